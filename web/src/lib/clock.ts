/** Spans of time in words. */

import type { ClockChoice } from './protocol';

const UNITS = [['day', 86_400], ['hour', 3_600], ['minute', 60], ['second', 1]] as const;

/** The largest unit that fits into *seconds*, with its length. */
export const unitOf = (seconds: number): (typeof UNITS)[number] => UNITS.find(([, size]) => seconds >= size) ?? UNITS[3];

function span(seconds: number, language: string): string {
  const [unit, size] = unitOf(seconds);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(seconds / size);
}

/** The time for a decision, and the reserve if there is one. */
export const clockWords = (clock: ClockChoice, language: string): string =>
  [clock.per_move, ...(clock.reserve ? [clock.reserve] : [])].map((seconds) => span(seconds, language)).join(' + ');
