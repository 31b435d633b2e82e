/** Where there is nothing to choose, a reader who wants no questions need not press anything. */

import type { Move, SeatState } from '$app/lib/protocol';

/**
 * The move to make for the reader, if it is the only one. Where just the seat itself knows that it has no other (`isSecret`), a
 * quick answer would tell the rest: then it is made only among bots, who see views and no clocks.
 */
export function loneMove(moves: readonly Move[], seats: readonly SeatState[], isSecret: boolean): string | null {
  const [only, other] = moves;
  if (!only || other) return null;
  return isSecret && seats.some((seat) => !seat.yours && seat.kind !== 'bot') ? null : only.text;
}
