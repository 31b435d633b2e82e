/** The positions of one game, asked for by the hundred and kept. */

import { type Place, placesFrom } from '$app/lib/api.svelte';

const CHUNK = 100;

export class Places {
  #known = new Map<number, Place>();

  constructor(
    readonly table: string,
    readonly language: string,
  ) {}

  async at(ply: number): Promise<Place> {
    if (!this.#known.has(ply)) {
      // From a little before, so that stepping back is at hand too.
      const first = Math.max(0, ply - CHUNK);
      for (const place of await placesFrom(this.table, first, this.language)) this.#known.set(place.ply, place);
    }
    const found = this.#known.get(ply);
    if (!found) throw new Error(`there is no position ${ply}`);
    return found;
  }

  #actor(ply: number): unknown {
    return this.#known.get(ply)?.view.to_act;
  }

  /** Where the turn before this one begins, if it is known. */
  turnBefore(ply: number): number | null {
    let place = ply - 1;
    while (this.#known.has(place - 1) && this.#actor(place - 1) === this.#actor(place)) place -= 1;
    return this.#known.has(place) ? place : null;
  }

  /** Where the next turn begins, if it is known. */
  turnAfter(ply: number): number | null {
    let place = ply + 1;
    while (this.#known.has(place) && this.#actor(place) === this.#actor(ply)) place += 1;
    return this.#known.has(place) ? place : null;
  }
}
