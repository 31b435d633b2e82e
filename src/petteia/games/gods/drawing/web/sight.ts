/** The view as the drawing reads it. Anything missing or odd becomes something harmless, so that no message breaks the page. */

export interface Sight {
  rings: number;
  seats: number;
  seat: number | null;
  turn: number;
  toAct: number | null;
  gods: Record<string, string>;
  tokens: Record<string, string>;
  reserve: Record<string, number>;
  hands: Record<string, number>[];
  discard: Record<string, number>;
  asked: string;
  acting: string | null;
  mover: string | null; // the god that must go on, after fertility or in a portal
  struck: boolean;
}

const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function only<T>(value: unknown, kind: 'string' | 'number'): Record<string, T> {
  return Object.fromEntries(Object.entries(record(value)).filter(([, v]) => typeof v === kind)) as Record<string, T>;
}

export function readSight(view: Record<string, unknown>): Sight {
  const rings = Number(view.rings);
  const toAct = view.to_act;
  return {
    rings: rings >= 2 && rings <= 9 ? rings : 6,
    seats: Number(view.seats) || 2,
    seat: typeof view.seat === 'number' ? view.seat : null,
    turn: Number(view.turn) || 0,
    toAct: typeof toAct === 'number' ? toAct : null,
    gods: only<string>(view.gods, 'string'),
    tokens: only<string>(view.tokens, 'string'),
    reserve: only<number>(view.reserve, 'number'),
    hands: Array.isArray(view.hands) ? view.hands.map((hand) => only<number>(hand, 'number')) : [],
    discard: only<number>(view.discard, 'number'),
    asked: typeof view.asked === 'string' ? view.asked : '',
    acting: typeof view.acting === 'string' ? view.acting : null,
    mover: /\b(?:step|exit):([a-z]+)/.exec(String(view.position ?? ''))?.[1] ?? null,
    struck: view.struck === true,
  };
}
