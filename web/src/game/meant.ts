/** What pressing a thing means: the view tells it as a move with gaps, by kinds of things. */

import type { AnyView } from '$app/lib/protocol';

type Thing = readonly [kind: string, facts?: Record<string, string>];

/** The move that pressing one of these things means, the first kind that the view knows; null if it means none. */
export function meantBy(view: AnyView, ...things: Thing[]): string | null {
  for (const [kind, facts = {}] of things) {
    const move = view.meant?.[kind];
    if (move) return move.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
  }
  return null;
}
