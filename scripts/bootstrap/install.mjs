import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package */

/**
 * Makes node_modules what package-lock.json names, unless it is.
 *
 * @param {string} root
 * @param {import('./lock.mjs').Lock} lock
 */
export async function install(root, lock) {
  if (isInstalled(root)) return;
  say('Installing what package-lock.json names (npm ci) …');
  await run([...npm(), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { root, lock });
}

/** The npm that runs this script, if one does, else that of the PATH. */
function npm() {
  const path = process.env['npm_execpath'] ?? '';
  return basename(path) === 'npm-cli.js' ? [process.execPath, path] : ['npm'];
}

/**
 * npm writes down what it has installed when it is done, and takes the note away when it begins anew.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  const isAsWanted = (/** @type {string} */ path) =>
    present[path]?.version === wanted[path]?.version && present[path]?.integrity === wanted[path]?.integrity;
  const needed = Object.entries(wanted).filter(([path, entry]) => path !== '' && isNeeded(entry));
  return Object.keys(present).every(isAsWanted) && needed.every(([path]) => isAsWanted(path));
}

/**
 * Optional packages carry what another system needs, but for those that name this one.
 *
 * @param {Package} entry
 */
function isNeeded({ optional, os, cpu, libc }) {
  const isForHere = os?.includes(process.platform) && cpu?.includes(process.arch) && libc === undefined;
  return optional !== true || isForHere === true;
}

/**
 * @param {string} path
 * @returns {Record<string, Package> | undefined}
 */
function packagesOf(path) {
  try {
    const lock = /** @type {{ packages: Record<string, Package> }} */ (JSON.parse(readFileSync(path, 'utf8')));
    return lock.packages;
  } catch {
    return undefined;
  }
}
