/** The log of a table: every act in lines. */

import type { Entry, Event } from '$app/lib/protocol';

export interface LogLine {
  id: string;
  at: number;
  seat: number | null;
  isMove: boolean; // part of a move, not of coming and going
  event: Event;
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
