/** Which step of a guided game is due. It follows how the game stands, not the order in which messages came. */

import type { Step } from './lesson';

/** How the game stands for the reader. */
export interface Now {
  record: number; // moves made so far, fewer after some were taken back
  isMyTurn: boolean;
  asked: string; // the kind of decision due
  moves: readonly { text: string }[];
}

/** A step, how many moves had been made when it was due, and whether the reader was on turn. */
export interface Mark {
  step: number;
  record: number;
  isMine: boolean;
}

const TURN = 'turn'; // a turn of the reader's begins

/** Whether a step can be taught now: its move can be made, or will be asked for when the reader is on turn again. */
function fits(step: Step, now: Now): boolean {
  if (step.move === undefined) return true;
  return now.isMyTurn ? now.moves.some((move) => move.text === step.move) : step.asked === TURN;
}

function isDone(step: Step, mark: Mark, now: Now): boolean {
  if (step.wait) return now.isMyTurn && now.asked === TURN;
  return step.move !== undefined && mark.isMine && now.record > mark.record;
}

/** The steps so far, the one due last. What was taken back is taught again; what was decided otherwise is passed over. */
export function follow(steps: readonly Step[], trail: readonly Mark[], now: Now): Mark[] {
  if (!steps.length) return [];
  const due = (step: number): Mark => ({ step: Math.min(step, steps.length - 1), record: now.record, isMine: now.isMyTurn });
  const known = trail.filter((mark) => mark.record <= now.record);
  let mark = known.pop() ?? due(0);
  if (!mark.isMine) mark = due(mark.step); // others' moves do not count
  for (; mark.step + 1 < steps.length; mark = due(mark.step + 1)) {
    const step = steps[mark.step]!;
    if (fits(step, now) && !isDone(step, mark, now)) break;
    known.push(mark);
  }
  return [...known, mark];
}

/** The same, one step on: the reader has read it. */
export function next(steps: readonly Step[], trail: readonly Mark[], now: Now): Mark[] {
  const step = Math.min((trail.at(-1)?.step ?? -1) + 1, steps.length - 1);
  return follow(steps, [...trail, { step, record: now.record, isMine: now.isMyTurn }], now);
}
