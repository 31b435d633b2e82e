/** The offered moves as things on the mountain: which god is picked for one, which cell it leads to. */

import { meantBy } from '$app/game/meant';
import type { Move } from '$app/lib/protocol';
import { towards } from './geometry';
import type { View } from './view';

const PICKED = ['move-god', 'move-back']; // for these a god is picked first
const ONWARD = ['move-step', 'move-to']; // the god that moves goes on by itself

const WAYS = ['up', 'left', 'right', 'back'];

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
  const { gods, mover, rings } = view;
  const standing = Object.keys(gods).find((god) => gods[god] === cell);
  const meant = mover ?? selected;
  const from = meant && gods[meant];
  const way = from ? WAYS.find((each) => towards(from, each, rings) === cell) : undefined;
  return meantBy(view, [way ?? '', { god: meant ?? '' }], [standing ? 'god' : '', { god: standing ?? '' }], [cell === 'summit' ? '' : 'cell', { cell }], [selected ? '' : 'anything']);
}
