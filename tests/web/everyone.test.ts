import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALMOST, make, myTurn } from './climber';
import { ROOT, openTable, useHouse } from './house';
import { ORACLE } from './wanderer';

const house = useHouse();

const AXE = readFileSync(join(ROOT, 'web/node_modules/axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or critical on a page, in a line each; of the dark one, whose colours alone are others, by those. */
async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }> };
    };
    const told: string[] = [];
    for (const [theme, options] of [['dark', { runOnly: ['color-contrast'] }], ['light', {}]] as const) {
      document.documentElement.dataset.theme = theme;
      const { violations } = await axe.run(options);
      const serious = violations.filter((each) => each.impact === 'serious' || each.impact === 'critical');
      told.push(...serious.map((each) => `${theme}, ${each.id}: ${each.nodes.map((node) => node.target.join(' ')).slice(0, 4).join(' | ')}`));
    }
    return told;
  });
}

test('no page puts a serious barrier in anybody’s way, in light or dark', async () => {
  const page = await house.visitor({ settings: { motion: false, theme: 'light' } });
  await page.locator('article h2').first().waitFor();
  expect(await barriers(page), 'home').toEqual([]);
  await page.getByRole('button', { name: 'With friends' }).first().click();
  await page.getByText('More options').click();
  await page.locator('[name=seats][value="4"]').check();
  await page.locator('.seat select').nth(1).selectOption('3');
  await page.getByLabel('Style').selectOption('trickster');
  await page.locator('.bot').getByText('the last step is its own').waitFor();
  expect(await barriers(page), 'a new table').toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('Empty seat').first().waitFor();
  await page.locator('li').getByText('Trickster').waitFor();
  expect(await barriers(page), 'waiting room').toEqual([]);
  const places = { settings: 'h1:text("Settings")', about: 'h1:text("About")', 'rules/gods?rule=G4.3': '.wanted', 'device/none': 'h1' };
  for (const [name, sign] of Object.entries(places)) {
    await page.goto(`${house.url}/#/${name}`);
    await page.locator(sign).waitFor();
    expect(await barriers(page), name).toEqual([]);
  }
  const id = await openTable(page, 'gods', 2, [null, 1], { position: ALMOST });
  await myTurn(page);
  await page.locator('.own button[aria-label^="Zeus"]').click();
  expect(await barriers(page), 'table').toEqual([]);
  await page.locator('[data-cell="summit"]').click({ force: true });
  await page.locator('.pending').waitFor();
  expect(await barriers(page), 'asking').toEqual([]);
  await page.locator('.pending .primary').click();
  await page.locator('section table tbody').waitFor();
  expect(await barriers(page), 'score').toEqual([]);
  await page.goto(`${house.url}/#/replay/${id}`);
  await page.getByText('Move 1 of 1').waitFor();
  expect(await barriers(page), 'replay').toEqual([]);
  await openTable(page, 'olympos', 2, [null, 1]);
  await page.locator('[data-land]').first().waitFor({ state: 'attached' });
  await page.locator('.question').filter({ hasText: 'Do you expand or develop?' }).waitFor(); // each question of the set-up shows the map
  expect(await barriers(page), 'map').toEqual([]);
  await expect.poll(async () => {
    await page.getByRole('tab').nth(1).click();
    return page.locator('.shelves').isVisible();
  }).toBe(true);
  expect(await barriers(page), 'discoveries').toEqual([]);
  await openTable(page, 'olympos', 2, [null, 1], { position: ORACLE });
  await page.locator('.things').waitFor();
  expect(await barriers(page), 'cards').toEqual([]);
});

test('from the home page to the summit and the replay by keyboard alone', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  await page.locator('article h2').first().waitFor();
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  /** Tab until what has the focus fits; everything on the way must show that it has it. */
  const reach = async (selector: string): Promise<void> => {
    for (let i = 0; i < 80; i++) {
      await press('Tab');
      const found = await page.evaluate((wanted) => {
        const here = document.activeElement!;
        const { outlineStyle, stroke } = getComputedStyle(here);
        return { is: here.matches(wanted), isShown: outlineStyle !== 'none' || stroke !== 'none' || here === document.body, tag: here.outerHTML.slice(0, 90) };
      }, selector);
      expect(found.isShown, `focus cannot be seen on ${found.tag}`).toBe(true);
      if (found.is) return;
    }
    throw new Error(`${selector} is not reached by Tab`);
  };
  await reach('article .primary');
  await press('Enter');
  await myTurn(page);
  await openTable(page, 'gods', 2, [null, 1], { position: ALMOST });
  await myTurn(page);
  await reach('.own button[aria-label^="Zeus"]');
  await press('Enter');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await reach('[data-cell]');
  for (const way of ['Right', 'Right', 'Up', 'Up', 'Up', 'Up', 'Up', 'Up']) await press(`Arrow${way}`);
  await make(page, () => press('Enter'), () => press('Enter'));
  await page.getByRole('heading', { name: 'You have won' }).waitFor();
  await reach('a[href^="#/replay/"]');
  await press('Enter');
  await page.getByText('Move 1 of 1').waitFor();
  await reach('input[type=range]');
  await press('ArrowLeft');
  await page.getByText('Move 0 of 1').waitFor();
  // Away from the slider the same keys step, and the address follows.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await press('End');
  await page.locator('[aria-current="step"]', { hasText: 'summit' }).waitFor();
  await press('ArrowLeft');

  await page.getByText('Move 0 of 1').waitFor();
  await page.waitForFunction(() => location.hash.endsWith('?ply=0'));
});

test('nowhere is a dead end: what is missing is said, and a way on is shown', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  const places = { 'table/none': 'There is no such table', 'replay/none': 'There is no such table', nonsense: 'There is no such page', 'rules/none': 'no rules' };
  for (const [name, told] of Object.entries(places)) {
    await page.goto(`${house.url}/#/${name}`);
    await page.getByRole('heading', { name: told }).waitFor();
    await expect.poll(() => page.locator('main a[href="#/"]').count(), { message: name }).toBe(1);
  }
  const id = await openTable(page, 'gods', 2, [null, 1]);
  await myTurn(page);
  await expect.poll(() => page.title()).toBe('● Your turn – Gods of Olympus – Petteia');
  await expect.poll(() => page.locator('link[rel=icon]').getAttribute('href')).toContain('turn');
  for (const name of ['settings', 'about', 'rules/gods?rule=G4.3']) {
    await page.goto(`${house.url}/#/${name}`);
    await page.getByRole('link', { name: 'Back to the table' }).waitFor();
  }
  await page.getByRole('link', { name: 'Back to the table' }).click();

  await page.waitForURL(new RegExp(`#/table/${id}`));
});

test('the rules are told in the reader’s language, and only when they are asked for', async () => {
  const page = await house.visitor({ settings: { motion: false, language: 'it' } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/rules?'))).toEqual([]);

  await page.goto(`${house.url}/#/rules/gods?rule=G4.3`);
  await page.locator('.wanted').waitFor();

  expect(await page.locator('.wanted').innerText()).toMatch(/^G4\.3\s+Portale/);
  expect(asked.filter((url) => url.includes('/rules?'))).toHaveLength(1);
  await page.goto(`${house.url}/#/about`);
  await page.goto(`${house.url}/#/rules/gods?all=1`);
  await page.locator('article h1').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY), { message: 'without a rule the page begins at its head' }).toBe(0);
});
