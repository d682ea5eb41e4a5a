/**
 * Warns if other programs write to another node of a Galera cluster than Docket does (docs/decisions/one-writer.md).
 */
import type { Db } from '../database/db.js';
import type { Logger } from 'pino';
import { OtherWriters } from '../database/other-writers.js';

const warning =
  'Changes come from other nodes of the Galera cluster, where the locks of this one do not hold: hours may be billed twice. Write to one node only';

/** Creates a check that logs the warning once. */
export function watchWriters(db: Db, log: Pick<Logger, 'warn'>): () => Promise<void> {
  const others = new OtherWriters(db);
  return async () => {
    if (await others.haveJustShown()) log.warn(warning);
  };
}
