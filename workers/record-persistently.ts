import { setTimeout as pause } from 'node:timers/promises';
import { hasNoRoom, isContended, isUnreachable } from '../database/failures.js';
import { UnknownOutcomeError } from '../database/unknown-outcome.js';

/** Short enough to be first once the database is back, before anyone claims what is due. */
const againMs = 250;

/**
 * Records the result of work that was done outside the database, however long that is away: otherwise whoever claims the work after
 * its lease has ended would do it again. The write must be safe to repeat, and have an effect only for the holder of the lease.
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
  isUnreachable(error) || isContended(error) || hasNoRoom(error) || error instanceof UnknownOutcomeError;
