/** Plays Gods of Olympus by clicks: the god nearest the summit, upward if it can. */

import type { Page } from 'playwright-core';

/** A beginning with the first player on turn, nothing next to any god. */
export const START =
  'seats=2 rings=6 turn=0 seat=1 zeus@c1 hera@m1 poseidon@k1 demeter@i1 athena@g1 ares@e1 aphrodite@o1 hades@a1 lightning@j3 ' +
  'lightning@e4 barrier@a5 barrier@i5 portal@l2 portal@m3 fertility@c3 fertility@o4 hand1=all hand2=all';

/** Zeus stands below the summit, and the first player has his card. */
export const ALMOST = START.replace('zeus@c1', 'zeus@c6');

/** Four players of a game on five rings, as bots played it to its twentieth turn: a few before its end. */
export const FOUR_LATE =
  'seats=4 rings=5 turn=20 seat=1 zeus@n2 hera@o1 poseidon@d3 demeter@e4 athena@i4 ares@n4 aphrodite@a3 hades@j1 lightning@g5 barrier@g3 ' +
  'barrier@m3 barrier@n3 portal@f2 hand1=zeus,hera,poseidon,hades hand2=demeter,ares hand3=demeter,ares,aphrodite hand4=zeus,hera,athena ' +
  'discard=poseidon,athena,aphrodite,hades';

const PATIENCE = 90_000;

/** Wait until something can be chosen here; false if the game is over. */
export async function myTurn(page: Page): Promise<boolean> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('section table tbody')) return 'over';
      const isAsked = document.querySelector('.panel.mine .question') && !document.querySelector('.pending');
      const open = '.cell.live, li button.live, section[aria-label="Choices"] ul button';
      return isAsked && document.querySelector(open) ? 'asked' : '';
    },
    undefined,
    { timeout: PATIENCE },
  );
  return (await found.jsonValue()) === 'asked';
}

async function press(page: Page, selector: string): Promise<void> {
  const touch = await page.evaluate(() => matchMedia('(hover: none)').matches);
  const target = page.locator(selector).first();
  // Away from what lies over the foot of a phone's screen.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await (touch ? target.tap({ force: true }) : target.click({ force: true }));
}

export const plyOf = (page: Page): Promise<string> => page.evaluate(() => document.querySelector<HTMLElement>('.table')?.dataset.ply ?? '');

/** Do something that makes a move, say yes if the page asks, and wait until the move is made. */
export async function make(page: Page, act: () => Promise<void>, confirm = (): Promise<void> => press(page, '.pending .primary')): Promise<void> {
  const before = await plyOf(page);
  await act();
  const answer = await page.waitForFunction(
    (was) => (document.querySelector<HTMLElement>('.table')?.dataset.ply !== was ? 'made' : document.querySelector('.pending .primary') ? 'asks' : ''),
    before,
    { timeout: PATIENCE },
  );
  if ((await answer.jsonValue()) === 'made') return;
  await confirm();
  await page.waitForFunction((was) => document.querySelector<HTMLElement>('.table')?.dataset.ply !== was, before, { timeout: PATIENCE });
}

/** Make one decision: what is on the board first, then cards, then the list. */
export async function decide(page: Page): Promise<void> {
  const target = await page.evaluate(() => {
    const ring = (cell: string): number => (cell === 'summit' ? 99 : Number(cell.slice(1)));
    const cells = [...document.querySelectorAll<SVGElement>('.cell[data-move]')].map((cell) => cell.dataset.cell!);
    const gods = [...document.querySelectorAll<SVGElement>('.cell.live:not([data-move])')].map((cell) => cell.dataset.cell!);
    const best = (names: string[]): string | undefined => names.sort((a, b) => ring(b) - ring(a))[0];
    return { cell: best(cells), god: best(gods) };
  });
  if (target.god && !target.cell) {
    await press(page, `[data-cell="${target.god}"]`);
    await page.locator('.cell[data-move]').first().waitFor({ state: 'attached' });
    return decide(page);
  }
  const isCard = !target.cell && (await page.locator('li button.live').count()) > 0;
  const selector = target.cell ? `[data-cell="${target.cell}"]` : isCard ? 'li button.live' : 'section[aria-label="Choices"] ul button';
  await make(page, () => press(page, selector));
}

/** Play until the game is over; return how many decisions that took. */
export async function playToEnd(page: Page, most = 400): Promise<number> {
  let decisions = 0;
  while (decisions < most && (await myTurn(page))) {
    await decide(page);
    decisions += 1;
  }
  return decisions;
}

/** Play until the game is over with nothing but keys: a card by its number, a cell by `n` and Enter, an answer by its number. */
export async function playToEndByKeys(page: Page): Promise<number> {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  let idle = 0; // keys in a row that changed nothing
  for (let keys = 0; ; keys++) {
    if (!(await myTurn(page))) return keys;
    const found = await page.evaluate(() => {
      const ring = (cell?: string): number => (cell === 'summit' ? 99 : Number(cell?.slice(1) ?? 0));
      const live = [...document.querySelectorAll<SVGElement>('.cell.live')];
      const goals = live.filter((cell) => cell.dataset.move).map((cell) => cell.dataset.cell!);
      const ringOf = (card: HTMLElement): number => ring(live.find((cell) => cell.ariaLabel?.includes(/^\w+/.exec(card.ariaLabel ?? '')?.[0] ?? '-'))?.dataset.cell);
      const cards = [...document.querySelectorAll<HTMLElement>('.own button.live[data-key]')];
      return {
        card: goals.length ? undefined : cards.sort((one, other) => ringOf(other) - ringOf(one))[0]?.dataset.key,
        goal: goals.length > 9 ? 'any' : (goals.sort((one, other) => ring(other) - ring(one))[0] ?? (live.length ? 'any' : '')),
        choice: document.querySelector<HTMLElement>('button.live[data-key]')?.dataset.key ?? '1', // a card of an opponent may be dead
        sight: `${document.querySelector<HTMLElement>('.table')!.dataset.ply} ${goals.length > 0}`,
      };
    });
    if (!found.card && found.goal) {
      for (let step = 0; step < 12; step++) {
        await press('n');
        const here = await page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.cell ?? '');
        if (found.goal === 'any' || here === found.goal) break;
      }
    }
    await press(found.card ?? (found.goal ? 'Enter' : found.choice));
    // A move was made, or cells to go to are shown. If the question changed under the key, look again.
    const isNew = (was: string): boolean => `${document.querySelector<HTMLElement>('.table')!.dataset.ply} ${!!document.querySelector('.cell[data-move]')}` !== was;
    const changed = await page.waitForFunction(isNew, found.sight, { timeout: 3_000 }).catch(() => null);
    idle = changed ? 0 : idle + 1;
    if (idle > 9) throw new Error(`the keys lead nowhere: ${JSON.stringify(found)}, ${await page.locator('.question').first().innerText()}`);
  }
}
