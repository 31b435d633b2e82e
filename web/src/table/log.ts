/** The log of a table: every act in lines. */

import type { Entry, Event } from '$app/lib/protocol';

export interface LogLine {
  id: string;
  at: number;
  seat: number | null;
  isMove: boolean; // part of a move, not of coming and going
  event: Event;
}

/** The lines that one act of the table makes. */
export function linesOf(entry: Entry): LogLine[] {
  const own = entry.sentence ? [{ name: entry.kind, facts: {}, sentence: entry.sentence }] : [];
  return [...own, ...entry.events]
    .filter((event) => event.sentence)
    .map((event, i) => ({ id: `${entry.number}.${i}`, at: entry.at, seat: entry.seat, isMove: entry.kind === 'played', event }));
}
