/** The offered moves as things to look at: a land with a way to it, a tile, a card, cubes. What is legal is what is offered. */

import { priceOf } from '$app/game/contract';
import type { Move } from '$app/lib/protocol';

const ON_THE_MAP = ['move-settle', 'move-march', 'move-return', 'move-condemn', 'move-barbarian'];
const ON_SHELVES = ['move-discover', 'move-build', 'move-bonus-given', 'move-tile'];

/** How an answer to a question is drawn; what is only words (pay, done, finish) is a button. */
export type Look = 'card' | 'cubes' | 'cube' | 'tile' | 'bonus' | 'settler' | 'words';
const LOOKS: Record<string, Look> = {
  'move-card': 'card', 'move-keep': 'card', 'move-zeus': 'card', 'move-pay-cubes': 'cubes', 'move-cube': 'cube',
  'move-tile': 'tile', 'move-bonus-given': 'bonus', 'move-lose': 'settler',
};

/** What a move says of itself, as a word. */
export const factOf = (move: Move, name: string): string => (typeof move.facts[name] === 'string' ? move.facts[name] : '');
export const cardOf = (move: Move): string => (move.name === 'move-zeus' ? 'card-zeus' : factOf(move, 'card'));
export const cubesOf = (move: Move): string[] => (Array.isArray(move.facts.cubes) ? move.facts.cubes.map(String) : []);

/** How a move is drawn as an answer; null if it is drawn on map or shelves only. */
export const lookOf = (move: Move): Look | null =>
  ON_THE_MAP.includes(move.name) || ['move-discover', 'move-build'].includes(move.name) ? null : (LOOKS[move.name] ?? 'words');

export const isOnShelves = (move: Move): boolean => ON_SHELVES.includes(move.name);
export const isOnMap = (move: Move): boolean => ON_THE_MAP.includes(move.name);

/** Where a settler starts; one that returns stays in its territory. */
export const originOf = (move: Move): string | null => factOf(move, move.name === 'move-return' ? 'territory' : 'origin') || null;

/** For every territory, the ways to act on it, the cheapest first. */
export function waysByLand(moves: readonly Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    const land = factOf(move, 'territory');
    if (land) found.set(land, [...(found.get(land) ?? []), move].sort((a, b) => (priceOf(a) ?? 0) - (priceOf(b) ?? 0)));
  }
  return found;
}

/** The places settlers can start from: own territories, and the north. */
export const originsOf = (moves: readonly Move[]): Set<string> => new Set(moves.flatMap((move) => originOf(move) ?? []));

/** The way a settler would take, from its start on. */
export function wayOf(move: Move): string[] {
  const way = move.forecast?.way;
  return Array.isArray(way) ? [originOf(move) ?? '', ...way.map(String)] : [];
}

/** The way that is meant when a territory is pressed: from the picked start; with none picked a new settler, who leaves nothing behind. */
export function meantWay(ways: readonly Move[], from: string | null): Move | undefined {
  if (from) return ways.find((way) => originOf(way) === from);
  return ways.find((way) => way.name === 'move-settle') ?? ways[0];
}
