import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Identifies a running process so that a later one with the same pid is not mistaken for it: `1234@<when it started>`. Undefined if
 * no process with this pid is running.
 *
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processIdentity(pid) {
  const started = process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
  return started === undefined ? undefined : `${pid}@${started}`;
}

/**
 * @param {string} identity
 * @returns {boolean}
 */
export function isRunning(identity) {
  return processIdentity(pidOf(identity)) === identity;
}

/**
 * @param {string} identity
 * @returns {number}
 */
export function pidOf(identity) {
  return Number(identity.split('@', 1)[0]);
}

/**
 * Linux counts the start time in clock ticks since boot, so the id of the boot is part of the identity.
 *
 * @param {number} pid
 * @returns {string | undefined}
 */
function startOnLinux(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isDead = fields[0] === 'Z' || fields[0] === 'X';
    return isDead ? undefined : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}-${fields[19]}`;
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 * @returns {string | undefined}
 */
function startElsewhere(pid) {
  try {
    const [state = 'Z', ...started] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
    })
      .trim()
      .split(/\s+/);
    return state.startsWith('Z') ? undefined : started.join('-');
  } catch {
    return undefined;
  }
}
