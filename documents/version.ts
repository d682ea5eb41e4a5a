import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot } from '../settings/root.js';

let known: Promise<string> | undefined;

/**
 * A digest of everything besides its data that determines the look of a document: code and layouts, all packages
 * (typesetter and typefaces among them), and the formats of numbers and dates (ICU). Cached PDFs depend on it.
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
  // The lock file has the version of every package.
  digest.update(await readFile(join(projectRoot, 'package-lock.json')));
  return digest.update(String(process.versions.icu)).digest('hex');
}
