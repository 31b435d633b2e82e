/** How a finished game went: who led when, what decided it, and whether its seed is the one that was promised. */

import type { Turn } from '$app/lib/protocol';

/** The turn from which on *winner* led to the end; null if nobody else ever led or the points tell nothing. */
export function turningPoint(turns: readonly Turn[], winner: number): Turn | null {
  const leads = ({ scores }: Turn): boolean => scores.every((points, seat) => seat === winner || points < scores[winner]!);
  const last = turns.findLastIndex((turn) => !leads(turn));
  return last >= 0 && last + 1 < turns.length ? turns[last + 1]! : null;
}

/** The item that brought *winner* the most more than *other*, and how much. */
export function decisive(sheets: readonly Record<string, number>[], winner: number, other: number): [item: string, points: number] | null {
  const more = Object.entries(sheets[winner] ?? {}).map(([item, points]): [string, number] => [item, points - (sheets[other]?.[item] ?? 0)]);
  const [best] = more.sort((a, b) => b[1] - a[1]);
  return best && best[1] > 0 ? best : null;
}

/** Whether *seed* is the one whose hash was published before the game; null where this browser cannot tell. */
export async function isPromised(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null; // over plain HTTP
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`petteia seed ${seed}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
