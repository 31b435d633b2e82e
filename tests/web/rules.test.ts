/** The rules for players: in pictures, with things to try, in every language; and numbered. */

import { expect, test } from 'vitest';
import { useHouse } from './house';

const house = useHouse();
const WIDTHS = [360, 768, 1440];

test('each game is told in pictures in four languages, fits every window, and leads to the numbered rules', async () => {
  for (const language of ['en', 'ru', 'fr', 'it']) {
    const page = await house.visitor({ settings: { language } });
    for (const game of ['gods', 'olympos']) {
      await page.goto(`${house.url}/#/rules/${game}`);
      await page.locator('.primer h2').first().waitFor();
      const told = page.locator('.primer');
      await expect.poll(() => told.innerText()).not.toMatch(/(primer|token|power|about|sign|glossary)-[a-z]/); // a missing sentence shows its name
      const words = await told.innerText();
      expect(words.split(/\s+/).length).toBeLessThan(900); // some five minutes
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${game} ${language} ${width}`).toBe(true);
      }
      await page.locator('.parts a').last().click();
      await page.locator('.rule').first().waitFor();
    }
  }
  expect(house.problems).toEqual([]);
});

test('on the small mountain a god climbs by keys and presses, and what it meets is told', async () => {
  const page = await house.visitor();
  await page.goto(`${house.url}/#/rules/gods`);
  const board = page.locator('.try svg');
  await board.focus();
  await page.keyboard.press('ArrowUp');
  await page.getByText('A god who comes to stand here must move again.', { exact: true }).first().waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Right' }).click();
  await page.locator('.side').getByText('Nobody can enter this cell.').waitFor();
  await page.getByRole('button', { name: 'Left' }).click();
  await page.locator('.side').getByText('A god who enters comes out of another portal.').waitFor();
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Up', exact: true }).click();
  await page.getByText('The summit! Whoever’s turn it is has won.').waitFor();
});

test('on the small track whoever is furthest back plays, and swords decide what a combat costs', async () => {
  const page = await house.visitor();
  await page.goto(`${house.url}/#/rules/olympos`);
  await page.getByText('Player 1 is furthest back').waitFor();
  await page.getByRole('button', { name: /Discovery/ }).click();
  await page.getByText('Player 2 is furthest back').waitFor();
  await page.getByRole('button', { name: /March/ }).click();
  await page.getByText('Player 3 is furthest back').waitFor();
  await page.getByRole('button', { name: /New settler/ }).click();
  await page.getByText('Player 2 is furthest back').waitFor();

  await page.getByLabel('your swords').fill('3');
  await page.getByText('The combat costs 1 of time.').waitFor();
  await page.getByLabel('their swords').fill('4');
  await page.getByText('The combat costs 3 of time.').waitFor();
});
