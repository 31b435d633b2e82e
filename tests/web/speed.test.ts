/** How fast the page is: prints figures, one JSON line each, with `npm run browser -- speed`. Only what a busy machine cannot change is checked. */

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROOT, openTable, useHouse } from './house';
import { MIDDLE, playSome } from './wanderer';

const house = useHouse();
const figure = (name: string, value: number, unit: string): void => console.log(JSON.stringify({ name, value: Math.round(value), unit }));

interface Traced {
  pid: number;
  tid: number;
  name: string;
  tdur?: number;
}

/** Trace the page's main thread; what is returned ends it and tells how many ms of its own time each task took. */
async function traceTasks(page: Page): Promise<() => Promise<number[]>> {
  const session = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] } });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    const scripts = events.filter(({ name }) => name === 'FunctionCall');
    const calls = (thread: Traced): number => scripts.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid).length;
    const [main] = [...new Map(scripts.map((each) => [`${each.pid} ${each.tid}`, each])).values()].sort((one, other) => calls(other) - calls(one));
    return events.filter(({ pid, tid, name }) => pid === main?.pid && tid === main.tid && name.endsWith('RunTask')).map(({ tdur = 0 }) => tdur / 1000);
  };
}

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
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => [...document.querySelectorAll('button')].some((button) => button.textContent === 'Play now' && button.checkVisibility()));
  const usable = Date.now() - began;
  await page.locator('article svg').nth(1).waitFor(); // the last of the pictures
  await page.waitForLoadState('networkidle');
  console.log(JSON.stringify({ name: 'web.first_load', value: Math.round(bytes / 1024), unit: 'KB over the wire' }));
  console.log(JSON.stringify({ name: 'web.usable', value: usable, unit: 'ms (1.6 Mbit/s, 150 ms, CPU / 4)' }));

  expect(bytes / 1024).toBeLessThan(200);
  expect(bytes / 1024).toBeGreaterThan(20); // else nothing was measured
});

test('bots take their turns without holding up the page', async () => {
  const page = await house.visitor({ settings: { pace: 'quick' } });
  await page.addInitScript(() => {
    const seen = { tasks: [] as number[], frames: [] as number[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: 'longtask' });
    let last = performance.now();
    const tick = (now: number): void => {
      seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.reload();
  await openTable(page, 'olympos', 3, [null, 1, 1], { position: MIDDLE });
  await page.locator('.hit').first().waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign((window as unknown as { seen: { tasks: number[]; frames: number[] } }).seen, { tasks: [], frames: [] }));
  const ownTimes = await traceTasks(page);
  await playSome(page, 12);
  const own = await ownTimes();
  const { tasks, frames } = await page.evaluate(() => (window as unknown as { seen: { tasks: number[]; frames: number[] } }).seen);
  const sorted = [...frames].sort((one, other) => one - other);
  figure('web.long_tasks', tasks.length, 'over 50 ms during turns');
  figure('web.longest_task', Math.max(0, ...tasks), 'ms');
  figure('web.longest_task_own', Math.max(0, ...own), 'ms of the page alone, whatever else the machine does');
  figure('web.frames', 1000 / (sorted[Math.floor(sorted.length / 2)] ?? 1000), 'a second, the median');
  figure('web.slow_frames', (100 * frames.filter((each) => each > 34).length) / frames.length, '% over 34 ms');

  expect(Math.min(frames.length, own.length)).toBeGreaterThan(30); // else nothing was measured
});
