import { FluentBundle, FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { meet } from '$app/game/labels';
import { keepPoint } from '$app/game/zoom';
import type { Event, Move } from '$app/lib/protocol';
import { flaw } from '$app/lib/shape';
import en from './locale/en.ftl?raw';
import fr from './locale/fr.ftl?raw';
import it from './locale/it.ftl?raw';
import ru from './locale/ru.ftl?raw';
import spokenEn from '../../words/locale/en.ftl?raw';
import spokenFr from '../../words/locale/fr.ftl?raw';
import spokenIt from '../../words/locale/it.ftl?raw';
import spokenRu from '../../words/locale/ru.ftl?raw';
import rules from '../../RULES.md?raw';
import { about } from './about';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { LANDS, SPACES, smooth, trackWay, wayPoints } from './chart';
import Development from './Development.svelte';
import Disc, { DISC_SHAPES } from './Disc.svelte';
import Glossary from './Glossary.svelte';
import { digestOf } from './digest';
import { EMBLEMS as TILE_EMBLEMS, breakable } from './discoveries';
import { EMBLEMS } from './gods';
import lesson from './lesson.json';
import { flowsOf, journeysOf } from './motion';
import { meantWay, waysByLand } from './moves';
import { placesFor } from './places';
import Seat from './Seat.svelte';
import Shared from './Shared.svelte';
import Tips from './Tips.svelte';
import { PRINTED, type Player, SHAPES, type Slot, type Territory, type View } from './view';
import { landWords } from './words';

const player = (more: Partial<Player>): Player => ({
  space: 0, passed: 0, ended: false, hourglasses: 0, prestige: 0, stock: 0, settlers: 1, swords: 0, symbols: 0, stars: 0, column_discs: [0, 0, 0, 0, 0],
  tokens: { stone: 1 }, cubes: { gold: 1 }, tiles: [], wonders: [], shows: [null, null], tile_resources: {}, gods: [], cards: 0, hand: null, points: {}, score: 0, ...more,
});
const land = (more: Partial<Territory>): Territory => ({
  region: 'north', resource: 'grain', star: false, atlantis: false, zeus: false, condemned: false, tribe: false, barbarians: false, owner: null, discs: [], ...more,
});
const VIEW: View = {
  game: 'olympos', version: 1, seats: 2, options: {}, outcome: null, seat: 0, to_act: 0, seat_on_turn: 0, last_turn: false, cost: 0, looked: 0, asked: 'turn', position: 'seats=2', tile: null,
  meant: { way: 'march {origin} {territory}', territory: 'settle north {territory}', card: 'card {card}' },
  track: { start: 0, cross: 85, line: [1, 0], order: [0, 1], points: [], zeus: [{ space: 15, double: false, left: 1 }, { space: 39, double: true, left: 2 }] },
  barbarian_swords: 1,
  territories: {
    epirus: land({ resource: 'stone', discs: [0], owner: 0 }),
    macedonia: land({ resource: 'wood', star: true, tribe: true }),
    thrace: land({ resource: 'grain', condemned: true }),
  },
  development: {
    slots: [
      { row: 1, column: 1, tile: 'medicine', brings: {}, left: 1, cost: [[1, 'stone'], [1, 'wood']], time: 7, lacking: [], bonuses: [{ bonus: 'settler', owner: null }, { bonus: 'hourglasses', owner: 1 }] },
      { row: 1, column: 2, tile: 'cavalry', brings: { hourglasses: 2 }, left: 1, cost: [[1, 'wood'], [1, 'gold']], time: 7, lacking: [[1, 'wood']], bonuses: [] },
    ],
    wonders: [{ wonder: 'stadium', column: 1, stars: 5, points: 10, owner: null, time: 7, had: 2 }],
  },
  players: [player({ hand: ['cube-grain', 'zeus'], cards: 2 }), player({ space: 13, gods: ['siren'] })],
  gods: { revealed: ['siren', 'ares'], hidden: Object.keys(PRINTED.gods).filter((god) => !['siren', 'ares'].includes(god)), current: 'siren', amounts: { ares: 2 } },
  pile: 9, discards: ['star'],
};
const move = (text: string, facts: Record<string, unknown>, cost: [string, number][] | null = null, forecast: Record<string, unknown> | null = null, name = `move-${text.split(' ')[0]}`): Move => ({
  text, index: 0, name, facts, sentence: text, cost, forecast,
});
const foretold = (space: number, way?: string[]): Record<string, unknown> => ({ space, hourglasses: 0, order: [0, 1], zeus_spaces: [], ...(way ? { way } : {}) });
const moves = [
  move('settle north macedonia', { origin: 'north', territory: 'macedonia' }, [['new-settler', 2], ['land', 1], ['combat', 2]], foretold(5, ['macedonia'])),
  move('march epirus macedonia', { origin: 'epirus', territory: 'macedonia' }, [['land', 1], ['combat', 2]], foretold(3, ['macedonia'])),
  move('discover medicine', { tile: 'medicine' }, [['discovery', 7]], foretold(7)),
];
const card = (verb: string, kind: string): Move => move(`${verb} ${kind}`, { card: `card-${kind}` });
const bonus = (space: number, given: string): Move => move(`bonus ${space}`, { bonus: `bonus-${given}`, space }, null, null, 'move-bonus-given');
const say = (name: string, facts: Record<string, string | number> = {}): string => (name === 'amount' ? `${facts.count} ${facts.resource}` : name);
const quiet = {
  moves, events: [], foreseen: null, last: [], recalled: [], shown: null, selection: null, names: ['Ada', 'Bo'], say, motion: false, patterns: false,
  onconsider: () => {}, onchoose: () => {}, onwonder: () => {}, ruleLink: (rule: string) => `#/rules/olympos?rule=${rule}`,
};
const happened = (name: string, facts: Record<string, unknown>): Event => ({ name, facts, sentence: '' });

function shown(component: unknown, props: Record<string, unknown> = {}): { target: HTMLElement; end: () => void } {
  const target = document.createElement('div');
  document.body.append(target);
  const made = mount(component as never, { target, props: { ...quiet, view: VIEW, ...props } as never });
  flushSync();
  return { target, end: () => (unmount(made), target.remove()) };
}

const press = (target: HTMLElement, selector: string): void => {
  target.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};

describe('the map', () => {
  test('a land pressed means a new settler; from a picked land, the settler there', () => {
    const ways = waysByLand(moves).get('macedonia')!;

    expect(meantWay(ways, null)?.text).toBe('settle north macedonia');
    expect(meantWay(ways, 'epirus')?.text).toBe('march epirus macedonia');
    expect(meantWay(ways, 'attica')).toBeUndefined();
  });

  test('pressing chooses what is offered, picks what can start, and asks about the rest', () => {
    const [onchoose, onwonder] = [vi.fn(), vi.fn()];
    const { target, end } = shown(Board, { onchoose, onwonder });

    press(target, '[data-land=epirus]');
    press(target, '[data-land=macedonia]');
    press(target, '[data-land=thrace]');

    expect(onchoose.mock.calls).toEqual([['march epirus macedonia']]);
    expect(onwonder.mock.calls).toEqual([['march epirus thrace']]);
    end();
  });

  test('pages stay where the reader turned them until there is a new question', () => {
    const { target, end } = shown(Board, { moves: moves.slice(0, 2) });

    press(target, '[role=tab]:last-child');

    expect(target.querySelector('.shelves')).not.toBeNull();
    end();
  });

  test('the view is as its type says, and what the guide shows is turned to', () => {
    expect(flaw(VIEW, 'View', SHAPES)).toBeNull();
    expect(flaw({ ...VIEW, players: [player({}), { space: 3 }] }, 'View', SHAPES)).toBe('View.players[1].cards');
    const { target, end } = shown(Board, { shown: moves[2] });

    expect(target.querySelector('.shelves [data-move="discover medicine"]')).not.toBeNull();
    end();
  });
});

test.each([['en', spokenEn], ['ru', spokenRu], ['fr', spokenFr], ['it', spokenIt]])('on a map of any size no name, price or stack covers another, in %s', (_, spoken) => {
  const nameOf = (land: string): string => new RegExp(`^${land} = (.+)$`, 'm').exec(spoken)![1]!;
  const starred = new Set(LANDS.filter((name) => SPACES[name]!.badge));
  for (const [names, grown, least] of [[1, 1, 32], [1.2, 1.1, 32], [1.33, 1.2, 32], [1.5, 1.25, 32], [1.6, 1.33, 30]] as const) {
    const places = placesFor(nameOf, { names, stacks: grown, prices: grown }, starred);
    const boxes = [...places.names, ...places.prices, ...places.stacks];

    const covered = boxes.flatMap(([land, box], i) => boxes.slice(0, i).flatMap(([other, there]) => (land !== other && meet(box, there) ? [`${land} ${other}`] : [])));
    expect(covered, `names ${names} times as large`).toEqual([]);
    expect(places.names.size).toBeGreaterThanOrEqual(least);
  }
});

describe('ways', () => {
  test('a way begins and ends where discs stand, and crosses the border', () => {
    const points = wayPoints(['epirus', 'macedonia']);

    expect([points[0], points.at(-1)].map((point) => [point!.x, point!.y])).toEqual([SPACES.epirus!.stack, SPACES.macedonia!.stack]);
    expect(points.length).toBe(3);
    expect(smooth(points)).toMatch(/^M.*C.*C/);
    expect(wayPoints(['nowhere', 'here'])).toEqual([]);
  });

  test('from the north one comes straight down', () => {
    const [start, border] = wayPoints(['north', 'thrace']);

    expect(start!.x).toBe(border!.x);
  });

  test('a disc goes along the track, never back', () => {
    expect(trackWay(20, 23).length).toBe(4);
    expect(trackWay(9, 4).length).toBe(1);
  });
});

describe('what happened', () => {
  test('settlers travel the way that was told', () => {
    expect(journeysOf([happened('settler-created', { seat: 0, origin: 'north', territory: 'attica', way: ['thrace', 'aegean', 'attica'] })])).toEqual([
      { territory: 'attica', way: ['north', 'thrace', 'aegean', 'attica'] },
    ]);
  });

  test('tokens flow from the loser, stars from the land, hourglasses to who was beaten', () => {
    const flows = flowsOf(
      [happened('territory-conquered', { seat: 1, owner: 0, territory: 'epirus', resource: 'stone' }), happened('star-won', { seat: 1, territory: 'epirus' }), happened('hourglasses-gained', { seat: 0, count: 1 })],
      VIEW,
    );

    expect(flows).toEqual([
      { sign: 'stone', from: 'seat:0:stone', to: 'seat:1:stone' },
      { sign: 'star', from: 'land:epirus', to: 'seat:1:star' },
      { sign: 'hourglass', from: 'land:epirus', to: 'seat:0:hourglass' },
    ]);
  });

  test('what a god gives comes from the god', () => {
    const flows = flowsOf([happened('zeus-space-reached', { seat: 0, space: 15 }), happened('god-revealed', { seat: 0, god: 'zeus' }), happened('prestige-gained', { seat: 1, count: 3 })], VIEW);

    expect(flows.map((flow) => [flow.from, flow.to])).toEqual([['space:15', 'god'], ['god', 'seat:1:prestige']]);
  });
});

describe('the shelves', () => {
  const show = (props: Record<string, unknown> = {}): { target: HTMLElement; end: () => void } => shown(Development, props);

  test('what can be had shows its price, the rest what is missing', () => {
    const { target, end } = show();
    const [medicine, cavalry, stadium] = [...target.querySelectorAll('.tile')];

    expect([medicine!.querySelector('b')?.textContent, medicine!.querySelector('.lacking')]).toEqual(['7', null]);
    expect(cavalry!.querySelector('.lacking')?.textContent).toBe('−1');
    expect([stadium!.querySelectorAll('.lit').length, stadium!.querySelector('.lacking')?.textContent]).toEqual([2, '−3']);
    end();
  });

  test('a bonus is taken where it is printed', () => {
    const onchoose = vi.fn();
    const { target, end } = show({ onchoose, moves: [bonus(1, 'settler')], view: { ...VIEW, asked: 'bonus', tile: 'medicine' } });

    press(target, '[data-move="bonus 1"]');

    expect(onchoose).toHaveBeenCalledWith('bonus 1');
    end();
  });
});

describe('answers as things', () => {
  const ask = (asked: string, moves: Move[], more: Partial<View> = {}): ReturnType<typeof shown> & { onchoose: ReturnType<typeof vi.fn> } => {
    const onchoose = vi.fn();
    return { ...shown(Choices, { onchoose, view: { ...VIEW, asked, ...more }, moves }), onchoose };
  };
  const names = (target: HTMLElement): (string | undefined)[] => [...target.querySelectorAll('li strong')].map((each) => each.textContent?.trim());

  test('cards are faces with their effect, and pressing one keeps it', () => {
    const { target, onchoose, end } = ask('keeping', [card('keep', 'most-grain'), card('keep', 'star')]);

    press(target, '[data-move="keep star"]');

    expect(names(target)).toEqual(['card-most-grain', 'card-star']);
    expect(target.querySelector('[data-move="keep star"]')?.getAttribute('aria-label')).toBe('keep star. destiny-star');
    expect(onchoose.mock.calls).toEqual([['keep star']]);
    end();
  });

  test('each has the number key that chooses it, cards before words', () => {
    const { target, end } = ask('paying', [move('pay', {}), card('card', 'star'), card('card', 'most-grain')]);

    expect([...target.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => [dataset.key, dataset.move])).toEqual([
      ['1', 'card star'], ['2', 'card most-grain'], ['3', 'pay'],
    ]);
    end();
  });

  test.each([
    ['spending', ['wood', 'stone'].map((last) => move(`pay grain grain ${last}`, { cubes: ['grain', 'grain', last] }, null, null, 'move-pay-cubes')), ['2 grain + 1 wood', '2 grain + 1 stone']],
    ['gaining', ['grain', 'gold'].map((resource) => move(`cube ${resource}`, { resource })), ['grain', 'gold']],
    ['choosing', ['stone', 'gold'].map((resource) => move(`tile ${resource}`, { resource })), ['medicine: stone', 'medicine: gold']],
    ['bonus', [bonus(1, 'settler'), bonus(2, 'hourglasses')], ['bonus-settler', 'bonus-hourglasses']],
    ['losing', ['epirus', 'macedonia'].map((territory) => move(`lose ${territory}`, { territory })), ['epirus', 'macedonia']],
  ])('%s', (asked, answers, expected) => {
    const { target, end } = ask(asked, answers, { tile: 'medicine' });

    expect(names(target)).toEqual(expected);
    expect([...target.querySelectorAll('li button')].map((each) => each.getAttribute('aria-label')?.split('. ')[0])).toEqual(answers.map((each) => each.text));
    end();
  });

  test('before paying, cards and the price; what is on the board is not repeated', () => {
    const paying = ask('paying', [move('pay', {}), card('card', 'plenty')], { cost: 6 });
    const turn = ask('turn', [...moves, move('build stadium', { wonder: 'stadium' })]);

    expect(paying.target.querySelector('.acts button')?.textContent).toContain('6');
    expect(turn.target.querySelector('button')).toBeNull();
    paying.end();
    turn.end();
  });
});

describe('tooltips', () => {
  const told = (name: string): NonNullable<ReturnType<typeof about>> => about(name, VIEW, [], (each) => each)!;

  test('words tell the figures of the view: what tiles bring, gods give and barbarians have', () => {
  const told = (name: string, facts: Record<string, string | number> = {}): string => [name, ...Object.values(facts)].join(' ');
  const linesOf = (name: string, view: View): string[] => about(name, view, [], told)?.lines ?? [];
  const [medicine, cavalry] = VIEW.development.slots as [Slot, Slot];
  const armed: View = {
    ...VIEW,
    barbarian_swords: 3,
    territories: { ...VIEW.territories, attica: land({ barbarians: true }) },
    development: { ...VIEW.development, slots: [{ ...medicine, tile: 'poetry' }, { ...cavalry, brings: { hourglasses: 4, points: 1 } }] },
    gods: { ...VIEW.gods, amounts: { ares: 5 } },
  };

  expect(linesOf('tile:cavalry', VIEW)[0]).toBe('brings-hourglasses 2; tile-cavalry');
  expect(linesOf('tile:cavalry', armed)[0]).toBe('brings-hourglasses 4; brings-points 1; tile-cavalry');
  expect(linesOf('tile:poetry', armed)[0]).toBe('brings-nothing');
  expect(linesOf('god:ares', armed)[0]).toBe('ares.does 5');
  expect(linesOf('land:attica', armed)).toContain('about-barbarians 3');
});

test('everything that can be pointed at names rules that exist', () => {
    const targets = [shown(Board), shown(Development), shown(Seat, { seat: 0 }), shown(Shared)];
    const things = [...document.querySelectorAll('[data-about]')].map((each) => each.getAttribute('data-about')!);
    const known = things.filter((name) => about(name, VIEW, [], (each) => each));
    const numbers = new Set([...known, ...Object.keys(EMBLEMS).map((god) => `god:${god}`)].flatMap((name) => told(name).rules));

    expect(things.filter((name) => !known.includes(name) && !name.startsWith('land:'))).toEqual([]);
    expect([...numbers].filter((number) => !rules.includes(`- ${number} `) && !rules.includes(`## ${number} `))).toEqual([]);
    targets.forEach((each) => each.end());
  });

  test('a land tells what stands on it', () => {
    expect(told('land:macedonia').rules).toEqual(['O2.5', 'O4.6', 'O4.5']);
    expect(told('land:thrace').lines).toEqual(['about-condemned']);
    expect(told('land:epirus').rules).toContain('O4.7');
  });

  test('a land tells by name who holds it', () => {
    const watched = { ...VIEW, seat: null };
    const names = ['Ada', 'Bo'];
    const say = (name: string, facts: Record<string, string | number> = {}): string => [name, facts.name ?? ''].join(' ').trim();

    expect(about('land:epirus', watched, names, say)!.lines[0]).toBe('is-held Ada');
    expect(landWords('epirus', watched, names, null, say)).toContain('is-held Ada');
    expect(landWords('epirus', VIEW, names, null, say)).toContain('is-yours');
  });

  test('a touch shows the words with links to the rules, Escape puts them away', async () => {
    const { target, end } = shown(Tips);
    const thing = document.createElement('b');
    thing.setAttribute('data-about', 'god:siren');
    target.append(thing);

    thing.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    await Promise.resolve();
    flushSync();

    expect([...target.querySelectorAll('.tip a')].map((link) => link.getAttribute('href'))).toEqual(['#/rules/olympos?rule=O9.5', '#/rules/olympos?rule=O9.2']);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(target.querySelector('.tip')).toBeNull();
    end();
  });

  test('what everything does stands in one list, each line with its rule', () => {
    const { target, end } = shown(Glossary);

    target.querySelector('details')!.open = true;
    target.querySelector('details')!.dispatchEvent(new Event('toggle'));
    flushSync();

    expect([...target.querySelectorAll('li')].filter((line) => !line.querySelector('a'))).toEqual([]);
    expect(target.querySelectorAll('li').length).toBeGreaterThan(25);
    end();
  });
});

test('with patterns no two seats have the same shape, and lands are told apart without colour', () => {
  const shapes = [null, 0, 1, 2, 3, 4].map((owner) => {
    const { target, end } = shown(Disc, { owner, patterns: true });
    const d = target.querySelector('path')?.getAttribute('d');
    end();
    return d;
  });
  const [plain, bold] = [false, true].map((patterns) => {
    const { target, end } = shown(Board, { patterns });
    const found = target.querySelectorAll('pattern[id*=bold]').length;
    end();
    return found;
  });

  expect(new Set(shapes).size).toBe(6);
  expect(shapes.slice(1)).toEqual(DISC_SHAPES);
  expect([plain, bold]).toEqual([0, 4]);
});

test('an action is told in few words: where, what it brought its seat, what it cost', () => {
  const event = (name: string, facts: Record<string, unknown>): never => ({ name, facts, sentence: name }) as never;
  const events = [
    event('turn-began', { seat: 0 }), event('settler-created', { seat: 0 }), event('territory-conquered', { seat: 0, owner: 1, territory: 'macedonia', resource: 'wood' }),
    event('hourglasses-gained', { seat: 1, count: 1 }), event('star-won', { seat: 0 }), event('action-paid', { seat: 0, cost: 5 }),
  ];

  expect(digestOf(events, 0)).toMatchObject({ land: 'macedonia', from: 1, gains: [{ sign: 'wood', count: 1 }, { sign: 'star', count: 1 }], cost: 5 });
  expect(digestOf([event('turn-began', { seat: 0 })], 0)).toBeNull();
});

test('every discovery has an emblem, and long names may be broken where a syllable ends', () => {
  expect(Object.keys(PRINTED.rules).flatMap((name) => (name.startsWith('tile:') ? [name.slice(5)] : [])).filter((tile) => !TILE_EMBLEMS[tile])).toEqual([]);
  expect(['Hoplites', 'Cartography', 'Cavalry', 'Архитектура', 'Сельское хозяйство'].map((name) => breakable(name).replaceAll('\u00ad', '-'))).toEqual(['Hoplites', 'Car-to-graphy', 'Cavalry', 'Архи-тек-тура', 'Сельское хозяй-ство']);
});

test('a card in hand is played if it can be, else it asks why; a god that goes on acting is named', () => {
  const [onchoose, onwonder] = [vi.fn(), vi.fn()];
  const { target, end } = shown(Seat, { seat: 0, onchoose, onwonder, moves: [move('zeus', {}), move('no zeus', {}, null, null, 'move-no-zeus')] });
  const other = shown(Seat, { seat: 1 });

  press(target, '.hand li:first-child button');
  press(target, '.hand li:last-child button');

  expect([onwonder.mock.calls, onchoose.mock.calls]).toEqual([[['card cube-grain']], [['zeus']]]);
  expect(other.target.querySelector('.made')?.textContent).toContain('siren');
  end();
  other.end();
});

test('the gods revealed are shown, the others counted', () => {
  const { target, end } = shown(Shared);

  expect(target.querySelector('.current strong')?.textContent).toBe('siren');
  expect(target.querySelector('.hidden')?.textContent).toContain('8');
  end();
});

test('the point under the fingers stays there', () => {
  expect(keepPoint(40, 60, 2)).toBe(140);
  expect(keepPoint(0, 60, 0.5)).toBe(0);
});

test.each([
  ['ru', [spokenRu, ru], '1 зерно', '2 зерна', '5 любого ресурса', 'звёзд звезда звезды звёзд'],
  ['fr', [fr], '1 céréale', '2 céréales', '5 d’une ressource au choix', 'étoile étoile étoiles étoiles'],
])('amounts are declined: %s', (tongue, files, one, two, any, stars) => {
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  const told = (count: number, resource: string, name = 'amount'): string => bundle.formatPattern(bundle.getMessage(name)!.value!, { count, resource });

  expect([told(1, 'grain'), told(2, 'grain'), told(5, 'any')]).toEqual([one, two, any]);
  expect([0, 1, 2, 5].map((count) => told(count, '', 'short-star')).join(' ')).toBe(stars); // the word beside a figure
});

test('every language says the same, and every step of the lesson', () => {
  const names = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();

  expect([ru, fr, it].map(names)).toEqual([names(en), names(en), names(en)]);
  expect(lesson.steps.filter((step) => !names(en).includes(step.say))).toEqual([]);
});
