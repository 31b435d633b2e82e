/** The table is read at a glance: names, goal, teams, little tiles, and a log that tells actions. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { START, decide, make, myTurn } from './climber';
import { openTable, useHouse } from './house';
import { MIDDLE } from './wanderer';

const house = useHouse();
const SMALLEST = 11.9; // points on the screen

/** Words that are drawn smaller than one can read, with their size. */
const tiny = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      const words = texts.currentNode.textContent!.trim();
      if (!words || parent.closest('.unseen, script, style') || !parent.checkVisibility()) continue;
      const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
      const size = parseFloat(getComputedStyle(parent).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      if (size < smallest) found.push(`${words}: ${size.toFixed(1)}`);
    }
    return found;
  }, SMALLEST);

test.each([[390, 844], [768, 1024], [1440, 900]])('no word is under twelve points at %i×%i', async (width, height) => {
  const page = await house.visitor({ viewport: { width, height }, settings: { motion: false } });
  await openTable(page, 'olympos', 3, [null, 1, 1], { position: MIDDLE });
  await page.locator('.panel.mine .question').waitFor();
  await page.locator('[data-land]').first().waitFor({ state: 'attached' });
  await expect.poll(() => tiny(page), { message: 'map' }).toEqual([]);
  const shelves = page.getByRole('tab').nth(1);
  if (await shelves.isVisible()) await shelves.click();
  await page.locator('.shelves').waitFor();
  await expect.poll(() => tiny(page), { message: 'discoveries' }).toEqual([]);
  await openTable(page, 'gods', 2, [null, 1], { position: START });
  await myTurn(page);

  await expect.poll(() => tiny(page), { message: 'mountain' }).toEqual([]);
});

test('gods have names on mountain and cards, the goal is told, and sides have a sign and a colour', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  await openTable(page, 'gods', 4, [null, 1, 1, 1]);
  await myTurn(page);
  await page.getByText('Goal: bring any god to the summit').first().waitFor();
  await expect.poll(() => page.locator('.pieces .name').allInnerTexts().then((names) => names.length)).toBe(8);
  await expect.poll(() => page.locator('.own ul.own li:not(:has(.name))').count()).toBe(0);
  const teams = await page.locator('.table section.team').evaluateAll((all) => all.map((each) => [getComputedStyle(each).borderRightColor, each.querySelector('.tag path')!.getAttribute('d')].join()));

  expect(new Set(teams).size).toBe(2);
  await expect.poll(() => page.locator('section.team', { hasText: 'your team' }).count()).toBe(2);
});

test('discoveries of others are little tiles that explain themselves; wonders are drawn', async () => {
  const page = await house.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, settings: { motion: false } });
  await openTable(page, 'olympos', 3, [null, 1, 1], { position: MIDDLE });
  const tile = page.locator('.others [data-about="tile:strategy"]');

  await tile.tap();

  await page.getByRole('tooltip').getByText('2 swords').waitFor();
  await page.getByRole('tab').nth(1).click();
  await expect.poll(() => page.locator('.shelves .picture svg path').count()).toBeGreaterThan(20);
  expect(house.problems).toEqual([]);
});

test('the log tells a turn in a line that opens, marks its places, and keeps to one player if asked', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  await openTable(page, 'gods', 2, [null, 1], { position: START });
  await myTurn(page);
  await page.locator('.own button[aria-label^="Zeus"]').click();
  await make(page, () => page.locator('.cell[data-move="zeus up"]').click({ force: true }));
  await myTurn(page);
  await decide(page); // his lightning
  await myTurn(page);
  const log = page.getByRole('log');
  await log.getByText('Set-up (').waitFor();
  const turn = log.locator('summary', { hasText: 'c1 → c2' });

  await turn.hover();
  await page.locator('.recalled').first().waitFor();
  await turn.click();
  await log.getByText('Zeus climbs from c1 to c2').waitFor();
  const turns = await log.locator('summary').count();
  await page.getByRole('button', { name: /^Only Guest/ }).click();

  expect(turns).toBeGreaterThan(2);
  await expect.poll(() => log.locator('summary').count()).toBe(1);
  expect(house.problems).toEqual([]);
});
