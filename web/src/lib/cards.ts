/** The games of this server, and what their cards say. They come with the page, so that it has something to show at once. */

import type { Card, GameInfo } from './protocol';
import { settings } from './settings.svelte';
import { wordsOf } from './words.svelte';

const sent = document.getElementById('games')?.textContent; // missing where another server hands out the page
let known: GameInfo[] = sent ? (JSON.parse(sent) as GameInfo[]) : [];

export const gamesKnown = (): GameInfo[] => known;

export function keepGames(told: GameInfo[]): GameInfo[] {
  return (known = told);
}

/** What a game says of itself in the reader's language. */
export const cardOf = (game: GameInfo): Card => game.cards[settings.language] ?? game.cards.en ?? { name: game.name, summary: '', credit: '' };

/** The name of a game in the reader's language, if need be from all its words. */
export function nameOf(slug: string): string {
  const game = known.find((each) => each.slug === slug);
  return game ? cardOf(game).name : wordsOf(slug)('game-name');
}
