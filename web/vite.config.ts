import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What the server replaces (server/web.ts). */
const noncePlace = '__NONCE__';

const ofDocket =
  '^/(v1|docs|sign-in|sign-out|first-sign-in|forgotten-password|invitations|passwords|portal|i|openapi)([./?]|$)';

/**
 * What is loaded together stands in one file, with all that it needs: split by who else needs which part of it, files would become more
 * and smaller with each further screen, and compress worse.
 */
const groups = [
  { name: 'shell', priority: 3, test: /\/web\/(main|routes\/time\/week-view)\.tsx$/ },
  { name: 'typing', priority: 2, test: /\/web\/(ui\/(text-field|form|palette)|shell\/searching)\.tsx$/ },
  { name: 'fields', priority: 1, test: /\/web\/ui\/(select|combo|number|check)-field\.tsx$/ },
];

// oxlint-disable-next-line import/no-default-export -- Vite reads its settings from there
export default defineConfig(({ command }) => ({
  root: here('.'),
  logLevel: command === 'build' ? 'warn' : 'info',
  // The dev server (`npm run web`) shows the dashboard at the addresses of its screens, and asks Docket for the rest.
  base: command === 'build' ? '/assets/' : '/',
  server: { proxy: { [ofDocket]: process.env['DOCKET_URL'] ?? 'http://127.0.0.1:8080' } },
  // The server puts a nonce of its own in its place for each answer.
  html: { cspNonce: noncePlace },
  // The dashboard speaks English: what react-aria says in 30 other languages would be 30 KB of the shell as sent.
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const }],
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
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: { codeSplitting: { groups } },
    },
    reportCompressedSize: false,
    // scripts/build-web.mjs knows how large is too large.
    chunkSizeWarningLimit: 2_000,
  },
}));
