/**
 * The table `metadata_values`, by which lists filter by metadata. It repeats the column `metadata` of each row, one row
 * for each key, and is written in the transaction of each change (docs/decisions/external-ids.md).
 */
import { createHash } from 'node:crypto';
import sql, { join, type Sql } from 'sql-template-tag';
import { grouped } from '../domain/grouped.js';
import type { Metadata } from '../domain/metadata.js';
import type { Ctx, Scope } from './context.js';
import { batchesOf } from '../database/batches.js';
import { execute } from './select.js';

/** The part of a context that is needed here. */
export type MetadataBase = Pick<Ctx, 'db'> & { readonly scope: Pick<Scope, 'workspaceId'> };

/** A row of any table. */
interface Row {
  readonly id: string;
}

/** The name of a key in this table, whose column is ASCII: keys with other characters have a digest for a name. */
export const nameOfKey = (key: string): string =>
  /^(?!~)[ -~]+$/.test(key) ? key : `~${createHash('sha256').update(key).digest('base64url').slice(0, 39)}`;

const metadataOf = (row: Row): Metadata =>
  'metadata' in row && typeof row.metadata === 'object' && row.metadata !== null ? (row.metadata as Metadata) : {};

/** Adds the metadata of new rows; most have none. */
export async function addMetadata(base: MetadataBase, table: string, rows: readonly Row[]): Promise<void> {
  await writeValues(
    base,
    rows.flatMap((row) =>
      Object.entries(metadataOf(row)).map(([name, value]) => tupleOf(base, table, row, name, value)),
    ),
  );
}

/** A row before and after a change. */
interface Change {
  readonly before: Row;
  readonly after: Row;
}

/** Updates the table after the metadata of rows has changed. */
export async function changeMetadata(base: MetadataBase, table: string, changes: readonly Change[]): Promise<void> {
  const gone = grouped(changes, (change) => JSON.stringify(namesGone(change)));
  for (const alike of gone.values()) {
    const names = namesGone(alike[0]);
    if (names.length === 0) continue;
    const rows = alike.map(({ after }) => after);
    for (const some of batchesOf(rows))
      await execute(
        base,
        sql`DELETE FROM metadata_values WHERE ${ofRows(base, table, some)} AND name IN (${join(names.map(nameOfKey))})`,
      );
  }
  await writeValues(
    base,
    changes.flatMap((change) =>
      valuesChanged(change).map(([name, value]) => tupleOf(base, table, change.after, name, value)),
    ),
  );
}

function namesGone({ before, after }: Change): string[] {
  const wanted = metadataOf(after);
  return Object.keys(metadataOf(before)).filter((name) => !Object.hasOwn(wanted, name));
}

function valuesChanged({ before, after }: Change): [string, string][] {
  const held = metadataOf(before);
  return Object.entries(metadataOf(after)).filter(
    ([name, value]) => !Object.hasOwn(held, name) || held[name] !== value,
  );
}

/** Removes the metadata of rows that are being deleted. */
export async function removeMetadata(base: MetadataBase, table: string, rows: readonly Row[]): Promise<void> {
  for (const some of batchesOf(rows.filter((row) => Object.keys(metadataOf(row)).length > 0)))
    await execute(base, sql`DELETE FROM metadata_values WHERE ${ofRows(base, table, some)}`);
}

const ofRows = ({ scope }: MetadataBase, table: string, rows: readonly Row[]): Sql =>
  sql`workspace_id = ${scope.workspaceId} AND resource_type = ${table} AND resource_id IN (${join(rows.map(({ id }) => id))})`;

const tupleOf = ({ scope }: MetadataBase, table: string, { id }: Row, name: string, value: string): Sql =>
  sql`(${scope.workspaceId}, ${table}, ${id}, ${nameOfKey(name)}, ${value})`;

async function writeValues(base: MetadataBase, tuples: readonly Sql[]): Promise<void> {
  for (const some of batchesOf(tuples))
    await execute(
      base,
      sql`INSERT INTO metadata_values (workspace_id, resource_type, resource_id, name, value) VALUES ${join(some)}
          ON DUPLICATE KEY UPDATE value = VALUES(value)`,
    );
}
