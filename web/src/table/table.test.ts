import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import type { Entry, Move, SeatState, Turn } from '$app/lib/protocol';
import Choices from './Choices.svelte';
import { decisive, isPromised, turningPoint } from './course';
import { Draft } from './draft.svelte';
import End from './End.svelte';
import type { LiveTable } from './live.svelte';
import { type LogLine, chaptersOf, lastTurn, linesOf } from './log';
import { onlyMove } from './only';
import Plain from './Plain.svelte';
import Recap from './Recap.svelte';
import { hurts } from './recap';

describe('messages of the server', () => {
  test('an act becomes its own line and one for each thing that happened', () => {
    const step = { name: 'stepped', facts: {}, sentence: 'A step.' };
    const entry: Entry = { number: 4, at: 1, kind: 'played', seat: 1, sentence: '', events: [step, { ...step, sentence: '' }] };

    expect(linesOf(entry).map((line) => line.event.sentence)).toEqual(['A step.']);
    expect(linesOf({ ...entry, sentence: 'Somebody sat.' }).map((line) => line.id)).toEqual(['4.0', '4.1']);
  });
});

function shown(component: Parameters<typeof mount>[0], props: Record<string, unknown>): { target: HTMLElement; end: () => void } {
  const target = document.createElement('div');
  document.body.append(target);
  const made = mount(component, { target, props });
  flushSync();
  return { target, end: () => void unmount(made) };
}

const move = (text: string, facts: Record<string, unknown> = {}): Move => ({ text, index: 0, name: 'move', facts, sentence: `Do ${text}`, cost: null, forecast: null });

test('a few choices are buttons, and pressing one chooses it', () => {
  const onchoose = vi.fn();
  const { target, end } = shown(Choices as never, { moves: [move('up'), move('left')], selection: null, onconsider: () => {}, onchoose });
  const buttons = target.querySelectorAll('button');

  buttons[1]!.click();

  expect(buttons).toHaveLength(2);
  expect(onchoose).toHaveBeenCalledWith('left');
  end();
});

test('many choices wait behind a line; those of what is picked are shown', () => {
  const moves = Array.from({ length: 9 }, (_, i) => move(`piece${i} up`, { piece: `piece${i}` }));
  const { target, end } = shown(Choices as never, { moves, selection: 'piece3', onconsider: () => {}, onchoose: () => {} });

  expect([...target.querySelectorAll('.sentence')].map((each) => each.textContent)).toEqual(['Do piece3 up']);
  expect(target.querySelector('button')!.dataset.key).toBe('1');
  expect(target.querySelector('summary')).not.toBeNull();
  end();
});

test('choices the game draws wait behind the line, however few', () => {
  const { target, end } = shown(Choices as never, { moves: [move('up')], selection: null, areDrawn: true, onconsider: () => {}, onchoose: () => {} });

  expect([target.querySelector('button'), target.querySelector('summary') === null]).toEqual([null, false]);
  end();
});

describe('an answer without alternative', () => {
  const seat = (kind: SeatState['kind'], yours = false): SeatState => ({ name: '', kind, level: null, yours, present: true, stands_in: false, resigned: false, reserve: null, hints: 0, warnings: 0, style: '' });
  const [me, bot, person] = [seat('person', true), seat('bot'), seat('person')];

  test('is given for the reader, a decision never', () => {
    expect(onlyMove([move('wait')], [me, person], false)).toEqual({ move: 'wait', pauseMs: 0 });
    expect(onlyMove([move('pay'), move('card star')], [me, bot], false)).toBeNull();
    expect(onlyMove([], [me, bot], false)).toBeNull();
  });

  test('that would betray a hand by its haste takes as long as a choice, except among bots', () => {
    expect(onlyMove([move('pay')], [me, bot], true)?.pauseMs).toBe(0);
    expect([0, 0.5, 1].map((chance) => onlyMove([move('pay')], [me, bot, person], true, chance)?.pauseMs)).toEqual([1500, 3250, 5000]);
  });
});

test('what was chosen of a set-up is there again when the page was loaded anew, until the table goes on', async () => {
  const at = (ply: number) => (): LiveTable =>
    ({ id: 'a', ply, draft: (moves: string[]) => Promise.resolve({ ply, made: moves.map((text) => ({ text })), waiting: [] }) }) as unknown as LiveTable;
  await new Draft(at(3)).toggle('condemn epirus');
  const [again, later] = [new Draft(at(3)), new Draft(at(4))];

  await Promise.all([again.resume(), later.resume()]);

  expect(again.made.map((move) => move.text)).toEqual(['condemn epirus']);
  expect(later.made).toEqual([]);
});

test('what the last to move did stays marked, unless it was the reader', () => {
  const line = (id: string, seat: number, isMove = true): LogLine => ({ id, at: 1, seat, isMove, event: { name: id, facts: {}, sentence: id } });
  const lines = [line('mine', 0), line('sat', 1, false), line('step', 1), line('place', 1)];

  expect(lastTurn(lines, [0]).map((event) => event.name)).toEqual(['step', 'place']);
  expect([lastTurn(lines, [1]), lastTurn(lines.slice(0, 2), [0]), lastTurn([], [0])]).toEqual([[], [], []]);
});

test('the log folds the set-up into one chapter and tells the rest action by action', () => {
  const line = (id: string, seat: number | null, name: string, isMove = true, facts = {}): LogLine => ({ id, at: 1, seat, isMove, event: { name, facts, sentence: id } });
  const lines = [
    line('sits', 0, 'sat', false), line('closes', 1, 'closed'), line('first', 1, 'began', true, { seat: 0 }), // told by the move before
    line('takes', 0, 'taken'), line('pays', 0, 'paid'), line('again', 0, 'began', true, { seat: 0 }), line('builds', 0, 'built'), line('speaks', null, 'asked', false), line('ends', 0, 'ended'),
  ];
  const told = chaptersOf(lines, { setUp: ['closed'], begins: ['began'] }).map(({ kind, seat, lines: own }) => [kind, seat, own.map((each) => each.id).join(' ')]);

  expect(told).toEqual([['set-up', null, 'sits closes'], ['action', 0, 'first takes pays'], ['action', 0, 'again builds'], ['line', null, 'speaks'], ['action', 0, 'ends']]);
  expect(chaptersOf([])).toEqual([]);
});

describe('since the last turn', () => {
  const line = (id: string, name: string, facts: Record<string, unknown>): never =>
    ({ id, at: 1, seat: 1, isMove: true, event: { name, facts, sentence: `${id} happened` } }) as never;

  test('what another does to what is mine hurts; what I do, or what nobody owns, does not', () => {
    expect(hurts(line('a', 'card-weakened', { seat: 1, owner: 0 }), [0])).toBe(true);
    expect(hurts(line('a', 'card-weakened', { seat: 0, owner: 0 }), [0])).toBe(false);
    expect(hurts(line('a', 'god-stepped', { seat: 1 }), [0])).toBe(false);
    expect(hurts(line('a', 'plague', { seat: [2, 0] }), [0], ['plague'])).toBe(true);
    expect(hurts(line('a', 'plague', { seat: [2] }), [0], ['plague'])).toBe(false);
  });

  test('what hurt is told first', () => {
    const lines = [line('step', 'god-stepped', { seat: 1 }), line('loss', 'card-weakened', { seat: 1, owner: 0 })];
    const { target, end } = shown(Recap as never, { lines, seats: [0], onpoint: () => {} });

    expect([...target.querySelectorAll('li')].map((each) => each.textContent?.trim())).toEqual(['loss happened', 'step happened']);
    end();
  });
});

describe('how a finished game went', () => {
  const turn = (ply: number, ...scores: number[]): Turn => ({ ply, seat: ply % 2, scores });

  test('it turned where the winner went ahead for good', () => {
    const turns = [turn(1, 2, 0), turn(2, 2, 3), turn(3, 5, 3), turn(4, 5, 5), turn(5, 9, 5)];

    expect(turningPoint(turns, 0)).toBe(turns[4]);
    expect(turningPoint(turns.slice(0, 1), 0)).toBeNull();
    expect(turningPoint([turn(1, 2, 0), turn(2, 3, 0)], 0)).toBeNull();
  });

  test('what decided it is where the winner had most more than the second', () => {
    const sheets = [{ wonders: 10, prestige: 2 }, { wonders: 0, prestige: 9 }];

    expect(decisive(sheets, 0, 1)).toEqual(['wonders', 10]);
    expect(decisive([{ a: 1 }, { a: 1 }], 0, 1)).toBeNull();
  });

  test('the seed is checked against the hash that was published before', async () => {
    const hash = 'eacb46bf1474a58a49e9ac92e747c6d0fe78e9318cc23b3361cec1fc3d6bffd0'; // of the seed 7, as records have it

    expect(await isPromised('7', hash)).toBe(true);
    expect(await isPromised('8', hash)).toBe(false);
  });
});

test('the score sheet keeps the order of its items, whoever has them, and leaves out what nobody has', () => {
  const sheets = [{ prestige: 0, wonders: 0, keres: -2, cards: 0 }, { prestige: 3, wonders: 8, keres: 0, cards: 0 }];
  const table = { view: {}, scores: [-2, 11], outcome: [-1, 1], seats: [], log: [], game: 'none', nextTable: '', seed: '', id: '1' };
  const { target, end } = shown(End as never, { table, names: ['Ada', 'Bo'], drawing: { scoreSheet: () => sheets } });
  const rows = [...target.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));

  expect(rows.slice(0, -1)).toEqual([['prestige', '3', '0'], ['wonders', '8', '0'], ['keres', '0', '−2']]);
  end();
});

test('a game without a drawing is shown in sentences and figures', () => {
  const view = { game: 'toy', version: 1, seats: 2, seat: 0, options: {}, to_act: 1, outcome: null, tricks: [3, 4], round_number: 2, trumps: null };
  const line = { id: '1.0', at: 1, seat: 1, isMove: true, event: { name: 'led', facts: {}, sentence: 'Bo leads.' } };
  const { target, end } = shown(Plain as never, { view, names: ['Ada', 'Bo'], say: (name: string) => name, lines: [line] });

  expect([...target.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent?.trim()))).toEqual([['Ada', '3'], ['Bo', '4']]);
  expect(target.querySelector('.told')!.textContent).toContain('Bo leads.');
  expect(target.querySelector('dl')!.textContent).toMatch(/round number\s*2.*trumps\s*–/s);
  expect(target.textContent).not.toContain('version');
  end();
});
