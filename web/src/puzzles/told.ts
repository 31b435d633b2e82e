/** Puzzles as the reader is told of them. */

import { t } from '$app/lib/words.svelte';

/** What is to be done in a puzzle of a kind: `win 2`, `defence 1`, `best`. */
export function kindWords(kind: string): string {
  const [name = '', turns = '0'] = kind.split(' ');
  return t(`puzzle-${name}-short`, { turns: Number(turns) });
}

/** The address of a game's puzzles: any, one by its name (`today`), or those of a kind or theme. */
export function linkTo(game: string, wished: { of?: string; kind?: string; theme?: string } = {}): string {
  const query = new URLSearchParams(Object.entries(wished).filter(([, value]) => value)).toString();
  return `#/puzzles/${encodeURIComponent(game)}${query ? `?${query}` : ''}`;
}
