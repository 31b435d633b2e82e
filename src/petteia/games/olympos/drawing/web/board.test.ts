import { FluentBundle, FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import type { Happening, Offer } from '$app/game/contract';
import en from './locale/en.ftl?raw';
import fr from './locale/fr.ftl?raw';
import it from './locale/it.ftl?raw';
import ru from './locale/ru.ftl?raw';
import spokenRu from '../../words/locale/ru.ftl?raw';
import { meantWay, readReaches } from './actions';
import rules from '../../RULES.md?raw';
import { about } from './about';
import Board, { hidesChoices } from './Board.svelte';
import Choices from './Choices.svelte';
import { SPACES, smooth, trackWay, wayPoints } from './chart';
import Development from './Development.svelte';
import Disc, { DISC_SHAPES } from './Disc.svelte';
import Glossary from './Glossary.svelte';
import { GODS } from './gods';
import lesson from './lesson.json';
import { readFlows, readJourneys } from './motion';
import Seat from './Seat.svelte';
import Shared from './Shared.svelte';
import { godsLeft, readSight } from './sight';
import Tips from './Tips.svelte';
import { landWords } from './words';
import { keepPoint } from './zoom';

const player = (more: Record<string, unknown>): Record<string, unknown> => ({
  space: 0, passed: 0, tokens: { stone: 1 }, cubes: { gold: 1 }, tiles: [], wonders: [], shows: [null, null], cards: 0, hand: null, points: {}, ...more,
});
const VIEW = {
  game: 'olympos', seat: 0, to_act: 0, asked: 'turn', position: 'seats=2', tile: null,
  track: { cross: 85, line: [1, 0], points: [], zeus: [{ space: 15, double: false }, { space: 39, double: true }] },
  territories: {
    epirus: { resource: 'stone', discs: [0], owner: 0 },
    macedonia: { resource: 'wood', star: true, tribe: true, discs: [] },
    thrace: { resource: 'grain', condemned: true, discs: [] },
  },
  development: {
    slots: [
      { row: 1, column: 1, tile: 'medicine', left: 1, cost: [[1, 'stone'], [1, 'wood']], time: 7, lacking: [], bonuses: [{ bonus: 'settler', owner: null }, { bonus: 'hourglasses', owner: 1 }] },
      { row: 1, column: 2, tile: 'cavalry', left: 1, cost: [[1, 'wood'], [1, 'gold']], time: 7, lacking: [[1, 'wood']], bonuses: [] },
    ],
    wonders: [{ wonder: 'stadium', column: 1, stars: 5, points: 10, owner: null, time: 7, had: 2 }],
  },
  players: [player({ hand: ['cube-grain', 'zeus'], cards: 2 }), player({ space: 13 })],
  gods: { revealed: ['siren', 'ares'], current: 'siren', siren: [1] },
  pile: 9, discards: ['star'],
};
const offer = (text: string, cost?: [string, number][], forecast?: Record<string, unknown>): Offer => ({ text, sentence: text, ...(cost ? { cost } : {}), ...(forecast ? { forecast } : {}) });
const offers = [
  offer('settle north macedonia', [['new-settler', 2], ['land', 1], ['combat', 2]], { space: 5, hourglasses: 0, order: [0, 1], zeus_spaces: [], way: ['macedonia'] }),
  offer('march epirus macedonia', [['land', 1], ['combat', 2]], { space: 3, hourglasses: 0, order: [0, 1], zeus_spaces: [], way: ['macedonia'] }),
  offer('discover medicine', [['discovery', 7]], { space: 7, hourglasses: 0, order: [0, 1], zeus_spaces: [] }),
];
const say = (name: string, facts: Record<string, string | number> = {}): string => (name === 'amount' ? `${facts.count} ${facts.resource}` : name);
const quiet = {
  offers, happenings: [], foresight: null, recalled: null, selection: null, say, motion: false, patterns: false,
  onconsider: () => {}, onchoose: () => {}, onwonder: () => {}, ruleLink: (rule: string) => `#/rules/olympos?rule=${rule}`,
};
const happened = (name: string, facts: Record<string, unknown>): Happening => ({ name, facts, sentence: '' });

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
    const ways = readReaches(offers).get('macedonia')!;

    expect(meantWay(ways, null)?.offer.text).toBe('settle north macedonia');
    expect(meantWay(ways, 'epirus')?.offer.text).toBe('march epirus macedonia');
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
    const { target, end } = shown(Board, { offers: offers.slice(0, 2) });

    press(target, '[role=tab]:last-child');

    expect(target.querySelector('.shelves')).not.toBeNull();
    end();
  });

  test.each([{}, { territories: 7, players: 'x', development: { slots: [null] }, track: { zeus: 3 }, gods: [] }])('an odd view is drawn without harm', (view) => {
    const { target, end } = shown(Board, { view, offers: [offer('')] });

    expect(target.querySelectorAll('[data-land]').length).toBe(32);
    end();
  });
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
  const sight = readSight(VIEW);

  test('settlers travel the way that was told', () => {
    expect(readJourneys([happened('settler-created', { seat: 0, origin: 'north', territory: 'attica', way: ['thrace', 'aegean', 'attica'] })])).toEqual([
      { territory: 'attica', way: ['north', 'thrace', 'aegean', 'attica'] },
    ]);
  });

  test('tokens flow from the loser, stars from the land, hourglasses to who was beaten', () => {
    const flows = readFlows(
      [happened('territory-conquered', { seat: 1, owner: 0, territory: 'epirus', resource: 'stone' }), happened('star-won', { seat: 1, territory: 'epirus' }), happened('hourglasses-gained', { seat: 0, count: 1 })],
      sight,
    );

    expect(flows).toEqual([
      { sign: 'stone', from: 'seat:0:stone', to: 'seat:1:stone' },
      { sign: 'star', from: 'land:epirus', to: 'seat:1:star' },
      { sign: 'hourglass', from: 'land:epirus', to: 'seat:0:hourglass' },
    ]);
  });

  test('what a god gives comes from the god', () => {
    const flows = readFlows([happened('zeus-space-reached', { seat: 0, space: 15 }), happened('god-revealed', { seat: 0, god: 'zeus' }), happened('prestige-gained', { seat: 1, count: 3 })], sight);

    expect(flows.map((flow) => [flow.from, flow.to])).toEqual([['space:15', 'god'], ['god', 'seat:1:prestige']]);
  });

  test('a god lies by its Zeus space until the first comes, a second one until the last', () => {
    const passed = (...spaces: number[]): number[] => {
      const now = { ...sight, players: sight.players.map((each, seat) => ({ ...each, passed: spaces[seat]! })) };
      return [godsLeft(now, 0), godsLeft(now, 1)];
    };

    expect([passed(0, 0), passed(1, 0), passed(2, 1), passed(2, 2)]).toEqual([[1, 2], [0, 2], [0, 1], [0, 0]]);
  });
});

describe('the shelves', () => {
  const show = (props: Record<string, unknown> = {}, view: Record<string, unknown> = VIEW): { target: HTMLElement; end: () => void } => shown(Development, { sight: readSight(view), ...props });

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
    const { target, end } = show({ onchoose, offers: [offer('bonus 1')] }, { ...VIEW, asked: 'bonus', tile: 'medicine' });

    press(target, '[data-move="bonus 1"]');

    expect(onchoose).toHaveBeenCalledWith('bonus 1');
    end();
  });
});

describe('answers as things', () => {
  const ask = (asked: string, texts: string[], more: Record<string, unknown> = {}): ReturnType<typeof shown> & { onchoose: ReturnType<typeof vi.fn> } => {
    const onchoose = vi.fn();
    return { ...shown(Choices, { onchoose, view: { ...VIEW, asked, ...more }, offers: texts.map((text) => offer(text)) }), onchoose };
  };
  const names = (target: HTMLElement): (string | undefined)[] => [...target.querySelectorAll('li strong')].map((each) => each.textContent?.trim());

  test('cards are faces with their effect, and pressing one keeps it', () => {
    const { target, onchoose, end } = ask('keeping', ['keep most-grain', 'keep star']);

    press(target, '[data-move="keep star"]');

    expect(names(target)).toEqual(['card-most-grain', 'card-star']);
    expect(target.querySelector('[data-move="keep star"]')?.getAttribute('aria-label')).toBe('keep star. destiny-star');
    expect(onchoose.mock.calls).toEqual([['keep star']]);
    end();
  });

  test('each has the number key that chooses it, cards before words', () => {
    const { target, end } = ask('paying', ['pay', 'card star', 'card most-grain']);

    expect([...target.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => [dataset.key, dataset.move])).toEqual([
      ['1', 'card star'], ['2', 'card most-grain'], ['3', 'pay'],
    ]);
    end();
  });

  test.each([
    ['spending', ['pay grain grain wood', 'pay grain grain stone'], ['2 grain + 1 wood', '2 grain + 1 stone']],
    ['gaining', ['cube grain', 'cube gold'], ['grain', 'gold']],
    ['choosing', ['tile stone', 'tile gold'], ['medicine: stone', 'medicine: gold']],
    ['bonus', ['bonus 1', 'bonus 2'], ['bonus-settler', 'bonus-hourglasses']],
    ['losing', ['lose epirus', 'lose macedonia'], ['epirus', 'macedonia']],
  ])('%s', (asked, texts, expected) => {
    const { target, end } = ask(asked, texts, { tile: 'medicine' });

    expect(names(target)).toEqual(expected);
    expect([...target.querySelectorAll('li button')].map((each) => each.getAttribute('aria-label')?.split('. ')[0])).toEqual(texts);
    end();
  });

  test('before paying, cards and the price; what is on the board is not repeated', () => {
    const paying = ask('paying', ['pay', 'card plenty'], { cost: 6 });
    const turn = ask('turn', ['settle north macedonia', 'discover medicine', 'build stadium']);

    expect(paying.target.querySelector('.acts button')?.textContent).toContain('6');
    expect(turn.target.querySelector('button')).toBeNull();
    paying.end();
    turn.end();
  });

  test('whether a card could be played, only its holder knows', () => {
    expect(hidesChoices({ ...VIEW, asked: 'paying' })).toBe(true);
    expect(hidesChoices({ ...VIEW, asked: 'paying', to_act: 1 })).toBe(false);
    expect(hidesChoices({ ...VIEW, asked: 'bonus' })).toBe(false);
  });
});

describe('tooltips', () => {
  const sight = readSight(VIEW);
  const told = (name: string): NonNullable<ReturnType<typeof about>> => about(name, sight, (each) => each)!;

  test('everything that can be pointed at names rules that exist', () => {
    const targets = [shown(Board), shown(Development, { sight }), shown(Seat, { seat: 0 }), shown(Shared)];
    const things = [...document.querySelectorAll('[data-about]')].map((each) => each.getAttribute('data-about')!);
    const known = things.filter((name) => about(name, sight, (each) => each));
    const numbers = new Set([...known, ...Object.keys(GODS).map((god) => `god:${god}`)].flatMap((name) => told(name).rules));

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
    const watched = readSight({ ...VIEW, seat: null }, ['Ada', 'Bo']);
    const say = (name: string, facts: Record<string, string | number> = {}): string => [name, facts.name ?? ''].join(' ').trim();

    expect(about('land:epirus', watched, say)!.lines[0]).toBe('is-held Ada');
    expect(landWords('epirus', watched, null, say)).toContain('is-held Ada');
    expect(landWords('epirus', sight, null, say)).toContain('is-yours');
  });

  test('a touch shows the words with links to the rules, Escape puts them away', async () => {
    const { target, end } = shown(Tips, { sight });
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
    const { target, end } = shown(Glossary, { sight });

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

test('a card in hand is played if it can be, else it asks why; a god that goes on acting is named', () => {
  const [onchoose, onwonder] = [vi.fn(), vi.fn()];
  const { target, end } = shown(Seat, { seat: 0, onchoose, onwonder, offers: [offer('zeus'), offer('no zeus')] });
  const other = shown(Seat, { seat: 1 });

  press(target, '.hand li:first-child button');
  press(target, '.hand li:last-child button');

  expect([onwonder.mock.calls, onchoose.mock.calls]).toEqual([[['card cube-grain']], [['zeus']]]);
  expect(other.target.querySelector('.god')?.textContent).toContain('siren');
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
  ['ru', [spokenRu, ru], '1 зерно', '2 зерна', '5 любого ресурса'],
  ['fr', [fr], '1 céréales', '2 céréales', '5 d’une ressource au choix'],
])('amounts are declined: %s', (tongue, files, one, two, any) => {
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  const told = (count: number, resource: string): string => bundle.formatPattern(bundle.getMessage('amount')!.value!, { count, resource });

  expect([told(1, 'grain'), told(2, 'grain'), told(5, 'any')]).toEqual([one, two, any]);
});

test('every language says the same, and every step of the lesson', () => {
  const names = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();

  expect([ru, fr, it].map(names)).toEqual([names(en), names(en), names(en)]);
  expect(lesson.steps.filter((step) => !names(en).includes(step.say))).toEqual([]);
});
