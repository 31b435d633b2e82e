/** A table kept up to date over the socket, and what the reader can wish there. */

import type { Foresight, Happening, Offer } from '$app/game/contract';
import { hasMotion, settings } from '$app/lib/settings.svelte';
import type { AnyWish } from '$app/lib/protocol';
import { type Message, socket } from '$app/lib/socket.svelte';
import type { Asked, ChatLine, LogLine, Refusal, SeatInfo, Status, Undo } from './model';
import { type Update, linesOf, list, number, plain, readHappening, readOffer, readUpdate, text } from './reading';

const PAUSE_MS = 380; // between moves of others, so that each can be followed
const MOST_WAITING = 4; // beyond that the page catches up at once

let canForesee = true; // until an older server says that it cannot

export class LiveTable {
  readonly id: string;
  connection = $state<'joining' | 'open' | 'missing'>('joining');
  problem = $state('');
  game = $state('');
  host = $state('');
  commitment = $state('');
  seed = $state('');
  status = $state<Status>('waiting');
  ply = $state(0);
  record = $state(0);
  seat = $state<number | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  view = $state.raw<Record<string, unknown> | null>(null);
  question = $state('');
  offers = $state.raw<Offer[]>([]);
  toAct = $state<number | null>(null);
  undo = $state.raw<Undo>({ isFree: false, reason: '' });
  asked = $state.raw<Asked | null>(null);
  scores = $state.raw<number[] | null>(null);
  outcome = $state.raw<number[] | null>(null);
  nextTable = $state('');
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Where the log goes on after the reader's own last move. */
  since = $state(0);
  happenings = $state.raw<Happening[]>([]);
  foresight = $state.raw<Foresight | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  isBusy = $state(false);

  #number = 0;
  #queue: Update[] = [];
  #isDraining = false;
  #isHurried = false;
  #endPause: (() => void) | null = null;
  #foreseen = new Map<string, Promise<Foresight>>();
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

  get isMyTurn(): boolean {
    return this.toAct !== null && this.seats[this.toAct]?.isMine === true;
  }

  /** Ask for the table from what is known on; in another language, from the beginning. */
  async watch(fromStart = false): Promise<void> {
    const since = fromStart ? 0 : this.#number;
    const answer = await socket.wish({ type: 'watch', table: this.id, since, language: settings.language });
    if (answer.type === 'refused') {
      this.connection = 'missing';
      this.problem = text(answer.sentence);
    }
  }

  #hear(message: Message): void {
    if (message.table !== this.id) return;
    if (message.type === 'update') {
      this.#queue.push(readUpdate(message));
      void this.#drain();
    } else if (message.type === 'presence') {
      const present = list(message.present);
      this.seats = this.seats.map((seat, place) => ({ ...seat, isAway: present[place] === false }));
    } else if (message.type === 'said') {
      const line = { number: number(message.number) ?? 0, name: text(message.name), text: text(message.text), at: number(message.at) };
      if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line];
    }
  }

  async #drain(): Promise<void> {
    if (this.#isDraining) return;
    this.#isDraining = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const isForeign = update.entries.some((entry) => entry.seat !== null && !update.seats[entry.seat]?.isMine);
      this.#take(update);
      const moves = update.entries.some((entry) => entry.happenings.length > 0);
      if (isForeign && moves && hasMotion() && !this.#isHurried && this.#queue.length < MOST_WAITING) {
        await this.#pause();
      }
    }
    this.#isDraining = false;
    this.#isHurried = false;
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
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
    const isFirst = this.connection !== 'open' || update.since === 0;
    if (update.info) {
      this.game = update.info.game;
      this.host = update.info.host;
      this.commitment = update.info.commitment;
    }
    const fresh = update.entries.filter((entry) => isFirst || entry.number >= this.#number);
    this.log = [...(isFirst ? [] : this.log), ...fresh.flatMap(linesOf)];
    const own = this.log.findLastIndex((line) => line.isMove && line.seat !== null && update.seats[line.seat]?.isMine === true);
    this.since = own >= 0 && own + 1 < this.log.length ? own + 1 : 0;
    this.happenings = isFirst ? [] : fresh.flatMap((entry) => entry.happenings);
    if (update.ply !== this.ply || isFirst) {
      this.foresight = null;
      this.refusal = null;
      this.#foreseen.clear();
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
    this.offers = update.offers;
    this.toAct = update.toAct;
    this.undo = update.undo;
    this.asked = update.asked;
    this.scores = update.scores;
    this.outcome = update.outcome;
    this.seed = update.seed;
    this.nextTable = update.nextTable;
    this.connection = 'open';
  }

  // Wishes -------------------------------------------------------------------------------------------------------

  async #wish(wish: AnyWish): Promise<boolean> {
    this.isBusy = true;
    const answer = await socket.wish(wish);
    this.isBusy = false;
    if (answer.type === 'refused') this.refusal = { sentence: text(answer.sentence), rule: text(answer.rule) };
    return answer.type === 'done';
  }

  play(move: string): Promise<boolean> {
    this.foresight = null;
    return this.#wish({ type: 'play', table: this.id, ply: this.ply, move });
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

  speak(words: string): Promise<boolean> {
    return this.#wish({ type: 'say', table: this.id, text: words });
  }

  async wonder(move: string): Promise<void> {
    const answer = await socket.wish({ type: 'why', table: this.id, move });
    if (answer.type === 'because' && answer.legal === true) this.refusal = null;
    else if (text(answer.sentence)) this.refusal = { sentence: text(answer.sentence), rule: text(answer.rule) };
  }

  /** Show what would come of a move, as the engine tells it; null stops showing. */
  async consider(move: string | null): Promise<Foresight | null> {
    this.#considered = move;
    if (move === null || !this.isMyTurn) return (this.foresight = null);
    let asked = this.#foreseen.get(move);
    if (!asked) this.#foreseen.set(move, (asked = this.#foresee(move)));
    const known = await asked;
    if (this.#considered === move) this.foresight = known;
    return known;
  }

  async #foresee(move: string): Promise<Foresight> {
    const toAct = this.toAct;
    const answer: Message = canForesee ? await socket.wish({ type: 'foresee', table: this.id, ply: this.ply, move }) : { type: 'refused' };
    const known = answer.type === 'foreseen';
    if (answer.code === 'not-understood') canForesee = false;
    return {
      move,
      happenings: list(known ? answer.events : []).map(readHappening),
      offers: list(known ? answer.moves : []).map(readOffer),
      endsTurn: known ? number(plain(answer).to_act) !== toAct : null,
    };
  }
}
