import { expect, test } from 'vitest';
import { ALMOST, FOUR_LATE, START, decide, make, myTurn, playToEnd, playToEndByKeys, plyOf } from './climber';
import { followGuide } from './guide';
import { openTable, useHouse } from './house';

const house = useHouse();

test('a whole game against a bot, by clicks, from the home page to the score and the replay', async () => {
  const page = await house.visitor({ settings: { motion: false, level: 1 } });
  await page.getByRole('button', { name: 'Play now' }).first().click();

  const decisions = await playToEnd(page);

  expect(decisions).toBeGreaterThan(3);
  expect(await page.getByRole('heading', { name: /You have won|You have lost|A draw/ }).count()).toBe(1);
  await page.getByRole('link', { name: 'Replay' }).first().click();
  const told = await page.getByText(/Move (\d+) of \1$/).innerText();
  const last = Number(/\d+$/.exec(told)![0]);
  const slider = page.getByRole('slider');
  expect(last).toBeGreaterThan(decisions);
  await expect.poll(() => slider.inputValue()).toBe(String(last));
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.getByText(`Move ${last - 1} of ${last}`).waitFor();
  await expect.poll(() => slider.inputValue()).toBe(String(last - 1));
  // Play on in the place of the other: the bot then has the first.
  await page.getByRole('combobox').selectOption('1');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/table\//);
  await page.locator('.own .panel header', { hasText: 'you' }).waitFor();
  await expect.poll(() => page.locator('.others .panel header').innerText()).toContain('Midas');
  expect(house.problems).toEqual([]);
});

test('a move within a turn can be undone', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  await openTable(page, 'gods', 2, [null, 1], { position: START });
  await myTurn(page);
  const question = await page.locator('.question').innerText();
  // Zeus steps first and places a lightning after it: between the two, undo is free.
  await page.locator('.own button[aria-label^="Zeus"]').click();
  await make(page, () => page.locator('.cell[data-move="zeus up"]').click({ force: true }));

  await page.getByRole('button', { name: 'Undo', exact: true }).click();

  await page.waitForFunction((was) => document.querySelector('.question')?.textContent === was, question);
  await expect.poll(() => page.locator('[data-cell="c1"]').getAttribute('aria-label')).toContain('Zeus');
});

test('a dead thing explains itself, with its rule one press away', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  await openTable(page, 'gods', 2, [null, 1], { position: START });
  await myTurn(page);
  await page.locator('[data-cell="a5"]').click({ force: true }); // a barrier
  await page.locator('.refusal').waitFor();
  await page.locator('.own button[aria-label^="Zeus"]').click();
  await page.locator('.refusal').waitFor({ state: 'detached' }); // what is chosen now was not refused
  await make(page, () => page.locator('.cell[data-move="zeus up"]').click({ force: true }));
  await myTurn(page);
  await page.locator('[data-cell="a5"]').click({ force: true }); // a barrier

  const link = page.locator('.refusal a');
  const number = (await link.innerText()).replace('rule ', '');
  await link.click();

  await page.locator('.wanted').waitFor();
  expect(await page.locator('.wanted a').innerText()).toBe(number);
});

test('a lost connection comes back, what was asked is still asked, and the game goes on', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  const lines: { close: () => Promise<void> }[] = [];
  let isCut = false;
  await page.routeWebSocket('**/api/socket', (line) => {
    lines.push(line);
    if (isCut) void line.close();
    else line.connectToServer();
  });
  await page.reload();
  await openTable(page, 'gods', 2, [null, 1], { position: ALMOST });
  await myTurn(page);
  await page.locator('.own button[aria-label^="Zeus"]').click();
  await page.locator('[data-cell="summit"]').click({ force: true });
  await page.locator('.pending').waitFor();

  isCut = true;
  await lines.at(-1)!.close();
  await page.getByRole('alert').waitFor();
  isCut = false;
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.waitForTimeout(400); // what the server tells anew has come
  await page.locator('.pending .primary').click();
  await page.locator('section table tbody').waitFor();

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
  await page.locator('.question').filter({ hasText: /[а-я]/ }).waitFor();
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
  await openTable(page, 'gods', 2, [null, 1], { position: START });
  await myTurn(page);
  const enter = (): Promise<void> => page.keyboard.press('Enter');
  // Pick a god by its card, then walk to a cell it can reach.
  await page.locator('.own button[aria-label^="Zeus"]').focus();
  await enter();
  await page.locator('[data-cell][tabindex="0"]').focus();
  for (const way of ['Right', 'Right', 'Up']) await page.keyboard.press(`Arrow${way}`);
  await expect.poll(() => page.evaluate(() => (document.activeElement as SVGElement).dataset.move)).toBe('zeus up');
  await make(page, enter, enter);

  await page.locator('[data-cell="c2"][aria-label*="Zeus"]').waitFor({ state: 'attached' });
});

test('a whole game by keyboard alone, from the first move to the result', async () => {
  const page = await house.visitor({ settings: { motion: false, confirm: false } });
  await openTable(page, 'gods', 2, [null, 1], { options: { rings: 5 } });

  expect(await playToEndByKeys(page)).toBeGreaterThan(3);
  await page.getByRole('heading', { name: /You have won|You have lost|A draw/ }).waitFor();
  expect(house.problems).toEqual([]);
});

test('whoever knows the game plays by numbers and arrows, and the keys are told', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  await openTable(page, 'gods', 2, [null, 1], { position: START });
  await myTurn(page);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await press('?');
  await page.getByRole('dialog', { name: 'Keys' }).getByText('Send the god you picked').waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await press('1'); // the first card: Zeus
  await page.locator('.own button[aria-pressed="true"][aria-label^="Zeus"]').waitFor();
  await make(page, () => press('ArrowUp'));
  await myTurn(page);
  await make(page, () => press('u'));
  await myTurn(page);
  await press('2');
  await press('1'); // Hera’s first way
  await page.locator('[data-cell="m2"][aria-label*="Hera"]').waitFor({ state: 'attached' });
});

test('four people at four browsers', async () => {
  const pages = await Promise.all(Array.from({ length: 4 }, () => house.visitor({ settings: { motion: false, confirm: false } })));
  const id = await openTable(pages[0]!, 'gods', 4, [null, null, null, null], { position: FOUR_LATE });
  for (const [seat, page] of pages.entries()) {
    if (!seat) continue;
    await page.goto(`${house.url}/#/table/${id}`);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await page.locator('li small, .own header').first().waitFor();
  }
  const over = /You have won|You have lost|A draw/;
  const acting = async (): Promise<(typeof pages)[number] | null> => {
    // Whoever is asked, once all have heard of the last move.
    const plies = await Promise.all(pages.map(plyOf));
    const asked = await Promise.all(pages.map((page) => page.locator('.panel.mine .question').count()));
    return new Set(plies).size === 1 ? (pages[asked.indexOf(1)] ?? null) : null;
  };
  const end = Date.now() + 250_000;
  while (Date.now() < end && !(await pages[0]!.getByRole('heading', { name: over }).count())) {
    const page = await acting();
    if (page && (await myTurn(page))) await decide(page);
    else await pages[0]!.waitForTimeout(30);
  }

  for (const page of pages) await page.getByRole('heading', { name: over }).waitFor();
  expect(house.problems).toEqual([]);
});

test('the guided first game goes to its last step', async () => {
  const page = await house.visitor({ settings: { motion: false, confirm: false } });
  await page.getByRole('button', { name: 'First game, guided' }).first().click();
  const press = (move: string): Promise<void> => page.locator(`.cell[data-move="${move}"], .others li button.shown`).first().dispatchEvent('click');

  const seen = await followGuide(page, 'gods', press, () => decide(page)); // a god led elsewhere may ask for more

  expect(seen.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(seen.slice(-3)).toEqual([10, 11, 12]);
  expect(house.problems).toEqual([]);
});
