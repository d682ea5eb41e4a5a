import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

/**
 * Compiles the sources to dist/, bundles each program into a few files that load fast, and prepares the fonts of documents, the
 * documentation site and the dashboard, unless all of that was already built from these sources.
 *
 * @param {string} root
 * @param {import('./lock.mjs').Lock} lock
 */
export async function build(root, lock) {
  const dist = join(root, 'dist');
  const stamp = join(dist, '.stamp');
  const hash = hashOfSources(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Building …');
  rmSync(dist, { recursive: true, force: true });
  await run([process.execPath, 'node_modules/typescript7/bin/tsc', '-p', 'tsconfig.build.json'], { root, lock });
  await run([process.execPath, 'scripts/bundle.mjs'], { root, lock });
  await run([process.execPath, 'dist/scripts/developer/fonts.js'], { root, lock });
  await run([process.execPath, 'dist/scripts/developer/docs.js', '--served', '--base', '/docs', '--out', 'dist/docs'], {
    root,
    lock,
  });
  await run([process.execPath, 'scripts/build-web.mjs'], { root, lock });
  writeFileSync(stamp, hash);
}

/** @param {string} root */
function hashOfSources(root) {
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', 'tsconfig.json', 'tsconfig.build.json', ...sources(root, '')]) {
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

const notBuilt = new Set(['node_modules', 'dist', 'cli', 'test', 'lab']);

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function sources(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !(folder === '' && notBuilt.has(name)))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(root, path);
      return /\.(ts|tsx|mjs)$/.test(entry.name) || isOfDashboard(path) || isOfDocs(path) || isOfMessages(path)
        ? [path]
        : [];
    })
    .toSorted();
}

/**
 * The documentation site is built from more than code.
 *
 * @param {string} path
 */
const isOfDocs = (path) => path.startsWith('docs/') || ['CHANGELOG.md', 'generated/openapi.json'].includes(path);

/**
 * @param {string} path
 */
const isOfDashboard = (path) => path.startsWith('web/');

/**
 * The texts of documents and pages are compiled with the sources.
 *
 * @param {string} path
 */
const isOfMessages = (path) => path.startsWith('documents/messages/');
