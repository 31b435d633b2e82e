/** The log of a table: every act in lines, the lines of an action together. */

import type { Entry, Event } from '$app/lib/protocol';

export interface LogLine {
  id: string;
  at: number;
  seat: number | null;
  isMove: boolean; // part of a move, not of coming and going
  event: Event;
}

/** What belongs together: a turn or an action of one seat, the whole set-up, or a line of its own. */
export interface Chapter {
  id: string;
  kind: 'action' | 'set-up' | 'line';
  seat: number | null;
  lines: LogLine[];
}

/** What a drawing tells of its events: those of the set-up, and those with which an action of the seat they name begins. */
export interface Grouping {
  setUp?: readonly string[] | undefined;
  begins?: readonly string[] | undefined;
}

/** What the last to move did, if that was none of *seats*: the run of its lines at the end of the log. */
export function lastTurn(lines: readonly LogLine[], seats: readonly number[]): Event[] {
  const told = lines.filter((line) => line.isMove);
  const seat = told.at(-1)?.seat ?? null;
  if (seat === null || seats.includes(seat)) return [];
  return told.slice(1 + told.findLastIndex((line) => line.seat !== seat)).map((line) => line.event);
}

/** The lines that one act of the table makes. */
export function linesOf(entry: Entry): LogLine[] {
  const own = entry.sentence ? [{ name: entry.kind, facts: {}, sentence: entry.sentence }] : [];
  return [...own, ...entry.events]
    .filter((event) => event.sentence)
    .map((event, i) => ({ id: `${entry.number}.${i}`, at: entry.at, seat: entry.seat, isMove: entry.kind === 'played', event }));
}

/** The log in chapters: first the set-up, then action by action. */
export function chaptersOf(lines: readonly LogLine[], { setUp = [], begins = [] }: Grouping = {}): Chapter[] {
  const isOfSetUp = (line: LogLine): boolean => !line.isMove || setUp.includes(line.event.name);
  const found = lines.findIndex((line) => !isOfSetUp(line));
  const first = found < 0 ? lines.length : found;
  const chapters: Chapter[] = [];
  if (first > 0) chapters.push({ id: `set-up.${lines[0]!.id}`, kind: 'set-up', seat: null, lines: lines.slice(0, first) });
  for (const line of lines.slice(first)) {
    const isBeginning = begins.includes(line.event.name);
    const seat = isBeginning && typeof line.event.facts.seat === 'number' ? line.event.facts.seat : line.seat;
    const open = chapters.at(-1);
    if (!line.isMove) chapters.push({ id: line.id, kind: 'line', seat, lines: [line] });
    else if (open?.kind === 'action' && open.seat === seat && !isBeginning) open.lines.push(line);
    else chapters.push({ id: line.id, kind: 'action', seat, lines: [line] });
  }
  return chapters;
}
