/** Writes rows of models. */
import sql, { join, type Sql } from 'sql-template-tag';
import { duplicate } from '../domain/errors.js';
import type { Ctx, Scope } from './context.js';
import { newId } from './ids.js';
import { execute, identifier } from './select.js';
import { normalise, type Table } from '../database/table.js';

/** The part of a context that an insert needs; a workspace that is being created has no more. */
export interface InsertContext extends Pick<Ctx, 'db' | 'now'> {
  readonly scope: Pick<Scope, 'workspaceId'>;
}

export type Row = Record<string, unknown>;

/** The part of a model that writing its rows needs. */
interface WrittenModel {
  readonly name: string;
  readonly tableName: string;
  readonly idPrefix: string;
}

/** Inserts whole rows by one statement. */
export async function writeRows(
  ctx: Pick<Ctx, 'db'>,
  model: WrittenModel,
  table: Table,
  rows: readonly Row[],
): Promise<void> {
  // Columns that have their default in all rows are left to the table.
  const written = [...table.values()].filter((column) => rows.some((row) => row[column.name] !== column.defaultValue));
  const columns = join(written.map(({ name }) => identifier(name)));
  const tuples = rows.map((row) =>
    join(
      written.map(({ name }) => toColumn(row[name])),
      ',',
      '(',
      ')',
    ),
  );
  await write(ctx, model, sql`INSERT INTO ${identifier(model.tableName)} (${columns}) VALUES ${join(tuples)}`);
}

/** Runs a write. A violated unique index `<table>_<field>_unique` is thrown as `duplicate` on the field. */
export async function write(ctx: Pick<Ctx, 'db'>, { name, tableName }: WrittenModel, statement: Sql): Promise<void> {
  try {
    await execute(ctx, statement);
  } catch (error) {
    const { errno, message } = error as { errno?: number; message?: string };
    const field = errno === 1062 ? new RegExp(`${tableName}_(\\w+)_unique'`).exec(message ?? '')?.[1] : undefined;
    if (field === undefined) throw error;
    throw duplicate(field, `Another ${name.replaceAll(/\B[A-Z]/g, ' $&').toLowerCase()} already has this ${field}`);
  }
}

/** A new row with all its columns. Omitted values, and null for a column that is NOT NULL, become the default. */
export function completeRow(model: WrittenModel, ctx: InsertContext, table: Table, values: Row): Row {
  const row: Row = {};
  for (const [name, column] of table) {
    const isNone = values[name] === null && column.isNullable;
    row[name] = isNone ? null : (normalise(column, values[name]) ?? column.defaultValue);
  }
  row['id'] ??= newId(model.idPrefix);
  row['workspace_id'] = ctx.scope.workspaceId;
  if (table.has('created_at')) row['created_at'] = ctx.now;
  if (table.has('updated_at')) row['updated_at'] = ctx.now;
  return row;
}

/** The value to bind for a column: objects other than Date and Buffer are written as JSON. */
export function toColumn(value: unknown): unknown {
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value);
  return isJson ? JSON.stringify(value) : value;
}
