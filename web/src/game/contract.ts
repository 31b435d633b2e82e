/** What the table and a game's drawing say to each other. The drawing knows no rules: it shows a view and offers its moves. */

import type { Component, Snippet } from 'svelte';
import type { SoundName } from '$app/lib/settings.svelte';
import type { AnyView, Event, Foreseen, Move } from '$app/lib/protocol';

/** A game's own words, from its locale folder, in the reader's language; `name.attribute` says an attribute. */
export type Say = (name: string, facts?: Record<string, string | number>) => string;

export interface BoardProps<View extends AnyView = AnyView> {
  view: View;
  moves: readonly Move[]; // what the reader may do now
  events: readonly Event[]; // what just happened
  /** What would come of a move the reader points at, as the engine tells it. */
  foreseen: Foreseen | null;
  /** What another seat did last: its places stay marked until the reader moves. */
  last: readonly Event[];
  /** What a line of the log tells that the reader points at: its places are shown. */
  recalled: readonly Event[];
  /** A move the guide shows: the board turns to it and picks what it begins with. */
  shown: Move | null;
  /** The anchor (`data-anchor`) of what the guide speaks of: the board turns to it. */
  spoken?: string | null;
  /** Moves the reader has chosen and not made yet, to set up the board; the view shows them as made. Choosing one again takes it back. */
  drafted?: readonly Move[];
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

export interface SeatProps<View extends AnyView = AnyView> extends BoardProps<View> {
  seat: number;
}

export interface WordsProps<View extends AnyView = AnyView> {
  view: View;
  names: readonly string[];
  say: Say;
}

/** An action in one line of the log: what was done and what came of it, in signs and few words. */
export interface DigestProps<View extends AnyView = AnyView> extends WordsProps<View> {
  events: readonly Event[];
}

/** The data of a game, drawn to be changed in place: the values are in `theDraft()` of $app/edition. */
export interface EditorProps {
  say: Say;
}

/** A position being set up: drawn so that it can be changed. What comes of a change, or why it cannot be, the engine says. */
export interface SetUpProps<View extends AnyView = AnyView> extends WordsProps<View> {
  words: Readonly<Record<string, readonly string[]>>; // what the position says, the values of every key
  motion: boolean;
  patterns: boolean;
  /** Words that take the place of those with the same key, and words or keys to be left out. */
  onchange: (words: string[], without?: string[]) => void;
  controls: Snippet; // what the page offers beside it
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
  Digest?: Component<DigestProps>;
  shape: number; // the board's width to its height
  wide?: number; // the same on a wide screen, where more of it is seen at once
  sides?: (view: AnyView) => readonly number[]; // the side of every seat, where players play together
  setUp?: readonly string[]; // the events of the set-up, which the log folds into one line
  begins?: readonly string[]; // the events with which an action of the seat they name begins
  sounds?: Readonly<Record<string, SoundName>>; // what is heard when an event happens
  hasScores: boolean; // whether points are worth showing during the game
  harms?: readonly string[]; // the events that are bad for the seats they name, besides those with an `owner`
  scoreSheet?: (view: AnyView) => Record<string, number>[]; // the points of every seat, item by item
}

/** What a move costs in all; null if it has no price. */
export const priceOf = (move: Move): number | null => (move.cost ? move.cost.reduce((sum, [, amount]) => sum + amount, 0) : null);
