import { expect, test } from 'vitest';
import type { JudgedDraw } from '$app/lib/protocol';
import { loadWords } from '$app/lib/words.svelte';
import { drawnThere } from './told';

const drawn = (...words: string[]): JudgedDraw => ({ words }) as unknown as JudgedDraw;

test('of many draws only the first are named', async () => {
  await loadWords('en');
  expect(drawnThere(drawn('a', 'b', 'c', 'd'))).toContain('a, b, c, d');
  expect(drawnThere(drawn('a', 'b', 'c', 'd', 'e'))).toMatch(/a, b, c\D*2/);
});
