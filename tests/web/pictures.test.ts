/** Takes the pictures in docs/screenshots; run with PETTEIA_PICTURES=1 after a change one can see, and look at them. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { decide, myTurn } from './climber';
import { House, ROOT, openTable } from './house';
import { MIDDLE, ORACLE, playSome } from './wanderer';

const house = new House();
const FOLDER = join(ROOT, 'docs/screenshots');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const MOUNTAIN =
  'seats=2 rings=6 turn=18 seat=1 zeus@c3 hera@m2 poseidon@k2 demeter@i2 athena@g3 ares@d2 aphrodite@o3 hades@a2 lightning@j4 lightning@f5 ' +
  'barrier@a5 barrier@i5 barrier@c6 portal@m3 portal@b3 portal@g2 fertility@o4 fertility@o5 fertility@d4 hand1=all hand2=zeus,poseidon,hades,ares';
const isWanted = process.env.PETTEIA_PICTURES === '1';

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  if (isWanted) await house.open();
});
afterAll(() => house.close());

const take = async (page: Page, name: string): Promise<void> => {
  await page.waitForTimeout(900);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 84 });
};

test.runIf(isWanted)('the home page', async () => {
  const page = await house.visitor({ settings: { theme: 'light' } });
  await page.locator('article svg').first().waitFor();
  await take(page, 'home');
  const phone = await house.visitor({ ...PHONE, settings: { theme: 'dark', language: 'fr' } });
  await phone.locator('article svg').first().waitFor();
  await take(phone, 'home-phone-dark');
});

test.runIf(isWanted)('the mountain', async () => {
  const page = await house.visitor({ settings: { theme: 'light' } });
  const id = await openTable(page, 'gods', 2, [null, 2], { position: MOUNTAIN });
  for (let i = 0; i < 4 && (await myTurn(page)); i++) await decide(page);
  while ((await myTurn(page)) && !(await page.locator('.cell.live').count())) await decide(page);
  if (!(await page.locator('.cell[data-move]').count())) await page.locator('.cell.live').first().click({ force: true });
  await page.locator('.cell[data-move]').first().hover({ force: true });
  await take(page, 'gods');
  await page.goto(`${house.url}/#/replay/${id}`);
  await page.locator('[data-cell]').first().waitFor({ state: 'attached' });
  await take(page, 'replay');
  await page.goto(`${house.url}/#/rules/gods?rule=G4.3`);
  await take(page, 'rules');

  const phone = await house.visitor({ ...PHONE, settings: { theme: 'dark', language: 'ru' } });
  await openTable(phone, 'gods', 2, [null, 1]);
  await myTurn(phone);
  await phone.locator('.cell.live').nth(2).tap({ force: true });
  await phone.locator('.cell[data-move]').first().tap({ force: true });
  await take(phone, 'gods-phone-dark');
});

test.runIf(isWanted)('four at the mountain, in the dark', async () => {
  const page = await house.visitor({ settings: { theme: 'dark' } });
  await openTable(page, 'gods', 4, [null, 1, 1, 1]);
  for (let i = 0; i < 3 && (await myTurn(page)); i++) await decide(page);
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, 'gods-four-dark');
});

test.runIf(isWanted)('the guided game', async () => {
  const page = await house.visitor({ settings: { theme: 'light' } });
  await page.getByRole('button', { name: 'First game, guided' }).first().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await take(page, 'lesson');
});

test.runIf(isWanted)('the map', async () => {
  const page = await house.visitor({ settings: { theme: 'light' } });
  await openTable(page, 'olympos', 3, [null, 2, 2], { position: MIDDLE });
  await page.locator('.olympos').waitFor();
  await playSome(page, 3);
  await page.getByRole('tab').first().click();
  const lands = page.locator('.hit[data-move]');
  if (await lands.count()) await lands.nth(Math.floor((await lands.count()) / 2)).dispatchEvent('pointerenter');
  await take(page, 'olympos');
  await page.getByRole('tab').nth(1).click();
  await take(page, 'olympos-discoveries');

  const phone = await house.visitor({ ...PHONE, settings: { theme: 'dark' } });
  await openTable(phone, 'olympos', 3, [null, 1, 1], { position: MIDDLE });
  await phone.locator('.olympos').waitFor();
  await take(phone, 'olympos-phone-dark');
  await openTable(phone, 'olympos', 2, [null, 1], { position: ORACLE });
  await phone.locator('.things').waitFor();
  await take(phone, 'olympos-oracle-phone');
});
