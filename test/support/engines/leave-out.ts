import type { Context } from 'mocha';
import { askDialect } from '../../../database/database.js';
import type { Database } from '../../../database/db.js';
import type { Dialect } from '../../../database/dialect.js';

/** Skips a test on an engine, and adds the reason to the test's title. */
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
