import { expect, test } from 'vitest';
import { followGuide } from './guide';
import { openTable, useHouse } from './house';
import { ORACLE, SETTING_UP, isOver, playToEnd, playToEndByKeys } from './wanderer';

const house = useHouse();

test.each([
  ['for five, by clicks', 5, [null, 1, 1, 1, 1], playToEnd],
  ['for two, by keyboard alone', 2, [null, 1], playToEndByKeys],
])('a whole game %s, from the first move to the result', async (_, seats, bots, playTo) => {
  const page = await house.visitor({ viewport: { width: 1440, height: 900 }, settings: { motion: false, confirm: bots.length > 2 } });
  await openTable(page, 'olympos', seats, bots);
  await page.locator('[data-land]').first().waitFor({ state: 'attached' });

  const decisions = await playTo(page);

  expect(await isOver(page)).toBe(true);
  expect(decisions).toBeGreaterThan(5);
  await expect.poll(() => page.locator('section table tbody tr').count()).toBeGreaterThan(2);
  await page.getByRole('img', { name: 'The points, turn by turn' }).waitFor();
  expect(house.problems).toEqual([]);
});

test('the cards of the Oracle lie open; where nothing can be decided nobody is asked', async () => {
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
  await page.getByRole('log').getByText('keeps a card: star for a wonder').waitFor({ state: 'attached' });
  await page.getByText(/^Guest \d* ?reveals /).first().waitFor({ state: 'attached' });
  expect(await page.locator('[data-move="done"]').count()).toBe(0);
  expect(house.problems).toEqual([]);
});

test('against bots the board is set up by lot', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  await openTable(page, 'olympos', 2, [null, 1], { position: SETTING_UP });

  await page.locator('.question').filter({ hasText: 'Do you expand or develop?' }).waitFor();

  await expect.poll(() => page.getByRole('log').getByText(/^Guest \d* ?condemns/).count()).toBe(12);
  expect(house.problems).toEqual([]);
});

test('among friends the whole set-up is one screen: chosen on the map, counted, suggested, taken back, confirmed once', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, settings: { motion: false } };
  const [page, friend] = await Promise.all([house.visitor(phone), house.visitor({ settings: { motion: false } })]);
  const id = await openTable(page, 'olympos', 2, [null, null], { position: SETTING_UP });
  await friend.goto(`${house.url}/#/table/${id}`);
  await friend.getByRole('button', { name: 'Sit here' }).click();
  const land = (name: string) => page.locator(`[data-land="${name}"]`);
  const row = (name: string) => page.getByRole('row', { name }).getByRole('cell').allInnerTexts();
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  const press = async (name: string, isChosen: boolean): Promise<void> => {
    await land(name).dispatchEvent('click');
    await expect.poll(() => land(name).getAttribute('aria-pressed')).toBe(isChosen ? 'true' : 'false');
  };

  await land('epirus').waitFor({ state: 'attached' });
  await press('epirus', true);
  await press('thrace', true);
  await expect.poll(() => row('Condemned')).toEqual(['1/3', '0/3', '1/3', '0/3']);
  await press('epirus', false);
  await expect.poll(() => row('Condemned')).toEqual(['1/3', '0/3', '0/3', '0/3']);
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Suggest the rest' }).tap();
  await page.getByRole('button', { name: 'Confirm all 16' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => row('Barbarians').then((cells) => cells.filter((cell) => cell === '1/1').length)).toBe(3);
  // Without one of the crosses the barbarians wait; they are back when its place is taken.
  await press('thrace', false);
  await page.locator('.question').filter({ hasText: 'Which territory do you condemn? 1 to go' }).waitFor();
  await press('thrace', true);
  await page.locator('.question').filter({ hasText: 'Where do you place barbarians? 1 to go' }).waitFor();
  await page.getByRole('button', { name: 'Suggest the rest' }).tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await friend.getByRole('log').getByText('condemns').count()).toBe(0); // nothing is made yet
  await page.getByRole('button', { name: 'Confirm all 16' }).tap();

  await friend.getByRole('log').getByText('condemns Thrace').waitFor({ state: 'attached' });
  await expect.poll(() => friend.getByRole('log').getByText(/condemns|places barbarians/).count()).toBe(16);
  expect(house.problems).toEqual([]);
});

test('whoever wants to sets the board up against bots, too, by keyboard alone', async () => {
  const page = await house.visitor({ settings: { motion: false, setUp: true } });
  await openTable(page, 'olympos', 2, [null, 1], { position: SETTING_UP });
  await page.locator('[data-land="epirus"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-land="epirus"][aria-pressed="true"]').waitFor();

  await page.keyboard.press('u');
  await page.getByRole('row', { name: 'Condemned 0 of 3 0 of 3 0 of 3 0 of 3' }).waitFor();
  await page.getByRole('button', { name: 'Suggest the rest' }).press('Enter');
  await page.getByRole('button', { name: 'Confirm all 16' }).press('Enter');

  await page.locator('.question').filter({ hasText: /expand or develop|'s turn/ }).waitFor();
  expect(house.problems).toEqual([]);
});

test('three or more sit down from the home page', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  const card = page.locator('article', { hasText: 'Settle ancient Greece' });
  await card.getByLabel('Players').selectOption('4');

  await card.getByRole('button', { name: 'Play now' }).click();

  await page.locator('[data-land]').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.others .panel header').count()).toBe(3);
  expect(house.problems).toEqual([]);
});

test('whatever is touched tells its rule, one tap away, beside what is to be confirmed; who wants to is asked without alternative, too', async () => {
  const page = await house.visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, settings: { motion: false, askOnly: true } });
  await openTable(page, 'olympos', 2, [null, 1], { position: ORACLE });
  const tip = page.getByRole('tooltip');
  await page.locator('.things [data-move="keep star"]').tap();
  await page.locator('.pending .primary').waitFor();
  await page.locator('.own [data-about="sign:sword"]').tap();
  await tip.waitFor();
  const [told, asked] = await Promise.all([tip.boundingBox(), page.locator('.pending').boundingBox()]);
  expect(told!.y + told!.height <= asked!.y || told!.y >= asked!.y + asked!.height).toBe(true);
  await page.locator('.pending .primary').tap();
  await page.locator('[data-move="done"]').first().waitFor({ state: 'attached' });
  await page.locator('.own [data-about="sign:sword"]').tap();
  const link = page.getByRole('tooltip').getByRole('link', { name: 'O4.6' });

  await link.tap();

  expect(await page.locator('.wanted').innerText()).toMatch(/^O4\.6/);
  expect(house.problems).toEqual([]);
});

test('the guided game is learnt by doing, to its last step', async () => {
  const page = await house.visitor({ settings: { motion: false, confirm: false } });
  await page.locator('article', { hasText: 'Settle ancient Greece' }).getByRole('button', { name: 'First game, guided' }).click();
  const press = async (move: string): Promise<void> => {
    // The star of Macedonia, which the opponent may take from here on.
    if (move === 'discover medicine') await expect.poll(() => page.locator('[data-anchor="seat:0:star"]').innerText()).toContain('1');
    await page.locator(`.hit[data-move="${move}"], .shelves .shown[data-move="${move}"], .shelves .shown [data-move="${move}"]`).first().dispatchEvent('click');
  };
  const answer = (): Promise<void> => page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.things [data-move]')].at(-1)?.click());

  const seen = await followGuide(page, 'olympos', press, answer);

  expect(seen.filter((step) => step !== 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15]);
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
