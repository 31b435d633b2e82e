/** A guided first game: a fixed beginning from a game's folder, and what to say and suggest at each step. */

import { openTable } from '$app/lib/api.svelte';
import { settings } from '$app/lib/settings.svelte';

export interface Step {
  say: string; // the name of a sentence in the drawing's locale
  asked?: string; // the kind of decision its move answers
  move?: string; // the move suggested; the next step comes when it, or another, was made
  wait?: boolean; // the next step comes when a turn of the reader's begins
  see?: string; // the anchor of what it speaks of: the board turns to it, and it is marked
}

export interface Lesson {
  seats: number;
  record: string[];
  steps: Step[];
}

const LESSONS = import.meta.glob<Lesson>('../../../src/petteia/games/*/drawing/web/lesson.json', { import: 'default' });
const KEY = 'petteia.lesson';

const place = (slug: string): string => `../../../src/petteia/games/${slug}/drawing/web/lesson.json`;

export const hasLesson = (slug: string): boolean => place(slug) in LESSONS;

export async function lessonOf(slug: string): Promise<Lesson | null> {
  return (await LESSONS[place(slug)]?.()) ?? null;
}

/** Open the table of the lesson and remember that it is one. */
export async function openLesson(slug: string): Promise<string> {
  const lesson = await lessonOf(slug);
  if (!lesson) throw new Error(`${slug} has no lesson`);
  const bots = Array.from({ length: lesson.seats }, (_, seat) => (seat === 0 ? null : 1));
  const record = lesson.record.join('\n');
  const table = await openTable({ game: slug, seats: lesson.seats, sit: [0], bots, language: settings.language, record });
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // Without storage the game is an ordinary one.
  }
  return table;
}

export function isLesson(table: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === table;
  } catch {
    return false;
  }
}

export function endLesson(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
