import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable, useHouse } from './house';
import { isOver, playToEnd } from './wanderer';

const house = useHouse();

test.each([
  [2, [null, 1]],
  [5, [null, 1, 1, 1, 1]],
])('a whole game for %i, by clicks', async (seats, bots) => {
  const page = await house.visitor({ settings: { motion: false } });
  await openTable(page, 'olympos', seats, bots);
  await page.locator('[data-land]').first().waitFor({ state: 'attached' });

  const decisions = await playToEnd(page);

  expect(await isOver(page)).toBe(true);
  expect(decisions).toBeGreaterThan(5);
  expect(await page.locator('section table tbody tr').count()).toBeGreaterThan(2);
  expect(house.problems).toEqual([]);
});

/** Do what the guide shows: press it where it is drawn. */
async function follow(page: Page, move: string): Promise<void> {
  await page.getByRole('button', { name: 'Show me' }).click();
  const target = page.locator(`[data-move="${move}"]`);
  await target.waitFor({ state: 'attached' });
  await target.dispatchEvent('click');
}

const step = (page: Page, number: number): Promise<void> => page.getByText(`Step ${number} of 15`).waitFor();

test('the guided game is learnt by doing', async () => {
  const page = await house.visitor({ settings: { confirm: false } });
  await page.locator('article', { hasText: 'Settle ancient Greece' }).getByRole('button', { name: 'First game, guided' }).click();
  const next = page.getByRole('button', { name: 'Next', exact: true });

  await step(page, 1);
  await next.click();
  await next.click();
  await follow(page, 'settle north epirus');
  await step(page, 4);
  await next.click();
  await follow(page, 'settle epirus macedonia');
  await step(page, 6);
  await next.click();
  await next.click();
  await follow(page, 'discover medicine');
  await step(page, 9);

  expect(await page.locator('.bonus.live').count()).toBe(2);
  expect(await page.locator('[data-anchor="seat:0:star"]').innerText()).toContain('1');
  expect(house.problems).toEqual([]);
});

test('on a phone the first touch brings the map nearer and chooses nothing', async () => {
  const page = await house.visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, settings: { motion: false } });
  await openTable(page, 'olympos', 2, [null, 1]);
  const lands = page.locator('.hit[data-move]');
  await lands.first().waitFor({ state: 'attached' });
  const land = page.locator('[data-land=thessaly]');
  const before = (await land.boundingBox())!;

  await land.tap({ force: true });
  await page.waitForFunction((width) => document.querySelector('[data-land=thessaly]')!.getBoundingClientRect().width > width * 2, before.width);
  expect(await page.locator('.pending').count()).toBe(0);
  await page.getByRole('button', { name: 'Farther' }).click();

  expect((await land.boundingBox())!.width).toBeGreaterThan(before.width);
  expect(house.problems).toEqual([]);
});
