/** Programs from PyPI, each in its own environment. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitForLock } from '../bootstrap/lock.mjs';
import { projectRoot } from '../../settings/root.js';
import { aptInstall, mayInstall } from './apt.js';

const run = promisify(execFile);
/** Enough for a slow registry. */
const installMs = 240_000;
/** The file in an environment that lists its packages, written when all are installed. */
const installedList = 'installed.txt';

/**
 * The folder with the programs of an environment under `.cache/` that has these packages, each given as `name==version`; created if
 * missing. The first package names the environment. Throws what Python or pip threw if one of them, or PyPI, is unavailable.
 */
export async function pythonPrograms(first: string, ...more: readonly string[]): Promise<string> {
  const folder = join(projectRoot, '.cache', first.replace('==', '-'));
  const programs = join(folder, 'bin');
  const packages = [first, ...more];
  if (holds(folder, packages)) return programs;
  const lock = await waitForLock(`${folder}.lock`, () => undefined);
  try {
    if (holds(folder, packages)) return programs;
    await makeEnvironment(folder);
    const options = ['--quiet', '--disable-pip-version-check', ...packages];
    await run(join(programs, 'pip'), ['install', ...options], { timeout: installMs });
    await writeFile(join(folder, installedList), packages.join('\n'));
    return programs;
  } finally {
    lock.release();
  }
}

/** Whether an environment was installed to its end, with these packages. */
function holds(folder: string, packages: readonly string[]): boolean {
  const list = join(folder, installedList);
  return existsSync(list) && readFileSync(list, 'utf8') === packages.join('\n');
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
