/** Reads the offered moves as things on the mountain: which god, which cell. What is legal is what is offered, nothing else. */

import type { Offer } from '$app/game/contract';
import { towards } from './geometry';
import type { Sight } from './sight';

export interface Choice {
  move: string;
  sentence: string;
  god: string | null; // whose move it is, if a god must be picked first
  cell: string | null; // where it leads
}

const WAYS = ['up', 'left', 'right', 'stay', 'back'];
const CELL_VERBS = ['to', 'place', 'take', 'remove'];

export function readChoices(offers: readonly Offer[], sight: Sight): Choice[] {
  return offers.map((offer) => {
    const words = offer.text.split(' ');
    const [first = '', second = ''] = words;
    const plain = { move: offer.text, sentence: offer.sentence };
    const stands = sight.gods[first];
    if (stands !== undefined && WAYS.includes(second)) {
      return { ...plain, god: first, cell: towards(stands, second, sight.rings) };
    }
    if (words.length === 1 && WAYS.includes(first)) {
      const from = sight.mover ? sight.gods[sight.mover] : undefined;
      return { ...plain, god: null, cell: from ? towards(from, first, sight.rings) : null };
    }
    if (CELL_VERBS.includes(first) && second) return { ...plain, god: null, cell: second };
    return { ...plain, god: null, cell: null };
  });
}

/** The move to ask "why not" about when a thing without a choice is tapped; null if the tap just lets go of the god picked. */
export function wondered(cell: string, selected: string | null, sight: Sight): string | null {
  const { asked } = sight;
  if (cell === 'summit' && ['place', 'take', 'exit', 'flood'].includes(asked)) return null;
  if (asked === 'place' || asked === 'take') return `${asked} ${cell}`;
  if (asked === 'exit') return `to ${cell}`;
  const standing = Object.keys(sight.gods).find((god) => sight.gods[god] === cell);
  if (asked === 'flood') return standing ? `${standing} back` : `remove ${cell}`;
  const mover = asked === 'step' ? sight.mover : selected;
  const from = mover ? sight.gods[mover] : undefined;
  if (mover && from) {
    const way = ['up', 'left', 'right'].find((each) => towards(from, each, sight.rings) === cell);
    if (way) return asked === 'step' ? way : `${mover} ${way}`;
  }
  if (standing) return asked === 'lead' ? `${standing} stay` : `${standing} up`;
  return selected ? null : 'place a1'; // whatever is asked, this is not the answer: the engine says what is
}
