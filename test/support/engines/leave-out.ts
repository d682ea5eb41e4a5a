import type { Context } from 'mocha';
import { askDialect } from '../../../database/database.js';
import type { Database } from '../../../database/db.js';
import type { Dialect } from '../../../database/dialect.js';

/** Leaves a test out on an engine that lacks what it needs, and says in its title what that is. */
export async function leaveOutOn(
  engine: Dialect['engine'],
  why: string,
  context: Context,
  db: Database,
): Promise<void> {
  if ((await askDialect(db)).engine !== engine) return;
  if (context.test) context.test.title += ` (not on ${engine}: ${why})`;
  context.skip();
}
