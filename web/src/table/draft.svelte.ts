/** What a reader chooses who sets up the board: tried by the engine move for move, kept while the page is loaded again, and made in one go. */

import type { AnyView, Drafted, Move } from '$app/lib/protocol';
import type { LiveTable } from './live.svelte';

const KEPT = 'petteia.draft';

export class Draft {
  told = $state.raw<Drafted | null>(null);
  isBusy = $state(false);
  readonly #at: () => LiveTable;

  constructor(at: () => LiveTable) {
    this.#at = at;
  }

  get made(): readonly Move[] {
    return this.told?.made ?? [];
  }

  get view(): AnyView | null {
    return this.told?.view ?? null;
  }

  /** Nothing is left to choose. */
  get isWhole(): boolean {
    return !!this.told && !this.told.view.quotas?.length;
  }

  /** Choose a move, or no longer. What does not fit any more waits, and comes back when it does. */
  toggle(move: string): Promise<void> {
    const wished = this.#wished();
    return this.#try(wished.includes(move) ? wished.filter((each) => each !== move) : [...wished, move]);
  }

  /** Take the last choice back. */
  takeBack(): Promise<void> {
    return this.#try(this.made.slice(0, -1).map((move) => move.text));
  }

  /** Let the engine choose the rest. */
  suggest(): Promise<void> {
    return this.#try(this.#wished(), true);
  }

  /** Choose anew. */
  clear(): void {
    this.told = null;
    this.#keep([]);
  }

  /** Go on with what was chosen here before the page was loaded again. */
  async resume(): Promise<void> {
    const { id, ply } = this.#at();
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as { id: string; ply: number; moves: string[] } | null;
    if (kept?.id === id && kept.ply === ply && kept.moves.length) await this.#try(kept.moves);
  }

  async make(): Promise<void> {
    const [first, ...rest] = this.made;
    if (first) await this.#at().play(first.text, rest.map((move) => move.text));
  }

  #wished(): string[] {
    return [...this.made.map((move) => move.text), ...(this.told?.waiting ?? [])];
  }

  #keep(moves: string[]): void {
    const { id, ply } = this.#at();
    sessionStorage.setItem(KEPT, JSON.stringify({ id, ply, moves }));
  }

  async #try(moves: string[], fill = false): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const told = moves.length || fill ? await this.#at().draft(moves, fill) : null;
    this.isBusy = false;
    // A refusal changes nothing; what is told of a position that is past is of no use.
    if (told ? told.ply !== this.#at().ply : moves.length) return;
    this.told = told;
    this.#keep(this.#wished());
  }
}
