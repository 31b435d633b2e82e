/** Finds games by their folders. Nobody writes a game's name here. */

import type { Component } from 'svelte';
import type { CoverProps, GameDrawing } from '$app/game/contract';

type Loader = () => Promise<{ default: unknown }>;

const BOARDS = import.meta.glob('../../../src/petteia/games/*/drawing/web/Board.svelte') as Record<string, Loader>;
const PARTS = import.meta.glob('../../../src/petteia/games/*/drawing/web/{Seat,Shared,Choices,Words}.svelte') as Record<string, Loader>;
const COVERS = import.meta.glob('../../../src/petteia/games/*/drawing/web/Cover.svelte') as Record<string, Loader>;
const RULES = import.meta.glob<string>('../../../src/petteia/games/*/RULES*.md', { query: '?raw', import: 'default' });

const path = (slug: string, file: string): string => `../../../src/petteia/games/${slug}/drawing/web/${file}.svelte`;

/** The drawing of a game, or null if its folder has none: then the table shows lists. */
export async function drawingOf(slug: string): Promise<GameDrawing | null> {
  const board = BOARDS[path(slug, 'Board')];
  if (!board) return null;
  const loaded = (await board()) as { default: unknown } & Partial<Omit<GameDrawing, 'Board'>>;
  const { shape = 1, hasScores = false, harms, scoreSheet, hidesChoices } = loaded;
  const found: Record<string, unknown> = { Board: loaded.default, shape, hasScores, harms, scoreSheet, hidesChoices };
  await Promise.all(
    ['Seat', 'Shared', 'Choices', 'Words'].map(async (part) => {
      const load = PARTS[path(slug, part)];
      if (load) found[part] = (await load()).default;
    }),
  );
  return found as unknown as GameDrawing;
}

export async function coverOf(slug: string): Promise<Component<CoverProps> | null> {
  const load = COVERS[path(slug, 'Cover')];
  return load ? ((await load()).default as Component<CoverProps>) : null;
}

/** The numbered rules as written, in the reader's language where somebody translated them. */
export async function rulesOf(slug: string, language: string): Promise<{ text: string; language: string } | null> {
  const folder = `../../../src/petteia/games/${slug}/`;
  const own = RULES[`${folder}RULES.${language}.md`];
  if (own) return { text: await own(), language };
  const english = RULES[`${folder}RULES.md`];
  return english ? { text: await english(), language: 'en' } : null;
}
