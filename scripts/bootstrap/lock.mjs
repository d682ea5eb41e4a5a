import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, pidOf, processIdentity } from './process-identity.mjs';

/** Thrown when something other than a lock lies at the path of a lock. */
export class LockError extends Error {}

/**
 * A lock between processes that is released when its holders end, however they end. It is a symbolic link whose target names them:
 * creating a link is atomic, and fails if there already is one.
 *
 * @typedef {object} Lock
 * @property {() => void} release
 * @property {(pid: number) => void} shareWith Lets a child hold it too: it is released when both have ended.
 */

/**
 * @param {string} path
 * @returns {Lock | undefined} undefined when a running process holds it
 */
export function tryLock(path) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  for (;;) {
    if (link(path, self())) {
      return { release: () => rmSync(path), shareWith: (pid) => replace(path, `${self()} ${processIdentity(pid)}`) };
    }
    const holders = read(path);
    if (holders === undefined) continue;
    if (running(holders) !== undefined) return undefined;
    takeAway(path, holders);
  }
}

/**
 * @param {string} path
 * @param {(pid: number) => void} onWait called once with the pid of the holder
 * @returns {Promise<Lock>}
 */
export async function waitForLock(path, onWait = () => undefined) {
  let hasNotified = false;
  for (;;) {
    const lock = tryLock(path);
    if (lock !== undefined) return lock;
    const pid = lockHolder(path);
    if (!hasNotified && pid !== undefined) onWait(pid);
    hasNotified ||= pid !== undefined;
    await sleep(100);
  }
}

/**
 * @param {string} path
 * @returns {number | undefined} the pid of the process that holds the lock
 */
export function lockHolder(path) {
  const holder = running(read(path) ?? '');
  return holder === undefined ? undefined : pidOf(holder);
}

/** @param {string} holders */
function running(holders) {
  return holders.split(' ').find(isRunning);
}

function self() {
  const identity = processIdentity(process.pid);
  if (identity === undefined)
    throw new Error('Cannot find out when a process started: neither /proc nor ps is available');
  return identity;
}

/**
 * Removes the link of dead holders. If another process was quicker and has taken the lock, its link is put back.
 *
 * @param {string} path
 * @param {string} dead
 */
function takeAway(path, dead) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const taken = read(aside);
  if (taken !== undefined && taken !== dead) link(path, taken);
  rmSync(aside);
}

/**
 * @param {string} path
 * @param {string} holders
 */
function replace(path, holders) {
  const draft = `${path}.${process.pid}`;
  link(draft, holders);
  renameSync(draft, path);
}

/**
 * @param {string} path
 * @param {string} holders
 * @returns {boolean} false if there already is one
 */
function link(path, holders) {
  try {
    symlinkSync(holders, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * @param {string} path
 * @returns {string | undefined}
 */
function read(path) {
  try {
    return readlinkSync(path);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    if (isCode(error, 'EINVAL')) throw new LockError(`${path} is not a lock of Docket: move it away, and start again.`);
    throw error;
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
