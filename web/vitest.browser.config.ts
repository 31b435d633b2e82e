import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { TestCase } from 'vitest/node';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A test that failed once is told, so that it is mended and not forgotten. */
function tellRetried(test: TestCase): void {
  if (!test.diagnostic()?.flaky) return;
  const why = test.result().errors?.map((error) => error.stack ?? error.message).join('\n');
  console.log(`RETRIED: "${test.fullName}" passed only the second time. The first:\n${why}`);
}

// Full games in a real browser against a real server: tests/web, two files at a time, each with a server of its own.
export default defineConfig({
  root: here('.'),
  resolve: {
    alias: { 'playwright-core': here('./node_modules/playwright-core/index.mjs'), 'axe-core': here('./node_modules/axe-core/axe.js') },
  },
  server: { fs: { allow: [here('..')] } },
  test: {
    environment: 'node',
    include: ['../tests/web/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } }, // a busy machine is slow, and that is no mistake of the page
    retry: 1,
    reporters: ['default', { onTestCaseResult: tellRetried }],
  },
});
