/** The one socket of this page. It comes back by itself; whoever listens is told to watch again. */

import { untrack } from 'svelte';
import { type AnyTold, type AnyWish, SHAPES, TOLD } from './protocol';
import { flaw } from './shape';

/** The server's answer to a wish, or that none came. */
export type Answer = AnyTold | { type: 'lost' };

type Listener = (message: AnyTold) => void;
interface Waiting {
  resolve: (answer: Answer) => void;
  timer: ReturnType<typeof setTimeout>;
}

const ANSWER_MS = 10_000;
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 3_000;
const HEARTBEAT_MS = 25_000;

/** The message in *data*, checked once and for all, or null if it is none. */
export function readMessage(data: unknown): AnyTold | null {
  try {
    const found = JSON.parse(String(data)) as AnyTold | null;
    const where = flaw(found, TOLD[String(found?.type)] ?? '', SHAPES);
    if (!where) return found;
    console.error('petteia: a message was not understood:', where);
  } catch {
    console.error('petteia: what came is no message');
  }
  return null;
}

export class Socket {
  isOpen = $state(false);
  #socket: WebSocket | null = null;
  #retry = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  #listeners = new Set<Listener>();
  #openers = new Set<() => void>();
  #count = 0;
  #url: () => string;

  constructor(url: () => string) {
    this.#url = url;
    setInterval(() => this.isOpen && void this.wish({ type: 'ping' }), HEARTBEAT_MS);
  }

  connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#url());
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(readMessage(event.data));
    socket.onclose = () => this.#lost(socket);
  }

  /** Close and open again, as somebody else: the account has changed. */
  reconnect(): void {
    this.#socket?.close();
    this.#retry = FIRST_RETRY_MS;
  }

  #receive(message: AnyTold | null): void {
    if (!message) return;
    if (message.type === 'welcome') {
      this.isOpen = true;
      this.#retry = FIRST_RETRY_MS;
      this.#openers.forEach((opener) => opener());
    }
    this.#answer(message);
    this.#listeners.forEach((listener) => listener(message));
  }

  #answer(message: AnyTold): void {
    // A wish the server could not even read is refused without its id: the one that has waited longest is meant.
    const isUnread = message.type === 'refused' && message.re === '';
    const id = isUnread ? this.#waiting.keys().next().value : 're' in message ? message.re : undefined;
    const answered = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !answered) return;
    clearTimeout(answered.timer);
    this.#waiting.delete(id);
    answered.resolve(message);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.isOpen = false;
    this.#socket = null;
    this.#waiting.forEach(({ resolve, timer }) => {
      clearTimeout(timer);
      resolve({ type: 'lost' });
    });
    this.#waiting.clear();
    const scattered = this.#retry * (0.75 + Math.random() / 2); // not everybody at the same moment
    this.#timer = setTimeout(() => this.connect(), scattered);
    this.#retry = Math.min(LONGEST_RETRY_MS, this.#retry * 2);
  }

  /** Send a wish; the answer is the server's, or `lost` if none came. */
  wish(wish: AnyWish): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve({ type: 'lost' });
    const id = `w${++this.#count}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        resolve({ type: 'lost' });
      }, ANSWER_MS);
      this.#waiting.set(id, { resolve, timer });
      socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  listen(listener: Listener, onopen: () => void): () => void {
    this.#listeners.add(listener);
    this.#openers.add(onopen);
    if (untrack(() => this.isOpen)) onopen(); // whoever listens must not begin anew when the line is lost
    return () => {
      this.#listeners.delete(listener);
      this.#openers.delete(onopen);
    };
  }
}

export const socket = new Socket(() => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
