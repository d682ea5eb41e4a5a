import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from './operator-error.js';

/** Minimum length of SECRET_KEY in characters. */
export const minKeyLength = 32;

/** The key of this data folder: 32 random bytes in hex, generated on the first call and stored. */
export const secretKey = (dataFolder: string): string =>
  storedOnce(
    join(dataFolder, 'secret-key'),
    'put back the key that the data of this installation was encrypted with; only if it holds no data yet, delete the file',
  );

/** A random id that distinguishes this data folder from all others, wherever it is mounted. */
export const folderId = (dataFolder: string): string =>
  storedOnce(join(dataFolder, 'folder-id'), 'delete the file, and another one is made').slice(0, 32);

/**
 * The text of a file, made at random on the first call. Throws an OperatorError if the file is damaged, such as by a
 * full disk.
 */
function storedOnce(path: string, remedy: string): string {
  if (!existsSync(path)) makeOnce(path);
  if (!statSync(path).isFile()) throw new OperatorError(`${path} is not a file: ${remedy}.`);
  const text = readFileSync(path, 'utf8').trim();
  if (text.length < minKeyLength) {
    const what = text === '' ? 'is empty' : `holds fewer than ${minKeyLength} characters`;
    throw new OperatorError(`${path} ${what}: ${remedy}.`);
  }
  return text;
}

/** Creating a hard link is atomic, and does not replace what another process created first. */
function makeOnce(path: string): void {
  const folder = dirname(path);
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeToDisk(draft, `${randomBytes(32).toString('hex')}\n`);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
  // The names survive a power failure only once their folders are on the disk too.
  syncFolder(folder);
  if (made !== undefined) syncFolder(dirname(made));
}

function writeToDisk(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
