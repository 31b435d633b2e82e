/** Reads the server's messages. Anything missing or odd becomes something harmless, so that no message breaks the page. */

import type { Happening, Offer } from '$app/game/contract';
import type { Asked, LogLine, SeatInfo, Status, Undo } from './model';

type Plain = Record<string, unknown>;

export const plain = (value: unknown): Plain =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Plain) : {};
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const number = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const numbers = (value: unknown): number[] | null => (Array.isArray(value) ? value.map((each) => number(each) ?? 0) : null);

export interface Entry {
  number: number;
  at: number | null;
  kind: string;
  seat: number | null;
  sentence: string;
  happenings: Happening[];
}

export interface Update {
  info: { game: string; host: string; isOpen: boolean; commitment: string; origin: number } | null;
  since: number;
  number: number;
  ply: number;
  record: number;
  status: Status;
  seat: number | null;
  entries: Entry[];
  view: Plain | null;
  question: string;
  offers: Offer[];
  seats: SeatInfo[];
  toAct: number | null;
  undo: Undo;
  asked: Asked | null;
  scores: number[] | null;
  outcome: number[] | null;
  seed: string;
  nextTable: string;
}

export function readHappening(value: unknown): Happening {
  const { name, facts, sentence } = plain(value);
  return { name: text(name), facts: plain(facts), sentence: text(sentence) };
}

export function readOffer(value: unknown): Offer {
  const { move, sentence, cost, forecast } = plain(value);
  const parts = list(cost).flatMap((part) => {
    const [name, amount] = list(part);
    return typeof name === 'string' && typeof amount === 'number' ? [[name, amount] as const] : [];
  });
  return {
    text: text(move),
    sentence: text(sentence) || text(move),
    ...(Array.isArray(cost) ? { cost: parts } : {}),
    ...(forecast ? { forecast: plain(forecast) } : {}),
  };
}

function readEntry(value: unknown): Entry {
  const entry = plain(value);
  return {
    number: number(entry.number) ?? 0,
    at: number(entry.at),
    kind: text(entry.kind),
    seat: number(entry.seat),
    sentence: text(entry.sentence),
    happenings: list(entry.events).map(readHappening),
  };
}

export function readSeat(value: unknown, deadline: number | null): SeatInfo {
  const seat = plain(value);
  const kind = text(seat.kind);
  return {
    name: text(seat.name),
    kind: kind === 'person' || kind === 'bot' ? kind : 'empty',
    level: number(seat.level),
    isMine: seat.yours === true,
    isAway: seat.present === false,
    hasStandIn: seat.stands_in === true,
    deadline,
  };
}

export function readUpdate(message: Plain): Update {
  const toAct = number(message.to_act);
  const status = text(message.status);
  const info = plain(message.info);
  const due = number(message.deadline);
  // The server's clock may differ from ours: keep how long is left.
  const deadline = due === null ? null : Date.now() + due - (number(message.server_time) ?? Date.now());
  const undo = plain(message.undo);
  const asked = plain(message.asked);
  return {
    info: message.info
      ? {
          game: text(info.game),
          host: text(info.host),
          isOpen: info.is_open === true,
          commitment: text(info.commitment),
          origin: number(info.origin) ?? 0,
        }
      : null,
    since: number(message.since) ?? 0,
    number: number(message.number) ?? 0,
    ply: number(message.ply) ?? 0,
    record: number(message.record) ?? 0,
    status: status === 'running' || status === 'over' ? status : 'waiting',
    seat: number(message.seat),
    entries: list(message.entries).map(readEntry),
    view: message.view ? plain(message.view) : null,
    question: text(message.question),
    offers: list(message.moves).map(readOffer).filter((offer) => offer.text),
    seats: list(message.seats).map((seat, place) => readSeat(seat, place === toAct ? deadline : null)),
    toAct,
    undo: { isFree: undo.free === true, reason: text(undo.reason) },
    asked: message.asked ? { what: text(asked.what), by: text(asked.by), isMine: asked.yours === true } : null,
    scores: numbers(message.scores),
    outcome: numbers(message.outcome),
    seed: text(message.seed),
    nextTable: text(message.next_table),
  };
}

/** The lines of the log that one act of the table makes. */
export function linesOf(entry: Entry): LogLine[] {
  const own = entry.sentence ? [{ name: entry.kind, facts: {}, sentence: entry.sentence }] : [];
  return [...own, ...entry.happenings]
    .filter((happening) => happening.sentence)
    .map((happening, i) => ({ id: `${entry.number}.${i}`, at: entry.at, seat: entry.seat, isMove: entry.kind === 'played', happening }));
}
