/** Reads the offered moves that are answers to a question as things to look at: cards, cubes, tiles, bonuses, settlers. */

import type { Offer } from '$app/game/contract';
import type { Sight } from './sight';

export type Thing = { offer: Offer } & (
  | { kind: 'card'; card: string }
  | { kind: 'cubes'; cubes: string[] } // paid
  | { kind: 'cube'; resource: string } // gained
  | { kind: 'tile'; tile: string; resource: string }
  | { kind: 'bonus'; bonus: string }
  | { kind: 'settler'; land: string }
  | { kind: 'act' } // what is only words: pay, done, finish
);

const ON_BOARD = ['settle', 'march', 'discover', 'build', 'condemn', 'barbarian'];

function readThing(offer: Offer, sight: Sight): Thing | null {
  const [verb = '', first, ...rest] = offer.text.split(' ');
  if (ON_BOARD.includes(verb)) return null;
  if (verb === 'zeus') return { offer, kind: 'card', card: 'zeus' };
  if (first === undefined) return { offer, kind: 'act' };
  if (verb === 'card' || verb === 'keep') return { offer, kind: 'card', card: first };
  if (verb === 'pay') return { offer, kind: 'cubes', cubes: [first, ...rest] };
  if (verb === 'cube') return { offer, kind: 'cube', resource: first };
  if (verb === 'lose') return { offer, kind: 'settler', land: first };
  if (verb === 'tile' && sight.tile) return { offer, kind: 'tile', tile: sight.tile, resource: first };
  const bonus = verb === 'bonus' ? sight.slots.find((slot) => slot.tile === sight.tile)?.bonuses[Number(first) - 1]?.bonus : undefined;
  return bonus ? { offer, kind: 'bonus', bonus } : { offer, kind: 'act' };
}

export function readThings(offers: readonly Offer[], sight: Sight): Thing[] {
  return offers.flatMap((offer) => readThing(offer, sight) ?? []);
}
