import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessages } from './messages/compile.js';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A placeholder that the server replaces (server/web.ts). */
const noncePlace = '__NONCE__';

const ofDocket =
  '^/(v1|docs|sign-in|sign-out|first-sign-in|forgotten-password|invitations|passwords|portal|i|openapi)([./?]|$)';

/**
 * Modules that load together go into one file with all that they need. Splitting them by who else needs each part would
 * make more and smaller files with each further screen, and those compress worse.
 */
export const groupedFiles = [
  { name: 'texts', priority: 4, files: ['messages/text.ts', 'messages/load.ts'] },
  { name: 'shell', priority: 3, files: ['dashboard.tsx'] },
  { name: 'typing', priority: 2, files: ['ui/text-field.tsx', 'ui/form.tsx', 'ui/palette.tsx'] },
  {
    name: 'fields',
    priority: 1,
    files: ['ui/select-field.tsx', 'ui/combo-field.tsx', 'ui/number-field.tsx', 'ui/check-field.tsx'],
  },
];

const chunkGroups = groupedFiles.map(({ files, ...group }) => ({
  ...group,
  test: new RegExp(String.raw`/web/(${files.join('|').replaceAll('.', String.raw`\.`)})$`),
}));

/** Compiles the texts of web/messages/<language>/<area>.json, so that the browser need not parse them. */
const compiledMessages: Plugin = {
  name: 'compiled-messages',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/web/messages/') && id.endsWith('.json')
      ? JSON.stringify(compileMessages(basename(id, '.json'), code))
      : undefined,
};

/** Puts the icons of the installed application into the build, where the server finds them by their names. */
const applicationIcons: Plugin = {
  name: 'application-icons',
  apply: 'build',
  buildStart() {
    for (const name of readdirSync(here('icons')))
      this.emitFile({
        type: 'asset',
        name,
        originalFileName: `icons/${name}`,
        source: readFileSync(here(`icons/${name}`)),
      });
  },
};

// oxlint-disable-next-line import/no-default-export -- Vite reads its settings from there
export default defineConfig(({ command }) => ({
  root: here('.'),
  logLevel: command === 'build' ? 'warn' : 'info',
  // The dev server (`npm run web`) serves the dashboard at the addresses of its screens, and Docket behind all others.
  base: command === 'build' ? '/assets/' : '/',
  server: { proxy: { [ofDocket]: process.env['DOCKET_URL'] ?? 'http://127.0.0.1:8080' } },
  // The server replaces it with a new nonce in each response.
  html: { cspNonce: noncePlace },
  // The texts of react-aria in 30 other languages would add 30 KB to the shell: web/messages/widget-texts.ts loads one.
  // Texts are read by their keys: exports of each would double the file.
  json: { namedExports: false },
  plugins: [
    compiledMessages,
    applicationIcons,
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
  resolve: { alias: { 'docket-sdk': here('../sdk/src/index.ts') } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    assetsDir: '.',
    manifest: 'manifest.json',
    target: ['chrome120', 'firefox121', 'safari17'],
    // Nothing is inlined, because the page's policy allows fonts only from files of the server.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: { codeSplitting: { groups: chunkGroups } },
    },
    reportCompressedSize: false,
    // scripts/build-web.mjs checks the sizes.
    chunkSizeWarningLimit: 2_000,
  },
}));
