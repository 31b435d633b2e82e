/** The requests of this page. Whoever comes is made a guest at once; every change carries the token against forgery. */

import { gamesKnown, keepGames } from './cards';
import { viewCheck } from './games';
import type { Blocked, DeedTold, Difference, EditionInfo, EditionShown, GameInfo, GameReport, HintTold, KnownUser, Me, NewBan, NewEdition, NewSetUp, NewTable, NewTree, Overview, Place, PuzzleAnswer, PuzzleSet, PuzzleShown, Replay, Report, Rules, SetUp, TableSummary, Thought, Tree, Try, Turn, User, WarningTold } from './protocol';
import { GUESTS, settings } from './settings.svelte';
import { socket } from './socket.svelte';

export type { Blocked, DeedTold, GameInfo, KnownUser, NewTable, Overview, Place, Replay, Report, TableSummary, User };

/** A request that was refused, with the server's sentence, or that never arrived. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly rule = '', // that it rests on
  ) {
    super(message);
  }
}

/** The tables at which the reader is waited for, as far as a list was asked for. */
export const waited = $state<{ tables: readonly string[] }>({ tables: [] });
export const account = $state<{ user: User | null; isOperator: boolean; mail: string | null; canMail: boolean }>({
  user: null,
  isOperator: false,
  mail: null,
  canMail: false,
});
let csrf = '';

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: { 'accept-language': settings.language, ...(body === undefined || body instanceof Blob ? {} : { 'content-type': 'application/json' }), ...(csrf ? { 'x-csrf-token': csrf } : {}) },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('', 0);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as { sentence?: unknown; rule?: unknown };
  const sentence = typeof problem.sentence === 'string' ? problem.sentence : response.statusText;
  throw new Refused(sentence, response.status, typeof problem.rule === 'string' ? problem.rule : '');
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

function become(me: Me): void {
  csrf = me.csrf;
  account.user = me.user;
  [account.isOperator, account.mail, account.canMail] = [me.operator, me.mail, me.can_mail];
}

const KEY = 'petteia.known';

/** Whether this browser was never here. One that keeps nothing may still have its cookie. */
function isStrange(): boolean {
  try {
    return !localStorage.getItem(KEY);
  } catch {
    return false;
  }
}

/** Whether the page was opened by somebody who comes for the first time. */
export const isNewcomer = isStrange();

/** Who this browser was last time; null if it never was here, or the server has forgotten it. */
async function known(): Promise<Me | null> {
  if (isStrange()) return null;
  try {
    return await json<Me>('GET', '/api/me');
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Next time we ask the server first.
  }
}

/** A new guest; a number tells guests at one table apart until they choose a name. */
async function newGuest(): Promise<Me> {
  const name = `${GUESTS[settings.language]} ${100 + Math.floor(Math.random() * 900)}`;
  try {
    return await json<Me>('POST', '/api/guests', { name });
  } catch (error) {
    if (error instanceof Refused && error.status === 409) return json<Me>('POST', '/api/guests', {}); // somebody registered it
    throw error;
  }
}

let arriving: Promise<void> | null = null;

/** Be somebody to the server: who this browser was last time, or a new guest. */
export function arrive(): Promise<void> {
  arriving ??= (async () => {
    become((await known()) ?? (await newGuest()));
    remember();
    socket.connect();
  })().catch((error: unknown) => {
    arriving = null;
    throw error;
  });
  return arriving;
}

export async function rename(name: string): Promise<void> {
  become(await json<Me>('POST', '/api/me/name', { name }));
  socket.reconnect();
}

/** Keep this account by a name and a password, or come back to one. */
export async function enter(how: 'register' | 'login', name: string, password: string): Promise<void> {
  become(await json<Me>('POST', `/api/${how}`, { name, password }));
  socket.reconnect();
}

/** Be nobody in this browser any more, then a new guest. */
export async function leave(everywhere = false): Promise<void> {
  await json('POST', `/api/logout?everywhere=${everywhere}`, {});
  await comeAnew();
}

/** Change the password; every other device has to log in again. */
export async function changePassword(old: string, fresh: string): Promise<void> {
  become(await json<Me>('POST', '/api/password', { old, new: fresh }));
  socket.reconnect();
}

/** End this account for good: its games stay, its name goes. */
export async function deleteAccount(password: string): Promise<void> {
  await json('POST', '/api/me/delete', { password });
  await comeAnew();
}

/** Ask for a letter with which a new password can be chosen. */
export async function forgot(name: string): Promise<void> {
  await request('POST', '/api/password/forgotten', { name, language: settings.language });
}

/** Choose a new password with what the letter's link carries. */
export async function resetPassword(code: string, fresh: string): Promise<void> {
  become(await json<Me>('POST', '/api/password/reset', { code, new: fresh }));
  remember();
  socket.reconnect();
}

/** Give an address for letters; one is sent to it, and its link confirms it. Without one, none is kept. */
export async function giveMail(mail: string, password: string): Promise<void> {
  become(await json<Me>('POST', '/api/me/mail', { mail, password, language: settings.language }));
}

export async function confirmMail(code: string): Promise<void> {
  await request('POST', '/api/mail/confirm', { code });
  arriving = null; // who we are is asked anew: the address belongs to it
}

async function comeAnew(): Promise<void> {
  arriving = null;
  become(await newGuest());
  socket.reconnect();
}

/** A one-time code that makes another device this account's. */
export async function deviceCode(): Promise<string> {
  return (await json<{ code: string }>('POST', '/api/devices', {})).code;
}

export async function claimDevice(code: string): Promise<void> {
  await arrive();
  become(await json<Me>('POST', '/api/devices/claim', { code }));
  socket.reconnect();
}

/** The games of the server; those that came with the page need not be asked for. */
export async function games(): Promise<GameInfo[]> {
  return gamesKnown().length ? gamesKnown() : keepGames(await json('GET', '/api/games'));
}
export const openTables = (): Promise<TableSummary[]> => json('GET', `/api/tables?language=${settings.language}`);

export interface Search {
  game?: string;
  opponent?: string;
  result?: string;
  first?: number;
  count?: number;
}

/** The reader's own tables that fit, those where it is their turn first, and how many there are in all. */
export async function myTables(search: Search = {}): Promise<{ tables: TableSummary[]; total: number }> {
  const query = new URLSearchParams(Object.entries({ ...search, language: settings.language }).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])));
  const response = await request('GET', `/api/tables/mine?${query.toString()}`);
  const tables = (await response.json()) as TableSummary[];
  return { tables, total: Number(response.headers.get('x-total-count') ?? tables.length) };
}

export async function openTable(table: NewTable): Promise<string> {
  await arrive();
  return (await json<{ table: string }>('POST', '/api/tables', table)).table;
}

/** Where a replay comes from: its positions from `first` on, as many as the server gives at once, and its record. */
export interface Source {
  from(first: number, language: string): Promise<Replay>;
  record(): Promise<string>;
}

/** A game at a table, as the reader's seat saw it; a stranger, who is not made a guest, sees it as a spectator. */
export function tableSource(table: string, isStranger = false): Source {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  return {
    async from(first, language) {
      if (!isStranger) await arrive();
      return checked(await json<Replay>('GET', `${path}/replay?first=${first}&language=${language}`));
    },
    record: async () => (await request('GET', `${path}/record`)).text(),
  };
}

/** A game that the reader has as a file. */
export function recordSource(record: string): Source {
  return {
    async from(first, language) {
      await arrive();
      return checked(await json<Replay>('POST', '/api/records', { record, first, language }));
    },
    record: () => Promise.resolve(record),
  };
}

async function checked(replay: Replay): Promise<Replay> {
  const flawOf = await viewCheck(replay.game);
  const where = replay.places.map((place) => flawOf(place.view)).find(Boolean);
  if (where) throw new Error(`a view was not understood: ${where}`);
  return replay;
}

/** The points of a finished game, turn by turn. */
export const courseOf = (table: string): Promise<Turn[]> => json('GET', `/api/tables/${encodeURIComponent(table)}/course`);

/** The rules of a game as written, in the reader's language where somebody translated them; null if it has none. */
export async function rulesOf(game: string, language: string): Promise<Rules | null> {
  try {
    return await json<Rules>('GET', `/api/games/${encodeURIComponent(game)}/rules?language=${language}`);
  } catch (error) {
    if (error instanceof Refused && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

// Analysis -----------------------------------------------------------------------------------------------------------

const study = (id: string): string => `/api/analysis/${encodeURIComponent(id)}`;

export async function postRecord(record: string, language: string): Promise<string> {
  await arrive();
  return (await json<{ id: string }>('POST', `/api/analysis/records?language=${language}`, { record })).id;
}

export async function postPosition(game: string, position: string, language: string): Promise<string> {
  await arrive();
  return (await json<{ id: string }>('POST', `/api/analysis/positions?language=${language}`, { game, position })).id;
}

/** A position that is being set up, if there can be such a one; without one the beginning of a game. */
export async function lookAt(wish: Partial<NewSetUp>, language: string): Promise<SetUp> {
  await arrive();
  return json('POST', `/api/positions?language=${language}`, wish);
}

/** What was tried in a game: the tree of a link, or the reader's own. */
export async function treeOf(id: string, language: string, tree = ''): Promise<Tree> {
  await arrive();
  return json('GET', `${tree ? `/api/trees/${encodeURIComponent(tree)}` : `${study(id)}/tree`}?language=${language}`);
}
export const keepTree = (id: string, language: string, tree: NewTree): Promise<Tree> => json('PUT', `${study(id)}/tree?language=${language}`, tree);
export const removeTree = async (id: string): Promise<void> => void (await request('DELETE', `${study(id)}/tree`));

/** A game to be studied: every position as whoever decides there sees it. */
export function studySource(id: string): Pick<Source, 'from'> {
  return {
    async from(first, language) {
      await arrive();
      return checked(await json<Replay>('GET', `${study(id)}/replay?first=${first}&language=${language}`));
    },
  };
}

/** The report as far as it is made; the server works on it while somebody asks. */
export async function reportOf(id: string, language: string, hindsight: boolean): Promise<GameReport> {
  await arrive();
  return json('POST', `${study(id)}?language=${language}&hindsight=${hindsight}`);
}

/** Where a variation leads, and what could follow. */
export const tryMoves = (id: string, language: string, ply: number, moves: readonly string[]): Promise<Try> =>
  json('POST', `${study(id)}/tries?language=${language}`, { ply, moves });

/** What is known of a position: more, every time one asks. */
export const thoughtOf = (id: string, language: string, ply: number, moves: readonly string[]): Promise<Thought> =>
  json('POST', `${study(id)}/thoughts?language=${language}`, { ply, moves });

// Help, alone against bots -------------------------------------------------------------------------------------------

export const hintOf = (table: string, ply: number, language: string): Promise<HintTold> =>
  json('POST', `/api/tables/${encodeURIComponent(table)}/hints?language=${language}`, { ply });
/** Why a move that is not made yet loses much; nothing if it does not. */
export const warningOf = (table: string, ply: number, move: string, language: string): Promise<WarningTold> =>
  json('POST', `/api/tables/${encodeURIComponent(table)}/warnings?language=${language}`, { ply, move });

// Puzzles ------------------------------------------------------------------------------------------------------------

const puzzlesAt = (game: string, ...more: string[]): string => `/api/puzzles/${[game, ...more].map(encodeURIComponent).join('/')}`;

/** Which puzzles there are, and how the reader does at them. */
export async function puzzleSets(): Promise<PuzzleSet[]> {
  await arrive();
  return json('GET', '/api/puzzles');
}

/** A puzzle by its name, the one of the day (`today`), or the `next` one of a kind and theme. */
export async function puzzleOf(game: string, name: string, language: string, wished: { kind?: string; theme?: string; after?: string } = {}): Promise<PuzzleShown> {
  await arrive();
  const query = new URLSearchParams(Object.entries({ ...wished, language }).filter(([, value]) => value));
  const found = await json<PuzzleShown>('GET', `${puzzlesAt(game, name)}?${query.toString()}`);
  const where = (await viewCheck(game))(found.view);
  if (where) throw new Error(`a view was not understood: ${where}`);
  return found;
}

/** What comes of a try: all that was played, the others' answers included. */
export const tryPuzzle = (game: string, name: string, language: string, moves: readonly string[]): Promise<PuzzleAnswer> =>
  json('POST', `${puzzlesAt(game, name, 'tries')}?language=${language}`, { moves });
export const solutionOf = (game: string, name: string, language: string): Promise<PuzzleAnswer> => json('POST', `${puzzlesAt(game, name, 'solution')}?language=${language}`, {});

// Company ------------------------------------------------------------------------------------------------------------

/** Somebody at a table, by seat or by what they said. */
export type Who = { seat?: number; user?: string };

export async function report(table: string, who: Who, text: string): Promise<void> {
  await request('POST', `/api/tables/${encodeURIComponent(table)}/reports`, { ...who, text });
}

export async function block(table: string, who: Who): Promise<void> {
  await request('POST', '/api/blocks', { table, ...who });
}

export const blockedPeople = (): Promise<Blocked[]> => json('GET', '/api/blocks');

export async function unblock(user: string): Promise<void> {
  await request('DELETE', `/api/blocks/${encodeURIComponent(user)}`);
}

// For operators ------------------------------------------------------------------------------------------------------

export const overview = (): Promise<Overview> => json('GET', '/api/operator');
export const reports = (): Promise<Report[]> => json('GET', '/api/operator/reports');
export const deeds = (): Promise<DeedTold[]> => json('GET', '/api/operator/deeds');
export const findPeople = (text: string): Promise<KnownUser[]> => json('GET', `/api/operator/users?text=${encodeURIComponent(text)}`);

export async function ban(whom: NewBan): Promise<void> {
  await request('POST', '/api/operator/bans', whom);
}

export async function setHandled(id: number): Promise<void> {
  await request('POST', `/api/operator/reports/${id}/handled`);
}

export async function announce(text: string, hours: number): Promise<void> {
  await request('POST', '/api/operator/announcement', { text, hours });
}

// Editions -----------------------------------------------------------------------------------------------------------

const editionsAt = (game: string, ...more: string[]): string => ['/api/editions', game, ...more].map((part, i) => (i ? encodeURIComponent(part) : part)).join('/');

/** Ours, and those the reader keeps. */
export async function editionsOf(game: string): Promise<EditionInfo[]> {
  await arrive();
  return json('GET', editionsAt(game));
}

/** One edition, whole; `own` is ours. */
export async function editionOf(game: string, fingerprint: string, language: string): Promise<EditionShown> {
  await arrive();
  return json('GET', `${editionsAt(game, fingerprint || 'own')}?language=${language}`);
}

export const checkEdition = (game: string, written: NewEdition, language: string): Promise<EditionShown> =>
  json('POST', `${editionsAt(game, 'check')}?language=${language}`, written);
export const saveEdition = (game: string, written: NewEdition): Promise<EditionInfo> => json('POST', editionsAt(game), written);
export const uploadEdition = (game: string, file: Blob, language: string): Promise<EditionShown> =>
  json('POST', `${editionsAt(game, 'upload')}?language=${language}`, file.slice(0, file.size, 'application/octet-stream'));
export const removeEdition = async (game: string, fingerprint: string): Promise<void> => void (await request('DELETE', editionsAt(game, fingerprint)));
export const differencesOf = (game: string, one: string, other: string): Promise<Difference[]> => json('GET', editionsAt(game, one, 'differences', other));
export const editionFile = (game: string, fingerprint: string, form: 'toml' | 'zip'): string => `${editionsAt(game, fingerprint, 'file')}?form=${form}`;
