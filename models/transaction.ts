import type { Knex } from 'knex';
import { setTimeout as pause } from 'node:timers/promises';

/** Lost deadlocks and, on a Galera cluster, lost certifications: the whole transaction may simply run again. */
const lost = new Set([1213, 1020]);
const mostTries = 12;

const isLost = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errno' in error && lost.has(Number(error.errno));

/** Runs work in one transaction, and again from its beginning when it loses a deadlock. Work must do nothing outside the database. */
export async function transaction<T>(db: Knex, work: (db: Knex) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (!isLost(error) || attempt >= mostTries) throw error;
      await pause(Math.random() * 10 * attempt);
    }
  }
}
