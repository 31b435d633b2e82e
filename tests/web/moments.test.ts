/** Moves at a pace one can follow, the end as a moment, fingers, and games without a mouse. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { START, decide, make, myTurn } from './climber';
import { openTable, useHouse } from './house';
import { LATE } from './wanderer';

const house = useHouse();

test('step by step every move of another waits for the reader, and the last round can be looked at again', async () => {
  const page = await house.visitor({ settings: { motion: false, pace: 'step' } });
  await openTable(page, 'gods', 2, [null, 1], { position: START });
  await myTurn(page);
  await page.locator('.own button[aria-label^="Zeus"]').click();
  await make(page, () => page.locator('.cell[data-move="zeus up"]').click({ force: true }));
  await myTurn(page);
  await decide(page); // his lightning; then the bot
  const asked = page.locator('.panel.mine .question');
  const next = page.getByRole('button', { name: 'Next move' });
  const seen = page.locator('.question').filter({ hasText: /./ });
  while (!(await asked.count())) {
    if (await next.isVisible()) await page.keyboard.press('.');
    await seen.waitFor();
  }
  const now = await page.locator('[data-cell="c2"]').getAttribute('aria-label');

  for (let i = 0; i < 30 && !(await page.locator('[data-cell="c1"]').getAttribute('aria-label'))!.includes('Zeus'); i++) {
    await page.keyboard.press(',');
    await page.getByText(i ? `${i + 1} moves ago` : 'One move ago').waitFor();
    await page.locator('.table.past').waitFor();
    await page.waitForTimeout(60);
  }
  await expect.poll(() => page.locator('[data-cell="c1"]').getAttribute('aria-label')).toContain('Zeus');
  await expect.poll(() => page.locator('.cell[data-move], li button.live').count(), { message: 'nothing can be chosen in the past' }).toBe(0);
  await page.getByRole('button', { name: 'Back to now' }).click();

  await expect.poll(() => page.locator('[data-cell="c2"]').getAttribute('aria-label')).toBe(now);
  await myTurn(page);
  expect(house.problems).toEqual([]);
});

test('each sound can be switched off', async () => {
  const page = await house.visitor({ settings: { motion: false, sound: true } });
  await page.goto(`${house.url}/#/settings`);
  await page.getByLabel('a conquest').uncheck();

  await page.reload();

  await expect.poll(() => page.getByLabel('a conquest').isChecked()).toBe(false);
  await expect.poll(() => page.getByLabel('a god').isChecked()).toBe(true);
});

type Touches = [type: string, ...fingers: [x: number, y: number][]][];

/** Fingers on the frame of the board, at points counted from its middle. */
const touch = (page: Page, touches: Touches): Promise<void> =>
  page.evaluate((all) => {
    const frame = document.querySelector('.frame')!;
    const box = frame.getBoundingClientRect();
    for (const [type, ...points] of all) {
      const fingers = points.map(([x, y], identifier) => new Touch({ identifier, target: frame, clientX: box.x + box.width / 2 + x, clientY: box.y + box.height / 2 + y }));
      frame.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches: type === 'touchend' ? [] : fingers, changedTouches: fingers }));
    }
  }, touches);
const TWICE: Touches = [['touchend', [40, 60]], ['touchend', [44, 62]]];

test.each(['gods', 'olympos'])('two fingers and a double tap bring the board of %s nearer', async (game) => {
  const page = await house.visitor({ viewport: { width: 768, height: 1024 }, hasTouch: true, settings: { motion: false } });
  await openTable(page, game, 2, [null, 1], game === 'gods' ? { position: START } : {});
  const board = page.locator('.frame > *').first();
  await page.locator('.panel.mine .question').waitFor();
  const width = async (): Promise<number> => (await board.boundingBox())!.width;
  const before = await width();

  await touch(page, TWICE);
  await expect.poll(width).toBeGreaterThan(before * 2);
  await touch(page, TWICE);
  await expect.poll(width).toBeLessThan(before * 1.1);
  await touch(page, [['touchstart', [-30, 0], [30, 0]], ['touchmove', [-60, 0], [60, 0]], ['touchend', [60, 0]]]);
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  expect(await page.locator('.pending').count()).toBe(0);
  expect(house.problems).toEqual([]);
});

const OVER = /You have won|You have lost|A draw/;

/** Press keys until the game is over: the number of an answer where there is one, else Tab to something that can be chosen. */
async function playByKeys(page: Page, choices: string, most: number): Promise<void> {
  const over = page.getByRole('heading', { name: OVER });
  for (let i = 0; i < most && !(await over.count()); i++) {
    const state = await page.evaluate((live) => {
      if (!document.querySelector('.panel.mine .question')) return 'waits';
      if (document.querySelector('.things:not(.isTurn) [data-key="1"]')) return 'number';
      return document.querySelector(live) ? 'board' : 'waits';
    }, choices);
    const ply = await page.locator('.table').getAttribute('data-ply');
    if (state === 'number') await page.keyboard.press('1');
    else if (state === 'board') {
      const isThere = (): Promise<boolean> => page.evaluate((live) => document.activeElement?.matches(live) === true, choices);
      for (let tab = 0; tab < 120 && !(await isThere()); tab++) await page.keyboard.press('Tab');
      if (await isThere()) await page.keyboard.press('Enter');
    }
    await page.waitForFunction((was) => document.querySelector<HTMLElement>('.table')?.dataset.ply !== was, ply, { timeout: 5000 }).catch(() => {}); // the page changed meanwhile: look again
  }
  await over.waitFor();
}

test('the last turns of Olympos are played without a mouse; the end says who won and by what, and whether it was fair', async () => {
  const page = await house.visitor({ viewport: { width: 1440, height: 900 }, settings: { motion: false, confirm: false } });
  await openTable(page, 'olympos', 3, [null, 1, 1], { position: LATE });
  await page.locator('[data-land]').first().waitFor({ state: 'attached' });
  await playByKeys(page, '.hit[data-move], .face[data-move]', 60);
  const end = page.getByRole('region', { name: 'Final score' });
  await end.locator('.laurel').first().waitFor();
  await end.getByText('Decided by').waitFor();

  await end.getByText('Was it fair?').click();
  await end.getByRole('button', { name: 'Check the seed' }).click();

  await end.getByText('The seed is the one that was promised.').waitFor();
  expect(house.problems).toEqual([]);
});
