/** What everything on the table is, in words, and the numbers of the rules it follows. Elements carry its name as `data-about`. */

import type { Say } from '$app/game/contract';
import { GODS } from './gods';
import { RESOURCES, type Land, type Sight, type Slot, type Wonder, godsLeft } from './sight';

export interface About {
  title: string;
  lines: string[];
  rules: string[];
}

export const TILE_RULES: Record<string, string[]> = {
  religion: ['O9.1'], cavalry: ['O4.3'], metallurgy: ['O4.6'], medicine: ['O4.1'], oracle: ['O8.9'],
  polytheism: ['O9.1'], astronomy: ['O4.3'], hoplites: ['O4.6'], money: ['O5.1', 'O5.5'], agriculture: ['O5.1', 'O5.5'],
  hellenism: ['O9.1', 'O8.9'], cartography: ['O4.3'], phalanx: ['O4.6', 'O8.9'], commerce: ['O11'], democracy: ['O9.3'],
  art: ['O9.1'], surgery: ['O11'], strategy: ['O4.6'], architecture: ['O6.1', 'O6.2'], poetry: ['O10.2'],
  engineering: ['O6.1', 'O10.2'], city: ['O10.2'], absolutism: ['O10.2'], science: ['O10.2'], philosophy: ['O10.2'],
};
export const CARD_RULES: Record<string, string> = { cube: 'O8.1', prestige: 'O8.2', hourglass: 'O8.3', most: 'O8.4', plenty: 'O8.5', star: 'O8.6', zeus: 'O8.7' };
export const SIGN_RULES: Record<string, string[]> = {
  sword: ['O4.6'], zeus: ['O9.1', 'O9.2'], star: ['O6.1'], hourglass: ['O3.3'], settler: ['O4.1'], prestige: ['O10.2'], card: ['O7.1', 'O8.8'], tile: ['O10.2', 'O10.3'],
};
const WONDER_RULES = ['O6.1', 'O6.2'];
const LAND_RULES: [is: keyof Land & ('condemned' | 'tribe' | 'barbarians' | 'star' | 'zeus' | 'atlantis'), words: string, rules: string[]][] = [
  ['condemned', 'about-condemned', ['O2.4']],
  ['tribe', 'about-tribe', ['O2.5', 'O4.6']],
  ['barbarians', 'about-barbarians', ['O2.6', 'O4.6']],
  ['star', 'about-starred', ['O4.5']],
  ['zeus', 'about-olympos', ['O4.5', 'O9.1']],
  ['atlantis', 'about-atlantis', ['O10.2']],
];

const ownedBy = (sight: Sight, tile: string): boolean => sight.seat !== null && (sight.players[sight.seat]?.tiles.includes(tile) ?? false);

/** So much of each resource, as a price names it; null stands for any. */
export const amounts = (groups: readonly [number, string | null][], say: Say): string =>
  groups.map(([count, resource]) => say('amount', { count, resource: resource ?? 'any' })).join(' + ');

/** What a discovery does, costs and lacks, in a line each. */
export function slotLines(slot: Slot, sight: Sight, say: Say): string[] {
  const lines = [say(`tile-${slot.tile}`), say('slot-cost', { cost: amounts(slot.cost, say) }), say('tiles-left', { count: slot.left })];
  if (ownedBy(sight, slot.tile!)) lines.push(say('tile-yours'));
  else if (slot.lacking?.length) lines.push(say('slot-lacking', { cost: amounts(slot.lacking, say) }));
  return lines;
}

export function wonderLines(wonder: Wonder, say: Say): string[] {
  const short = wonder.owner === null && wonder.had !== null ? wonder.stars - wonder.had : 0;
  return [say('wonder-words', { stars: wonder.stars, points: wonder.points }), ...(short > 0 ? [say('stars-lacking', { count: short })] : [])];
}

export function godLines(god: string, say: Say): string[] {
  return [say(`${god}.does`), say(GODS[god]?.isGood ? 'god-good' : 'god-bad')];
}
export const godRules = (god: string): string[] => [GODS[god]?.isGood ? 'O9.4' : 'O9.5', 'O9.2'];

function aboutLand(name: string, land: Land, sight: Sight, say: Say): About {
  const known = LAND_RULES.filter(([is]) => land[is]);
  const lines = known.map(([, words]) => say(words));
  const rules = known.flatMap(([, , numbers]) => numbers);
  const isHeld = land.owner !== null;
  if (isHeld && land.owner === sight.seat) lines.unshift(say('is-yours'));
  else if (isHeld) lines.unshift(say('is-held', { name: sight.players[land.owner!]?.name ?? '' }), say('about-combat'));
  else if (!land.condemned && !land.tribe && !land.barbarians) lines.unshift(say('about-free'));
  return { title: `${say(name)}: ${say(land.resource)}`, lines, rules: [...new Set([...(isHeld ? ['O4.6', 'O4.7'] : []), ...rules, ...(known.length || isHeld ? [] : ['O4.5'])])] };
}

function aboutSpace(space: number, sight: Sight, say: Say): About {
  const title = say('space-title', { space });
  const place = sight.zeus.findIndex((each) => each.space === space);
  if (place >= 0) return { title, lines: [say(sight.zeus[place]!.double ? 'zeus-space-double' : 'zeus-space', { space, count: godsLeft(sight, place) })], rules: ['O7.1', 'O7.2'] };
  if (space === 0) return { title, lines: [say('track-start')], rules: ['O2.3', 'O3.1'] };
  if (space === sight.cross) return { title, lines: [say('track-cross')], rules: ['O3.4', 'O10.2'] };
  if (space > (sight.zeus.at(-1)?.space ?? Infinity)) return { title, lines: [say('track-points', { space, points: sight.points[space] ?? 0 })], rules: ['O10.1', 'O10.2'] };
  return { title, lines: [say('track-space', { space })], rules: ['O3.1'] };
}

/** What is meant by a name such as `tile:medicine`, `land:attica`, `sign:sword`, `seat:1:grain`; null if nothing is known of it. */
export function about(name: string, sight: Sight, say: Say): About | null {
  const [kind = '', one = '', other = ''] = name.split(':');
  if (kind === 'tile') {
    const slot = sight.slots.find((each) => each.tile === one);
    return { title: say(one), lines: slot ? slotLines(slot, sight, say) : [say(`tile-${one}`)], rules: [...(TILE_RULES[one] ?? []), 'O5.2'] };
  }
  if (kind === 'wonder') {
    const wonder = sight.wonders.find((each) => each.wonder === one);
    return wonder ? { title: say(one), lines: wonderLines(wonder, say), rules: WONDER_RULES } : null;
  }
  if (kind === 'god') return one ? { title: say(one), lines: godLines(one, say), rules: godRules(one) } : null;
  if (kind === 'gods') {
    const hidden = Object.keys(GODS).filter((god) => !sight.revealed.includes(god));
    return { title: say('gods-hidden'), lines: [hidden.map((god) => say(god)).join(', ')], rules: ['O2.8', 'O7.2'] };
  }
  if (kind === 'card') {
    const sort = one.split('-')[0]!;
    return { title: say(`card-${one}`), lines: [say(`destiny-${sort}`)], rules: CARD_RULES[sort] ? [CARD_RULES[sort], 'O3.2'] : [] };
  }
  if (kind === 'kind') return { title: '', lines: [say(`destiny-${one}`)], rules: CARD_RULES[one] ? [CARD_RULES[one]] : [] };
  if (kind === 'pile') return { title: say('destiny'), lines: [say('about-card')], rules: ['O7.1', 'O8.8'] };
  if (kind === 'bonus') return { title: say(`bonus-${one}`), lines: [say('about-bonus')], rules: ['O5.4', 'O6.1'] };
  if (kind === 'sign') return { title: say(`sign-${one}`), lines: [say(`about-${one}`)], rules: SIGN_RULES[one] ?? [] };
  if (kind === 'resource') return { title: one && say(one), lines: [say('about-resource')], rules: ['O5.3'] };
  if (kind === 'seat' && (RESOURCES as readonly string[]).includes(other)) {
    const player = sight.players[Number(one)];
    return { title: say('resource-words', { resource: say(other), tokens: player?.tokens[other] ?? 0, cubes: player?.cubes[other] ?? 0 }), lines: [say('about-resource')], rules: ['O5.3'] };
  }
  if (kind === 'points') return { title: say('sign-points'), lines: [say('about-points')], rules: ['O10.2'] };
  if (kind === 'turn') return { title: say('board-order'), lines: [say('about-turn')], rules: ['O3.1'] };
  if (kind === 'time') return { title: say('time-price', { count: Number(one) }), lines: [say('about-time')], rules: ['O3.3', 'O5.1'] };
  if (kind === 'space') return aboutSpace(Number(one), sight, say);
  if (kind === 'north') return { title: say('the-north'), lines: [say('north-words')], rules: ['O4.1', 'O4.2'] };
  const land = kind === 'land' ? sight.lands[one] : undefined;
  return land ? aboutLand(one, land, sight, say) : null;
}
