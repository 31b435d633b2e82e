import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide, myTurn, playToEnd } from './climber';
import { House, openTable } from './house';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

test('a whole game against a bot, by clicks, from the home page to the score and the replay', async () => {
  const page = await house.visitor({ settings: { motion: false, level: 1 } });
  await page.getByRole('button', { name: 'Play now' }).first().click();

  const decisions = await playToEnd(page);

  expect(decisions).toBeGreaterThan(3);
  expect(await page.getByRole('heading', { name: /You have won|You have lost|A draw/ }).count()).toBe(1);
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await page.getByText(/Move \d+ of \d+/).waitFor();
  const slider = page.getByRole('slider');
  const last = await slider.inputValue();
  await page.getByRole('button', { name: 'One move back' }).click();
  expect(Number(await slider.inputValue())).toBe(Number(last) - 1);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/table\//);
  expect(house.problems).toEqual([]);
});

test('a move within a turn can be undone', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  await openTable(page, 'gods', 2, [null, 1]);
  await myTurn(page);
  // Ares, Zeus, Hades and Demeter step first and place a token after it: between the two, undo is free.
  const god = await page.evaluate(() => {
    const names = ['zeus', 'hades', 'demeter', 'ares'];
    return names.find((name) => [...document.querySelectorAll('button[aria-pressed]')].some((card) => card.getAttribute('aria-label')?.toLowerCase().startsWith(name)));
  });
  await page.locator(`button[aria-pressed][aria-label^="${god![0]!.toUpperCase()}${god!.slice(1)}"]`).click();
  const question = await page.locator('.question').innerText();
  await page.locator('.cell[data-move]').first().click({ force: true });
  await page.waitForTimeout(400);
  if (await page.locator('.pending').count()) await page.locator('.pending .primary').click();
  await page.waitForFunction((was) => document.querySelector('.question')?.textContent !== was, question);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();

  await page.waitForFunction((was) => document.querySelector('.question')?.textContent === was, question);
});

test('a dead thing explains itself, with its rule one press away', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  await openTable(page, 'gods', 2, [null, 1]);
  await myTurn(page);
  await page.locator('.own li button.live').first().click();
  await page.locator('.cell[data-move]').first().click({ force: true });
  await page.waitForTimeout(400);
  if (await page.locator('.pending').count()) await page.locator('.pending .primary').click();
  await myTurn(page);
  const weak = page.locator('.own button.weak').first();
  await weak.click({ timeout: 5000 });

  const link = page.locator('.refusal a');
  await link.waitFor();
  const number = (await link.innerText()).replace('rule ', '');
  await link.click();

  await page.locator('.wanted').waitFor();
  expect(await page.locator('.wanted a').innerText()).toBe(number);
});

test('a lost connection comes back and the game goes on', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  const lines: { close: () => Promise<void> }[] = [];
  let isCut = false;
  await page.routeWebSocket('**/api/socket', (line) => {
    lines.push(line);
    if (isCut) void line.close();
    else line.connectToServer();
  });
  await page.reload();
  await openTable(page, 'gods', 2, [null, 1]);
  await myTurn(page);

  isCut = true;
  await lines.at(-1)!.close();
  await page.getByRole('alert').waitFor();
  isCut = false;
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await decide(page);

  expect(lines.length).toBeGreaterThan(1);
});

test('another language is spoken at once, by page and engine', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  const id = await openTable(page, 'gods', 2, [null, 1]);
  await myTurn(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('ru');

  await page.getByRole('heading', { name: 'Настройки' }).waitFor();
  await page.goto(`${house.url}/#/table/${id}`);
  await page.locator('.question').waitFor();
  expect(await page.locator('.question').innerText()).toMatch(/[а-я]/);
});

test('a turn on a phone, by touch', async () => {
  const page = await house.visitor({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, settings: { motion: false } });
  await openTable(page, 'gods', 2, [null, 1]);

  for (let i = 0; i < 4 && (await myTurn(page)); i++) await decide(page);

  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});

test('a turn by keyboard alone', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  await openTable(page, 'gods', 2, [null, 1]);
  await myTurn(page);
  const lines = await page.locator('ol li').count();
  // Pick a god by its card, then walk to a cell it can reach.
  await page.locator('.own li button.live').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-cell][tabindex="0"]').focus();
  for (let step = 0; step < 40; step++) {
    if (await page.evaluate(() => (document.activeElement as SVGElement).dataset.move)) break;
    await page.keyboard.press(step % 17 === 16 ? 'ArrowUp' : 'ArrowRight');
  }
  await page.keyboard.press('Enter');
  await page.waitForTimeout(400);
  if (await page.locator('.pending').count()) await page.keyboard.press('Enter');

  await page.waitForFunction((was) => document.querySelectorAll('ol li').length > was, lines);
});

test('four people at four browsers', async () => {
  const pages = await Promise.all(Array.from({ length: 4 }, () => house.visitor({ settings: { motion: false, confirm: false } })));
  const id = await openTable(pages[0]!, 'gods', 4, [null, null, null, null]);
  for (const [seat, page] of pages.entries()) {
    if (!seat) continue;
    await page.goto(`${house.url}/#/table/${id}`);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await page.getByText('you', { exact: true }).first().waitFor();
  }
  await pages[0]!.locator('[data-cell]').first().waitFor({ state: 'attached' });

  let decisions = 0;
  for (; decisions < 300; decisions++) {
    if (await pages[0]!.getByRole('heading', { name: /You have/ }).count()) break;
    let acting = null;
    for (const page of pages) if (await page.locator('.panel.mine .question').count()) acting = page;
    if (acting) await decide(acting);
    else await pages[0]!.waitForTimeout(50);
  }

  for (const page of pages) await page.getByRole('heading', { name: /You have won|You have lost|A draw/ }).waitFor();
});

test('the guided first game leads through the first turn', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  await page.getByRole('button', { name: 'First game, guided' }).first().click();
  const guide = page.getByRole('region', { name: 'Guided game' });
  await guide.getByRole('button', { name: 'Next' }).click();
  await guide.getByRole('button', { name: 'Next' }).click();

  for (const move of ['zeus up', 'up', 'place m2']) {
    await guide.getByRole('button', { name: 'Show me' }).click();
    const target = page.locator(`.cell[data-move="${move}"]`);
    await target.click({ force: true });
    const confirm = page.locator('.pending .primary');
    await Promise.race([confirm.waitFor().catch(() => undefined), target.waitFor({ state: 'detached' })]);
    if (await confirm.count()) await confirm.click();
    await target.waitFor({ state: 'detached' });
  }

  await guide.getByText(/Step [67] of 12/).waitFor();
});
