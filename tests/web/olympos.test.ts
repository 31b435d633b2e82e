import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, openTable } from './house';
import { isOver, playToEnd } from './wanderer';

const house = new House();
let isThere = false;
beforeAll(async () => {
  await house.open();
  const games = (await (await fetch(`${house.url}/api/games`)).json()) as { slug: string }[];
  isThere = games.some((game) => game.slug === 'olympos');
});
afterAll(() => house.close());

test.each([
  [2, [null, 1]],
  [5, [null, 1, 1, 1, 1]],
])('a whole game for %i, by clicks', async (seats, bots) => {
  if (!isThere) return;
  const page = await house.visitor({ settings: { motion: false } });
  await openTable(page, 'olympos', seats, bots);
  await page.locator('[data-land]').first().waitFor({ state: 'attached' });

  const decisions = await playToEnd(page);

  expect(await isOver(page)).toBe(true);
  expect(decisions).toBeGreaterThan(5);
  expect(await page.locator('section table tbody tr').count()).toBeGreaterThan(2);
  expect(house.problems).toEqual([]);
});
