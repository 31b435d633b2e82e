/** The positions of one game, asked for by the hundred and kept. */

import type { Happening } from '$app/game/contract';
import { type Place, placesFrom } from '$app/lib/api.svelte';
import { list, number, readHappening } from '$app/table/reading';

/** A move of the record: the position it led to, who made it (null: chance), what happened by it. */
export interface Told {
  ply: number;
  seat: number | null;
  happenings: Happening[];
}

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

  /** The moves round *ply* whose positions are known, in order. */
  told(ply: number): Told[] {
    let first = ply;
    while (this.#known.has(first - 1)) first -= 1;
    const found: Told[] = [];
    for (let at = first + 1; this.#known.has(at); at += 1) {
      const actor = number(this.#actor(at - 1));
      const happenings = list(this.#known.get(at)!.events).map(readHappening).filter((each) => each.sentence);
      found.push({ ply: at, seat: actor !== null && actor >= 0 ? actor : null, happenings });
    }
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
