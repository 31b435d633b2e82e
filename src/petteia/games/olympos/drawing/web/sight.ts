/** The view as the drawing reads it. Anything missing or odd becomes something harmless, so that no message breaks the page. */

export const RESOURCES = ['grain', 'wood', 'stone', 'gold'] as const;

const SHOWING = ['money', 'agriculture'];
const LASTING = ['ares', 'siren', 'erinyes', 'athena', 'keres'];

export interface Land {
  resource: string;
  star: boolean;
  zeus: boolean;
  atlantis: boolean;
  condemned: boolean;
  tribe: boolean;
  barbarians: boolean;
  owner: number | null;
  discs: (number | null)[];
}

export interface Slot {
  row: number;
  column: number;
  tile: string | null;
  left: number;
  cost: [number, string | null][];
  bonuses: { bonus: string; owner: number | null }[];
  time: number | null; // what it costs the seat that looks, and what that seat lacks; null for onlookers
  lacking: [number, string | null][] | null;
}

export interface Wonder {
  wonder: string;
  column: number;
  stars: number;
  points: number;
  owner: number | null;
  time: number | null;
  had: number | null; // stars the seat that looks can count
}

export interface Player {
  name: string;
  space: number;
  passed: number; // Zeus spaces reached
  ended: boolean;
  hourglasses: number;
  prestige: number;
  stock: number;
  swords: number;
  symbols: number;
  stars: number;
  tokens: Record<string, number>;
  cubes: Record<string, number>;
  tiles: string[];
  shows: Record<string, string>; // the resource on the tile of Money or Agriculture
  wonders: string[];
  cards: number;
  hand: string[] | null;
  points: Record<string, number>;
}

export interface Sight {
  seat: number | null;
  toAct: number | null;
  asked: string;
  tile: string | null; // the discovery the question is about
  cost: number; // of the action that is being paid
  cross: number;
  points: number[]; // of every space of the track, at the end
  zeus: { space: number; double: boolean }[];
  line: number[];
  lands: Record<string, Land>;
  slots: Slot[];
  wonders: Wonder[];
  players: Player[];
  pile: number;
  discards: string[];
  god: string | null;
  revealed: string[];
  lasting: Record<string, number[]>; // the gods that go on acting, and on whom
}

type Plain = Record<string, unknown>;
const plain = (value: unknown): Plain => (value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Plain) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const count = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const seatOr = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const words = (value: unknown): string[] => list(value).filter((each): each is string => typeof each === 'string');
const counts = (value: unknown): Record<string, number> => Object.fromEntries(Object.entries(plain(value)).map(([name, each]) => [name, count(each)]));

const groups = (value: unknown): [number, string | null][] => list(value).map((group) => [count(list(group)[0]), word(list(group)[1]) || null]);

function readLand(value: unknown): Land {
  const land = plain(value);
  return {
    resource: word(land.resource),
    star: land.star === true,
    zeus: land.zeus === true,
    atlantis: land.atlantis === true,
    condemned: land.condemned === true,
    tribe: land.tribe === true,
    barbarians: land.barbarians === true,
    owner: seatOr(land.owner),
    discs: list(land.discs).map(seatOr),
  };
}

function readSlot(value: unknown): Slot {
  const slot = plain(value);
  return {
    row: count(slot.row),
    column: count(slot.column),
    tile: word(slot.tile) || null,
    left: count(slot.left),
    cost: groups(slot.cost),
    bonuses: list(slot.bonuses).map((each) => ({ bonus: word(plain(each).bonus), owner: seatOr(plain(each).owner) })),
    time: seatOr(slot.time),
    lacking: Array.isArray(slot.lacking) ? groups(slot.lacking) : null,
  };
}

function readPlayer(value: unknown, name: string): Player {
  const player = plain(value);
  return {
    name,
    space: count(player.space),
    passed: count(player.passed),
    ended: player.ended === true,
    hourglasses: count(player.hourglasses),
    prestige: count(player.prestige),
    stock: count(player.stock),
    swords: count(player.swords),
    symbols: count(player.symbols),
    stars: count(player.stars),
    tokens: counts(player.tokens),
    cubes: counts(player.cubes),
    tiles: words(player.tiles),
    shows: Object.fromEntries(SHOWING.map((tile, i) => [tile, word(list(player.shows)[i])])),
    wonders: words(player.wonders),
    cards: count(player.cards),
    hand: Array.isArray(player.hand) ? words(player.hand) : null,
    points: counts(player.points),
  };
}

export function readSight(view: Record<string, unknown>, names: readonly string[] = []): Sight {
  const track = plain(view.track);
  const development = plain(view.development);
  const gods = plain(view.gods);
  return {
    seat: seatOr(view.seat),
    toAct: seatOr(view.to_act),
    asked: word(view.asked),
    tile: word(view.tile) || null,
    cost: count(view.cost),
    cross: count(track.cross),
    points: list(track.points).map(count),
    zeus: list(track.zeus).map((each) => ({ space: count(plain(each).space), double: plain(each).double === true })),
    line: list(track.line).map(count),
    lands: Object.fromEntries(Object.entries(plain(view.territories)).map(([name, land]) => [name, readLand(land)])),
    slots: list(development.slots).map(readSlot),
    wonders: list(development.wonders).map((each) => {
      const wonder = plain(each);
      return { wonder: word(wonder.wonder), column: count(wonder.column), stars: count(wonder.stars), points: count(wonder.points), owner: seatOr(wonder.owner), time: seatOr(wonder.time), had: seatOr(wonder.had) };
    }),
    players: list(view.players).map((player, seat) => readPlayer(player, names[seat] ?? `${seat + 1}`)),
    pile: count(view.pile),
    discards: words(view.discards),
    god: word(gods.current) || null,
    revealed: words(gods.revealed),
    lasting: Object.fromEntries(LASTING.map((god) => [god, list(gods[god]).map(count)])),
  };
}

/** The seats in the order in which they are on turn: the furthest back first, on one space the top disc. */
export function orderOfTurns(sight: Sight): number[] {
  const playing = sight.line.filter((seat) => sight.players[seat] && !sight.players[seat].ended);
  return playing.sort((one, other) => sight.players[one]!.space - sight.players[other]!.space);
}

/** How many gods lie face down by a Zeus space: one is revealed by the first to reach it, at a double one another by the last. */
export function godsLeft(sight: Sight, place: number): number {
  const reached = sight.players.filter((player) => player.passed > place || player.ended).length;
  const shown = (reached > 0 ? 1 : 0) + (sight.zeus[place]?.double && reached === sight.players.length ? 1 : 0);
  return (sight.zeus[place]?.double ? 2 : 1) - shown;
}
