import { expect, test } from 'vitest';
import { openTable, useHouse } from './house';

const house = useHouse();

test('the waiting room says what was agreed; words out of sight are counted, and those of lookers-on are marked', async () => {
  const host = await house.visitor({ viewport: { width: 390, height: 844 } });
  const id = await openTable(host, 'gods', 2, [null, null], { clock: { per_move: 60, reserve: 600 } });
  await host.getByText('1 minute + 10 minutes').waitFor();
  const [friend, stranger] = [await house.visitor(), await house.visitor()];
  for (const page of [friend, stranger]) await page.goto(`${house.url}/#/table/${id}`);
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all([host, friend, stranger].map((page) => page.locator('.question').waitFor()));
  await host.locator('[data-cell]').first().waitFor({ state: 'attached' });
  await expect.poll(() => host.getByLabel('Say something').evaluate((field) => field.getBoundingClientRect().top > innerHeight)).toBe(true); // the board is drawn above it

  await stranger.getByLabel('Say something').fill('What a climb!');
  await stranger.getByLabel('Say something').press('Enter');

  const badge = host.getByRole('button', { name: 'New words: 1' });
  await badge.click();
  await badge.waitFor({ state: 'detached' });
  await host.locator('li', { hasText: 'What a climb!' }).getByText('looks on').waitFor();

  await host.getByLabel('Not good company?').click();
  const company = host.getByRole('dialog');
  const name = await stranger.evaluate(async () => ((await (await fetch('/api/me')).json()) as { user: { name: string } }).user.name);
  await company.locator('li', { hasText: name }).getByRole('button', { name: 'Block' }).click();
  await company.getByText(`${name} is heard no more.`).waitFor();
  await company.getByLabel('Close').click();
  await host.getByText('What a climb!').waitFor({ state: 'detached' });
  for (const [page, words] of [[stranger, 'Still there?'], [friend, 'Quiet now.']] as const) {
    await page.getByLabel('Say something').fill(words);
    await page.getByLabel('Say something').press('Enter');
    await friend.getByText(words).waitFor();
  }
  await host.getByText('Quiet now.').waitFor();
  expect(await host.getByText('Still there?').count()).toBe(0);
  expect(house.problems).toEqual([]);
});

test('the home page credits the makers, speaks the reader’s language and leads newcomers to the guided game', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  const card = page.locator('article', { hasText: 'Settle ancient Greece' });
  await card.getByText('By Philippe Keyaerts').waitFor();
  await card.locator('.button.primary', { hasText: 'First game, guided' }).waitFor();

  await page.getByLabel('Language').selectOption('fr');

  await page.getByText('De Philippe Keyaerts').waitFor();
  expect(house.problems).toEqual([]);
});
