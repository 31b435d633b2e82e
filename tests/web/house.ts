/** A server of our own and browsers that visit it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';

export const ROOT = resolve(import.meta.dirname, '../..');
const BROWSER = process.env.PETTEIA_CHROMIUM ?? '/usr/bin/chromium';
const PATIENCE = 60_000; // a busy machine is slow, and that is no mistake of the page
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--mute-audio'];

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))));
    });
  });
}

/** `petteia serve` on a fresh database; with PETTEIA_SERVER, a server that runs already. */
export class House {
  url = process.env.PETTEIA_SERVER ?? '';
  #process: ChildProcess | null = null;
  #folder = '';
  #browser: Browser | null = null;
  #contexts: BrowserContext[] = [];
  problems: string[] = [];

  constructor(readonly environment: Record<string, string> = {}) {}

  async open(): Promise<void> {
    this.#browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
    if (this.url) return;
    const port = await freePort();
    this.#folder = mkdtempSync(join(tmpdir(), 'petteia-web-'));
    const program = process.env.PETTEIA_PROGRAM ?? join(ROOT, '.venv/bin/petteia');
    if (!existsSync(program)) throw new Error(`${program} is missing: make setup`);
    this.#process = spawn(program, ['serve', '--port', String(port), '--database', `sqlite:///${this.#folder}/games.sqlite`, '--bots', '1'], {
      cwd: ROOT,
      env: { ...process.env, PETTEIA_LIMITS: '0', PETTEIA_WEB: join(ROOT, 'web/dist'), ...this.environment },
      stdio: 'inherit',
    });
    this.url = `http://127.0.0.1:${port}`;
    await this.#answers();
  }

  async #answers(): Promise<void> {
    for (let attempt = 0; attempt < 400; attempt++) {
      const isUp = await fetch(`${this.url}/api/games`).then((response) => response.ok, () => false);
      if (isUp) return;
      await new Promise((later) => setTimeout(later, 250));
    }
    throw new Error('the server does not answer');
  }

  /** Send every visitor home, as between two tests. */
  async clear(): Promise<void> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
    this.problems = [];
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    if (this.#process?.exitCode === null) {
      this.#process.kill('SIGTERM');
      await once(this.#process, 'exit');
    }
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }

  async visitor(options: BrowserContextOptions & { settings?: Record<string, unknown> } = {}): Promise<Page> {
    const { settings = {}, ...rest } = options;
    const context: BrowserContext = await this.#browser!.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB', ...rest });
    this.#contexts.push(context);
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript((wished) => {
      if (!localStorage.getItem('petteia.settings')) localStorage.setItem('petteia.settings', JSON.stringify({ sound: false, pace: 'instant', ...wished }));
    }, settings);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.problems.push(error.message));
    // Of warnings, those about what the page itself does: what was fetched for nothing, or will not work for long.
    const isProblem = (type: string, text: string): boolean => type === 'error' || (type === 'warning' && /preload|deprecat/i.test(text));
    page.on('console', (message) => isProblem(message.type(), message.text()) && this.problems.push(message.text()));
    await page.goto(this.url);
    await page.waitForFunction(() => localStorage.getItem('petteia.known')); // the server has made the visitor a guest
    return page;
  }
}

/** A house for all tests of a file, with settings of the server. */
export function useHouse(environment: Record<string, string> = {}): House {
  const house = new House(environment);
  beforeAll(() => house.open());
  afterEach(() => house.clear());
  afterAll(() => house.close());
  return house;
}

/** Open a table over the page's own account and go there. */
export async function openTable(page: Page, game: string, seats: number, bots: (number | null)[], more: Record<string, unknown> = {}): Promise<string> {
  await page.goto(new URL(page.url()).origin); // the same document if it is there already
  const id = await page.evaluate(
    async (wish) => {
      const me = (await (await fetch('/api/me')).json()) as { csrf: string };
      const headers = { 'content-type': 'application/json', 'x-csrf-token': me.csrf };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { table: string }).table;
    },
    { game, seats, bots, sit: [0], ...more },
  );
  await page.goto(`${new URL(page.url()).origin}/#/table/${id}`);
  return id;
}
