import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { OperatorError } from '../../settings/operator-error.js';

const run = promisify(execFile);

/** Whether Debian packages can be installed here: by root, on a system of the Debian family. */
export function mayInstall(): boolean {
  const isDebian =
    existsSync('/usr/bin/apt-get') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

/**
 * Held while packages are installed: apt-get waits for another process that installs, but fails while another one
 * updates the lists of packages.
 */
const lock = '/var/cache/apt/docket.lock';

/**
 * Installs Debian packages; waits for another process of Docket that is installing. Throws an OperatorError with
 * apt-get's output if it fails.
 */
export async function aptInstall(...names: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...command: string[]) =>
    run('flock', [lock, 'apt-get', '-q', '-y', '-o', 'DPkg::Lock::Timeout=300', ...command], { env });
  try {
    await aptGet('update');
    await aptGet('install', '--no-install-recommends', ...names);
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new OperatorError(`apt-get could not install ${names.join(' and ')}:\n${output}`);
  }
}
