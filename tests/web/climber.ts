/** Plays Gods of Olympus by clicks: the god nearest the summit, upward if it can. */

import type { Page } from 'playwright-core';

const isOver = (page: Page): Promise<boolean> => page.locator('section:has(> h2):has(table)').isVisible();

/** Wait until something can be chosen here; false if the game is over. */
export async function myTurn(page: Page, patience = 60_000): Promise<boolean> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (await isOver(page)) return false;
    const isAsked = (await page.locator('.panel.mine .question').count()) > 0 && !(await page.locator('.pending').count());
    if (isAsked && (await page.locator('.cell.live, li button.live, section[aria-label="Choices"] ul button').count())) return true;
    await page.waitForTimeout(60);
  }
  throw new Error(`nothing to choose after ${patience} ms: ${await page.locator('.question').innerText()}`);
}

async function press(page: Page, selector: string): Promise<void> {
  const touch = await page.evaluate(() => matchMedia('(hover: none)').matches);
  const target = page.locator(selector).first();
  await (touch ? target.tap({ force: true }) : target.click({ force: true }));
}

/** Make one decision: what is on the board first, then cards, then the list. */
export async function decide(page: Page): Promise<void> {
  const before = await told(page);
  const target = await page.evaluate(() => {
    const ring = (cell: string): number => (cell === 'summit' ? 99 : Number(cell.slice(1)));
    const cells = [...document.querySelectorAll<SVGElement>('.cell[data-move]')].map((cell) => cell.dataset.cell!);
    const gods = [...document.querySelectorAll<SVGElement>('.cell.live:not([data-move])')].map((cell) => cell.dataset.cell!);
    const best = (names: string[]): string | undefined => names.sort((a, b) => ring(b) - ring(a))[0];
    return { cell: best(cells), god: best(gods) };
  });
  if (target.cell) await press(page, `[data-cell="${target.cell}"]`);
  else if (target.god) {
    await press(page, `[data-cell="${target.god}"]`);
    await page.locator('.cell[data-move]').first().waitFor({ state: 'attached' });
    return decide(page);
  } else if (await page.locator('li button.live').count()) await press(page, 'li button.live');
  else await press(page, 'section[aria-label="Choices"] button');
  await Promise.race([page.locator('.pending').waitFor(), changed(page, before)]);
  if (await page.locator('.pending').count()) await press(page, '.pending .primary');
  await changed(page, before);
}

const told = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.querySelector('.question')?.textContent}|${document.querySelectorAll('ol li').length}`);

async function changed(page: Page, before: string): Promise<void> {
  await page
    .waitForFunction((was) => `${document.querySelector('.question')?.textContent}|${document.querySelectorAll('ol li').length}` !== was, before, { timeout: 20_000 })
    .catch(() => undefined);
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
