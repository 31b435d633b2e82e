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
  build: { target: 'es2022', rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', '../src/petteia/games/*/drawing/web/**/*.test.ts'],
  },
});
