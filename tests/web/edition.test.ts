import { expect, test } from 'vitest';
import { useHouse } from './house';

const house = useHouse();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, settings: { motion: false } };

test('an owner puts in numbers on a phone, is told what is wrong, takes it back, saves and plays', async () => {
  const page = await house.visitor(phone);
  await page.goto(`${house.url}/#/edition/olympos`);
  const save = page.getByRole('button', { name: 'Save' });

  // A cost as squares.
  await page.getByRole('button', { name: 'Row 1, column 1', exact: true }).click();
  await page.getByRole('button', { name: '3 grain' }).first().click();
  // A number out of range is told beside it, and taken back.
  const stars = page.getByRole('spinbutton', { name: 'Stars' }).first();
  await stars.fill('0');
  await stars.blur();
  await page.getByRole('alert').filter({ hasText: 'from 1 to 20' }).waitFor();
  await expect.poll(() => save.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await expect.poll(() => stars.inputValue()).toBe('5');
  // A Zeus space goes along the track: pressed, then the space it belongs to.
  await page.getByRole('tab', { name: 'Track' }).click();
  await page.getByRole('button', { name: 'Zeus space 12' }).click();
  await page.getByRole('button', { name: '14', exact: true }).click();
  await page.getByRole('button', { name: 'Zeus space 14' }).waitFor();
  // Two lands become neighbours.
  await page.getByRole('tab', { name: 'Map' }).click();
  await page.getByRole('button', { name: 'Borders' }).click();
  await page.locator('.map path[aria-label="Rhodes"]').focus();
  await page.keyboard.press('Enter');
  // Aetolia was chosen: both lists name the other now.
  await page.getByRole('button', { name: 'no longer a neighbour: Rhodes' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole('textbox', { name: 'Name of your edition' }).fill("Anna's box");
  await expect.poll(() => save.isDisabled()).toBe(false);
  await save.click();
  await page.getByText('Saved. Whoever has its link can play it.').waitFor();
  const link = page.url();
  await page.getByRole('button', { name: 'Play it' }).click();
  await page.getByRole('link', { name: "Edition: Anna's box" }).waitFor();

  // Whoever has the link sees it, with what differs.
  const friend = await house.visitor({ settings: { motion: false } });
  await friend.goto(link);
  await friend.getByRole('heading', { name: "Olympos: Anna's box" }).waitFor();
  await friend.getByText('More', { exact: true }).click();
  await friend.getByRole('button', { name: 'Compare with Petteia' }).click();
  const told = friend.getByRole('dialog');
  await told.getByText('12, 21, 30, 39, 48, 57 → 14, 21, 30, 39, 48, 57').waitFor();
  await told.getByText('grain + stone → 3 grain + stone').waitFor();
  expect(house.problems).toEqual([]);
});

test('a Zeus space is dragged along the track', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  await page.goto(`${house.url}/#/edition/olympos`);
  await page.getByRole('tab', { name: 'Track' }).click();
  const [from, to] = await Promise.all(['Zeus space 21', '25'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()));
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
  await page.mouse.down();
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 4 });
  await page.mouse.up();

  await page.getByRole('button', { name: 'Zeus space 25' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Zeus space 21' }).count()).toBe(0);
});

test('cards of the mountain exchange their letters, and a file comes in', async () => {
  const page = await house.visitor({ settings: { motion: false, language: 'ru' } });
  await page.goto(`${house.url}/#/edition/gods`);
  const [zeus, hera] = ['Зевс', 'Гера'].map((god) => page.getByRole('combobox', { name: `${god}: буква` }));
  await zeus!.nth(1).selectOption('b');

  await expect.poll(() => hera!.first().inputValue()).toBe('i');
  await page.getByText('Ещё', { exact: true }).click();
  await page.getByLabel('Открыть файл…').setInputFiles({ name: 'x.toml', mimeType: 'text/plain', buffer: Buffer.from('[edition]\nname = "<b>"') });
  await page.getByRole('status').filter({ hasText: 'sign that no name' }).waitFor();
  expect(house.problems.filter((problem) => !problem.includes('400'))).toEqual([]);
});
