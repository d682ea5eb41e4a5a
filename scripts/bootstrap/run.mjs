import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { say } from './say.mjs';

/** @typedef {import('./lock.mjs').Lock} Lock */

/**
 * Runs a program that shares the lock, which therefore stays held while the program runs, even if this process is killed. Ends this
 * process when the program fails or a signal arrives.
 *
 * @param {string[]} command
 * @param {{ root: string, lock: Lock }} options
 */
export async function run([file = '', ...args], { root, lock }) {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (child.pid !== undefined) lock.shareWith(child.pid);
  const stop = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  /** @type {number | null} */
  const code = await new Promise((resolve) => {
    child.once('close', resolve).once('error', () => resolve(127));
  });
  process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', stop);
  if (code === 0) return;
  say(`This command failed: ${[file, ...args].map((word) => basename(word)).join(' ')}`);
  lock.release();
  process.exit(1);
}
