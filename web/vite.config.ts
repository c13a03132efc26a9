import { defineConfig } from 'vitest/config';
import { offline } from './offline/plugin';

// The page is served by `touchline serve` under a policy that allows nothing
// but its own files: no inline scripts, no data: addresses.
export default defineConfig({
  base: './',
  plugins: [offline()],
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        // A language is one file, however many games have words of their own in it.
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'de', test: /texts[\\/](de|de-\w+|german|seasons-de)\.ts$/ }] },
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:2090' },
    fs: { allow: ['..'] }, // the rules are read from docs/rules
  },
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
  },
});
