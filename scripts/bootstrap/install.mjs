import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package */

/**
 * Brings node_modules in line with package-lock.json, unless it already is.
 *
 * @param {string} root
 * @param {import('./lock.mjs').Lock} lock
 */
export async function install(root, lock) {
  if (isInstalled(root)) return;
  say('Installing the packages in package-lock.json (npm ci) …');
  await run([...npm(), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { root, lock });
}

/** The npm that runs this script, if any, otherwise the one in the PATH. */
function npm() {
  const path = process.env['npm_execpath'] ?? '';
  return basename(path) === 'npm-cli.js' ? [process.execPath, path] : ['npm'];
}

/**
 * Whether node_modules matches package-lock.json. npm writes node_modules/.package-lock.json when it is done, and
 * deletes it when it starts, so a half-done install does not match.
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
 * An optional package is needed only if it names this system. Whether npm chose the right libc is not checked.
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
