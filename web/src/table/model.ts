/** A table as the page shows it, whatever the wire looked like. */

import type { Happening } from '$app/game/contract';

export interface SeatInfo {
  name: string;
  kind: 'empty' | 'person' | 'bot';
  level: number | null;
  isMine: boolean;
  isAway: boolean;
  hasStandIn: boolean;
  deadline: number | null; // when the time for this decision is up, in ms since 1970
}

export interface LogLine {
  id: string;
  at: number | null;
  seat: number | null;
  isMove: boolean; // part of a move, not of coming and going
  happening: Happening;
}

export interface ChatLine {
  number: number;
  name: string;
  text: string;
  at: number | null;
}

export interface Refusal {
  sentence: string;
  rule: string;
}

export interface Undo {
  isFree: boolean;
  reason: string; // why it is not free, if so
}

/** What somebody asked all others: to take back a move, or for a rematch. */
export interface Asked {
  what: string;
  by: string;
  isMine: boolean; // whether the reader has still to answer
}

export type Status = 'waiting' | 'running' | 'over';
