import { setTimeout as pause } from 'node:timers/promises';
import { hasNoRoom, isContended, isUnreachable } from '../models/database/failures.js';
import { UnknownOutcomeError } from '../models/database/unknown-outcome.js';

/** Often enough to come before whoever looks for what is due, once the database is back. */
const againMs = 250;

/**
 * Writes down what came of work that was done outside the database, however long that is away: the work would be done again by whoever
 * finds it when its lease has ended. The writing must be safe to repeat: it holds only for who has the lease.
 */
export async function writeDown<T>(write: () => Promise<T>): Promise<T> {
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
