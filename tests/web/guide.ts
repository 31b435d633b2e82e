/** Plays a guided game to its last step, doing what the guide shows. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ROOT } from './house';

interface Step {
  say: string;
  move?: string;
  see?: string;
}

/** The steps that were shown, in their order; `press` makes the move a step suggests, `answer` whatever else is asked. */
export async function followGuide(page: Page, game: string, press: (move: string) => Promise<void>, answer: () => Promise<void>): Promise<number[]> {
  const { steps } = JSON.parse(readFileSync(join(ROOT, `src/petteia/games/${game}/drawing/web/lesson.json`), 'utf8')) as { steps: Step[] };
  const guide = page.getByRole('region', { name: 'Guided game' });
  const next = guide.getByRole('button', { name: 'Next', exact: true });
  const show = guide.getByRole('button', { name: 'Show me' });
  const step = async (): Promise<number> => Number(/Step (\d+) of/.exec(await guide.innerText())![1]);
  const seen: number[] = [];
  const end = Date.now() + 250_000;
  while (seen.at(-1) !== steps.length && Date.now() < end) {
    const number = await step();
    if (seen.at(-1) !== number) seen.push(number);
    const { move, see } = steps[number - 1]!;
    if (await next.isVisible()) {
      if (see) await page.locator(`[data-anchor="${see}"][data-spoken]`).waitFor({ state: 'attached' }); // what it speaks of is shown
      if ((await step()) === number) await next.click(); // else the game went on between two looks
    } else if (move !== undefined && (await show.isVisible())) {
      await show.click();
      await press(move);
      await expect.poll(step, { timeout: 30_000 }).not.toBe(number); // before that, the same would be shown and pressed again
    } else if (await page.locator('.panel.mine .question').isVisible()) await answer();
    await page.waitForTimeout(150);
  }
  return seen;
}
