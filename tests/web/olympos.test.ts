import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable, useHouse } from './house';
import { ORACLE, isOver, playToEnd } from './wanderer';

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

test('the cards of the Oracle lie open; where nothing can be decided nobody is asked who does not want it', async () => {
  const page = await house.visitor({ settings: { motion: false, confirm: false } });
  await openTable(page, 'olympos', 2, [null, 1], { position: ORACLE });
  const cards = page.locator('.things [data-move]');
  await cards.first().waitFor();
  expect(await cards.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))).toEqual([
    'Keep: 3 hourglasses for the most stone. 3 hourglasses if you have more territory tokens of this resource than anybody.',
    'Keep: star for a wonder. A star, used up when you build a wonder.',
    'Keep: Zeus symbol. A Zeus symbol, played when a god is revealed.',
  ]);

  await page.locator('[data-move="keep star"]').press('Enter');

  // None of the cards in hand can be played now: the turn goes on by itself, and a god comes.
  await page.getByRole('log').getByText('keeps a card: star for a wonder').waitFor();
  await page.getByText(/^Guest \d* ?reveals /).first().waitFor();
  expect(await page.locator('[data-move="done"]').count()).toBe(0);
  expect(house.problems).toEqual([]);
});

test('whatever is touched tells its rule, one tap away', async () => {
  const page = await house.visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, settings: { motion: false } });
  await openTable(page, 'olympos', 2, [null, 1], { position: ORACLE });
  await page.locator('.own [data-about="sign:sword"]').tap();
  const link = page.getByRole('tooltip').getByRole('link', { name: 'O4.6' });

  await link.tap();

  expect(await page.locator('.wanted').innerText()).toMatch(/^O4\.6/);
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
