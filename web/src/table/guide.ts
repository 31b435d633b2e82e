/** Which step of a guided game is due. It follows how the game stands, not the order in which messages came. */

import type { Step } from './lesson';

/** How the game stands for the reader. */
export interface Now {
  record: number; // moves made so far, fewer after some were taken back
  isMyTurn: boolean;
  asked: string; // the kind of decision due
  moves: readonly { text: string }[];
  made?: string; // the reader's last move, if it was made here
}

/** A step, how many moves had been made when it was due, and whether the reader was asked what it is about. */
export interface Mark {
  step: number;
  record: number;
  isAsked: boolean;
}

const TURN = 'turn'; // a turn of the reader's begins

const isPart = (step: Step): boolean => step.asked !== undefined && step.asked !== TURN;

/** Whether a step can be taught now: its move can be made, or will be asked for when the reader is on turn again; a part of a turn as long as the turn goes on. */
function fits(step: Step, now: Now): boolean {
  if (step.move === undefined) return true;
  if (isPart(step)) return now.isMyTurn && now.asked !== TURN;
  return now.isMyTurn ? now.moves.some((move) => move.text === step.move) : step.asked === TURN;
}

function isDone(step: Step, mark: Mark, now: Now): boolean {
  if (step.wait) return now.isMyTurn && now.asked === TURN;
  return step.move !== undefined && mark.isAsked && now.record > mark.record;
}

/** What a step suggests now: its move or, where that cannot be made, another answer to the same question. */
export function suggested<Offer extends { text: string }>(step: Step, now: Omit<Now, 'moves'> & { moves: readonly Offer[] }): Offer | undefined {
  const meant = now.moves.find((move) => move.text === step.move);
  return meant ?? (isPart(step) && step.asked === now.asked ? now.moves[0] : undefined);
}

function markOf(steps: readonly Step[], wished: number, now: Now): Mark {
  const step = Math.min(wished, steps.length - 1);
  return { step, record: now.record, isAsked: now.isMyTurn && (steps[step]?.asked ?? now.asked) === now.asked };
}

/** The steps so far, the one due last. What was taken back is taught again; what was decided otherwise is passed over. */
export function follow(steps: readonly Step[], trail: readonly Mark[], now: Now): Mark[] {
  if (!steps.length) return [];
  const due = (step: number): Mark => markOf(steps, step, now);
  const known = trail.filter((mark) => mark.record <= now.record);
  let mark = known.pop() ?? due(0);
  if (!mark.isAsked) mark = due(mark.step); // others' moves, and other questions, do not count
  let isOther = false; // the reader's turn is not the one that is taught: nor are its parts
  for (; mark.step + 1 < steps.length; mark = due(mark.step + 1)) {
    const step = steps[mark.step]!;
    const done = isDone(step, mark, now);
    if (fits(step, now) && !done && !(isOther && isPart(step))) break;
    if (!isPart(step)) isOther = done && step.asked === TURN && now.made !== undefined && now.made !== step.move;
    known.push(mark);
  }
  return [...known, mark];
}

/** The same, one step on: the reader has read it. */
export function next(steps: readonly Step[], trail: readonly Mark[], now: Now): Mark[] {
  return follow(steps, [...trail, markOf(steps, (trail.at(-1)?.step ?? -1) + 1, now)], now);
}
