/** What everything on the table is, in words, and the numbers of the rules it follows. Elements carry its name as `data-about`. */

import type { Say } from '$app/game/contract';
import { PRINTED, type Slot, type Territory, type View, type Wonder } from './view';

export interface About {
  title: string;
  lines: string[];
  rules: readonly string[];
}

export const RESOURCES: readonly string[] = PRINTED.resources;
const RULES: Record<string, readonly string[]> = PRINTED.rules;
export const isGood = (god: string): boolean => (PRINTED.gods as Record<string, { good: boolean }>)[god]?.good ?? false;

/** What a god does, told with so much as it gives or takes. */
export const godDoes = (god: string, amounts: Record<string, number>, say: Say): string => say(`${god}.does`, { amount: amounts[god] ?? 0 });

export interface CardFace {
  kind: string;
  sign: string; // what it gives, and how many
  count: number;
  looks_at: readonly string[]; // the resources it looks at
}
export const faceOf = (card: string): CardFace => (PRINTED.cards as Record<string, CardFace>)[card] ?? { kind: card, sign: card, count: 1, looks_at: [] };

/** What a bonus space gives, and how many; `cube` if it is one. */
export const bonusOf = (bonus: string): { sign: string; count: number; cube: boolean } =>
  (PRINTED.bonuses as Record<string, { sign: string; count: number; cube: boolean }>)[bonus] ?? { sign: bonus, count: 1, cube: false };

const ON_LANDS = ['condemned', 'tribe', 'barbarians', 'star', 'zeus', 'atlantis'] as const;
const LAND_WORDS = { condemned: 'about-condemned', tribe: 'about-tribe', barbarians: 'about-barbarians', star: 'about-starred', zeus: 'about-olympos', atlantis: 'about-atlantis' };

const ownedBy = (view: View, tile: string): boolean => view.seat !== null && (view.players[view.seat]?.tiles.includes(tile) ?? false);

/** So much of each resource, as a price names it; null stands for any. */
export const amounts = (groups: readonly [number, string | null][], say: Say): string =>
  groups.map(([count, resource]) => say('amount', { count, resource: resource ?? 'any' })).join(' + ');

const WITH_RULES: readonly string[] = PRINTED.tiles_with_rules;

/** What a discovery does: what its tile brings in this edition, and its rule if it has one; on the tile itself in fewer words. */
export function tileDoes({ tile, brings }: Slot, say: Say, length: 'long' | 'short' = 'long'): string {
  const told = Object.entries(brings).map(([what, count]) => say(`brings-${what}`, { count }));
  if (tile && WITH_RULES.includes(tile)) told.push(say(`${length === 'short' ? 'power' : 'tile'}-${tile}`));
  return told.join(length === 'short' ? ', ' : '; ') || say('brings-nothing');
}

/** What a discovery does, costs and lacks, in a line each. */
export function slotLines(slot: Slot, view: View, say: Say): string[] {
  const lines = [tileDoes(slot, say), say('slot-cost', { cost: amounts(slot.cost, say) }), say('tiles-left', { count: slot.left })];
  if (ownedBy(view, slot.tile!)) lines.push(say('tile-yours'));
  else if (slot.lacking?.length) lines.push(say('slot-lacking', { cost: amounts(slot.lacking, say) }));
  return lines;
}

export function wonderLines(wonder: Wonder, say: Say): string[] {
  const short = wonder.owner === null && wonder.had !== null ? wonder.stars - wonder.had : 0;
  return [say('wonder-words', { stars: wonder.stars, points: wonder.points }), ...(short > 0 ? [say('stars-lacking', { count: short })] : [])];
}

export function godLines(god: string, view: View, say: Say): string[] {
  return [godDoes(god, view.gods.amounts, say), say(isGood(god) ? 'god-good' : 'god-bad')];
}

function aboutLand(name: string, land: Territory, view: View, names: readonly string[], say: Say): About {
  const known = ON_LANDS.filter((each) => land[each]);
  const lines = known.map((each) => say(LAND_WORDS[each], { swords: view.barbarian_swords }));
  const isHeld = land.owner !== null;
  if (isHeld && land.owner === view.seat) lines.unshift(say('is-yours'));
  else if (isHeld) lines.unshift(say('is-held', { name: names[land.owner!] ?? '' }), say('about-combat'));
  else if (!land.condemned && !land.tribe && !land.barbarians) lines.unshift(say('about-free'));
  const kinds = [...(isHeld ? ['held'] : []), ...known];
  const rules = (kinds.length ? kinds : ['free']).flatMap((each) => RULES[`land:${each}`] ?? []);
  return { title: `${say(name)}: ${say(land.resource)}`, lines, rules: [...new Set(rules)] };
}

function aboutSpace(space: number, { track }: View, say: Say): About {
  const zeus = track.zeus.find((each) => each.space === space);
  const isBeyond = space > (track.zeus.at(-1)?.space ?? Infinity);
  const told = (kind: string, line: string): About => ({ title: say('space-title', { space }), lines: [line], rules: RULES[`space:${kind}`] ?? [] });
  if (zeus) return told('zeus', say(zeus.double ? 'zeus-space-double' : 'zeus-space', { space, count: zeus.left }));
  if (space === track.start) return told('start', say('track-start'));
  if (space === track.cross) return told('cross', say('track-cross'));
  if (isBeyond) return told('points', say('track-points', { space, points: track.points[space] ?? 0 }));
  return told('plain', say('track-space', { space }));
}

/** What is meant by a name such as `tile:medicine`, `land:attica`, `sign:sword`, `seat:1:grain`; null if nothing is known of it. */
export function about(name: string, view: View, names: readonly string[], say: Say): About | null {
  const [kind = '', one = '', other = ''] = name.split(':');
  const told = (title: string, lines: string[], thing = name): About => ({ title, lines, rules: RULES[thing] ?? RULES[kind] ?? [] });
  if (kind === 'tile') {
    const slot = view.development.slots.find((each) => each.tile === one);
    return slot ? told(say(one), slotLines(slot, view, say)) : null;
  }
  if (kind === 'wonder') {
    const wonder = view.development.wonders.find((each) => each.wonder === one);
    return wonder ? told(say(one), wonderLines(wonder, say)) : null;
  }
  if (kind === 'god') return one ? told(say(one), godLines(one, view, say)) : null;
  if (kind === 'gods') return told(say('gods-hidden'), [view.gods.hidden.map((god) => say(god)).join(', ')]);
  if (kind === 'card') return told(say(one), [say(`destiny-${faceOf(one).kind}`)], `card:${faceOf(one).kind}`);
  if (kind === 'kind') return told('', [say(`destiny-${one}`)]);
  if (kind === 'pile') return told(say('destiny'), [say('about-card')]);
  if (kind === 'bonus') return told(say(`bonus-${one}`), [say('about-bonus')]);
  if (kind === 'sign') return told(say(`sign-${one}`), [say(`about-${one}`)]);
  if (kind === 'resource') return told(one && say(one), [say('about-resource')]);
  if (kind === 'seat' && RESOURCES.includes(other)) {
    const player = view.players[Number(one)];
    return told(say('resource-words', { resource: say(other), tokens: player?.tokens[other] ?? 0, cubes: player?.cubes[other] ?? 0 }), [say('about-resource')], 'resource');
  }
  if (kind === 'points') return told(say('sign-points'), [say('about-points')]);
  if (kind === 'turn') return told(say('board-order'), [say('about-turn')]);
  if (kind === 'time') return told(say('time-price', { count: Number(one) }), [say('about-time')]);
  if (kind === 'space') return aboutSpace(Number(one), view, say);
  if (kind === 'north') return told(say('the-north'), [say('north-words')]);
  const land = kind === 'land' ? view.territories[one] : undefined;
  return land ? aboutLand(one, land, view, names, say) : null;
}
