/** An edition being written: its values by path, undo, and what the server says of them. The client knows none of the rules. */

import { getContext, setContext } from 'svelte';
import { Refused, checkEdition } from '$app/lib/api.svelte';
import type { EditionInfo, EditionShown } from '$app/lib/protocol';
import { settings } from '$app/lib/settings.svelte';

export type Path = readonly (string | number)[];
export type Parts = Record<string, unknown>;

const PATIENCE = 300; // ms of stillness before the server is asked
const MOST_PAST = 200;
const KEY = Symbol('draft');

const keyOf = (path: Path): string => path.join('/');

function at(parts: unknown, path: Path): unknown {
  let found = parts;
  for (const step of path) found = (found as Record<string | number, unknown> | undefined)?.[step];
  return found;
}

export class Draft {
  parts = $state.raw<Parts>({});
  name = $state('');
  origin = $state('');
  info = $state.raw<EditionInfo | null>(null);
  problem = $state('');
  isChanged = $state(false); // since it was opened or saved
  isWaiting = $state(false); // for what the server says
  #origins = $state.raw(new Map<string, string>());
  #mistakes = $state.raw(new Map<string, string>());
  #past = $state.raw<Parts[]>([]);
  #future = $state.raw<Parts[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly slug: string,
    shown: EditionShown,
  ) {
    this.open(shown);
  }

  open(shown: EditionShown): void {
    this.parts = shown.parts;
    this.name = shown.info.own ? '' : shown.info.name;
    this.origin = shown.info.own ? '' : shown.info.origin;
    this.#past = [];
    this.#future = [];
    this.isChanged = false;
    this.#take(shown);
  }

  #take(shown: EditionShown): void {
    this.info = shown.info;
    this.#origins = new Map(Object.entries(shown.origins).flatMap(([origin, paths]) => paths.map((path) => [keyOf(path), origin] as const)));
    this.#mistakes = new Map(shown.mistakes.map((each) => [keyOf(each.path), each.sentence]));
  }

  value<T>(...path: Path): T {
    return at(this.parts, path) as T;
  }

  set(path: Path, value: unknown): void {
    this.setAll([[path, value]]);
  }

  /** Change several values at once: one undo takes all of them back. A value of undefined is taken out. */
  setAll(changes: readonly (readonly [Path, unknown])[]): void {
    const next = structuredClone(this.parts);
    for (const [path, value] of changes) {
      const table = at(next, path.slice(0, -1)) as Record<string | number, unknown>;
      const key = path.at(-1)!;
      if (value === undefined) delete table[key];
      else table[key] = value;
    }
    this.#past = [...this.#past.slice(-MOST_PAST), this.parts];
    this.#future = [];
    this.#become(next);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.parts];
    this.#become(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.parts];
    this.#become(after);
  }

  #become(parts: Parts): void {
    this.parts = parts;
    this.isChanged = true;
    clearTimeout(this.#timer);
    this.isWaiting = true;
    this.#timer = setTimeout(() => void this.check(), PATIENCE);
  }

  /** Ask the server what is wrong; an answer to an earlier question is not heard. */
  async check(): Promise<void> {
    const number = ++this.#asked;
    try {
      const shown = await checkEdition(this.slug, this.written(), settings.language);
      if (number !== this.#asked) return;
      this.#take(shown);
      this.problem = '';
    } catch (error) {
      if (number === this.#asked) this.problem = error instanceof Refused ? error.message : '';
    }
    if (number === this.#asked) this.isWaiting = false;
  }

  written(): { name: string; origin: string; parts: Parts } {
    return { name: this.name.trim() || '—', origin: this.origin.trim(), parts: this.parts };
  }

  /** Where a value comes from; nothing where there is none. */
  originOf(path: Path): string {
    return this.#origins.get(keyOf(path)) ?? '';
  }

  mistakeAt(path: Path): string {
    return this.#mistakes.get(keyOf(path)) ?? '';
  }

  /** The first mistake below *path*. */
  mistakeIn(path: Path): string {
    const begin = `${keyOf(path)}/`;
    for (const [key, sentence] of this.#mistakes) if (key === keyOf(path) || key.startsWith(begin)) return sentence;
    return '';
  }

  get mistakes(): { path: string; sentence: string }[] {
    return [...this.#mistakes].map(([path, sentence]) => ({ path: path.replaceAll('/', ' · '), sentence }));
  }
}

export const provideDraft = (draft: () => Draft): void => void setContext(KEY, draft);
export const theDraft = (): Draft => getContext<() => Draft>(KEY)();
