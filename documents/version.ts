import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot } from '../settings/root.js';

let known: Promise<string> | undefined;

/**
 * What tells apart all that a document may look like for other reasons than its data: layouts and the code around them, the
 * typesetter, the typefaces, and how numbers and dates are written.
 */
export function rendererVersion(): Promise<string> {
  known ??= computeVersion();
  return known;
}

async function computeVersion(): Promise<string> {
  const folder = join(projectRoot, 'documents');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
  const digest = createHash('sha256');
  for (const name of names) digest.update(name).update(await readFile(join(folder, name)));
  // It names every package by its version.
  digest.update(await readFile(join(projectRoot, 'package-lock.json')));
  return digest.update(String(process.versions.icu)).digest('hex');
}
