/** Programs from PyPI, each in its own environment. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitForLock } from '../bootstrap/lock.mjs';
import { projectRoot } from '../../settings/root.js';
import { aptInstall, mayInstall } from './apt.js';

const run = promisify(execFile);
/** Enough for a slow registry. */
const installMs = 240_000;

/**
 * The folder with the programs of an environment under `.cache/` that has these packages, each given as `name==version`; created if
 * missing. The first package names the environment. Throws what Python or pip threw if one of them, or PyPI, is unavailable.
 */
export async function pythonPrograms(first: string, ...more: readonly string[]): Promise<string> {
  const folder = join(projectRoot, '.cache', first.replace('==', '-'));
  const programs = join(folder, 'bin');
  const isWhole = join(folder, 'is-whole');
  if (existsSync(isWhole)) return programs;
  const lock = await waitForLock(`${folder}.lock`, () => undefined);
  try {
    if (existsSync(isWhole)) return programs;
    await makeEnvironment(folder);
    const options = ['--quiet', '--disable-pip-version-check', first, ...more];
    await run(join(programs, 'pip'), ['install', ...options], { timeout: installMs });
    await writeFile(isWhole, '');
    return programs;
  } finally {
    lock.release();
  }
}

/** Debian's Python comes without venv. */
async function makeEnvironment(folder: string): Promise<void> {
  const make = () => run('python3', ['-m', 'venv', '--clear', folder]);
  try {
    await make();
  } catch (error) {
    if (!mayInstall()) throw error;
    await aptInstall('python3-venv');
    await make();
  }
}

/** The last line that a program printed before it failed. */
export function reasonOf(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return (output || (error instanceof Error ? error.message : String(error))).split('\n').at(-1) ?? '';
}
