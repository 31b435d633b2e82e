/** Where there is nothing to choose, the answer is given for the reader. */

import type { Move, SeatState } from '$app/lib/protocol';

export interface Given {
  move: string;
  pauseMs: number;
}

const SHORTEST_MS = 1500; // of a choice somebody has to think about
const LONGEST_MS = 5000;

/**
 * The move to make for the reader, if it is the only one. Where just the seat itself knows that it has no other (`isSecret`), a
 * quick answer would tell other people so: then it comes after a pause, as if there had been something to choose.
 */
export function onlyMove(moves: readonly Move[], seats: readonly SeatState[], isSecret: boolean, chance = Math.random()): Given | null {
  const [only, other] = moves;
  if (!only || other) return null;
  const isWatched = isSecret && seats.some((seat) => !seat.yours && seat.kind !== 'bot');
  return { move: only.text, pauseMs: isWatched ? SHORTEST_MS + chance * (LONGEST_MS - SHORTEST_MS) : 0 };
}
