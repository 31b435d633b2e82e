// Made by tools/protocol_types.py from words/view.py and words/printed.py; do not edit.

import type { AnyView } from '$app/lib/protocol';
import type { Shapes } from '$app/lib/shape';

/** What everybody sees. Cells are named as in moves; `summit` is the last of all. */
export interface View extends AnyView {
  acting: string | null;
  columns: number;
  discard: Record<string, number>;
  gods: Record<string, string>;
  hands: Record<string, number>[];
  mover: string | null;
  reserve: Record<string, number>;
  rings: number;
  seat_on_turn: number;
  sides: number[];
  struck: boolean;
  tokens: Record<string, string>;
  turn: number;
  zones: string[];
}

export const SHAPES: Shapes = {
  Quota: {"asked": "string", "done": "number", "kind": "string", "most": "number"},
  View: {"acting": {"or": ["string", "null"]}, "asked?": "string", "columns": "number", "discard": {"each": "number"}, "game": "string", "gods": {"each": "string"}, "hands": [{"each": "number"}], "hides_moves?": "boolean", "meant?": {"each": "string"}, "mover": {"or": ["string", "null"]}, "options": {"each": {"or": ["string", "number", "boolean"]}}, "outcome": {"or": [["number"], "null"]}, "position?": "string", "quotas?": [{"is": "Quota"}], "reserve": {"each": "number"}, "rings": "number", "seat": {"or": ["number", "null"]}, "seat_on_turn": "number", "seats": "number", "sides": ["number"], "struck": "boolean", "to_act": {"or": ["number", "null"]}, "tokens": {"each": "string"}, "turn": "number", "version": "number", "zones": ["string"]},
};

export const PRINTED = {
  "gods": ["zeus", "hera", "poseidon", "demeter", "athena", "ares", "aphrodite", "hades"],
  "tokens": ["lightning", "barrier", "portal", "fertility"],
  "rules": {
    "2": {"zeus": "G5.2", "hades": "G5.2", "demeter": "G5.2", "ares": "G5.2", "hera": "G5.3", "athena": "G5.4", "aphrodite": "G5.5", "poseidon": "G5.6", "lightning": "G4.4", "barrier": "G3.3", "portal": "G4.3", "fertility": "G4.2"},
    "4": {"zeus": "G5.2", "hades": "G5.2", "demeter": "G5.2", "ares": "G5.2", "hera": "G6.5", "athena": "G6.6", "aphrodite": "G5.5", "poseidon": "G5.6", "lightning": "G4.4", "barrier": "G3.3", "portal": "G4.3", "fertility": "G4.2"},
  },
} as const;
