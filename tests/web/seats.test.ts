import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALMOST, START, myTurn } from './climber';
import { openTable, useHouse } from './house';

const house = useHouse();

/** Two people at a table of Gods; Anna is on turn. */
async function friends(more: Record<string, unknown> = { position: START }): Promise<{ anna: Page; boris: Page; id: string }> {
  const [anna, boris] = [await house.visitor({ settings: { motion: false } }), await house.visitor({ settings: { motion: false } })];
  const id = await openTable(anna, 'gods', 2, [null, null], more);
  await boris.waitForFunction(() => localStorage.getItem('petteia.known'));
  await boris.goto(`${house.url}/#/table/${id}`);
  await boris.getByRole('button', { name: 'Sit here' }).first().click();
  await myTurn(anna);
  return { anna, boris, id };
}

test('a draw is offered and agreed; the rematch takes both along, and the result stays', async () => {
  const { anna, boris, id } = await friends({ position: ALMOST });
  await anna.getByRole('button', { name: 'Offer a draw' }).click();
  await boris.getByText('offers a draw').first().waitFor();
  await boris.getByRole('button', { name: 'Agree' }).click();
  for (const page of [anna, boris]) await page.getByRole('heading', { name: 'A draw' }).waitFor();

  await anna.getByRole('button', { name: 'Rematch' }).click();
  await boris.getByRole('button', { name: 'Agree' }).waitFor();
  await expect.poll(() => anna.locator('section[aria-label="Final score"] .moment p').first().textContent()).toBe('The players agree on a draw.');
  await boris.getByRole('button', { name: 'Agree' }).click();
  for (const page of [anna, boris]) await page.waitForURL((url) => /#\/table\//.test(url.hash) && !url.hash.endsWith(id));
  expect(anna.url()).toBe(boris.url());
  await anna.goBack();

  await anna.getByRole('heading', { name: 'A draw' }).waitFor();
  await anna.getByRole('link', { name: 'To the rematch' }).waitFor();
  expect(house.problems).toEqual([]);
});

test('resigning is asked once more, ends a game of two, and against a bot the rematch begins at once', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  const id = await openTable(page, 'gods', 2, [null, 1], { position: ALMOST });
  await myTurn(page);
  await expect.poll(() => page.getByRole('button', { name: 'Offer a draw' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByText('the other side has won').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('heading', { name: 'You have lost' }).waitFor();
  await page.getByText('resigned').first().waitFor();

  await page.getByRole('button', { name: 'Rematch' }).click();

  await page.waitForURL((url) => /#\/table\//.test(url.hash) && !url.hash.endsWith(id));
  await page.locator('.board svg').first().waitFor();
});

test('a bot plays on for whoever leaves the seat until they are back, and for whoever resigns among four', async () => {
  const { anna } = await friends();
  await anna.getByRole('button', { name: 'Leave it to a bot' }).click();
  await anna.getByRole('button', { name: 'I am back' }).click();
  await anna.getByRole('button', { name: 'Leave it to a bot' }).waitFor();
  await openTable(anna, 'gods', 4, [null, 1, 1, 1]);
  await anna.getByRole('button', { name: 'Resign' }).click();
  await anna.getByText('A bot plays on in your seat').waitFor();
  await anna.getByRole('button', { name: 'Resign' }).click();

  await anna.locator('.own .tag', { hasText: 'resigned' }).waitFor();
  await expect.poll(() => anna.getByRole('button', { name: 'I am back' }).count()).toBe(0);
  await expect.poll(() => anna.getByRole('button', { name: 'Resign' }).count()).toBe(0);
});

test('whoever logs in keeps the running game of the guest they were', async () => {
  const [home, page] = [await house.visitor({ settings: { motion: false } }), await house.visitor({ settings: { motion: false } })];
  const credentials = async (at: Page, button: string): Promise<void> => {
    await at.goto(`${house.url}/#/settings`);
    await at.getByRole('textbox', { name: 'Name', exact: true }).fill('Xenia');
    await at.getByLabel(/^Password/).fill('correct horse');
    await at.getByRole('button', { name: button }).click();
    await at.getByText('Welcome, Xenia.').waitFor();
  };
  await credentials(home, 'Register');
  const id = await openTable(page, 'gods', 2, [null, 1], { position: ALMOST });
  await myTurn(page);
  await credentials(page, 'Log in');
  for (const device of [page, home]) {
    await device.goto(`${house.url}/#/table/${id}`);

    await device.locator('.own section', { hasText: 'Xenia' }).waitFor();
    expect(await myTurn(device)).toBe(true);
    await expect.poll(() => device.getByText('You are watching').count()).toBe(0);
  }
});

test('my games tell turn, opponent and result, and are found again by page and by search', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  const lost = await openTable(page, 'gods', 2, [null, 1], { position: ALMOST });
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('heading', { name: 'You have lost' }).waitFor();
  for (let i = 0; i < 21; i++) await openTable(page, 'gods', 2, [null, null]);
  const turn = await openTable(page, 'gods', 2, [null, 1], { position: ALMOST, clock: { per_move: 600 } });
  await page.goto(house.url);
  const first = page.locator('section', { hasText: 'My games' }).locator('li').first();
  await first.getByText('Your turn').waitFor();
  await expect.poll(() => first.locator('a').getAttribute('href')).toBe(`#/table/${turn}`);
  await expect.poll(() => first.textContent()).toMatch(/Epimetheus.*\d min left/);
  await page.getByRole('link', { name: 'All 23 games' }).click();
  await page.getByText('1–20 / 23').waitFor();
  await page.getByRole('button', { name: 'On', exact: true }).click();
  await page.getByText('21–23 / 23').waitFor();
  await expect.poll(() => page.locator('li').last().textContent()).toMatch(/lost/);

  await page.getByLabel('Opponent').fill('epim');
  await page.getByText('2 games').waitFor();
  await page.getByLabel('Result').selectOption('lost');
  await page.getByText('One game').waitFor();

  await expect.poll(() => page.locator('li a').getAttribute('href')).toBe(`#/table/${lost}`);
  await page.getByLabel('Game').selectOption('olympos');
  await page.getByText('No game fits.').waitFor();
});
