/** What the table and a game's drawing say to each other. The drawing knows no rules: it shows a view and offers its moves. */

import type { Component } from 'svelte';

/** A legal move as the engine offers it. */
export interface Offer {
  text: string;
  sentence: string;
  cost?: readonly (readonly [string, number])[];
  forecast?: Record<string, unknown>;
}

/** Something that happened, or would happen: its name and facts, and the sentence that tells it. */
export interface Happening {
  name: string;
  facts: Record<string, unknown>;
  sentence: string;
}

/** What would come of a move, as the engine tells it. */
export interface Foresight {
  move: string;
  happenings: Happening[];
  offers: Offer[]; // what the same seat could do next
  endsTurn: boolean | null; // null: the engine did not say
}

/** A game's own words, from its locale folder, in the reader's language; `name.attribute` says an attribute. */
export type Say = (name: string, facts?: Record<string, string | number>) => string;

export interface BoardProps {
  view: Record<string, unknown>;
  offers: readonly Offer[];
  happenings: readonly Happening[];
  foresight: Foresight | null;
  /** A line of the log the reader points at: its places are shown. */
  recalled: Happening | null;
  /** What the reader is looking at: a god, a settler, a tile. Shared between board and seats. */
  selection: string | null;
  names: readonly string[]; // of the seats
  say: Say;
  motion: boolean;
  patterns: boolean;
  /** The reader points at a move: the table asks the engine what would come of it. */
  onconsider: (move: string | null) => void;
  onchoose: (move: string) => void;
  /** The reader tapped something dead: the table asks the engine why. */
  onwonder: (move: string) => void;
  /** The address of a numbered rule. */
  ruleLink: (rule: string) => string;
}

export interface SeatProps extends BoardProps {
  seat: number;
}

export interface WordsProps {
  view: Record<string, unknown>;
  names: readonly string[];
  say: Say;
}

export interface CoverProps {
  id: string;
}

export interface GameDrawing {
  Board: Component<BoardProps, object, 'selection'>;
  Seat?: Component<SeatProps, object, 'selection'>;
  Shared?: Component<BoardProps, object, 'selection'>;
  /** The answers to a question as things one sees; the list of all choices then waits behind its line. */
  Choices?: Component<BoardProps, object, 'selection'>;
  Words?: Component<WordsProps>;
  shape: number; // the board's width to its height
  hasScores: boolean; // whether points are worth showing during the game
  harms?: readonly string[]; // the happenings that are bad for the seats they name, besides those with an `owner`
  scoreSheet?: (view: Record<string, unknown>) => Record<string, number>[]; // the points of every seat, item by item
  hidesChoices?: (view: Record<string, unknown>) => boolean; // whether only the seat itself knows how many choices it has
}
