import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { waitForLock } from './lock.mjs';
import { say } from './say.mjs';

/** Ends the process with one clear line if this Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  say(`Docket needs Node 20.19 or later; this is ${process.version}. See https://nodejs.org`);
  process.exit(1);
}

/**
 * Installs missing packages and, with `withBuild`, builds changed sources; one process at a time. A half-done install
 * or build is done again.
 *
 * @param {string} root the folder of package.json
 * @param {{ withBuild: boolean }} options
 */
export async function prepare(root, { withBuild }) {
  const lock = await waitForLock(join(root, '.cache', 'prepare.lock'), (pid) =>
    say(`Waiting for process ${pid}, which is installing or building in this folder …`),
  );
  try {
    await install(root, lock);
    if (withBuild) await build(root, lock);
  } finally {
    lock.release();
  }
}
