import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROOT, openTable, useHouse } from './house';

/** Games from outside the tree: the client was built without them. */
const house = useHouse({ PETTEIA_GAMES: join(ROOT, 'tests/toys') });

const over = /You have won|You have lost|A draw/;

/** Choose by turns among what is offered, until the game is over. */
async function playToEnd(page: Page): Promise<number> {
  let decisions = 0;
  const end = Date.now() + 250_000;
  while (Date.now() < end && !(await page.getByRole('heading', { name: over }).isVisible())) {
    const isMade = await page.evaluate((turn) => {
      const confirm = document.querySelector<HTMLElement>('.pending .primary');
      const choices = [...document.querySelectorAll<HTMLElement>('section[aria-label="Choices"] button')];
      const target = document.querySelector('.panel.mine .question') ? (confirm ?? choices[turn % Math.max(1, choices.length)]) : null;
      target?.click();
      return !!target && target !== confirm;
    }, decisions);
    if (isMade) decisions += 1;
    await page.waitForTimeout(80);
  }
  return decisions;
}

test.each([
  [{ width: 1280, height: 860 }, 'wide'],
  [{ width: 390, height: 844 }, 'phone'],
] as const)('a game nobody drew is played from the home page to the end and looked at again (%o, %s)', async (viewport, name) => {
  const page = await house.visitor({ viewport, settings: { motion: false } });
  const card = page.locator('article', { hasText: 'Hush' });
  await card.getByRole('button', { name: 'Play now' }).click();
  const board = page.getByRole('region', { name: 'The board in words' });
  await board.waitFor();
  await page.locator('.question', { hasText: 'What will you do?' }).waitFor();
  await expect.poll(() => board.locator('tbody tr').count()).toBe(2);
  await expect.poll(() => board.locator('thead').innerText()).toMatch(/cards/i);
  const shot = process.env.PETTEIA_PICTURES;
  if (shot) await page.screenshot({ path: join(shot, `plain-${name}.png`) });

  const decisions = await playToEnd(page);

  expect(decisions).toBeGreaterThan(2);
  expect(await page.getByRole('heading', { name: over }).count()).toBe(1);
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await page.getByText(/Move (\d+) of \1$/).waitFor();
  await page.getByRole('button', { name: 'One move back' }).click();
  await board.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  expect(house.problems).toEqual([]);
});

test('its rules come from the server, and why something cannot be done leads there', async () => {
  const page = await house.visitor({ settings: { motion: false, language: 'it' } });
  await page.goto(`${house.url}/#/rules/hush?rule=H1.1`);

  await page.locator('.wanted').waitFor();

  expect(await page.locator('.wanted').innerText()).toMatch(/^H1\.1\s+Wait, peek or draw/);
  await page.getByText('non sono ancora tradotte').waitFor();
});

test('two people play it at two browsers, and neither sees the other’s card', async () => {
  const [one, other] = await Promise.all([house.visitor({ settings: { motion: false } }), house.visitor({ settings: { motion: false } })]);
  const id = await openTable(one!, 'hush', 2, [null, null]);
  await other!.goto(`${house.url}/#/table/${id}`);
  await other!.getByRole('button', { name: 'Sit here' }).click();
  const shown = (page: Page): Promise<string[]> => page.locator('tbody tr td').allInnerTexts();
  await Promise.all([one!, other!].map((page) => page.locator('tbody tr').first().waitFor()));

  expect([await shown(one!), await shown(other!)].map((cards) => cards.map((card) => card.startsWith('secret')))).toEqual([[true, false], [false, true]]);
  expect(house.problems).toEqual([]);
});
