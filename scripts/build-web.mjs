/** Builds the dashboard into dist/web, compresses its files, and fails if it has grown beyond its budget. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { filesOf, measure, tableOf } from './bootstrap/web-budget.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'dist', 'web');

await build({ configFile: join(root, 'web', 'vite.config.ts') });
const manifest = /** @type {import('./bootstrap/web-budget.mjs').Manifest} */ (
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
);
const measured = measure(manifest, compressed());
const isTooLarge = measured.some(({ bytes, max }) => bytes > max);
for (const line of tableOf(measured)) (isTooLarge ? console.error : console.log)(line);
if (isTooLarge) process.exitCode = 1;

/**
 * Writes a brotli and a gzip copy beside each .js, .css, .svg and .json file: the server sends these to browsers that
 * accept them.
 *
 * @returns {Map<string, number>} the size of each file as it is sent to a browser that accepts brotli
 */
function compressed() {
  const sizes = /** @type {Map<string, number>} */ (new Map());
  for (const file of filesOf(manifest)) {
    const body = readFileSync(join(folder, file));
    if (!/\.(js|css|svg|json)$/.test(file)) {
      sizes.set(file, body.length);
      continue;
    }
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const brotli = brotliCompressSync(body, { params });
    writeFileSync(join(folder, `${file}.br`), brotli);
    writeFileSync(join(folder, `${file}.gz`), gzipSync(body, { level: 9 }));
    sizes.set(file, brotli.length);
  }
  return sizes;
}
