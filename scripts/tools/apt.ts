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

/** Installs Debian packages; if that fails, throws with the output of apt-get. */
export async function aptInstall(...names: string[]): Promise<void> {
  const options = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', [...options, 'update'], { env });
    await run('apt-get', [...options, 'install', '--no-install-recommends', ...names], { env });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new OperatorError(`apt-get could not install ${names.join(' and ')}:\n${output}`);
  }
}
