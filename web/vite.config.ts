import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.PETTEIA_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  root: here('.'),
  plugins: [svelte()],
  // A game's folder holds its drawings, so they live outside this root; what they import is found from here.
  resolve: {
    alias: { $app: here('./src') },
    dedupe: ['svelte', '@fluent/bundle'],
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    target: 'es2022',
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      // A slow line pays for every file: what the first page needs is one, what the parts of a drawing share is one for each game.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: (id) => /\/games\/(\w+)\/drawing\/web\/[^?]*\.(svelte|ts|json)/.exec(id)?.[1] ?? null, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    testTimeout: 60_000, // a busy machine is no mistake
    include: ['src/**/*.test.ts', '../src/petteia/games/*/drawing/web/**/*.test.ts'],
  },
});
