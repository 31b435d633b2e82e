import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { around, meet } from '$app/game/labels';
import type { Move } from '$app/lib/protocol';
import { flaw } from '$app/lib/shape';
import Board from './Board.svelte';
import { captionBoxes } from './captions';
import { cardsOf } from './cards';
import { cellName, centreOf, readCell, scatter, towards } from './geometry';
import { cellOf, movingTo, wondered } from './moves';
import { legsOf } from './paths';
import Seat from './Seat.svelte';
import Shared from './Shared.svelte';
import { SHAPES, type View } from './view';
import Words from './Words.svelte';

const VIEW: View = {
  game: 'gods', version: 1, options: {}, outcome: null, seats: 2, seat: 0, to_act: 0, rings: 6, turn: 3, seat_on_turn: 0, asked: 'turn', position: 'seats=2 ask=turn',
  meant: { up: '{god} up', left: '{god} left', god: '{god} up', 'own card': '{god} up', anything: 'place a1' },
  sides: [0, 1], acting: null, mover: null, struck: false, columns: 16, zones: ['c3', 'd3', 'e3', 'c4', 'd4', 'e4', 'c5', 'd5', 'e5'],
  gods: { zeus: 'b6', hera: 'd1', ares: 'a1' },
  tokens: { d4: 'lightning', b5: 'barrier' },
  reserve: { lightning: 5, barrier: 5, portal: 6, fertility: 6 },
  hands: [{ zeus: 1, hera: 1, ares: 0 }, { zeus: 1, hera: 0, ares: 1 }],
  discard: {},
};
const move = (text: string, name: string, facts: Record<string, unknown>, forecast: Record<string, unknown> | null = null): Move => ({ text, index: 0, name, facts, sentence: text, cost: null, forecast });
const step = (god: string, way: string, cell: string): Move => move(`${god} ${way}`, 'move-god', { god, way }, { god, cell });
const moves = [step('zeus', 'up', 'summit'), step('zeus', 'left', 'a6'), step('hera', 'up', 'd2'), step('hera', 'right', 'e1')];
const quiet = {
  moves, events: [], foreseen: null, last: [], recalled: [], shown: null, selection: null, say: (name: string) => name, motion: false, patterns: false,
  onconsider: () => {}, onchoose: () => {}, onwonder: () => {}, ruleLink: (rule: string) => `#/rules/gods?rule=${rule}`,
};

function shown(component: unknown, props: Record<string, unknown>): { target: HTMLElement; end: () => void } {
  const target = document.createElement('div');
  document.body.append(target);
  const made = mount(component as never, { target, props: { ...quiet, view: VIEW, ...props } as never });
  flushSync();
  return { target, end: () => void unmount(made) };
}

const press = (target: HTMLElement, cell: string): void => {
  target.querySelector(`[data-cell="${cell}"]`)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

test('names on the mountain cover no god, no token and no other name; almost all have room', () => {
  const chance = scatter(7);
  const cell = (): string => cellName({ column: Math.floor(chance() * 16), ring: 1 + Math.floor(chance() * 6) });
  let named = 0;
  for (let i = 0; i < 60; i++) {
    const cells = [...new Set(Array.from({ length: 30 }, cell))];
    const gods = Object.fromEntries(['zeus', 'hera', 'poseidon', 'demeter', 'athena', 'ares', 'aphrodite', 'hades'].map((god, at) => [god, cells[at]!]));
    const tokens = Object.fromEntries(cells.slice(8, 18).map((at) => [at, 'barrier']));

    const names = captionBoxes({ ...VIEW, gods, tokens }, (god) => god, 17);

    const pieces = cells.slice(0, 18).map((at) => centreOf(at, 6)!).map(({ x, y }) => around(x, y, 36, 36));
    const boxes = [...names.values()];
    expect(boxes.filter((box, at) => [...pieces, ...boxes.slice(0, at)].some((other) => meet(box, other)))).toEqual([]);
    named += names.size;
  }
  expect(named / (60 * 8)).toBeGreaterThan(0.9);
});

describe('where things are', () => {
  test('rings are closed and above the last is the summit', () => {
    expect([towards('a1', 'left', 6), towards('p3', 'right', 6), towards('c6', 'up', 6)]).toEqual(['p1', 'a3', 'summit']);
  });

  test('every cell has its own place', () => {
    const spots = new Set(Array.from({ length: 96 }, (_, i) => JSON.stringify(centreOf(cellName({ column: i % 16, ring: Math.floor(i / 16) + 1 }), 6))));

    expect(spots.size).toBe(96);
    expect(readCell('z9', 6)).toBeNull();
  });

  test('the view is as its type says', () => {
    expect(flaw(VIEW, 'View', SHAPES)).toBeNull();
    expect(flaw({ ...VIEW, gods: { zeus: 7 } }, 'View', SHAPES)).toBe('View.gods.zeus');
  });
});

describe('choices', () => {
  test('an offered step leads to the cell it foretells; an arrow means the god picked, or the one that must go on', () => {
    const onward = move('up', 'move-step', { way: 'up' }, { god: 'zeus', cell: 'b4' });

    expect([...moves, onward].map(cellOf)).toEqual(['summit', 'a6', 'd2', 'e1', 'b4']);
    expect([movingTo('up', 'hera', moves)?.text, movingTo('up', null, [...moves, onward])?.text, movingTo('left', 'hera', moves)]).toEqual(['hera up', 'up', undefined]);
  });

  test('tapping a dead thing asks about the move that the view says it means', () => {
    expect(wondered('b5', null, { ...VIEW, meant: { cell: 'place {cell}' } })).toBe('place b5');
    expect(wondered('summit', null, { ...VIEW, meant: { cell: 'place {cell}' } })).toBeNull();
    expect(wondered('a1', null, VIEW)).toBe('ares up');
    expect(wondered('c1', 'hera', VIEW)).toBe('hera left');
    expect(wondered('c1', null, { ...VIEW, meant: { left: 'left' }, mover: 'hera' })).toBe('left');
    expect(wondered('h3', null, VIEW)).toBe('place a1');
    expect(wondered('h3', 'hera', VIEW)).toBeNull();
  });

  test('the card of another seat is a choice only when Hera asks', () => {
    const weaken = move('weaken ares', 'move-weaken', { god: 'ares' }, { owners: [1] });

    expect(cardsOf(VIEW, 1, [weaken]).filter((card) => card.move).map((card) => card.god)).toEqual(['ares']);
    expect(cardsOf(VIEW, 0, [weaken]).some((card) => card.move)).toBe(false);
  });
});

test('a god is picked, then a cell: the move is chosen', () => {
  const onchoose = vi.fn();
  const { target, end } = shown(Board, { onchoose });

  press(target, 'b6');
  press(target, 'summit');

  expect(onchoose).toHaveBeenCalledWith('zeus up');
  end();
});

test('a god who can only stay is picked by the first press and stays by the second', () => {
  const onchoose = vi.fn();
  const { target, end } = shown(Board, { onchoose, moves: [step('ares', 'stay', 'a1'), ...moves] });

  target.querySelector('[data-cell="a1"]')!.dispatchEvent(new Event('pointerenter'));
  press(target, 'a1');
  expect(onchoose).not.toHaveBeenCalled();
  press(target, 'a1');

  expect(onchoose).toHaveBeenCalledWith('ares stay');
  end();
});

test('what the guide shows is picked', () => {
  const { target, end } = shown(Board, { shown: moves[2] });

  expect(target.querySelector('[data-cell="d2"]')!.getAttribute('data-move')).toBe('hera up');
  end();
});

test('everything on the mountain says what it is', () => {
  const { target, end } = shown(Board, {});
  const title = (cell: string): string | undefined => target.querySelector(`[data-cell="${cell}"] title`)?.textContent;

  expect([title('d4'), title('b6'), title('summit')]).toEqual(['lightning: token-lightning', 'zeus: power-zeus', 'summit-words']);
  expect([title('c3'), title('h1')]).toEqual(['board-in-zone: token-lightning', undefined]);
  end();
});

test('a god without a choice asks why', () => {
  const onwonder = vi.fn();
  const { target, end } = shown(Board, { onwonder });

  press(target, 'a1');

  expect(onwonder).toHaveBeenCalledWith('ares up');
  end();
});

test('a weak card asks why, a strong one picks its god', () => {
  const onwonder = vi.fn();
  const { target, end } = shown(Seat, { seat: 0, onwonder });
  const cards = [...target.querySelectorAll('button')];

  cards[5]!.click();
  cards[0]!.click();
  flushSync();

  expect(onwonder).toHaveBeenCalledTimes(1);
  expect(cards[0]!.getAttribute('aria-pressed')).toBe('true');
  end();
});

test('the power of the god picked is told with its rule', () => {
  const { target, end } = shown(Shared, { selection: 'hera' });
  const link = target.querySelector('.now a')!;

  expect(target.querySelector('.now')!.textContent).toContain('power-hera');
  expect([link.textContent, link.getAttribute('href')]).toEqual(['G5.3', '#/rules/gods?rule=G5.3']);
  end();
});

test('with four players the words tell partner, opponents and the discard pile', () => {
  const view = { ...VIEW, seats: 4, sides: [0, 1, 0, 1], hands: [{ zeus: 1 }, { hera: 1 }, { ares: 2 }, {}], discard: { hades: 2 } };
  const { target, end } = shown(Words, { view, names: ['A', 'B', 'C', 'D'] });
  const terms = [...target.querySelectorAll('dt')].map((term) => term.textContent);

  expect(terms.slice(-5)).toEqual(['A', 'B, seat-opponent', 'C, seat-partner', 'D, seat-opponent', 'discard-name']);
  expect([...target.querySelectorAll('dd')].at(-1)!.textContent).toBe('hades ×2');
  end();
});

test('with stronger patterns zones are hatched and gods named', () => {
  const { target, end } = shown(Board, { patterns: true });

  expect(target.querySelector('[fill="url(#zone-hatch)"]')).not.toBeNull();
  expect([...target.querySelectorAll('.name')].map((name) => name.textContent)).toEqual(['zeu', 'her', 'are']);
  end();
});

test('pieces take the way that was told', () => {
  const legs = legsOf([
    { name: 'god-stepped', facts: { god: 'zeus', origin: 'a1', cell: 'a2' }, sentence: '' },
    { name: 'portals-used', facts: { god: 'zeus', origin: 'a2', cell: 'k4' }, sentence: '' },
    { name: 'card-spent', facts: {}, sentence: '' },
  ]);

  expect(legs.map((leg) => [leg.from, leg.to, leg.portal])).toEqual([['a1', 'a2', false], ['a2', 'k4', true]]);
});
