import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// oxlint-disable-next-line import/no-default-export -- Vite reads its settings from there
export default defineConfig({
  root: here('.'),
  logLevel: 'warn',
  base: '/assets/',
  resolve: { alias: { 'docket-sdk': here('../sdk/src/index.ts') } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    assetsDir: '.',
    manifest: 'manifest.json',
    target: ['chrome120', 'firefox121', 'safari17'],
    // Pictures and fonts stand in files of their own, as the policy of the page wants.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { moduleLevelDirective: false } },
    reportCompressedSize: false,
  },
});
