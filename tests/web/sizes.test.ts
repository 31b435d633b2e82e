/** Every size of window: nothing spills, and what decides stays in sight. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable, useHouse } from './house';
import { MIDDLE } from './wanderer';

const house = useHouse();
// How wide the board of each game is at least: what a finger or an eye needs there.
const SIZES = [
  { width: 360, height: 740, least: 350 },
  { width: 390, height: 844, least: 380 },
  { width: 640, height: 400, least: 320 }, // 1280×800 at 200 %
  { width: 844, height: 390, least: 380 },
  { width: 768, height: 1024, least: 500 },
  { width: 834, height: 1112, least: 500 },
  { width: 1024, height: 768, least: 500 },
  { width: 1280, height: 800, least: 560 },
  { width: 1440, height: 900, least: 500 },
  { width: 1920, height: 1080, least: 780 },
  { width: 2560, height: 1440, least: 1000 },
];
const BOARD = { olympos: '.map', gods: '.board .pieces' };

/** What of the table is wider than the place it has. */
const spilled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOver = (part: Element): boolean => {
      const edge = part.closest('section')!.getBoundingClientRect().right;
      return [...part.children].some((each) => !each.matches('.unseen') && each.getBoundingClientRect().right > edge + 1);
    };
    const parts = [...document.querySelectorAll('section.panel header, section.panel .resources, section.panel .rest')];
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    return [...wide, ...parts.filter(isOver).map((part) => part.className || part.tagName)];
  });

const TABLES = { olympos: { bots: [null, 1, 1], more: { position: MIDDLE } }, gods: { bots: [null, 1, 1, 1], more: {} } };

/** Names of which a part cannot be read. */
const cut = (page: Page): Promise<string[]> =>
  page.locator('.table section > header strong').evaluateAll((names) => names.filter((name) => name.checkVisibility() && (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1)).map((name) => name.textContent));

test.each(['olympos', 'gods'] as const)('%s is played at every size of window', async (game) => {
  const page = await house.visitor();
  const { bots, more } = TABLES[game];
  await openTable(page, game, bots.length, bots, { clock: { per_move: 600 }, ...more });
  await page.locator('.panel.mine .question').waitFor();

  for (const { width, height, least } of SIZES) {
    await page.setViewportSize({ width, height });
    const at = `${game} at ${width}×${height}`;
    await expect.poll(() => page.locator(BOARD[game]).evaluate((board) => board.getBoundingClientRect().width), { message: at }).toBeGreaterThanOrEqual(least);

    await expect.poll(() => spilled(page), { message: at }).toEqual([]);
    await expect.poll(() => cut(page), { message: `names, ${at}` }).toEqual([]);
    if (width < height) await expect.poll(() => page.locator(BOARD[game]).evaluate((board) => board.getBoundingClientRect().top / innerHeight), { message: `the board comes first, ${at}` }).toBeLessThan(0.4);
    const clocks = (): Promise<number> => page.getByText(/^\s*\d+:\d\d$/).evaluateAll((all) => all.map((clock) => clock.getBoundingClientRect()).filter((box) => box.width && box.bottom <= innerHeight && box.right <= innerWidth).length);
    await expect.poll(clocks, { message: `the own clock, ${at}` }).toBeGreaterThan(0);
    if (game === 'olympos') await expect.poll(() => page.locator('.shelves').count(), { message: `discoveries beside the map, ${at}` }).toBe(width >= 1440 ? 1 : 0);
  }
});

test('counts of two digits have room in every card of four', async () => {
  const page = await house.visitor();
  await openTable(page, 'olympos', 4, [null, 1, 1, 1]);
  await page.locator('section.panel .rest').nth(3).waitFor({ state: 'attached' });

  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    const tight = (): Promise<string[]> =>
      page.locator('section.panel .rest li').evaluateAll((counts) =>
        counts
          .filter((count) => count.checkVisibility())
          .map((count) => {
            const [picture, figure] = [count.querySelector('svg')!, count.querySelector('b')!];
            figure.textContent = '28';
            return { count, wide: figure.getBoundingClientRect().right - picture.getBoundingClientRect().left };
          })
          .filter(({ count, wide }) => wide > count.clientWidth + 1 || count.getBoundingClientRect().right > count.closest('section')!.getBoundingClientRect().right)
          .map(({ count, wide }) => `${count.getAttribute('data-anchor')}: ${wide} in ${count.clientWidth}`),
      );
    await expect.poll(tight, { message: `${width}×${height}` }).toEqual([]);
  }
});
