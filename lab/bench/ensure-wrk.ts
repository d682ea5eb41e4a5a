import { execFileSync } from 'node:child_process';
import { OperatorError } from '../../settings/operator-error.js';
import { aptInstall, mayInstall } from '../../scripts/tools/apt.js';

function hasWrk(): boolean {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes sure that the load generator is there, and installs it if possible. */
export async function ensureWrk(say: (line: string) => void): Promise<void> {
  if (hasWrk()) return;
  if (!mayInstall())
    throw new OperatorError('The bench needs wrk: install it (Debian: apt-get install wrk), then run it again.');
  say('Installing wrk, once …');
  await aptInstall('wrk');
}
