/** What the numbers of the database's errors mean for who sent the statement, on each engine. */
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Nothing was written, and the same may simply be tried again: a lost deadlock, a row that changed meanwhile, a lost certification
 * of a Galera cluster, of which some are told at COMMIT, and what TiDB asks to be tried again: a lock that could not be kept, a
 * commit that could not go on, a table that was changed meanwhile, a conflict of writers.
 */
const lost = new Set([1213, 1020, 1180, 8002, 8022, 8028, 9007]);

const lateLock = 1205;

/** TiDB may tell it as its store does, without a number of its own. */
const unnumbered = 1105;
const lateLockSaid = /^lock wait timeout$/i;

/**
 * A node that has left its cluster, or has not caught up yet; the parts of TiDB that do not answer one another, also a server that
 * has not heard of the tables from its store for too long (8027), or a store that takes no more at the moment (9008, 9010, 9011).
 */
const away = new Set([1047, 8027, 9001, 9002, 9003, 9004, 9005, 9008, 9010, 9011]);

/** The disk of the server, or a table space on it, is full. */
const noRoom = new Set([1021, 1114]);

/** What the server says of a file that it could not write, with the number of the system's error: 28 is a full disk, 122 a quota. */
const noRoomSaid = /\b(?:Errcode|error):? "?(?:28|122)\b/i;

/** TiDB has no room for a transaction, or for what it holds to answer a statement: the same would fail again. */
const tooLarge = new Set([8004, 8175]);

/** How the server, or the way to it, is told to be gone. */
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

/** What a transaction read first is no longer so when it writes: it starts over, as one that lost a deadlock. */
export class StaleReadError extends Error {}

/** Whether it lost against others, and all of it may run again. */
export const isLost = (error: unknown): boolean => error instanceof StaleReadError || lost.has(numberOf(error));

/** Whether a lock was not granted in time. */
export const isLateLock = (error: unknown): boolean =>
  numberOf(error) === lateLock ||
  (numberOf(error) === unnumbered && error instanceof Error && lateLockSaid.test(error.message));

/** Whether others held the same rows for too long. */
export const isContended = (error: unknown): boolean => isLost(error) || isLateLock(error);

/** Whether the server answers that it cannot serve now. */
export const isAway = (error: unknown): boolean => away.has(numberOf(error));

/** Whether the database has no space for the write: nothing was written. */
export const hasNoRoom = (error: unknown): boolean =>
  noRoom.has(numberOf(error)) || (error instanceof Error && 'errno' in error && noRoomSaid.test(error.message));

/** Whether it was more than the database takes at once: nothing was written. */
export const isTooLarge = (error: unknown): boolean => tooLarge.has(numberOf(error));

/** Whether the database cannot be asked at the moment. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isReported = 'code' in error && typeof error.code === 'string' && unreachable.has(error.code);
  // A server that has ended has taken its socket away.
  const isSocketGone = 'syscall' in error && error.syscall === 'connect';
  return isReported || isSocketGone || isAway(error);
}

/** Does the work, and repeats it if it lost against others. */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLost(error) || attempt >= maxTries) throw error;
      // At random, so that they do not meet again; longer each time, so that on a slow server the others have ended by then.
      await pause(Math.random() * Math.min(longestPauseMs, 10 * 1.5 ** attempt));
    }
  }
}
