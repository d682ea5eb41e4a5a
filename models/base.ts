import type { Big } from 'big.js';
import { Model } from 'objection';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { changedValues } from '../domain/changes.js';
import { invalid } from '../domain/errors.js';
import type { Decimal } from '../domain/money.js';
import type { Ctx } from './context.js';
import { addMetadata, changeMetadata, removeMetadata } from './metadata-values.js';
import { indexChanged, indexNew, removeFromSearch } from './search/search-index.js';
import { inOrder, jsonColumnsOf } from './json-columns.js';
import { countRows, forShare, forUpdate, readOne, readRows, type Reading } from './read-rows.js';
import { execute, identifier, whatever, type ContactLimit } from './select.js';
import { normalise, tableOf } from '../database/table.js';
import { completeRow, toColumn, write, writeRows, type InsertContext, type Row } from './write-rows.js';

declare const heldToTheEnd: unique symbol;

/**
 * A row that nobody else changes or deletes before the transaction ends: it was read under a lock or is new. Only such a row can be
 * changed, because a decision based on a row that was merely read may no longer hold when it is written.
 */
export type Locked<T> = T & { readonly [heldToTheEnd]: true };

type Writable<T> = T extends Decimal ? Decimal | number | Big : T;
type ColumnNames<M> = {
  [K in keyof M]: K extends keyof Locked<WorkspaceModel>
    ? never
    : M[K] extends (...args: never[]) => unknown
      ? never
      : K;
}[keyof M];
/** The columns of a model as they may be written: decimals also as JSON numbers or Big. */
export type Values<M> = { [K in ColumnNames<M>]?: Writable<M[K]> | undefined };

/** A table whose rows belong to one workspace. */
export class WorkspaceModel extends Model {
  declare id: string;
  declare workspace_id: string;
  declare created_at: Date;
  declare updated_at: Date;
  static idPrefix: string;
  /** Columns of `jsonAttributes` that are stored as text, whose keys no engine reorders. */
  static textAttributes: readonly string[] = [];

  /** Restricts the rows to those the user may see; undefined is the whole workspace. Every model defines its own. */
  static limitVisible(_ctx: Ctx, _alias: string): Sql | undefined {
    throw new Error(`${this.name} does not say who may see its rows: set limitVisible by models/visibility.ts`);
  }

  /** The rows that a contact sees in the portal: none, unless the model overrides it (models/portal-visibility.ts). */
  static limitOfContact: ContactLimit | undefined = undefined;

  /** Further columns that change together with these, by a rule of the model. */
  static derivedChanges(_changes: Row, _ctx: Ctx): Row {
    return {};
  }

  override $parseDatabaseJson(json: Row): Row {
    const row = super.$parseDatabaseJson(json);
    for (const name of jsonColumnsOf(this.constructor as typeof WorkspaceModel)) row[name] = inOrder(row[name]);
    return row;
  }

  /** One row; `not_found` if the workspace has none, `forbidden` if the user may not see it. */
  static async get<M extends typeof WorkspaceModel>(this: M, ctx: Ctx, id: string): Promise<InstanceType<M>> {
    return this.fromDatabaseJson(await readOne(ctx, this, id, ctx.isLocking ? forUpdate : empty)) as InstanceType<M>;
  }

  /** As `get`, and no one else changes the row before the transaction ends. */
  static async lock<M extends typeof WorkspaceModel>(this: M, ctx: Ctx, id: string): Promise<Locked<InstanceType<M>>> {
    return this.fromDatabaseJson(await readOne(ctx, this, id, forUpdate)) as Locked<InstanceType<M>>;
  }

  /** One row, or undefined if the workspace has none that the user may see. */
  static async find<M extends typeof WorkspaceModel>(
    this: M,
    ctx: Ctx,
    id: string,
  ): Promise<InstanceType<M> | undefined> {
    return this.first(ctx, sql`t.id = ${id}`);
  }

  /** As `find`, and no one else changes the row before the transaction ends. */
  static async lockFound<M extends typeof WorkspaceModel>(
    this: M,
    ctx: Ctx,
    id: string,
  ): Promise<Locked<InstanceType<M>> | undefined> {
    return this.lockFirst(ctx, sql`t.id = ${id}`);
  }

  /** As `find`, and no one deletes or changes the row before the transaction ends. The lock is shared. */
  static async lockShared<M extends typeof WorkspaceModel>(
    this: M,
    ctx: Ctx,
    id: string | null,
  ): Promise<InstanceType<M> | undefined> {
    const [row] = id === null ? [] : await readRows(ctx, this, sql`t.id = ${id}`, {}, forShare);
    return row && (this.fromDatabaseJson(row) as InstanceType<M>);
  }

  /** The rows of the workspace that the user may see and that meet a condition, in which the table is called `t`. */
  static async all<M extends typeof WorkspaceModel>(
    this: M,
    ctx: Ctx,
    condition: Sql = whatever,
    reading: Reading = {},
  ): Promise<InstanceType<M>[]> {
    const rows = await readRows(ctx, this, condition, reading);
    return rows.map((row) => this.fromDatabaseJson(row) as InstanceType<M>);
  }

  /**
   * As `all`, and no one else changes these rows before the transaction ends. The server locks rows as it encounters them: rows
   * named by id in the order of their ids, so that two transactions that name the same rows run one after the other; rows that
   * match a condition in the order of an index. If two transactions still lock in different orders, the one that loses the deadlock
   * starts over. The rows are returned in the order of their ids, unless another order is given.
   */
  static async lockAll<M extends typeof WorkspaceModel>(
    this: M,
    ctx: Ctx,
    condition: Sql,
    { order = sql`t.id`, ...reading }: Reading = {},
  ): Promise<Locked<InstanceType<M>>[]> {
    const rows = await readRows(ctx, this, condition, { ...reading, order }, forUpdate);
    return rows.map((row) => this.fromDatabaseJson(row) as Locked<InstanceType<M>>);
  }

  /** The first of `all`, or undefined if there is none. */
  static async first<M extends typeof WorkspaceModel>(
    this: M,
    ctx: Ctx,
    condition: Sql = whatever,
    order?: Sql,
  ): Promise<InstanceType<M> | undefined> {
    const [row] = await readRows(ctx, this, condition, { order, limit: 1 });
    return row && (this.fromDatabaseJson(row) as InstanceType<M>);
  }

  /** As `first`, and no one else changes the row before the transaction ends. */
  static async lockFirst<M extends typeof WorkspaceModel>(
    this: M,
    ctx: Ctx,
    condition: Sql = whatever,
  ): Promise<Locked<InstanceType<M>> | undefined> {
    const [row] = await readRows(ctx, this, condition, { limit: 1 }, forUpdate);
    return row && (this.fromDatabaseJson(row) as Locked<InstanceType<M>>);
  }

  /** How many rows `all` would return. */
  static async count<M extends typeof WorkspaceModel>(this: M, ctx: Ctx, condition: Sql = whatever): Promise<number> {
    return countRows(ctx, this, condition);
  }

  /**
   * The row whose id a field of the request gives; `invalid_request` on the field if there is none. In a transaction,
   * the row is locked shared, because a row that is about to be written refers to it.
   */
  static async reference<M extends typeof WorkspaceModel>(
    this: M,
    ctx: Ctx,
    id: string,
    field: string,
  ): Promise<InstanceType<M>> {
    return referred(ctx.db.isTransaction ? await this.lockShared(ctx, id) : await this.find(ctx, id), field, id);
  }

  /** As `reference`, with an exclusive lock, for a transaction that changes the row. */
  static async lockReference<M extends typeof WorkspaceModel>(
    this: M,
    ctx: Ctx,
    id: string,
    field: string,
  ): Promise<Locked<InstanceType<M>>> {
    return referred(await this.lockFound(ctx, id), field, id);
  }

  /**
   * Inserts a row and returns it with all columns; omitted ones take the table's default. `beside` runs at the same
   * time, for writes that need the new row but not its INSERT.
   */
  static async insert<M extends typeof WorkspaceModel>(
    this: M,
    ctx: InsertContext,
    values: Values<InstanceType<M>> & { id?: string },
    beside?: (row: Locked<InstanceType<M>>) => Promise<unknown>,
  ): Promise<Locked<InstanceType<M>>> {
    const [row] = await this.insertMany(ctx, [values], ([made]) => made && beside?.(made));
    return row as Locked<InstanceType<M>>;
  }

  /** As `insert`, for several rows in one statement; returns them in order. */
  static async insertMany<M extends typeof WorkspaceModel>(
    this: M,
    ctx: InsertContext,
    all: readonly (Values<InstanceType<M>> & { id?: string })[],
    beside?: (rows: readonly Locked<InstanceType<M>>[]) => Promise<unknown> | undefined,
  ): Promise<Locked<InstanceType<M>>[]> {
    if (all.length === 0) return [];
    const table = await tableOf(ctx.db, this.tableName);
    const rows = all.map((values) => completeRow(this, ctx, table, values));
    const made = rows.map((row) => this.fromDatabaseJson(row) as Locked<InstanceType<M>>);
    await Promise.all([writeRows(ctx, this, table, rows), indexNew(ctx, this.tableName, rows), beside?.(made)]);
    await addMetadata(ctx, this.tableName, made);
    return made;
  }

  /** Inserts rows into each of several new workspaces, by one statement. They are not added to the search index. */
  static async insertInEach<M extends typeof WorkspaceModel, C extends InsertContext>(
    this: M,
    workspaces: readonly C[],
    rowsOf: (workspace: C) => readonly (Values<InstanceType<M>> & { id?: string })[],
  ): Promise<void> {
    const [first] = workspaces;
    if (!first) return;
    const table = await tableOf(first.db, this.tableName);
    const rows = workspaces.flatMap((ctx) => rowsOf(ctx).map((values) => completeRow(this, ctx, table, values)));
    await writeRows(first, this, table, rows);
  }

  /**
   * Changes the given columns and returns the changed row. If no value differs, nothing is written, not even
   * `updated_at`.
   */
  async patch(this: Locked<WorkspaceModel>, ctx: Ctx, changes: Values<this>): Promise<this> {
    const model = this.constructor as typeof WorkspaceModel;
    const table = await tableOf(ctx.db, model.tableName);
    const sent: Row = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    if (Object.keys(changedValues(this, sent)).length === 0) return this as WorkspaceModel as this;
    const given = Object.entries({ ...model.derivedChanges(sent, ctx), ...sent });
    const next: Row = Object.fromEntries(given.map(([name, value]) => [name, normalise(table.get(name), value)]));
    for (const name of jsonColumnsOf(model)) if (name in next) next[name] = inOrder(next[name]);
    if (table.has('updated_at')) next['updated_at'] = ctx.now;
    const assignments = Object.entries(next).map(([name, value]) => sql`${identifier(name)} = ${toColumn(value)}`);
    await write(
      ctx,
      model,
      sql`UPDATE ${identifier(model.tableName)} SET ${join(assignments)} WHERE id = ${this.id} AND workspace_id = ${this.workspace_id}`,
    );
    const changed = Object.assign(Object.create(Object.getPrototypeOf(this) as object) as this, this, next);
    await indexChanged(ctx, model.tableName, changed, next);
    if ('metadata' in next) await changeMetadata(ctx, model.tableName, [{ before: this, after: changed }]);
    return changed;
  }

  /** Sets `updated_at` because a child row changed, and returns the row with it. */
  async touch(this: Locked<WorkspaceModel>, ctx: Ctx): Promise<this> {
    const model = this.constructor as typeof WorkspaceModel;
    await write(
      ctx,
      model,
      sql`UPDATE ${identifier(model.tableName)} SET updated_at = ${ctx.now} WHERE id = ${this.id} AND workspace_id = ${this.workspace_id}`,
    );
    return Object.assign(Object.create(Object.getPrototypeOf(this) as object) as this, this, { updated_at: ctx.now });
  }

  async remove(this: Locked<WorkspaceModel>, ctx: Ctx): Promise<void> {
    const { tableName } = this.constructor as typeof WorkspaceModel;
    await removeFromSearch(ctx, tableName, [this.id]);
    await removeMetadata(ctx, tableName, [this]);
    await execute(
      ctx,
      sql`DELETE FROM ${identifier(tableName)} WHERE id = ${this.id} AND workspace_id = ${this.workspace_id}`,
    );
  }
}

function referred<T>(row: T | undefined, field: string, id: string): T {
  if (!row) throw invalid(field, `does not exist: ${id}`);
  return row;
}
