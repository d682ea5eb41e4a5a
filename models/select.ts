import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { ContactScope, Ctx } from './context.js';
import type { Db } from '../database/db.js';
import type { ReadGroup, Shape } from '../database/connection-pool.js';

/**
 * Runs a prepared statement that reads. It must limit every table to the workspace: by `scoped(...)`, or in its text.
 * Reads of one `group` that are issued together share a connection when none is free.
 */
export async function select<Row>(ctx: Pick<Ctx, 'db'>, statement: Sql, group?: ReadGroup): Promise<Row[]> {
  return (await run(ctx.db, statement, group && { group })) as Row[];
}

/**
 * As `select`, for a row by its key without a lock. Such reads are quick, and are sent together with those of other
 * requests.
 */
export async function selectByKey<Row>(ctx: Pick<Ctx, 'db'>, statement: Sql): Promise<Row[]> {
  return (await run(ctx.db, statement, { isQuick: true })) as Row[];
}

/**
 * As `select`, with the columns of each table under its alias. If a LEFT JOIN finds no row, all columns of its table
 * are null.
 */
export async function selectNested<Row>(ctx: Pick<Ctx, 'db'>, statement: Sql): Promise<Row[]> {
  return (await run(ctx.db, statement, { nestTables: true })) as Row[];
}

/**
 * As `select`, but not prepared, for sums of generated columns (`value`, `billable_hours`). When MariaDB 10.11 repeats
 * a prepared statement while the table is also open elsewhere, it ignores that an index holds these columns, and reads
 * every row, which takes ten times as long.
 */
export async function selectSums<Row>(ctx: Pick<Ctx, 'db'>, statement: Sql, group?: ReadGroup): Promise<Row[]> {
  return (await run(ctx.db, statement, { isUnprepared: true, ...(group && { group }) })) as Row[];
}

/** Runs a prepared statement that writes; returns how many rows it changed. */
export async function execute(ctx: Pick<Ctx, 'db'>, statement: Sql): Promise<number> {
  return ((await run(ctx.db, statement)) as { affectedRows: number }).affectedRows;
}

/** As `execute`, for a statement that calls LAST_INSERT_ID(number); returns that number. */
export async function executeForNumber(ctx: Pick<Ctx, 'db'>, statement: Sql): Promise<number> {
  return ((await run(ctx.db, statement)) as { insertId: number }).insertId;
}

const run = (db: Db, { sql: text, values }: Sql, shape?: Shape): Promise<unknown> => db.perform(text, values, shape);

/** The part of a model that its visibility needs. */
export interface ScopedModel {
  readonly tableName: string;
  limitVisible(ctx: Ctx, alias: string): Sql | undefined;
  /** The rows that a contact sees in the portal; none if undefined. */
  readonly limitOfContact?: ContactLimit | undefined;
}

/** Returns the condition that a contact may see a row of the table (alias `alias`); see models/portal-visibility.ts. */
export type ContactLimit = (scope: ContactScope, alias: string) => Sql;

/** The condition on a table (alias `alias`) that a row belongs to the workspace and that the user may see it. */
export function scoped(ctx: Ctx, model: ScopedModel, alias: string): Sql {
  const mine = sql`${identifier(`${alias}.workspace_id`)} = ${ctx.scope.workspaceId}`;
  const visible = limitOf(ctx, model, alias);
  return visible ? sql`${mine} AND (${visible})` : mine;
}

/** The condition that the caller may see a row; undefined if they see all rows of the workspace. */
export function limitOf(ctx: Ctx, model: ScopedModel, alias: string): Sql | undefined {
  const { contact } = ctx.scope;
  if (!contact) return model.limitVisible(ctx, alias);
  return model.limitOfContact?.({ ...ctx.scope, contact }, alias) ?? none;
}

/** The condition that every row meets. */
export const whatever = sql`TRUE`;

/** The condition that no row meets. */
export const none = sql`FALSE`;

/** The condition that a column (`alias.column`) holds one of these values. */
export const isOneOf = (column: string, values: readonly string[]): Sql =>
  values.length === 0 ? none : sql`${identifier(column)} IN (${join([...new Set(values)])})`;

/**
 * The values, filled up with the last one to a length that is a power of two, so that fewer different statements are
 * prepared.
 */
export function padded(values: readonly unknown[]): Sql {
  const length = 2 ** Math.ceil(Math.log2(values.length));
  return join(Array.from({ length }, (_, at) => values[Math.min(at, values.length - 1)]));
}

const identifiers = new Map<string, Sql>();

/** A trusted name (`table` or `alias.column`) as a fragment of SQL; anything else throws, so no input can get in. */
export function identifier(name: string): Sql {
  const known = identifiers.get(name);
  if (known) return known;
  if (!/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(name)) throw new Error(`Not an identifier: ${name}`);
  const made = raw(name.replaceAll(/\w+/g, '`$&`'));
  identifiers.set(name, made);
  return made;
}

const constants = new Map<number | string, Sql>();

/**
 * A trusted constant (letters, digits, `_`) inlined into the SQL, so that it is not bound on every call. Throws for
 * anything else.
 */
export function constant(value: number | string): Sql {
  const known = constants.get(value);
  if (known) return known;
  if (!/^\w+$/.test(String(value))) throw new Error(`Not a constant: ${value}`);
  const made = raw(typeof value === 'number' ? String(value) : `'${value}'`);
  constants.set(value, made);
  return made;
}

/**
 * A subquery of ids for IN, which the server evaluates first. Without the hint, MySQL merges it into the statement,
 * reads all rows, and checks for each whether it is among the ids. To MariaDB, the hint is a comment.
 */
export const readFirst = (ids: Sql): Sql => sql`(SELECT /*+ NO_MERGE(apart) */ apart.id FROM (${ids}) apart)`;
