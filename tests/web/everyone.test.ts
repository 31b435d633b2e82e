import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide, myTurn } from './climber';
import { ROOT, openTable, useHouse } from './house';

const house = useHouse();

const AXE = readFileSync(join(ROOT, 'web/node_modules/axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or critical on a page, in a line each; another theme can only change the colours. */
async function barriers(page: Page, theme: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }> };
    };
    const found = await axe.run(options);
    return found.violations
      .filter((each) => each.impact === 'serious' || each.impact === 'critical')
      .map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).slice(0, 4).join(' | ')}`);
  }, theme === 'light' ? {} : { runOnly: ['color-contrast'] });
}

test.each(['light', 'dark'] as const)('no page puts a serious barrier in anybody’s way (%s)', async (theme) => {
  const page = await house.visitor({ settings: { motion: false, theme } });
  await page.locator('article h2').first().waitFor();
  expect(await barriers(page, theme), 'home').toEqual([]);
  const places = { settings: 'h1:text("Settings")', about: 'h1:text("About")', 'rules/gods?rule=G4.3': '.wanted' };
  for (const [name, sign] of Object.entries(places)) {
    await page.goto(`${house.url}/#/${name}`);
    await page.locator(sign).waitFor();
    expect(await barriers(page, theme), name).toEqual([]);
  }
  const id = await openTable(page, 'gods', 2, [null, 1]);
  await myTurn(page);
  expect(await barriers(page, theme), 'table').toEqual([]);
  await decide(page);
  await page.goto(`${house.url}/#/replay/${id}`);
  await page.locator('[data-cell]').first().waitFor({ state: 'attached' });
  expect(await barriers(page, theme), 'replay').toEqual([]);
  await page.goto(house.url);
  await openTable(page, 'olympos', 2, [null, 1]);
  await page.locator('[data-land]').first().waitFor({ state: 'attached' });
  expect(await barriers(page, theme), 'map').toEqual([]);
  await page.getByRole('tab').nth(1).click();
  await page.locator('.shelves').waitFor();
  expect(await barriers(page, theme), 'discoveries').toEqual([]);
});

test('the first load is small, and quick on a slow phone', async () => {
  const files = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => (statSync(join(folder, name)).isDirectory() ? files(join(folder, name)) : [join(folder, name)]));
  const packed = (paths: string[]): number => paths.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0) / 1024;
  const built = files(join(ROOT, 'web/dist')).filter((path) => /\.(js|css|html|svg)$/.test(path));
  console.log(JSON.stringify({ name: 'web.everything', value: Math.round(packed(built)), unit: 'KB compressed' }));

  const page = await house.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.waitForLoadState('networkidle'); // what the first visit still loads does not count
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  session.on('Network.loadingFinished', (event: { encodedDataLength: number }) => (bytes += event.encodedDataLength));
  const began = Date.now();
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  const usable = Date.now() - began;
  await page.waitForLoadState('networkidle');
  console.log(JSON.stringify({ name: 'web.first_load', value: Math.round(bytes / 1024), unit: 'KB over the wire' }));
  console.log(JSON.stringify({ name: 'web.usable', value: usable, unit: 'ms (1.6 Mbit/s, 150 ms, CPU / 4)' }));

  expect(bytes / 1024).toBeLessThan(250);
  expect(bytes / 1024).toBeGreaterThan(20); // else nothing was measured
});
