import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import Board from './Board.svelte';
import { readCards } from './cards';
import { readChoices, wondered } from './choices';
import { cellName, centreOf, readCell, towards, zoneOf } from './geometry';
import { readLegs } from './paths';
import Seat from './Seat.svelte';
import Shared from './Shared.svelte';
import { readSight } from './sight';
import Words from './Words.svelte';

const VIEW = {
  game: 'gods', seats: 2, seat: 0, to_act: 0, rings: 6, turn: 3, asked: 'turn', position: 'seats=2 ask=turn',
  gods: { zeus: 'b6', hera: 'd1', ares: 'a1' },
  tokens: { d4: 'lightning', b5: 'barrier' },
  reserve: { lightning: 5, barrier: 5, portal: 6, fertility: 6 },
  hands: [{ zeus: 1, hera: 1, ares: 0 }, { zeus: 1, hera: 0, ares: 1 }],
  discard: {},
};
const offers = ['zeus up', 'zeus left', 'hera up', 'hera right'].map((text) => ({ text, sentence: text }));
const quiet = {
  offers, happenings: [], foresight: null, recalled: null, selection: null, say: (name: string) => name, motion: false, patterns: false,
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

describe('where things are', () => {
  test('rings are closed and above the last is the summit', () => {
    expect([towards('a1', 'left', 6), towards('p3', 'right', 6), towards('c6', 'up', 6)]).toEqual(['p1', 'a3', 'summit']);
  });

  test('every cell has its own place', () => {
    const spots = new Set(Array.from({ length: 96 }, (_, i) => JSON.stringify(centreOf(cellName({ column: i % 16, ring: Math.floor(i / 16) + 1 }), 6))));

    expect(spots.size).toBe(96);
    expect(readCell('z9', 6)).toBeNull();
  });

  test('a zone reaches over the seam of a ring', () => {
    expect(zoneOf('p3', { a3: 'lightning' }, 6)).toBe(true);
    expect(zoneOf('n3', { a3: 'lightning' }, 6)).toBe(false);
  });
});

describe('choices', () => {
  test('an offered step leads to a cell; nothing else is a choice', () => {
    const choices = readChoices(offers, readSight(VIEW));

    expect(choices.map((choice) => choice.cell)).toEqual(['summit', 'a6', 'd2', 'e1']);
  });

  test('tapping a dead thing asks about the move it would mean', () => {
    const sight = readSight(VIEW);

    expect(wondered('b5', null, { ...sight, asked: 'place' })).toBe('place b5');
    expect(wondered('a1', null, sight)).toBe('ares up');
    expect(wondered('c1', 'hera', sight)).toBe('hera left');
    expect(wondered('h3', null, sight)).toBe('place a1');
    expect(wondered('h3', 'hera', sight)).toBeNull();
  });

  test('the card of another seat is a choice only when Hera asks', () => {
    const sight = readSight({ ...VIEW, asked: 'weaken' });

    expect(readCards(sight, 1, [{ text: 'weaken ares', sentence: '' }]).filter((card) => card.move).map((card) => card.god)).toEqual(['ares']);
    expect(readCards(sight, 0, [{ text: 'weaken ares', sentence: '' }]).some((card) => card.move)).toBe(false);
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
  const { target, end } = shown(Board, { onchoose, offers: [{ text: 'ares stay', sentence: 'stay' }, ...offers] });

  target.querySelector('[data-cell="a1"]')!.dispatchEvent(new Event('pointerenter'));
  press(target, 'a1');
  expect(onchoose).not.toHaveBeenCalled();
  press(target, 'a1');

  expect(onchoose).toHaveBeenCalledWith('ares stay');
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
  const view = { ...VIEW, seats: 4, hands: [{ zeus: 1 }, { hera: 1 }, { ares: 2 }, {}], discard: { hades: 2 } };
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

test.each([{}, { gods: 7, tokens: { zz: 'odd' }, hands: 'x', rings: 'many' }])('an odd view is drawn without harm', (view) => {
  const { target, end } = shown(Board, { view, offers: [{ text: '', sentence: '' }] });

  expect(target.querySelectorAll('[data-cell]').length).toBe(97);
  end();
});

test('pieces take the way that was told', () => {
  const legs = readLegs([
    { name: 'god-stepped', facts: { god: 'zeus', origin: 'a1', cell: 'a2' }, sentence: '' },
    { name: 'portals-used', facts: { god: 'zeus', origin: 'a2', cell: 'k4' }, sentence: '' },
    { name: 'card-spent', facts: {}, sentence: '' },
  ]);

  expect(legs.map((leg) => [leg.from, leg.to, leg.portal])).toEqual([['a1', 'a2', false], ['a2', 'k4', true]]);
});
