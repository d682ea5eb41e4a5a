import { setTimeout as pause } from 'node:timers/promises';
import { isDiskFull, isContended, isUnreachable } from '../database/failures.js';
import { UnknownOutcomeError } from '../database/unknown-outcome.js';

/** Milliseconds between attempts. So short that, once the database is back, no other worker claims the work before. */
const againMs = 250;

/**
 * Records the result of work outside the database, and repeats that as long as the database is away: otherwise another
 * worker would do the work again once its lease has ended. The write must be safe to repeat, and have an effect only
 * for the holder of the lease.
 */
export async function recordPersistently<T>(write: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!maySucceed(error)) throw error;
      await pause(againMs);
    }
  }
}

const maySucceed = (error: unknown): boolean =>
  isUnreachable(error) || isContended(error) || isDiskFull(error) || error instanceof UnknownOutcomeError;
