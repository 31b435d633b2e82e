/**
 * The main screens beside small pictures of how they looked, in tests/web/look. Letters are drawn differently on every machine, so only
 * the averages of coarse squares are compared: a board that is missing, a panel at the wrong place or a lost style is noticed, a font is not.
 * `PETTEIA_LOOK=keep npm run browser -- look` keeps new ones; look at them before you commit them.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALMOST } from './climber';
import { ROOT, openTable, useHouse } from './house';
import { MIDDLE } from './wanderer';

const house = useHouse();
const KEPT = join(ROOT, 'tests/web/look');
const KEEPS = process.env.PETTEIA_LOOK === 'keep';
const ACROSS = 32; // squares of a kept picture
const FAR = 56; // of 255: as much as the average of a square may differ
const MOST = 0.2; // of the squares may differ more
const CALM = { motion: false, theme: 'light', language: 'en' };
const SIZES = [[390, 844], [844, 390], [768, 1024], [1440, 900]] as const;

/** The page as coarse squares: PNG, base64. */
async function squares(page: Page): Promise<string> {
  const shot = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(
    async ([data, across]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]));
      let [source, width, height]: [CanvasImageSource, number, number] = [image, image.width, image.height];
      const shrink = (to: number): OffscreenCanvas => {
        const canvas = new OffscreenCanvas(to, Math.round((to * image.height) / image.width));
        canvas.getContext('2d')!.drawImage(source, 0, 0, canvas.width, canvas.height);
        [source, width, height] = [canvas, canvas.width, canvas.height];
        return canvas;
      };
      while (width > 2 * across) shrink(Math.round(width / 2)); // at once, a browser looks at a few points only
      const bytes = new Uint8Array(await (await shrink(across).convertToBlob({ type: 'image/png' })).arrayBuffer());
      return height ? btoa(String.fromCharCode(...bytes)) : '';
    },
    [shot, ACROSS] as const,
  );
}

/** The part of the squares that look different; all of them if there are not as many. */
function difference(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async ([pictures, far]) => {
      const [first, second] = await Promise.all(
        pictures.map(async (data) => {
          const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]));
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      if (first!.length !== second!.length) return 1;
      let different = 0;
      for (let i = 0; i < first!.length; i += 4) {
        if ([0, 1, 2].some((channel) => Math.abs(first![i + channel]! - second![i + channel]!) > far)) different += 1;
      }
      return different / (first!.length / 4);
    },
    [[one, other], FAR] as const,
  );
}

/** Compare the page with what is kept, at every size. */
async function compare(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled))));
    const file = join(KEPT, `${name}-${width}.png`);
    if (KEEPS) {
      mkdirSync(KEPT, { recursive: true });
      writeFileSync(file, Buffer.from(await squares(page), 'base64'));
      continue;
    }
    expect(existsSync(file), `${file} is missing`).toBe(true);
    const kept = readFileSync(file).toString('base64');
    await expect.poll(async () => difference(page, await squares(page), kept), { message: `${name} at ${width} × ${height}` }).toBeLessThan(MOST);
  }
}

test('the home page looks as it did', async () => {
  const page = await house.visitor({ settings: CALM });
  await page.locator('article svg').nth(1).waitFor();
  await compare(page, 'home');
});

test('both tables and a replay look as they did', async () => {
  const page = await house.visitor({ settings: CALM });
  const table = await openTable(page, 'gods', 2, [null, 1], { position: ALMOST });
  await page.locator('.own .panel header').waitFor();
  await compare(page, 'gods');
  await page.goto(`${house.url}/#/replay/${table}?ply=0`);
  await page.getByText(/^Move 0 of/).waitFor();
  await compare(page, 'replay');
  await openTable(page, 'olympos', 3, [null, 1, 1], { position: MIDDLE });
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  await compare(page, 'olympos');
});

test('the rules in pictures look as they did', async () => {
  const page = await house.visitor({ settings: CALM });
  for (const game of ['gods', 'olympos']) {
    await page.goto(`${house.url}/#/rules/${game}`);
    await page.locator('.primer h2').first().waitFor();
    await compare(page, `rules-${game}`);
  }
});

test('a page that lost its style or its board would be noticed', async () => {
  const page = await house.visitor({ settings: CALM });
  await openTable(page, 'gods', 2, [null, 1], { position: ALMOST });
  await page.locator('.own .panel header').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  let sound = '';
  await expect.poll(async () => {
    const before = sound || (await squares(page));
    sound = await squares(page);
    return difference(page, before, sound);
  }, { message: 'it comes to rest' }).toBeLessThan(0.01);

  await page.addStyleTag({ content: '.board, [class*=board] { visibility: hidden !important; }' });
  expect(await difference(page, sound, await squares(page))).toBeGreaterThan(MOST);
});
