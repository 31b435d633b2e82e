import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Full games in a real browser against a real server: tests/web, one at a time.
export default defineConfig({
  root: here('.'),
  resolve: {
    alias: { 'playwright-core': here('./node_modules/playwright-core/index.mjs'), 'axe-core': here('./node_modules/axe-core/axe.js') },
  },
  server: { fs: { allow: [here('..')] } },
  test: {
    environment: 'node',
    include: ['../tests/web/*.test.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
