// Made by tools/protocol_types.py from words/view.py and words/printed.py; do not edit.

import type { AnyView } from '$app/lib/protocol';
import type { Shapes } from '$app/lib/shape';

/** A bonus space of a slot, and who took it. */
export interface Bonus {
  bonus: string;
  owner: number | null;
}

/** A slot: its tile, and what the seat that looks would pay in time and still lacks (None for onlookers). */
export interface Slot {
  bonuses: Bonus[];
  brings: Record<string, number>;
  column: number;
  cost: ([number, string | null])[];
  lacking: ([number, string | null])[] | null;
  left: number;
  row: number;
  tile: string | null;
  time: number | null;
}

/** A wonder of the sixth row; `had` stars the seat that looks can count (None for onlookers). */
export interface Wonder {
  column: number;
  had: number | null;
  owner: number | null;
  points: number;
  stars: number;
  time: number | null;
  wonder: string;
}

/** The development board: the slots row by row, and the wonders. */
export interface Development {
  slots: Slot[];
  wonders: Wonder[];
}

/** The gods: those revealed and the last of them, those face down, and what each gives or takes, if a number. */
export interface Gods {
  amounts: Record<string, number>;
  current: string | null;
  hidden: string[];
  revealed: string[];
}

/** What a seat has; `hand` only for itself. */
export interface Player {
  cards: number;
  column_discs: number[];
  cubes: Record<string, number>;
  ended: boolean;
  gods: string[];
  hand: string[] | null;
  hourglasses: number;
  passed: number;
  points: Record<string, number>;
  prestige: number;
  score: number;
  settlers: number;
  shows: (string | null)[];
  space: number;
  stars: number;
  stock: number;
  swords: number;
  symbols: number;
  tile_resources: Record<string, string>;
  tiles: string[];
  tokens: Record<string, number>;
  wonders: string[];
}

/** A territory: its resource, who controls it, the discs from the bottom (None for barbarians). */
export interface Territory {
  atlantis: boolean;
  barbarians: boolean;
  condemned: boolean;
  discs: (number | null)[];
  owner: number | null;
  region: string;
  resource: string;
  star: boolean;
  tribe: boolean;
  zeus: boolean;
}

/** A Zeus space of the track; `left` gods still lie by it face down (O7.2). */
export interface ZeusSpace {
  double: boolean;
  left: number;
  space: number;
}

/** The track: the points of every space at the end, the discs, and the seats in the order of their turns (O3.1). */
export interface Track {
  cross: number;
  line: number[];
  order: number[];
  points: number[];
  start: number;
  zeus: ZeusSpace[];
}

/** All that a seat may know. */
export interface View extends AnyView {
  barbarian_swords: number;
  cost: number;
  development: Development;
  discards: string[];
  gods: Gods;
  last_turn: boolean;
  looked: string[] | number;
  pile: number;
  players: Player[];
  seat_on_turn: number;
  territories: Record<string, Territory>;
  tile: string | null;
  track: Track;
}

export const SHAPES: Shapes = {
  Bonus: {"bonus": "string", "owner": {"or": ["number", "null"]}},
  Slot: {"bonuses": [{"is": "Bonus"}], "brings": {"each": "number"}, "column": "number", "cost": [{"tuple": ["number", {"or": ["string", "null"]}]}], "lacking": {"or": [[{"tuple": ["number", {"or": ["string", "null"]}]}], "null"]}, "left": "number", "row": "number", "tile": {"or": ["string", "null"]}, "time": {"or": ["number", "null"]}},
  Wonder: {"column": "number", "had": {"or": ["number", "null"]}, "owner": {"or": ["number", "null"]}, "points": "number", "stars": "number", "time": {"or": ["number", "null"]}, "wonder": "string"},
  Development: {"slots": [{"is": "Slot"}], "wonders": [{"is": "Wonder"}]},
  Gods: {"amounts": {"each": "number"}, "current": {"or": ["string", "null"]}, "hidden": ["string"], "revealed": ["string"]},
  Player: {"cards": "number", "column_discs": ["number"], "cubes": {"each": "number"}, "ended": "boolean", "gods": ["string"], "hand": {"or": [["string"], "null"]}, "hourglasses": "number", "passed": "number", "points": {"each": "number"}, "prestige": "number", "score": "number", "settlers": "number", "shows": [{"or": ["string", "null"]}], "space": "number", "stars": "number", "stock": "number", "swords": "number", "symbols": "number", "tile_resources": {"each": "string"}, "tiles": ["string"], "tokens": {"each": "number"}, "wonders": ["string"]},
  Quota: {"asked": "string", "done": "number", "kind": "string", "most": "number"},
  Territory: {"atlantis": "boolean", "barbarians": "boolean", "condemned": "boolean", "discs": [{"or": ["number", "null"]}], "owner": {"or": ["number", "null"]}, "region": "string", "resource": "string", "star": "boolean", "tribe": "boolean", "zeus": "boolean"},
  ZeusSpace: {"double": "boolean", "left": "number", "space": "number"},
  Track: {"cross": "number", "line": ["number"], "order": ["number"], "points": ["number"], "start": "number", "zeus": [{"is": "ZeusSpace"}]},
  View: {"asked?": "string", "barbarian_swords": "number", "cost": "number", "development": {"is": "Development"}, "discards": ["string"], "game": "string", "gods": {"is": "Gods"}, "hides_moves?": "boolean", "last_turn": "boolean", "looked": {"or": [["string"], "number"]}, "meant?": {"each": "string"}, "options": {"each": {"or": ["string", "number", "boolean"]}}, "outcome": {"or": [["number"], "null"]}, "pile": "number", "players": [{"is": "Player"}], "position?": "string", "quotas?": [{"is": "Quota"}], "seat": {"or": ["number", "null"]}, "seat_on_turn": "number", "seats": "number", "territories": {"each": {"is": "Territory"}}, "tile": {"or": ["string", "null"]}, "to_act": {"or": ["number", "null"]}, "track": {"is": "Track"}, "version": "number"},
};

export const PRINTED = {
  "resources": ["grain", "wood", "stone", "gold"],
  "gods": {
    "zeus": {"good": true},
    "hecate": {"good": true},
    "artemis": {"good": true},
    "athena": {"good": true},
    "ares": {"good": true},
    "keres": {"good": false},
    "hades": {"good": false},
    "nemesis": {"good": false},
    "erinyes": {"good": false},
    "siren": {"good": false},
  },
  "cards": {
    "card-cube-grain": {"kind": "cube", "sign": "grain", "count": 1, "looks_at": []},
    "card-cube-wood": {"kind": "cube", "sign": "wood", "count": 1, "looks_at": []},
    "card-cube-stone": {"kind": "cube", "sign": "stone", "count": 1, "looks_at": []},
    "card-cube-gold": {"kind": "cube", "sign": "gold", "count": 1, "looks_at": []},
    "card-prestige-grain": {"kind": "prestige", "sign": "prestige", "count": 1, "looks_at": ["grain"]},
    "card-prestige-wood": {"kind": "prestige", "sign": "prestige", "count": 1, "looks_at": ["wood"]},
    "card-prestige-stone": {"kind": "prestige", "sign": "prestige", "count": 1, "looks_at": ["stone"]},
    "card-prestige-gold": {"kind": "prestige", "sign": "prestige", "count": 1, "looks_at": ["gold"]},
    "card-hourglass-grain": {"kind": "hourglass", "sign": "hourglass", "count": 1, "looks_at": ["grain"]},
    "card-hourglass-wood": {"kind": "hourglass", "sign": "hourglass", "count": 1, "looks_at": ["wood"]},
    "card-hourglass-stone": {"kind": "hourglass", "sign": "hourglass", "count": 1, "looks_at": ["stone"]},
    "card-hourglass-gold": {"kind": "hourglass", "sign": "hourglass", "count": 1, "looks_at": ["gold"]},
    "card-most-grain": {"kind": "most", "sign": "hourglass", "count": 3, "looks_at": ["grain"]},
    "card-most-wood": {"kind": "most", "sign": "hourglass", "count": 3, "looks_at": ["wood"]},
    "card-most-stone": {"kind": "most", "sign": "hourglass", "count": 3, "looks_at": ["stone"]},
    "card-most-gold": {"kind": "most", "sign": "hourglass", "count": 3, "looks_at": ["gold"]},
    "card-plenty": {"kind": "plenty", "sign": "prestige", "count": 3, "looks_at": ["grain", "wood", "stone", "gold"]},
    "card-star": {"kind": "star", "sign": "star", "count": 1, "looks_at": []},
    "card-zeus": {"kind": "zeus", "sign": "zeus", "count": 1, "looks_at": []},
  },
  "card_kinds": ["cube", "prestige", "hourglass", "most", "plenty", "star", "zeus"],
  "tiles_with_rules": ["cavalry", "medicine", "oracle", "astronomy", "money", "agriculture", "cartography", "democracy", "architecture", "engineering", "city", "absolutism", "science"],
  "bonuses": {
    "bonus-settler": {"sign": "settler", "count": 1, "cube": false},
    "bonus-hourglasses": {"sign": "hourglass", "count": 2, "cube": false},
    "bonus-prestige": {"sign": "prestige", "count": 2, "cube": false},
    "bonus-grain": {"sign": "grain", "count": 1, "cube": true},
    "bonus-wood": {"sign": "wood", "count": 1, "cube": true},
    "bonus-stone": {"sign": "stone", "count": 1, "cube": true},
    "bonus-gold": {"sign": "gold", "count": 1, "cube": true},
  },
  "lands": {
    "epirus": {"resource": "stone", "atlantis": false},
    "macedonia": {"resource": "wood", "atlantis": false},
    "chalcidice": {"resource": "gold", "atlantis": false},
    "thrace": {"resource": "grain", "atlantis": false},
    "olympos": {"resource": "stone", "atlantis": false},
    "thessaly": {"resource": "grain", "atlantis": false},
    "aetolia": {"resource": "wood", "atlantis": false},
    "phocis": {"resource": "stone", "atlantis": false},
    "boeotia": {"resource": "grain", "atlantis": false},
    "attica": {"resource": "gold", "atlantis": false},
    "euboea": {"resource": "wood", "atlantis": false},
    "achaea": {"resource": "grain", "atlantis": false},
    "arcadia": {"resource": "gold", "atlantis": false},
    "argolis": {"resource": "stone", "atlantis": false},
    "messenia": {"resource": "grain", "atlantis": false},
    "laconia": {"resource": "gold", "atlantis": false},
    "corcyra": {"resource": "wood", "atlantis": false},
    "cephalonia": {"resource": "wood", "atlantis": false},
    "lesbos": {"resource": "gold", "atlantis": false},
    "chios": {"resource": "stone", "atlantis": false},
    "naxos": {"resource": "stone", "atlantis": false},
    "rhodes": {"resource": "gold", "atlantis": false},
    "cydonia": {"resource": "grain", "atlantis": false},
    "knossos": {"resource": "gold", "atlantis": false},
    "troad": {"resource": "wood", "atlantis": false},
    "lydia": {"resource": "grain", "atlantis": false},
    "caria": {"resource": "stone", "atlantis": false},
    "lycia": {"resource": "wood", "atlantis": false},
    "atlantis-west": {"resource": "grain", "atlantis": true},
    "atlantis-north": {"resource": "wood", "atlantis": true},
    "atlantis-south": {"resource": "stone", "atlantis": true},
    "atlantis-east": {"resource": "gold", "atlantis": true},
  },
  "ours": {
    "amounts": {"zeus": 3, "hecate": 1, "ares": 2, "keres": 2, "erinyes": 2},
    "wonders": [8, 12],
  },
  "rules": {
    "tile:religion": ["O9.1", "O5.2"],
    "tile:cavalry": ["O4.3", "O5.2"],
    "tile:metallurgy": ["O4.6", "O5.2"],
    "tile:medicine": ["O4.1", "O5.2"],
    "tile:oracle": ["O8.9", "O5.2"],
    "tile:polytheism": ["O9.1", "O5.2"],
    "tile:astronomy": ["O4.3", "O5.2"],
    "tile:hoplites": ["O4.6", "O5.2"],
    "tile:money": ["O5.1", "O5.5", "O5.2"],
    "tile:agriculture": ["O5.1", "O5.5", "O5.2"],
    "tile:hellenism": ["O9.1", "O8.9", "O5.2"],
    "tile:cartography": ["O4.3", "O5.2"],
    "tile:phalanx": ["O4.6", "O8.9", "O5.2"],
    "tile:commerce": ["O11", "O5.2"],
    "tile:democracy": ["O9.3", "O5.2"],
    "tile:art": ["O9.1", "O5.2"],
    "tile:surgery": ["O11", "O5.2"],
    "tile:strategy": ["O4.6", "O5.2"],
    "tile:architecture": ["O6.1", "O6.2", "O5.2"],
    "tile:poetry": ["O10.2", "O5.2"],
    "tile:engineering": ["O6.1", "O10.2", "O5.2"],
    "tile:city": ["O10.2", "O5.2"],
    "tile:absolutism": ["O10.2", "O5.2"],
    "tile:science": ["O10.2", "O5.2"],
    "tile:philosophy": ["O10.2", "O5.2"],
    "kind:cube": ["O8.1"],
    "kind:prestige": ["O8.2"],
    "kind:hourglass": ["O8.3"],
    "kind:most": ["O8.4"],
    "kind:plenty": ["O8.5"],
    "kind:star": ["O8.6"],
    "kind:zeus": ["O8.7"],
    "card:cube": ["O8.1", "O3.2"],
    "card:prestige": ["O8.2", "O3.2"],
    "card:hourglass": ["O8.3", "O3.2"],
    "card:most": ["O8.4", "O3.2"],
    "card:plenty": ["O8.5", "O3.2"],
    "card:star": ["O8.6", "O3.2"],
    "card:zeus": ["O8.7", "O3.2"],
    "sign:sword": ["O4.6"],
    "sign:zeus": ["O9.1", "O9.2"],
    "sign:star": ["O6.1"],
    "sign:hourglass": ["O3.3"],
    "sign:settler": ["O4.1"],
    "sign:prestige": ["O10.2"],
    "sign:card": ["O7.1", "O8.8"],
    "sign:tile": ["O10.2", "O10.3"],
    "god:zeus": ["O9.4", "O9.2"],
    "god:hecate": ["O9.4", "O9.2"],
    "god:artemis": ["O9.4", "O9.2"],
    "god:athena": ["O9.4", "O9.2"],
    "god:ares": ["O9.4", "O9.2"],
    "god:keres": ["O9.5", "O9.2"],
    "god:hades": ["O9.5", "O9.2"],
    "god:nemesis": ["O9.5", "O9.2"],
    "god:erinyes": ["O9.5", "O9.2"],
    "god:siren": ["O9.5", "O9.2"],
    "land:condemned": ["O2.4"],
    "land:tribe": ["O2.5", "O4.6"],
    "land:barbarians": ["O2.6", "O4.6"],
    "land:star": ["O4.5"],
    "land:zeus": ["O4.5", "O9.1"],
    "land:atlantis": ["O10.2"],
    "land:held": ["O4.6", "O4.7"],
    "land:free": ["O4.5"],
    "space:zeus": ["O7.1", "O7.2"],
    "space:start": ["O2.3", "O3.1"],
    "space:cross": ["O3.4", "O10.2"],
    "space:points": ["O10.1", "O10.2"],
    "space:plain": ["O3.1"],
    "wonder": ["O6.1", "O6.2"],
    "gods": ["O2.8", "O7.2"],
    "pile": ["O7.1", "O8.8"],
    "bonus": ["O5.4", "O6.1"],
    "resource": ["O5.3"],
    "points": ["O10.2"],
    "turn": ["O3.1"],
    "time": ["O3.3", "O5.1"],
    "north": ["O4.1", "O4.2"],
  },
} as const;
