/** Finds games by their folders. Nobody writes a game's name here. */

import type { Component } from 'svelte';
import type { CoverProps, EditorProps, GameDrawing, Say, SetUpProps } from '$app/game/contract';
import { type AnyView, SHAPES } from './protocol';
import { type Shapes, flaw } from './shape';

type Loader = () => Promise<{ default: unknown }>;

const BOARDS = import.meta.glob('../../../src/petteia/games/*/drawing/web/Board.svelte') as Record<string, Loader>;
const PARTS = import.meta.glob('../../../src/petteia/games/*/drawing/web/{Seat,Shared,Choices,Words,Digest}.svelte') as Record<string, Loader>;
const COVERS = import.meta.glob('../../../src/petteia/games/*/drawing/web/Cover.svelte') as Record<string, Loader>;
const EDITIONS = import.meta.glob('../../../src/petteia/games/*/drawing/web/Edition.svelte') as Record<string, Loader>;
const SET_UPS = import.meta.glob('../../../src/petteia/games/*/drawing/web/SetUp.svelte') as Record<string, Loader>;
const PRIMERS = import.meta.glob('../../../src/petteia/games/*/drawing/web/Primer.svelte') as Record<string, Loader>;
const VIEWS = import.meta.glob<Shapes>('../../../src/petteia/games/*/drawing/web/view.ts', { import: 'SHAPES' });

const path = (slug: string, file: string): string => `../../../src/petteia/games/${slug}/drawing/web/${file}`;

/** The drawing of a game, or null if its folder has none: then the table shows a plain board. */
export async function drawingOf(slug: string): Promise<GameDrawing | null> {
  const board = BOARDS[path(slug, 'Board.svelte')];
  if (!board) return null;
  const loaded = (await board()) as { default: unknown } & Partial<Omit<GameDrawing, 'Board'>>;
  const { shape = 1, wide = shape, hasScores = false, ...rest } = loaded;
  const found: Record<string, unknown> = { ...rest, Board: loaded.default, shape, wide, hasScores };
  await Promise.all(
    ['Seat', 'Shared', 'Choices', 'Words', 'Digest'].map(async (part) => {
      const load = PARTS[path(slug, `${part}.svelte`)];
      if (load) found[part] = (await load()).default;
    }),
  );
  return found as unknown as GameDrawing;
}

/** The drawing of a game's data, to be changed in place; null if its folder has none. */
export async function editorOf(slug: string): Promise<Component<EditorProps> | null> {
  const load = EDITIONS[path(slug, 'Edition.svelte')];
  return load ? ((await load()).default as Component<EditorProps>) : null;
}

/** A position of a game, drawn to be changed by hand; null if its folder has none: then it is changed as text. */
export async function setUpOf(slug: string): Promise<Component<SetUpProps> | null> {
  const load = SET_UPS[path(slug, 'SetUp.svelte')];
  return load ? ((await load()).default as Component<SetUpProps>) : null;
}

export async function coverOf(slug: string): Promise<Component<CoverProps> | null> {
  const load = COVERS[path(slug, 'Cover.svelte')];
  return load ? ((await load()).default as Component<CoverProps>) : null;
}

/** The game in pictures, if somebody has drawn it. */
export async function primerOf(slug: string): Promise<Component<{ say: Say }> | null> {
  const load = PRIMERS[path(slug, 'Primer.svelte')];
  return load ? ((await load()).default as Component<{ say: Say }>) : null;
}

/** A way to check the views of a game: the place that is not as its type says, or null. */
export async function viewCheck(slug: string): Promise<(view: AnyView) => string | null> {
  const own = await VIEWS[path(slug, 'view.ts')]?.();
  return (view) => (own ? flaw(view, 'View', own) : flaw(view, 'AnyView', SHAPES));
}
