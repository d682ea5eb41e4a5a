/** Classifies the errors of all engines by what a caller can do about them. */
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The transaction lost against others, nothing was written, and it can be repeated: a deadlock or a failed
 * certification in a Galera cluster (1213, or 1180 at COMMIT), a row that changed since it was read (1020), and on TiDB
 * a lock that could not be kept (8002), a commit that could not continue (8022), a table that was altered (8028), or a
 * write conflict (9007).
 */
const lost = new Set([1213, 1020, 1180, 8002, 8022, 8028, 9007]);

/** A lock was not granted in time. */
const lateLock = 1205;

/** TiDB may report a late lock in the words of its store, with the number of an unknown error. */
const unnumbered = 1105;
const lockTimeoutMessage = /^lock wait timeout$/i;

/**
 * The server cannot serve at the moment: a Galera node that has left its cluster or has not caught up yet (1047), or
 * parts of TiDB that do not reach each other, including a server whose table definitions are out of date (8027) and a
 * store that is overloaded (9008, 9010, 9011).
 */
const away = new Set([1047, 8027, 9001, 9002, 9003, 9004, 9005, 9008, 9010, 9011]);

/** The disk of the server, or a table space on it, is full. */
const diskFull = new Set([1021, 1114]);

/**
 * Matches messages about a file that could not be written, by the system's error number: 28 is a full disk, 122 an
 * exceeded quota.
 */
const diskFullMessage = /\b(?:Errcode|error):? "?(?:28|122)\b/i;

/** TiDB lacks memory for the transaction (8004) or the statement (8175): repeating it would fail again. */
const tooLarge = new Set([8004, 8175]);

/** Error codes of a server that cannot be reached, or that accepts no connection now. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'NO_WRITER',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_UNKNOWN_COM_ERROR',
  'NO_CONNECTION',
]);

const maxTries = 12;
/** All pauses together come to a second on average, and to two at most. */
const longestPauseMs = 400;

const numberOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'errno' in error ? Number(error.errno) : Number.NaN;

/**
 * Thrown when data that a transaction read first has changed by the time it writes: it starts over, as after a
 * deadlock.
 */
export class StaleReadError extends Error {}

/** Whether the transaction lost against others, so that all of it can run again. */
export const isLost = (error: unknown): boolean => error instanceof StaleReadError || lost.has(numberOf(error));

/** Whether a lock was not granted in time. */
export const isLockTimeout = (error: unknown): boolean =>
  numberOf(error) === lateLock ||
  (numberOf(error) === unnumbered && error instanceof Error && lockTimeoutMessage.test(error.message));

/** Whether a conflict with others over the same rows was lost, or their lock not released in time. */
export const isContended = (error: unknown): boolean => isLost(error) || isLockTimeout(error);

/** Whether the server answers that it cannot serve now. */
export const isAway = (error: unknown): boolean => away.has(numberOf(error));

/** Whether the database has no space for the write: nothing was written. */
export const isDiskFull = (error: unknown): boolean =>
  diskFull.has(numberOf(error)) || (error instanceof Error && 'errno' in error && diskFullMessage.test(error.message));

/** Whether the transaction or statement was too large for the database: nothing was written. */
export const isTooLarge = (error: unknown): boolean => tooLarge.has(numberOf(error));

/** Whether the database cannot be reached, or cannot serve, at the moment. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isReported = 'code' in error && typeof error.code === 'string' && unreachable.has(error.code);
  // A server that has shut down has removed its socket file, so connecting fails with ENOENT.
  const isSocketGone = 'syscall' in error && error.syscall === 'connect';
  return isReported || isSocketGone || isAway(error);
}

/** Does the work, and repeats it up to 11 times while it loses against others. */
export async function retryLost<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLost(error) || attempt >= maxTries) throw error;
      // Random, so that the same transactions do not collide again; longer each time, for servers on which the others
      // take long.
      await pause(Math.random() * Math.min(longestPauseMs, 10 * 1.5 ** attempt));
    }
  }
}
