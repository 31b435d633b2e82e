/** The positions of one game, asked for by the hundred and kept. */

import type { Place, Replay, Source } from '$app/lib/api.svelte';
import type { Event } from '$app/lib/protocol';

/** A move of the record: the position it led to, who made it (null: chance), what happened by it. */
export interface Told {
  ply: number;
  seat: number | null;
  events: Event[];
}

const CHUNK = 100;

export class Places {
  #known = new Map<number, Place>();

  constructor(
    readonly source: Pick<Source, 'from'>,
    readonly language: string,
  ) {}

  /** Who plays, and how many moves there are; the positions that come with it are kept. */
  async from(first: number): Promise<Replay> {
    const replay = await this.source.from(first, this.language);
    for (const place of replay.places) this.#known.set(place.ply, place);
    return replay;
  }

  async at(ply: number): Promise<Place> {
    // From a little before, so that stepping back is at hand too.
    if (!this.#known.has(ply)) await this.from(Math.max(0, ply - CHUNK));
    const found = this.#known.get(ply);
    if (!found) throw new Error(`there is no position ${ply}`);
    return found;
  }

  /** The moves round *ply* whose positions are known, in order. */
  told(ply: number): Told[] {
    let first = ply;
    while (this.#known.has(first - 1)) first -= 1;
    const found: Told[] = [];
    for (let at = first + 1, place = this.#known.get(at); place; at += 1, place = this.#known.get(at)) {
      found.push({ ply: at, seat: place.mover, events: place.events.filter((each) => each.sentence) });
    }
    return found;
  }

  /** Whether the moves to and from *ply* are one player's. */
  #isWithinTurn(ply: number): boolean {
    const [to, from] = [this.#known.get(ply), this.#known.get(ply + 1)];
    return ply > 0 && to !== undefined && from !== undefined && to.mover === from.mover;
  }

  /** Where the turn before this one begins, if it is known. */
  turnBefore(ply: number): number | null {
    let place = ply - 1;
    while (this.#isWithinTurn(place)) place -= 1;
    return this.#known.has(place) ? place : null;
  }

  /** Where the next turn begins, if it is known. */
  turnAfter(ply: number): number | null {
    let place = ply + 1;
    while (this.#isWithinTurn(place)) place += 1;
    return this.#known.has(place) ? place : null;
  }
}
