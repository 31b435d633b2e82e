/** The offered moves as things on the mountain: which god is picked for one, which cell it leads to. */

import type { Move } from '$app/lib/protocol';
import { towards } from './geometry';
import type { View } from './view';

const PICKED = ['move-god', 'move-back']; // for these a god is picked first
const ONWARD = ['move-step', 'move-to']; // the god that moves goes on by itself

const word = (fact: unknown): string | null => (typeof fact === 'string' ? fact : null);

/** Where a move leads, or what it is about. */
export const cellOf = (move: Move): string | null => word(move.forecast?.cell ?? move.facts.cell);

/** The god that must be picked first, if one must. */
export const pickedFor = (move: Move): string | null => (PICKED.includes(move.name) ? word(move.facts.god) : null);

export const isOnward = (move: Move): boolean => ONWARD.includes(move.name);

/** The move that sends the god picked, or the one that must go on, along a way. */
export function movingTo(way: string, picked: string | null, moves: readonly Move[]): Move | undefined {
  const wayOf = (move: Move): unknown => (move.name === 'move-back' ? 'back' : move.facts.way);
  return moves.find((move) => wayOf(move) === way && pickedFor(move) === picked);
}

/** The move to ask "why not" about when a thing without a choice is tapped; null if the tap just lets go of the god picked. */
export function wondered(cell: string, selected: string | null, view: View): string | null {
  const { asked = '', gods, mover, rings } = view;
  if (cell === 'summit' && ['place', 'take', 'exit', 'flood'].includes(asked)) return null;
  if (asked === 'place' || asked === 'take') return `${asked} ${cell}`;
  if (asked === 'exit') return `to ${cell}`;
  const standing = Object.keys(gods).find((god) => gods[god] === cell);
  if (asked === 'flood') return standing ? `${standing} back` : `remove ${cell}`;
  const meant = mover ?? selected;
  const from = meant ? gods[meant] : undefined;
  if (meant && from) {
    const way = ['up', 'left', 'right'].find((each) => towards(from, each, rings) === cell);
    if (way) return mover ? way : `${meant} ${way}`;
  }
  if (standing) return asked === 'lead' ? `${standing} stay` : `${standing} up`;
  return selected ? null : 'place a1'; // whatever is asked, this is not the answer: the engine says what is
}
