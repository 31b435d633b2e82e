// Made by tools/protocol_types.py from core/view.py, server/protocol.py and server/bodies/; do not edit.

import type { Shapes } from './shape';

export const PROTOCOL = 2;

/** While a player sets up the board: of `kind`, `done` are chosen and `most` may be, in the decision `asked`. */
export interface Quota {
  asked: string;
  done: number;
  kind: string;
  most: number;
}

/** What the view of any game tells. */
export interface AnyView {
  asked?: string;
  game: string;
  hides_moves?: boolean;
  meant?: Record<string, string>;
  options: Record<string, string | number | boolean>;
  outcome: number[] | null;
  position?: string;
  quotas?: Quota[];
  seat: number | null;
  seats: number;
  to_act: number | null;
  version: number;
}

/** Send me this table from now on: first how it stands, with what happened from act `since` on. */
export interface Watch {
  type: "watch";
  id?: string;
  table: string;
  since?: number;
  language?: string;
}

/** Send me this table no longer. */
export interface Unwatch {
  type: "unwatch";
  id?: string;
  table: string;
}

/** Give me this empty seat. */
export interface Sit {
  type: "sit";
  id?: string;
  table: string;
  seat: number;
}

/** Put a bot on this empty seat (hosts only); `style` is one of the game's, or none in particular. */
export interface SeatBot {
  type: "seat-bot";
  id?: string;
  table: string;
  seat: number;
  level: number;
  style?: string;
}

/** Make this seat empty again: my own, or, as the host, anybody's, who may then not come back to this table. Only before the game begins. */
export interface Leave {
  type: "leave";
  id?: string;
  table: string;
  seat: number;
}

/** Make this move; `ply` is that of the view I saw. If the table has gone on, nothing happens. `then` are moves of mine to be made right after it: all of them, or none. */
export interface Play {
  type: "play";
  id?: string;
  table: string;
  ply: number;
  move: string;
  then?: string[];
}

/** Tell me why I may not make this move. */
export interface Why {
  type: "why";
  id?: string;
  table: string;
  move: string;
}

/** Tell me what would come of this move, as far as I can know it; `ply` is that of the view I saw. */
export interface Foresee {
  type: "foresee";
  id?: string;
  table: string;
  ply: number;
  move: string;
}

/** Tell me how the table would stand for me after these moves, of which those that fit are made in thought. With `fill` the rest of what I choose to set up the board is chosen for me, by lot among all that may be. */
export interface Draft {
  type: "draft";
  id?: string;
  table: string;
  ply: number;
  moves: string[];
  fill?: boolean;
}

/** Take my last move back, or ask everybody whether I may. */
export interface Undo {
  type: "undo";
  id?: string;
  table: string;
  ply: number;
}

/** Agree to what was asked, or decline. */
export interface Answer {
  type: "answer";
  id?: string;
  table: string;
  yes: boolean;
}

/** Ask for another game with the same people, or agree to it. */
export interface Rematch {
  type: "rematch";
  id?: string;
  table: string;
}

/** Vote that a bot plays this seat while its owner is away. */
export interface CallBot {
  type: "call-bot";
  id?: string;
  table: string;
  seat: number;
}

/** Let a bot play my seat until I am back. */
export interface HandOver {
  type: "hand-over";
  id?: string;
  table: string;
  seat: number;
}

/** Give me my seat back from the bot. */
export interface Return {
  type: "return";
  id?: string;
  table: string;
  seat: number;
}

/** Give the game up in my seat: the other of two wins; of more, a bot plays on there for good. */
export interface Resign {
  type: "resign";
  id?: string;
  table: string;
  seat: number;
}

/** Offer a draw to everybody, or agree to it. */
export interface OfferDraw {
  type: "offer-draw";
  id?: string;
  table: string;
}

/** Say something to everybody at the table. */
export interface Say {
  type: "say";
  id?: string;
  table: string;
  text: string;
}

/** Answer with a pong. */
export interface Ping {
  type: "ping";
  id?: string;
}

/** An account: a guest, or registered with a password. */
export interface User {
  id: string;
  name: string;
  registered: boolean;
}

/** The first message: who you are to the server. */
export interface Welcome {
  type: "welcome";
  user: User;
  protocol: number;
  server_time: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  re: string;
  server_time: number;
}

/** The wish `re` is granted, and safe on the disk. */
export interface Done {
  type: "done";
  re: string;
  table: string;
  number: number;
  ply: number;
}

/** The wish `re` is not granted, and nothing changed. `code` is for programs, `sentence` for people. `rule` is the number of the rule that forbids it, or empty; `stale` means the table has gone on: an update follows. */
export interface Refusal {
  type: "refused";
  re: string;
  table: string;
  code: string;
  sentence: string;
  rule: string;
  stale: boolean;
}

/** The answer to `why`: the move is legal, or what forbids it. */
export interface Because {
  type: "because";
  re: string;
  table: string;
  move: string;
  legal: boolean;
  sentence: string;
  rule: string;
}

/** Somebody said something at a table. */
export interface Said {
  type: "said";
  table: string;
  number: number;
  user: string;
  name: string;
  text: string;
  at: number;
}

/** The operator tells everybody something, until a time; an empty text: nothing any more. */
export interface Announced {
  type: "announced";
  text: string;
  until: number;
}

/** Who is here has changed: by seat. */
export interface Presence {
  type: "presence";
  table: string;
  present: boolean[];
}

/** A legal move: its text for `play`, name and facts, its sentence, its price in named parts, what it leads to. */
export interface Move {
  text: string;
  index: number;
  name: string;
  facts: Record<string, unknown>;
  sentence: string;
  cost: [string, number][] | null;
  forecast: Record<string, unknown> | null;
}

/** One thing that happened in the game, as this seat may know it. */
export interface Event {
  name: string;
  facts: Record<string, unknown>;
  sentence: string;
}

/** One act of the table: `kind` as in docs/protocol.md, its sentence if it has one, and the events it caused. */
export interface Entry {
  number: number;
  at: number;
  kind: string;
  seat: number | null;
  sentence: string;
  events: Event[];
}

/** A seat; `reserve` is what is left of the clock's reserve, in ms; `hints` and `warnings` were given to it. */
export interface SeatState {
  kind: "bot" | "empty" | "person";
  name: string;
  level: number | null;
  stands_in: boolean;
  resigned: boolean;
  present: boolean;
  yours: boolean;
  reserve: number | null;
  hints: number;
  warnings: number;
  style: string;
}

/** Whether your last move can be taken back without asking, else why not; without a reason there is none. */
export interface UndoState {
  free: boolean;
  reason: string;
}

/** What somebody asks of all; whether you have still to answer. */
export interface AskedState {
  what: string;
  by: string;
  agreed: string[];
  yours: boolean;
}

/** Seconds per decision and in reserve; three days per move is 259200. */
export interface ClockChoice {
  per_move: number;
  reserve?: number;
}

/** A complete set of a game's data: `own` is ours, `rebuilt` counts its values that no text gives. `mine` says whether you keep it, `saved_at` since when; zero for ours. */
export interface EditionInfo {
  game: string;
  fingerprint: string;
  name: string;
  origin: string;
  own: boolean;
  rebuilt: number;
  mine: boolean;
  saved_at: number;
}

/** What was agreed when the table was opened. `commitment` binds the server to a seed it tells at the end. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: Record<string, string>;
  clock: ClockChoice | null;
  language: string;
  is_open: boolean;
  host: string;
  absence: number;
  stand_in: number;
  commitment: string;
  created_at: number;
  origin: number;
  edition: EditionInfo | null;
}

/** The answer to `foresee`: what would happen, who would decide next, and, if it is you, what you could do then. Without `events` where chance or a secret has a say: nobody can know. */
export interface Foreseen {
  type: "foreseen";
  re: string;
  table: string;
  move: string;
  events: Event[];
  moves: Move[];
  to_act: number | null;
}

/** The answer to `draft`: the moves that fit, in an order in which they can be made, and those that do not (yet). `view`, `question` and `moves` tell how the table would stand, and what you could do then; `to_act` is null where chance would decide. */
export interface Drafted {
  type: "drafted";
  re: string;
  table: string;
  ply: number;
  made: Move[];
  waiting: string[];
  view: AnyView;
  question: string;
  moves: Move[];
  to_act: number | null;
}

/** How a table stands for you, and what happened from act `since` on. */
export interface Update {
  type: "update";
  table: string;
  info: TableInfo | null;
  since: number;
  number: number;
  ply: number;
  record: number;
  status: "over" | "running" | "waiting";
  seat: number | null;
  entries: Entry[];
  view: AnyView | null;
  question: string;
  moves: Move[];
  seats: SeatState[];
  to_act: number | null;
  deadline: number | null;
  server_time: number;
  undo: UndoState;
  can_draw: boolean;
  asked: AskedState | null;
  scores: number[] | null;
  outcome: number[] | null;
  seed: string | null;
  next_table: string | null;
}

/** A visitor: with `token` a program, which is given one instead of a cookie. */
export interface NewGuest {
  name?: string;
  token?: boolean;
}

/** Who you are. `csrf` belongs into the header x-csrf-token of every change made with the cookie. */
export interface Me {
  user: User;
  csrf: string;
  token: string | null;
  operator: boolean;
  mail: string | null;
  can_mail: boolean;
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** The password as it was, and as it shall be. */
export interface NewPassword {
  old: string;
  new: string;
}

/** The password of a registered user; a guest has none. */
export interface Proof {
  password?: string;
}

/** The address to which letters go (empty: none), the password, and the language of the letter. */
export interface NewMail {
  mail: string;
  password: string;
  language?: string;
}

/** What the link in a letter carries. */
export interface LetterCode {
  code: string;
}

/** Whose password is forgotten, and the language of the letter. */
export interface Forgotten {
  name: string;
  language?: string;
}

/** What the link in a letter carries, and the new password. */
export interface Reset {
  code: string;
  new: string;
}

/** How a guest wants to be called. */
export interface NewName {
  name: string;
}

/** A one-time code that makes another device yours. */
export interface DeviceCode {
  code: string;
}

/** A wish for a bot token: to `play`, which is as far as one reaches, or only to `watch`; for so many days. */
export interface NewToken {
  label?: string;
  scope?: "play" | "watch";
  days?: number;
}

/** A bot token; the token itself is told only once. */
export interface BotToken {
  id: string;
  label: string;
  scope: string;
  created_at: number;
  expires_at: number;
  token: string | null;
}

/** Somebody you do not want to hear, by the name of then. */
export interface Blocked {
  user: string;
  name: string;
}

/** A record to be studied, as text. */
export interface PostedRecord {
  record: string;
}

/** A position to be studied, as text; docs/notation.md tells how one is written. */
export interface PostedPosition {
  game: string;
  position: string;
}

/** A position that is being set up, as text; without one, the beginning of a game, drawn by lot. What is changed in it: `words` take the place of those with the same key, words or keys in `without` are left out. */
export interface NewSetUp {
  game: string;
  seats?: number | null;
  options?: Record<string, string | number | boolean>;
  position?: string;
  words?: string[];
  without?: string[];
}

/** A position a game could be in: its whole text, its words by key, whoever decides, and what they see of it. */
export interface SetUp {
  game: string;
  seats: number;
  position: string;
  words: Record<string, string[]>;
  to_act: number | null;
  question: string;
  view: AnyView;
}

/** The id under which a record or a position can be studied; the page is `/analysis/ID`. */
export interface Studied {
  id: string;
  path: string;
}

/** A position of a game, or of a variation: after `ply` moves of the record, then `moves`. */
export interface Tried {
  ply: number;
  moves?: string[];
}

/** A move of a line, and who makes it. */
export interface LineMove {
  seat: number;
  move: string;
  words: string;
}

/** A position of a variation: the moves that lead there, draws that were due included, and what could follow. */
export interface Try {
  ply: number;
  path: LineMove[];
  position: string;
  seat: number | null;
  to_act: number | null;
  view: AnyView;
  events: Event[];
  question: string;
  moves: Move[];
}

/** An option and what is likely to follow; docs/analysis.md tells the fields. */
export interface AnalysisLine {
  moves: LineMove[];
  chances: number[];
  error: number;
  points: number[] | null;
  tried: number;
  proof: string | null;
}

/** Who wins whatever the others do. */
export interface AnalysisProof {
  winners: number[];
  turns: number | null;
  line: LineMove[];
}

/** What is known of a position so far; `done` means that more thought would change nothing. */
export interface Thought {
  to_act: number | null;
  chances: number[];
  errors: number[];
  points: number[] | null;
  lines: AnalysisLine[];
  proof: AnalysisProof | null;
  simulations: number;
  done: boolean;
}

/** A decision of a report. */
export interface JudgedDecision {
  ply: number;
  seat: number;
  move: string;
  words: string;
  options: number;
  before: number[];
  after: number[];
  swing: number[];
  loss: number;
  interval: number[];
  mark: string | null;
  lines: AnalysisLine[];
  proof_before: AnalysisProof | null;
  proof_after: AnalysisProof | null;
  why: string[];
}

/** A run of draws of a report. */
export interface JudgedDraw {
  ply: number;
  end: number;
  moves: string[];
  words: string[];
  before: number[];
  after: number[];
  luck: number[];
  errors: number[];
  outcomes: number;
}

/** How a seat came from its first chances to its result. */
export interface SeatAccount {
  start: number;
  decisions: number[];
  draws: number;
  hidden: number;
  luck: number;
  result: number;
}

/** The report of a game, as docs/analysis.md tells it; while `done` is less than `tasks`, without lines. */
export interface GameReport {
  game: string;
  seats: number;
  names: string[];
  result: string;
  secrets: boolean;
  hindsight: boolean;
  done: number;
  tasks: number;
  graph: (number[] | null)[];
  decisions: JudgedDecision[];
  draws: JudgedDraw[];
  accounts: SeatAccount[] | null;
  accuracy: (number | null)[];
  marks: Record<string, number>[];
  turning_points: number[];
}

/** An edition as it is written: its name, where its values come from, and its parts, as docs/editions.md tells. */
export interface NewEdition {
  name: string;
  origin?: string;
  parts: Record<string, unknown>;
}

/** What is wrong with the value at `path`, in words. */
export interface Mistake {
  path: string[];
  sentence: string;
}

/** An edition: its parts, the paths of its values by where they come from (`printed`, `rebuilt`, `ruling`, `mine`), and what is wrong with it. */
export interface EditionShown {
  info: EditionInfo;
  parts: Record<string, unknown>;
  origins: Record<string, string[][]>;
  mistakes: Mistake[];
}

/** A value that two editions have otherwise; null where one has none. */
export interface Difference {
  path: string[];
  before: unknown;
  after: unknown;
}

/** A choice before the game: its values, the first the default. */
export interface OptionInfo {
  name: string;
  values: unknown[];
  summary: string;
}

/** What a game says of itself in one language, before anybody plays it; empty where its folder is silent. */
export interface Card {
  name: string;
  summary: string;
  credit: string;
}

/** A kind of game; its cards by language. */
export interface GameInfo {
  slug: string;
  name: string;
  version: number;
  seats: number[];
  options: OptionInfo[];
  languages: string[];
  levels: number[];
  cards: Record<string, Card>;
  has_editions: boolean;
  styles: string[];
}

/** A numbered rule. */
export interface Rule {
  number: string;
  text: string;
}

/** A chapter of the rules: its heading, its words before the first rule, its rules. */
export interface Chapter {
  heading: string;
  text: string;
  rules: Rule[];
}

/** The rules of a game in one language; `language` is the one found, `text` all of it as written, in Markdown. */
export interface Rules {
  game: string;
  language: string;
  text: string;
  chapters: Chapter[];
}

/** What a game says in one language, as Fluent writes it; `language` is the one found. */
export interface Words {
  game: string;
  language: string;
  text: string;
}

/** Whether the server can work: `ok`, `ailing` (moves are kept, bots or clocks stand still) or `failing`. `database` is `ok`, `failing`, `deleted` or `damaged`; `disk` is `ok` or `full`; `queue` is `ok` or `standing`. */
export interface Health {
  status: string;
  version: string;
  build: string;
  database: string;
  disk: string;
  queue: string;
}

/** A table in a server's memory; `bot_waits` is for how many seconds a bot has owed somebody its move. */
export interface LiveTableTold {
  id: string;
  game: string;
  status: string;
  seats: string[];
  watchers: number;
  ply: number;
  bot_waits: number;
}

/** How things are: health, everything counted, and, of the server that answers, its sockets, tables and turns. Bots' turns are `thinking`, `waiting` here (the one that waits longest for `longest` seconds), or `queued` for any worker. `networks` are those from which no guests come, and until when. */
export interface Overview {
  version: string;
  database: string;
  disk: string;
  queue: string;
  counts: Record<string, number>;
  sockets: number;
  people: number;
  in_memory: number;
  thinking: number;
  waiting: number;
  queued: number;
  longest: number;
  tables: LiveTableTold[];
  networks: Record<string, number>;
  announcement: string;
  announced_until: number;
}

/** What somebody reported of a user; names and `network` are empty (null) if the user is gone. */
export interface Report {
  id: number;
  table_id: string;
  by_user: string;
  by_name: string | null;
  user_id: string;
  name: string | null;
  network: string | null;
  banned_until: number | null;
  text: string;
  at: number;
  handled_at: number | null;
}

/** A user as an operator sees them; `network` is where they came from last. */
export interface KnownUser {
  id: string;
  name: string;
  registered: boolean;
  operator: boolean;
  network: string;
  created_at: number;
  seen_at: number;
  banned_until: number | null;
}

/** Who may not come back for so many days: a `user` by name or id, or guests from a `network`; 0 ends a ban. */
export interface NewBan {
  user?: string;
  network?: string;
  days: number;
  why?: string;
}

/** What everybody is told, and for how many hours; an empty text takes it away. */
export interface NewAnnouncement {
  text: string;
  hours?: number;
}

/** What an operator did: when, who, what, about whom, and the words. */
export interface DeedTold {
  id: number;
  at: number;
  operator: string;
  what: string;
  about: string;
  text: string;
}

/** How you do at the puzzles of a game: in 19 of 20 cases the rating is right up to its `margin`. `streak` are the puzzles solved one after the other, up to now; the first try at each counts. */
export interface SolverTold {
  rating: number;
  margin: number;
  solved: number;
  failed: number;
  streak: number;
  best_streak: number;
}

/** The puzzles of a game: how many of each kind (`win 2`) and theme; `today` is the one of the day. `today_solved` is what came of your first try at it. */
export interface PuzzleSet {
  game: string;
  count: number;
  kinds: Record<string, number>;
  themes: Record<string, number>;
  today: string;
  today_solved: boolean | null;
  you: SolverTold;
}

/** A puzzle: `win` in so many of your turns, the only `defence`, or the `best` decision. `solved` is what came of your first try: another one is not rated. */
export interface PuzzleShown {
  id: string;
  game: string;
  kind: "best" | "defence" | "win";
  turns: number;
  rating: number;
  themes: string[];
  seat: number;
  seats: SeatState[];
  is_today: boolean;
  solved: boolean | null;
  view: AnyView;
  question: string;
  moves: Move[];
  you: SolverTold;
}

/** All that was played from the beginning of a puzzle, the others' answers included. */
export interface PuzzleTry {
  moves: string[];
}

/** A move of a puzzle, and where it leads. */
export interface PuzzleStep {
  seat: number;
  move: string;
  words: string;
  view: AnyView;
  events: Event[];
}

/** What came of a try, or the solution: `steps` begin with the last move of the try and tell what follows. If it was `right`, `played` is all that was played so far, and `moves` what can be done now. `chance` is what a wrong decision leaves you where one is worth most, `best` what that one gives. `change` is that of your rating, null where an earlier try had been counted. */
export interface PuzzleAnswer {
  status: "right" | "shown" | "solved" | "wrong";
  steps: PuzzleStep[];
  played: string[];
  question: string;
  moves: Move[];
  chance: number | null;
  best: number | null;
  change: number | null;
  you: SolverTold;
}

/** A position of a replay: after `ply` moves of the record, with who made the last of them (null: chance) and what it did, as you may know it. */
export interface Place {
  ply: number;
  seat: number | null;
  mover: number | null;
  view: AnyView;
  events: Event[];
}

/** A game looked back at: who plays it, how many moves its record has, and some of its positions. */
export interface Replay {
  table: string;
  game: string;
  status: string;
  record: number;
  seats: SeatState[];
  places: Place[];
}

/** A record somebody has as a file, and which of its positions to show. */
export interface OpenedRecord {
  record: string;
  first?: number;
  language?: string;
}

/** A turn of a finished game: its end in moves of the record, whose it was, and the points of every seat then. */
export interface Turn {
  ply: number;
  seat: number;
  scores: number[];
}

/** A table to be opened. `bots` are levels by seat (null: a person's), `styles` their characters (empty: any); `sit` the seats I take at once. Several seats of one person make a hot seat. `record` and `ply` begin after that many moves of a record, `position` from a position as text. `invited` keeps seats, by their numbers, for registered users, by their names. `edition` is the fingerprint of the data to play with, if not the game's own. Bots of level 6 think on while people do if the table `ponders`, and the server lets them. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string | number | boolean>;
  bots?: (number | null)[];
  styles?: string[];
  invited?: Record<number, string>;
  sit?: number[];
  clock?: ClockChoice | null;
  is_open?: boolean;
  language?: string;
  ponders?: boolean;
  stand_in?: number;
  absence?: number;
  record?: string | null;
  ply?: number | null;
  position?: string | null;
  edition?: string;
}

/** What the operator should know of somebody at a table, by `seat` or by `user`, in your own words. */
export interface NewReport {
  user?: string;
  seat?: number | null;
  text: string;
}

/** Somebody at a table, by `seat`, or by `user` as what was said names them. */
export interface Person {
  table: string;
  user?: string;
  seat?: number | null;
}

/** The table is open; its link is for whoever shall join. */
export interface TableCreated {
  table: string;
  path: string;
}

/** A table in a list: `deadline` is when the time of whoever must decide is up, `result` how it ended for you. */
export interface TableSummary {
  id: string;
  game: string;
  status: string;
  seats: Record<string, unknown>[];
  clock: ClockChoice | null;
  options: Record<string, string>;
  changed_at: number;
  is_open: boolean;
  to_act: boolean;
  deadline: number | null;
  result: "drawn" | "lost" | "won" | null;
}

/** For which position a hint is asked: the `ply` of the update I saw. */
export interface HintWish {
  ply: number;
}

/** A hint in steps: what to look at, the move with its words, and why; in sentences. */
export interface HintTold {
  look: string[];
  move: string;
  words: string;
  why: string[];
}

/** A move I am about to make, in the position at `ply`. */
export interface WarningWish {
  ply: number;
  move: string;
}

/** How much of the chances a move loses, and why, in sentences; none where it does not lose much. */
export interface WarningTold {
  loss: number;
  why: string[];
}

/** A move somebody tried: after the node `parent`, or, without one, after `ply` moves of the game. */
export interface TreeNode {
  parent?: number | null;
  ply?: number;
  move: string;
  name?: string;
  comment?: string;
}

/** A tree of tries; a node stands after its parent. */
export interface NewTree {
  name?: string;
  nodes: TreeNode[];
}

/** A move somebody tried, and who makes it, in words. */
export interface TreeNodeShown {
  parent: number | null;
  ply: number;
  move: string;
  name: string;
  comment: string;
  seat: number;
  words: string;
}

/** A tree of tries; whoever has its `id` may look at it, and keep one of their own. */
export interface Tree {
  id: string;
  study: string;
  mine: boolean;
  name: string;
  nodes: TreeNodeShown[];
}

/** Why a request was refused; nothing changed. */
export interface Problem {
  code: string;
  sentence: string;
  rule: string;
}

export type TableChange = Sit | SeatBot | Leave | Play | Undo | Answer | Rematch | CallBot | HandOver | Return | Resign | OfferDraw;

export type AnyWish = Watch | Unwatch | Sit | SeatBot | Leave | Play | Undo | Answer | Rematch | CallBot | HandOver | Return | Resign | OfferDraw | Why | Foresee | Draft | Say | Ping;

export type AnyTold = Welcome | Pong | Done | Refusal | Because | Foreseen | Drafted | Said | Announced | Presence | Update;

export const SHAPES: Shapes = {
  User: {"id": "string", "name": "string", "registered": "boolean"},
  Welcome: {"type": {"of": ["welcome"]}, "user": {"is": "User"}, "protocol": "number", "server_time": "number"},
  Pong: {"type": {"of": ["pong"]}, "re": "string", "server_time": "number"},
  Done: {"type": {"of": ["done"]}, "re": "string", "table": "string", "number": "number", "ply": "number"},
  Refusal: {"type": {"of": ["refused"]}, "re": "string", "table": "string", "code": "string", "sentence": "string", "rule": "string", "stale": "boolean"},
  Because: {"type": {"of": ["because"]}, "re": "string", "table": "string", "move": "string", "legal": "boolean", "sentence": "string", "rule": "string"},
  Event: {"name": "string", "facts": {"each": "unknown"}, "sentence": "string"},
  Move: {"text": "string", "index": "number", "name": "string", "facts": {"each": "unknown"}, "sentence": "string", "cost": {"or": [[{"tuple": ["string", "number"]}], "null"]}, "forecast": {"or": [{"each": "unknown"}, "null"]}},
  Foreseen: {"type": {"of": ["foreseen"]}, "re": "string", "table": "string", "move": "string", "events": [{"is": "Event"}], "moves": [{"is": "Move"}], "to_act": {"or": ["number", "null"]}},
  Quota: {"asked": "string", "done": "number", "kind": "string", "most": "number"},
  AnyView: {"asked?": "string", "game": "string", "hides_moves?": "boolean", "meant?": {"each": "string"}, "options": {"each": {"or": ["string", "number", "boolean"]}}, "outcome": {"or": [["number"], "null"]}, "position?": "string", "quotas?": [{"is": "Quota"}], "seat": {"or": ["number", "null"]}, "seats": "number", "to_act": {"or": ["number", "null"]}, "version": "number"},
  Drafted: {"type": {"of": ["drafted"]}, "re": "string", "table": "string", "ply": "number", "made": [{"is": "Move"}], "waiting": ["string"], "view": {"is": "AnyView"}, "question": "string", "moves": [{"is": "Move"}], "to_act": {"or": ["number", "null"]}},
  Said: {"type": {"of": ["said"]}, "table": "string", "number": "number", "user": "string", "name": "string", "text": "string", "at": "number"},
  Announced: {"type": {"of": ["announced"]}, "text": "string", "until": "number"},
  Presence: {"type": {"of": ["presence"]}, "table": "string", "present": ["boolean"]},
  ClockChoice: {"per_move": "number", "reserve": "number"},
  EditionInfo: {"game": "string", "fingerprint": "string", "name": "string", "origin": "string", "own": "boolean", "rebuilt": "number", "mine": "boolean", "saved_at": "number"},
  TableInfo: {"id": "string", "game": "string", "version": "number", "options": {"each": "string"}, "clock": {"or": [{"is": "ClockChoice"}, "null"]}, "language": "string", "is_open": "boolean", "host": "string", "absence": "number", "stand_in": "number", "commitment": "string", "created_at": "number", "origin": "number", "edition": {"or": [{"is": "EditionInfo"}, "null"]}},
  Entry: {"number": "number", "at": "number", "kind": "string", "seat": {"or": ["number", "null"]}, "sentence": "string", "events": [{"is": "Event"}]},
  SeatState: {"kind": {"of": ["bot", "empty", "person"]}, "name": "string", "level": {"or": ["number", "null"]}, "stands_in": "boolean", "resigned": "boolean", "present": "boolean", "yours": "boolean", "reserve": {"or": ["number", "null"]}, "hints": "number", "warnings": "number", "style": "string"},
  UndoState: {"free": "boolean", "reason": "string"},
  AskedState: {"what": "string", "by": "string", "agreed": ["string"], "yours": "boolean"},
  Update: {"type": {"of": ["update"]}, "table": "string", "info": {"or": [{"is": "TableInfo"}, "null"]}, "since": "number", "number": "number", "ply": "number", "record": "number", "status": {"of": ["over", "running", "waiting"]}, "seat": {"or": ["number", "null"]}, "entries": [{"is": "Entry"}], "view": {"or": [{"is": "AnyView"}, "null"]}, "question": "string", "moves": [{"is": "Move"}], "seats": [{"is": "SeatState"}], "to_act": {"or": ["number", "null"]}, "deadline": {"or": ["number", "null"]}, "server_time": "number", "undo": {"is": "UndoState"}, "can_draw": "boolean", "asked": {"or": [{"is": "AskedState"}, "null"]}, "scores": {"or": [["number"], "null"]}, "outcome": {"or": [["number"], "null"]}, "seed": {"or": ["string", "null"]}, "next_table": {"or": ["string", "null"]}},
  Place: {"ply": "number", "seat": {"or": ["number", "null"]}, "mover": {"or": ["number", "null"]}, "view": {"is": "AnyView"}, "events": [{"is": "Event"}]},
};

export const TOLD: Record<string, string> = {"welcome": "Welcome", "pong": "Pong", "done": "Done", "refused": "Refusal", "because": "Because", "foreseen": "Foreseen", "drafted": "Drafted", "said": "Said", "announced": "Announced", "presence": "Presence", "update": "Update"};
