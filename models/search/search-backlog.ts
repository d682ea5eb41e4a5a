import type { Database, Db } from '../../database/db.js';
import sql, { join } from 'sql-template-tag';
import {
  indexRows,
  hasOpenings,
  addOpenings,
  searchedColumns,
  type IndexedRow,
  type SearchedType,
} from './search-index.js';
import { execute, identifier, select } from '../select.js';
import { transaction } from '../../database/transaction.js';

const atOnce = 500;

/**
 * Indexes the rows of all workspaces that are older than the index, for each table in `search_backlog`, and takes the
 * table off that list. A run that was interrupted begins the table again and skips rows that are indexed.
 */
export async function indexBacklog(db: Database): Promise<void> {
  const tables = await select<{ resource_type: SearchedType }>({ db }, sql`SELECT resource_type FROM search_backlog`);
  for (const { resource_type: type } of tables) {
    let last: string | undefined = '';
    while (last !== undefined) {
      const after: string = last;
      last = await transaction(db, (trx) => indexSome(trx, type, after));
    }
    await execute({ db }, sql`DELETE FROM search_backlog WHERE resource_type = ${type}`);
  }
}

interface Row extends IndexedRow {
  readonly workspace_id: string;
}

/** Indexes up to `atOnce` rows with ids above `after`; returns the last id, or undefined if there are no more rows. */
async function indexSome(db: Db, type: SearchedType, after: string): Promise<string | undefined> {
  const rows = await select<Row>(
    { db },
    sql`SELECT t.id, t.workspace_id, ${join(searchedColumns[type].map((name) => identifier(`t.${name}`)))},
               (SELECT d.terms FROM search_documents d WHERE d.workspace_id = t.workspace_id AND d.resource_type = ${type}
                   AND d.resource_id = t.id) AS terms
          FROM ${identifier(type)} t WHERE t.id > ${after} ORDER BY t.id LIMIT ${atOnce} FOR UPDATE`,
  );
  const lacking = rows.filter((row) => !hasOpenings(row));
  for (const workspaceId of new Set(lacking.map((row) => row.workspace_id))) {
    const theirs = lacking.filter((row) => row.workspace_id === workspaceId);
    const base = { db, scope: { workspaceId } };
    await indexRows(
      base,
      type,
      theirs.filter(({ terms }) => terms === null),
    );
    await addOpenings(
      base,
      type,
      theirs.filter(({ terms }) => terms !== null),
    );
  }
  return rows.at(-1)?.id;
}
