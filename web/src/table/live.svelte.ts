/** A table kept up to date over the socket, and what the reader can wish there. */

import { viewCheck } from '$app/lib/games';
import type { AnyTold, AnyView, AnyWish, AskedState, ClockChoice, Drafted, EditionInfo, Event, Foreseen, Move, Said, SeatState, TableInfo, UndoState, Update } from '$app/lib/protocol';
import { settings } from '$app/lib/settings.svelte';
import { socket } from '$app/lib/socket.svelte';
import { type LogLine, linesOf } from './log';

const PAUSES_MS = { instant: 0, quick: 380, calm: 900, step: 0 }; // between moves of others, so that each can be followed
const MANY = 6; // when more wait than this, each is shown for a shorter time

export class LiveTable {
  readonly id: string;
  connection = $state<'joining' | 'open' | 'missing'>('joining');
  problem = $state('');
  game = $state('');
  host = $state('');
  commitment = $state('');
  edition = $state.raw<EditionInfo | null>(null);
  clock = $state.raw<ClockChoice | null>(null);
  options = $state.raw<TableInfo['options']>({});
  seed = $state('');
  status = $state<Update['status']>('waiting');
  ply = $state(0);
  record = $state(0);
  seat = $state<number | null>(null);
  seats = $state.raw<SeatState[]>([]);
  view = $state.raw<AnyView | null>(null);
  question = $state('');
  moves = $state.raw<Move[]>([]);
  toAct = $state<number | null>(null);
  deadline = $state<number | null>(null); // when the time for this decision is up, by the reader's own clock
  undo = $state.raw<UndoState>({ free: false, reason: '' });
  canDraw = $state(false);
  asked = $state.raw<AskedState | null>(null);
  scores = $state.raw<number[] | null>(null);
  outcome = $state.raw<number[] | null>(null);
  nextTable = $state('');
  /** The rematch was made while the reader, who had agreed to it, sat here. */
  movesOn = $state(false);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Said[]>([]);
  /** Where the log goes on after the reader's own last move. */
  since = $state(0);
  events = $state.raw<Event[]>([]);
  foreseen = $state.raw<Foreseen | null>(null);
  refusal = $state.raw<{ sentence: string; rule: string } | null>(null);
  isBusy = $state(false);
  made = ''; // the reader's last move here
  /** Step by step: the next move of another waits until the reader asks for it. */
  isHeld = $state(false);

  #number = 0;
  #queue: Update[] = [];
  #isDraining = false;
  #isHurried = false;
  #endPause: (() => void) | null = null;
  #goOn: (() => void) | null = null;
  #flawOf: ((view: AnyView) => string | null) | null = null;
  #known = new Map<string, Promise<Foreseen | null>>();
  #considered: string | null = null;
  #stop: () => void;

  constructor(id: string) {
    this.id = id;
    this.#stop = socket.listen(
      (message) => this.#hear(message),
      () => void this.watch(),
    );
  }

  close(): void {
    this.#stop();
    void socket.wish({ type: 'unwatch', table: this.id });
  }

  /** The rules, at one of them if it is named; they say what an edition other than ours has otherwise. */
  rulesLink(rule = ''): string {
    const of = this.edition && !this.edition.own ? `&of=${this.edition.fingerprint}` : '';
    return `#/rules/${this.game}?${rule && `rule=${rule}&`}table=${this.id}${of}`;
  }

  get isMyTurn(): boolean {
    const seat = this.toAct === null ? undefined : this.seats[this.toAct];
    return seat?.yours === true && !seat.stands_in;
  }

  /** Ask for the table from what is known on; in another language, from the beginning. */
  async watch(fromStart = false): Promise<void> {
    const since = fromStart ? 0 : this.#number;
    const answer = await socket.wish({ type: 'watch', table: this.id, since, language: settings.language });
    if (answer.type === 'refused') {
      this.connection = 'missing';
      this.problem = answer.sentence;
    }
  }

  #hear(message: AnyTold): void {
    if (!('table' in message) || message.table !== this.id) return;
    if (message.type === 'update') {
      this.#queue.push(message);
      void this.#drain();
    } else if (message.type === 'presence') {
      this.seats = this.seats.map((seat, place) => ({ ...seat, present: message.present[place] ?? seat.present }));
    } else if (message.type === 'said' && !this.chat.some((known) => known.number === message.number)) {
      this.chat = [...this.chat, message];
    }
  }

  async #drain(): Promise<void> {
    if (this.#isDraining) return;
    this.#isDraining = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const isForeign = update.entries.some((entry) => entry.seat !== null && !update.seats[entry.seat]?.yours);
      if (update.info) this.#flawOf = await viewCheck(update.info.game);
      const where = update.view && this.#flawOf?.(update.view);
      if (where) console.error('petteia: a view was not understood:', where);
      else this.#take(update);
      const moves = update.entries.some((entry) => entry.events.length > 0);
      const pause = PAUSES_MS[settings.pace] * Math.min(1, MANY / (this.#queue.length || 1));
      if (isForeign && moves && settings.pace === 'step' && !this.isMyTurn && this.status === 'running') await this.#hold();
      else if (isForeign && moves && pause && !this.#isHurried) await this.#pause(pause);
    }
    this.#isDraining = false;
    this.#isHurried = false;
  }

  #hold(): Promise<void> {
    this.isHeld = true;
    return new Promise((resolve) => {
      this.#goOn = () => {
        this.isHeld = false;
        resolve();
      };
    });
  }

  /** Step by step: show the next move. */
  goOn(): void {
    this.#goOn?.();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** The reader does not want to wait: what moves is there at once. */
  hurry(): void {
    if (!this.#isDraining) return;
    this.#isHurried = true;
    this.#endPause?.();
    for (const animation of document.getAnimations?.() ?? []) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  }

  #take(update: Update): void {
    if (this.connection === 'open' && update.number < this.#number) return; // an old one that was on its way
    const isWhole = update.since === 0 || (update.info !== null && update.since < this.#number); // of a long game, its latest acts
    const isFirst = this.connection !== 'open' || isWhole;
    if (update.info) {
      this.game = update.info.game;
      this.host = update.info.host;
      this.commitment = update.info.commitment;
      this.clock = update.info.clock;
      this.options = update.info.options;
      this.edition = update.info.edition ?? null;
    }
    const fresh = update.entries.filter((entry) => isFirst || entry.number >= this.#number);
    this.log = [...(isFirst ? [] : this.log), ...fresh.flatMap(linesOf)];
    const own = this.log.findLastIndex((line) => line.isMove && line.seat !== null && update.seats[line.seat]?.yours === true);
    this.since = own >= 0 && own + 1 < this.log.length ? own + 1 : 0;
    this.events = isFirst ? [] : fresh.flatMap((entry) => entry.events);
    if (update.ply !== this.ply || isFirst) {
      this.foreseen = null;
      this.refusal = null;
      this.#known.clear();
      this.isBusy = false; // whatever was wished, the table has gone on
    }
    this.#number = update.number;
    this.ply = update.ply;
    this.record = update.record;
    this.status = update.status;
    this.seat = update.seat;
    this.seats = update.seats;
    this.view = update.view;
    this.question = update.question;
    this.moves = update.moves;
    this.toAct = update.to_act;
    // The server's clock may differ from ours: keep how long is left.
    this.deadline = update.deadline === null ? null : Date.now() + update.deadline - update.server_time;
    this.undo = update.undo;
    const hasAgreed = this.asked?.what === 'rematch' && !this.asked.yours && update.seats.some((seat) => seat.yours);
    if (!isFirst && hasAgreed && update.next_table && !this.nextTable) this.movesOn = true;
    this.canDraw = update.can_draw;
    this.asked = update.asked;
    this.scores = update.scores;
    this.outcome = update.outcome;
    this.seed = update.seed ?? '';
    this.nextTable = update.next_table ?? '';
    this.connection = 'open';
  }

  // Wishes -------------------------------------------------------------------------------------------------------

  async #wish(wish: AnyWish): Promise<boolean> {
    this.isBusy = true;
    const answer = await socket.wish(wish);
    this.isBusy = false;
    if (answer.type === 'refused') this.refusal = answer;
    return answer.type === 'done';
  }

  /** Make a move and, in one go, those that follow it. */
  play(move: string, then: string[] = []): Promise<boolean> {
    this.foreseen = null;
    this.made = move;
    return this.#wish({ type: 'play', table: this.id, ply: this.ply, move, then });
  }

  takeBack(): Promise<boolean> {
    return this.#wish({ type: 'undo', table: this.id, ply: this.ply });
  }

  sit(seat: number): Promise<boolean> {
    return this.#wish({ type: 'sit', table: this.id, seat });
  }

  seatBot(seat: number, level: number): Promise<boolean> {
    return this.#wish({ type: 'seat-bot', table: this.id, seat, level });
  }

  leave(seat: number): Promise<boolean> {
    return this.#wish({ type: 'leave', table: this.id, seat });
  }

  answer(yes: boolean): Promise<boolean> {
    return this.#wish({ type: 'answer', table: this.id, yes });
  }

  rematch(): Promise<boolean> {
    return this.#wish({ type: 'rematch', table: this.id });
  }

  callBot(seat: number): Promise<boolean> {
    return this.#wish({ type: 'call-bot', table: this.id, seat });
  }

  takeSeatBack(seat: number): Promise<boolean> {
    return this.#wish({ type: 'return', table: this.id, seat });
  }

  handOver(seat: number): Promise<boolean> {
    return this.#wish({ type: 'hand-over', table: this.id, seat });
  }

  offerDraw(): Promise<boolean> {
    return this.#wish({ type: 'offer-draw', table: this.id });
  }

  resign(seat: number): Promise<boolean> {
    return this.#wish({ type: 'resign', table: this.id, seat });
  }

  speak(words: string): Promise<boolean> {
    return this.#wish({ type: 'say', table: this.id, text: words });
  }

  async wonder(move: string): Promise<void> {
    const answer = await socket.wish({ type: 'why', table: this.id, move });
    if (answer.type === 'because') this.refusal = answer.legal ? null : answer;
    else if (answer.type === 'refused') this.refusal = answer;
  }

  /** Show what would come of a move, as the engine tells it; null stops showing. */
  async consider(move: string | null): Promise<Foreseen | null> {
    this.#considered = move;
    if (move === null || !this.isMyTurn) return (this.foreseen = null);
    let asked = this.#known.get(move);
    if (!asked) this.#known.set(move, (asked = this.#foresee(move)));
    const known = await asked;
    if (this.#considered === move) this.foreseen = known;
    return known;
  }

  /** How the table would stand after these moves; with `fill` the engine adds the rest of a set-up. */
  async draft(moves: string[], fill: boolean): Promise<Drafted | null> {
    const answer = await socket.wish({ type: 'draft', table: this.id, ply: this.ply, moves, fill });
    if (answer.type === 'drafted') return answer;
    if (answer.type === 'refused') this.refusal = answer;
    return null;
  }

  async #foresee(move: string): Promise<Foreseen | null> {
    const answer = await socket.wish({ type: 'foresee', table: this.id, ply: this.ply, move });
    return answer.type === 'foreseen' ? answer : null;
  }
}
