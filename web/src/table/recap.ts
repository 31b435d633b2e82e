/** What happened to a reader since their last turn, and what of it was bad for them. */

import type { LogLine } from './log';

/** Whether a line tells something bad for one of *seats*: done by another to what is theirs, or a harm that names them. */
export function hurts(line: LogLine, seats: readonly number[], harms: readonly string[] = []): boolean {
  const { name, facts } = line.event;
  const named = (value: unknown): boolean => [value].flat().some((each) => typeof each === 'number' && seats.includes(each));
  if (harms.includes(name)) return named(facts.seat);
  return named(facts.owner) && !named(facts.seat);
}
