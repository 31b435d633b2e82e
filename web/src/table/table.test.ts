import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import Choices from './Choices.svelte';
import End from './End.svelte';
import Lists from './Lists.svelte';
import { loneMove } from './lone';
import type { SeatInfo } from './model';
import Recap from './Recap.svelte';
import { linesOf, readUpdate } from './reading';
import { hurts } from './recap';

describe('messages of the server', () => {
  test.each([{}, { view: 5, moves: 'x', seats: [null], entries: [1, {}], undo: 3, asked: [] }, { status: 'odd', to_act: 'me', scores: [null] }])(
    'an odd one is read without harm',
    (message) => {
      const update = readUpdate(message);

      expect(update.status).toBe('waiting');
      expect(update.offers).toEqual([]);
    },
  );

  test('an act becomes its own line and one for each thing that happened', () => {
    const [entry] = readUpdate({
      entries: [{ number: 4, at: 1, kind: 'played', seat: 1, sentence: '', events: [{ name: 'stepped', facts: {}, sentence: 'A step.' }, { sentence: '' }] }],
    }).entries;

    expect(linesOf(entry!).map((line) => line.happening.sentence)).toEqual(['A step.']);
  });

  test('a price is kept in its parts', () => {
    const update = readUpdate({ moves: [{ move: 'a', sentence: 'A', cost: [['land', 1], ['sea', 2], 'odd'] }] });

    expect(update.offers[0]!.cost).toEqual([['land', 1], ['sea', 2]]);
  });
});

function shown(component: Parameters<typeof mount>[0], props: Record<string, unknown>): { target: HTMLElement; end: () => void } {
  const target = document.createElement('div');
  document.body.append(target);
  const made = mount(component, { target, props });
  flushSync();
  return { target, end: () => void unmount(made) };
}

const offer = (text: string): { text: string; sentence: string } => ({ text, sentence: `Do ${text}` });

test('a few choices are buttons, and pressing one chooses it', () => {
  const onchoose = vi.fn();
  const { target, end } = shown(Choices as never, { offers: [offer('up'), offer('left')], selection: null, onconsider: () => {}, onchoose });
  const buttons = target.querySelectorAll('button');

  buttons[1]!.click();

  expect(buttons).toHaveLength(2);
  expect(onchoose).toHaveBeenCalledWith('left');
  end();
});

test('many choices wait behind a line; those of what is picked are shown', () => {
  const offers = Array.from({ length: 9 }, (_, i) => offer(`piece${i} up`));
  const { target, end } = shown(Choices as never, { offers, selection: 'piece3', onconsider: () => {}, onchoose: () => {} });

  expect([...target.querySelectorAll('.sentence')].map((each) => each.textContent)).toEqual(['Do piece3 up']);
  expect(target.querySelector('button')!.dataset.key).toBe('1');
  expect(target.querySelector('summary')).not.toBeNull();
  end();
});

test('choices the game draws wait behind the line, however few', () => {
  const { target, end } = shown(Choices as never, { offers: [offer('up')], selection: null, areDrawn: true, onconsider: () => {}, onchoose: () => {} });

  expect([target.querySelector('button'), target.querySelector('summary') === null]).toEqual([null, false]);
  end();
});

describe('a lone choice', () => {
  const seat = (kind: SeatInfo['kind'], isMine = false): SeatInfo => ({ name: '', kind, level: null, isMine, isAway: false, hasStandIn: false, deadline: null });
  const [me, bot, person] = [seat('person', true), seat('bot'), seat('person')];

  test('is made for the reader, a decision never', () => {
    expect(loneMove([offer('wait')], [me, person], false)).toBe('wait');
    expect(loneMove([offer('pay'), offer('card star')], [me, bot], false)).toBeNull();
    expect(loneMove([], [me, bot], false)).toBeNull();
  });

  test('that would betray a hand by its haste is made among bots only', () => {
    expect(loneMove([offer('pay')], [me, bot], true)).toBe('pay');
    expect(loneMove([offer('pay')], [me, bot, person], true)).toBeNull();
  });
});

describe('since the last turn', () => {
  const line = (id: string, name: string, facts: Record<string, unknown>): never =>
    ({ id, at: 1, seat: 1, isMove: true, happening: { name, facts, sentence: `${id} happened` } }) as never;

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

test('the score sheet keeps the order of its items, whoever has them, and leaves out what nobody has', () => {
  const sheets = [{ prestige: 0, wonders: 0, keres: -2, cards: 0 }, { prestige: 3, wonders: 8, keres: 0, cards: 0 }];
  const table = { view: {}, scores: [-2, 11], outcome: [-1, 1], seats: [], log: [], game: 'none', nextTable: '', seed: '', id: '1' };
  const { target, end } = shown(End as never, { table, names: ['Ada', 'Bo'], drawing: { scoreSheet: () => sheets } });
  const rows = [...target.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));

  expect(rows.slice(0, -1)).toEqual([['prestige', '3', '0'], ['wonders', '8', '0'], ['keres', '0', '−2']]);
  end();
});

test('a game without a drawing is shown as lists', () => {
  const { target, end } = shown(Lists as never, { view: { to_act: 1, hands: [{ a: 2 }], none: null } });

  expect(target.textContent).toContain('to act');
  expect(target.textContent).toContain('2');
  end();
});
