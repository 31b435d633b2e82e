/** What can be shared and opened: links with pictures, a frame on another page, records from files, and what is broken or gone. */

import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT, openTable, useHouse } from './house';

const house = useHouse();
const RECORDS = join(ROOT, 'src/petteia/games/gods/tests/records');

/** Drop a file with these words onto the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([called, words]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([words!], called!));
      for (const kind of ['dragover', 'drop']) window.dispatchEvent(new DragEvent(kind, { dataTransfer, cancelable: true, bubbles: true }));
    },
    [name, text],
  );
}

test('a position is shared by a link that leads to it, by its picture, and in a frame of another page', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  const table = await openTable(page, 'gods', 2, [null, 1]);
  await page.goto(`${house.url}/replay/${table}?ply=4`);
  await page.getByText(/^Move 4 of/).waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link to this position').inputValue();
  const frame = await page.getByLabel('To show the replay on another page').inputValue();
  const picture = page.locator('dialog img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(1200);

  const stranger = await house.visitor();
  await stranger.goto(link);
  await stranger.getByText(/^Move 4 of/).waitFor();
  const other = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(`<!doctype html><title>Another page</title>${frame}`));
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void other.close());
  await stranger.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  const inside = stranger.frameLocator('iframe');
  await inside.getByText(/^Move 4 of/).waitFor();
  await inside.getByRole('button', { name: 'One move on' }).click();
  await inside.getByText(/^Move 5 of/).waitFor();
  expect(house.problems).toEqual([]);
});

test('a record dropped onto the page opens as a replay, and a broken one gets a sentence and a way on', async () => {
  const page = await house.visitor({ settings: { motion: false } });
  const record = readdirSync(RECORDS).find((name) => name.endsWith('.txt'))!;
  await drop(page, record, readFileSync(join(RECORDS, record), 'utf8'));
  await page.getByText(/^Move 0 of \d+/).waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).waitFor();

  for (const text of ['no record at all', readFileSync(join(RECORDS, record), 'utf8').slice(0, -400)]) {
    await drop(page, 'broken.txt', text);
    await page.getByRole('heading', { name: 'This record cannot be read' }).waitFor();
    expect((await page.locator('.page p').first().innerText()).length).toBeGreaterThan(15);
    await page.getByText('Open another record').waitFor();
  }
  await drop(page, 'huge.txt', 'x'.repeat(1_000_001));
  await page.getByText('“huge.txt” is too large').waitFor();
  await drop(page, 'none.txt', '');
  await page.getByText('“none.txt” is empty').waitFor();
});

test('a link to a table that is gone, or to no page, says so and leads home', async () => {
  const page = await house.visitor();
  for (const path of ['/table/gone', '/replay/gone?ply=3', '/embed/gone', '/nowhere/at/all']) {
    await page.goto(house.url + path);
    await page.getByRole('heading', { name: /There is no such/ }).waitFor();
    await page.getByRole('link', { name: 'Home' }).last().waitFor();
  }
});

test('a name of ten thousand letters is refused in a sentence, and a long one breaks no page', async () => {
  const page = await house.visitor({ viewport: { width: 390, height: 844 } });
  const told = await page.evaluate(async () => {
    const me = (await (await fetch('/api/me')).json()) as { csrf: string };
    const headers = { 'content-type': 'application/json', 'x-csrf-token': me.csrf };
    const rename = (name: string): Promise<Response> => fetch('/api/me/name', { method: 'POST', headers, body: JSON.stringify({ name }) });
    const long = await rename('M'.repeat(10_000));
    return { status: long.status, sentence: ((await long.json()) as { sentence: string }).sentence, kept: (await rename('W'.repeat(24))).status };
  });
  expect(told.status).toBe(400);
  expect(told.sentence.length).toBeGreaterThan(10);
  expect(told.kept).toBe(200);

  expect(await page.getByLabel('Your name').getAttribute('maxlength')).not.toBeNull();
  await openTable(page, 'gods', 2, [null, 1]);
  await page.locator('.own .panel header').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
