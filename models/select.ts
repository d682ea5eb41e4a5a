import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { ContactScope, Ctx } from './context.js';
import type { Db } from '../database/db.js';
import type { ReadGroup, Shape } from '../database/connection-pool.js';

/**
 * Runs a prepared statement that reads. Every table of a workspace in it must name that: by `scoped(...)`, or in the text. Reads of
 * one `group` that are issued together share a connection when none is free.
 */
export async function select<Row>(ctx: Pick<Ctx, 'db'>, statement: Sql, group?: ReadGroup): Promise<Row[]> {
  return (await run(ctx.db, statement, group && { group })) as Row[];
}

/** As `select`, of a row that is found by its key and is not locked, which never takes long: those of many requests go together. */
export async function selectByKey<Row>(ctx: Pick<Ctx, 'db'>, statement: Sql): Promise<Row[]> {
  return (await run(ctx.db, statement, { isQuick: true })) as Row[];
}

/** As `select`, with the columns of each table under its alias; those of one that a LEFT JOIN found no row of are all null. */
export async function selectNested<Row>(ctx: Pick<Ctx, 'db'>, statement: Sql): Promise<Row[]> {
  return (await run(ctx.db, statement, { nestTables: true })) as Row[];
}

/**
 * As `select`, of sums of generated columns (`value`, `billable_hours`). MariaDB 10.11 forgets that an index holds these when it runs a
 * prepared statement again and the table is also open elsewhere: it then looks up every row, which takes ten times as long.
 */
export async function selectSums<Row>(ctx: Pick<Ctx, 'db'>, statement: Sql, group?: ReadGroup): Promise<Row[]> {
  return (await run(ctx.db, statement, { isUnprepared: true, ...(group && { group }) })) as Row[];
}

/** Runs a prepared statement that writes; returns how many rows it changed. */
export async function execute(ctx: Pick<Ctx, 'db'>, statement: Sql): Promise<number> {
  return ((await run(ctx.db, statement)) as { affectedRows: number }).affectedRows;
}

/** As `execute`, of a statement that gives a number to LAST_INSERT_ID(); returns the number. */
export async function executeForNumber(ctx: Pick<Ctx, 'db'>, statement: Sql): Promise<number> {
  return ((await run(ctx.db, statement)) as { insertId: number }).insertId;
}

const run = (db: Db, { sql: text, values }: Sql, shape?: Shape): Promise<unknown> => db.perform(text, values, shape);

/** As much of a model as its predicate needs. */
export interface ScopedModel {
  readonly tableName: string;
  limitVisible(ctx: Ctx, alias: string): Sql | undefined;
  /** What of it a contact sees in the portal; nothing without. */
  readonly limitOfContact?: ContactLimit | undefined;
}

/** The condition on a table, which goes by `alias`, that its rows are for a contact to see (models/portal-visibility.ts). */
export type ContactLimit = (scope: ContactScope, alias: string) => Sql;

/** Tenancy and visibility of a table in hand-written SQL: the rows of the workspace that the user may see. */
export function scoped(ctx: Ctx, model: ScopedModel, alias: string): Sql {
  const mine = sql`${identifier(`${alias}.workspace_id`)} = ${ctx.scope.workspaceId}`;
  const visible = limitOf(ctx, model, alias);
  return visible ? sql`${mine} AND (${visible})` : mine;
}

/** What narrows the rows of a table to those that the caller may see; undefined if that is all of the workspace. */
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

/** Values of a list that has one of few lengths, so that few statements are prepared: the last value fills it up. */
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

/** A trusted constant inlined into the SQL, so that it is not bound on every call. */
export function constant(value: number | string): Sql {
  const known = constants.get(value);
  if (known) return known;
  if (!/^\w+$/.test(String(value))) throw new Error(`Not a constant: ${value}`);
  const made = raw(typeof value === 'number' ? String(value) : `'${value}'`);
  constants.set(value, made);
  return made;
}

/**
 * A list of ids for IN, which comes from another table. Merged with the rest, MySQL would read all rows and look up for each
 * whether it is among them; MariaDB, for which the hint is a comment, chooses well.
 */
export const readFirst = (ids: Sql): Sql => sql`(SELECT /*+ NO_MERGE(apart) */ apart.id FROM (${ids}) apart)`;
