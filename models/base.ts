import type { Big } from 'big.js';
import { Model, QueryBuilder, type Page } from 'objection';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { forbidden, invalid, notFound } from '../domain/errors.js';
import type { Decimal } from '../domain/money.js';
import type { Ctx } from './context.js';
import type { PreparedClient } from './database/prepared-client.js';
import { indexChanged, indexNew, removeFromSearch } from './search/search-index.js';
import { execute, identifier, scoped, select } from './select.js';
import { normalise, tableOf } from './database/table.js';
import { completeRow, toColumn, write, writeRows, type InsertContext, type Row } from './write-rows.js';

declare const heldToTheEnd: unique symbol;

/**
 * A row that nobody else changes or deletes before the transaction ends: it was read under a lock or is new. Only such a row is
 * changed, for what is decided by one that was merely read may no longer be so when it is written.
 */
export type Locked<T> = T & { readonly [heldToTheEnd]: true };
type LockedResult<R> = R extends readonly (infer T)[] ? Locked<T>[] : R extends undefined ? undefined : Locked<R>;

/** Two public builder methods the typings leave out. */
interface Untyped {
  isPartial(): boolean;
  parentQuery(): ScopedQuery<WorkspaceModel> | null;
}

/** Adds the workspace and the user's visibility to every query, and refuses to run without a context. */
export class ScopedQuery<M extends Model, R = M[]> extends QueryBuilder<M, R> {
  declare ArrayQueryBuilderType: ScopedQuery<M>;
  declare SingleQueryBuilderType: ScopedQuery<M, M>;
  declare MaybeSingleQueryBuilderType: ScopedQuery<M, M | undefined>;
  declare NumberQueryBuilderType: ScopedQuery<M, number>;
  declare PageQueryBuilderType: ScopedQuery<M, Page<M>>;

  constructor(...args: []) {
    super(...args);
    const plain = this.whereRaw.bind(this) as (text: string, ...values: never[]) => this;
    // An `or` in raw text must not reach past the workspace's own condition.
    this.whereRaw = ((text: string, ...values: never[]) => plain(`(${text})`, ...values)) as typeof this.whereRaw;
    this.onBuild((built) => applyScope(built as unknown as ScopedQuery<WorkspaceModel> & Untyped));
    this.onError((error: unknown) => {
      throw unwrapped(error);
    });
  }

  /** What is found, and no one else changes it before the transaction ends. Several rows are locked in the order of their ids. */
  async lock(): Promise<LockedResult<R>> {
    return (await this.forUpdate()) as LockedResult<R>;
  }
}

/** Objection wraps what the database says; a lost deadlock must be known as one wherever it comes from. */
function unwrapped(error: unknown): Error {
  const { nativeError } = error as { nativeError?: Error };
  return nativeError ?? (error as Error);
}

function applyScope(query: ScopedQuery<WorkspaceModel> & Untyped): void {
  if (query.isPartial()) return; // a where(group => ...) callback: the outer query is already scoped
  const model = query.modelClass() as unknown as typeof WorkspaceModel;
  const ctx = contextOf(query);
  if (!ctx) throw new Error(`${model.name} was queried without a context: use ${model.name}.in(ctx)`);
  if (query.has(/^or(Where|Having)/)) throw new Error(`${model.name}: put or-conditions inside where(group => ...)`);
  if (query.isInsert()) throw new Error(`${model.name}: insert by ${model.name}.insert(ctx, values)`);
  const { sql: text, values } = scoped(ctx, model, query.tableRefFor(model));
  query.whereRaw(text, values);
}

function contextOf(query: ScopedQuery<WorkspaceModel>): Ctx | undefined {
  const { ctx } = query.context() as { ctx?: Ctx };
  const parent = (query as unknown as Untyped).parentQuery();
  return ctx ?? (parent ? contextOf(parent) : undefined);
}

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
  declare QueryBuilderType: ScopedQuery<this>;
  static override QueryBuilder = ScopedQuery;
  static override useLimitInFirst = true;
  static idPrefix: string;

  /** Narrows what the user may see; undefined is the whole workspace. Every model sets its own. */
  static limitVisible(_ctx: Ctx, _alias: string): Sql | undefined {
    throw new Error(`${this.name} does not say who may see its rows: set limitVisible by models/visibility.ts`);
  }

  /** A query over the rows of the workspace that the user may see. */
  static in<M extends typeof WorkspaceModel>(this: M, ctx: Ctx): InstanceType<M>['QueryBuilderType'] {
    return this.query(ctx.db).context({ ctx });
  }

  /** One row; `not_found` where the workspace has none, `forbidden` where the user may not see it. */
  static async get<M extends typeof WorkspaceModel>(this: M, ctx: Ctx, id: string): Promise<InstanceType<M>> {
    return readOne(this, ctx, id, false);
  }

  /** As `get`, and no one else changes the row before the transaction ends. */
  static async lock<M extends typeof WorkspaceModel>(this: M, ctx: Ctx, id: string): Promise<Locked<InstanceType<M>>> {
    return (await readOne(this, ctx, id, true)) as Locked<InstanceType<M>>;
  }

  /** One row, or undefined where the workspace has none that the user may see. */
  static async find<M extends typeof WorkspaceModel>(
    this: M,
    ctx: Ctx,
    id: string,
  ): Promise<InstanceType<M> | undefined> {
    return findOne(this, ctx, id, empty);
  }

  /**
   * The row that a field of the request names, else `invalid_request` on the field. What is about to be written will name it: so in
   * a transaction nobody deletes or changes it before that ends.
   */
  static async reference<M extends typeof WorkspaceModel>(
    this: M,
    ctx: Ctx,
    id: string,
    field: string,
  ): Promise<InstanceType<M>> {
    const isWriting = (ctx.db.client as PreparedClient).transacting === true;
    return referred(await findOne(this, ctx, id, isWriting ? sql`LOCK IN SHARE MODE` : empty), field, id);
  }

  /** As `reference`, for a transaction that changes the row itself later. */
  static async lockReference<M extends typeof WorkspaceModel>(
    this: M,
    ctx: Ctx,
    id: string,
    field: string,
  ): Promise<Locked<InstanceType<M>>> {
    return referred(await findOne(this, ctx, id, sql`FOR UPDATE`), field, id) as Locked<InstanceType<M>>;
  }

  /** Adds a row and answers it whole; columns left out take the default of the table. */
  static async insert<M extends typeof WorkspaceModel>(
    this: M,
    ctx: InsertContext,
    values: Values<InstanceType<M>> & { id?: string },
  ): Promise<Locked<InstanceType<M>>> {
    const [row] = await this.insertMany(ctx, [values]);
    return row as Locked<InstanceType<M>>;
  }

  /** Adds rows in one statement and answers them in order. */
  static async insertMany<M extends typeof WorkspaceModel>(
    this: M,
    ctx: InsertContext,
    all: readonly (Values<InstanceType<M>> & { id?: string })[],
  ): Promise<Locked<InstanceType<M>>[]> {
    if (all.length === 0) return [];
    const table = await tableOf(ctx.db, this.tableName);
    const rows = all.map((values) => completeRow(this, ctx, table, values));
    await writeRows(ctx, this, table, rows);
    await indexNew(ctx, this.tableName, rows);
    return rows.map((row) => this.fromDatabaseJson(row) as Locked<InstanceType<M>>);
  }

  /** Adds the same rows to each of several workspaces that are just being made, in one statement; they are not to be searched. */
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

  /** Changes the columns given and answers the row as it is then. */
  async patch(this: Locked<WorkspaceModel>, ctx: Ctx, changes: Values<this>): Promise<this> {
    const model = this.constructor as typeof WorkspaceModel;
    const table = await tableOf(ctx.db, model.tableName);
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    if (given.length === 0) return this as WorkspaceModel as this;
    const next: Row = Object.fromEntries(given.map(([name, value]) => [name, normalise(table.get(name), value)]));
    if (table.has('updated_at')) next['updated_at'] = ctx.now;
    const assignments = Object.entries(next).map(([name, value]) => sql`${identifier(name)} = ${toColumn(value)}`);
    await write(
      ctx,
      model,
      sql`UPDATE ${identifier(model.tableName)} SET ${join(assignments)} WHERE id = ${this.id} AND workspace_id = ${this.workspace_id}`,
    );
    const changed = Object.assign(Object.create(Object.getPrototypeOf(this) as object) as this, this, next);
    await indexChanged(ctx, model.tableName, changed, next);
    return changed;
  }

  /** Says that something that belongs to the row changed just now, and answers the row as it is then. */
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
    await execute(
      ctx,
      sql`DELETE FROM ${identifier(tableName)} WHERE id = ${this.id} AND workspace_id = ${this.workspace_id}`,
    );
  }
}

/** Locks the rows of these ids that the user may see, in the order of the ids: so two that lock the same do not wait for each other. */
export async function lockAll<M extends typeof WorkspaceModel>(
  ctx: Ctx,
  model: M,
  ids: readonly string[],
): Promise<Locked<InstanceType<M>>[]> {
  if (ids.length === 0) return [];
  const wanted = [...ids];
  const rows: WorkspaceModel[] = await model.in(ctx).whereIn('id', wanted).orderBy('id').forUpdate();
  return rows as Locked<InstanceType<M>>[];
}

function referred<T>(row: T | undefined, field: string, id: string): T {
  if (!row) throw invalid(field, `does not exist: ${id}`);
  return row;
}

async function findOne<M extends typeof WorkspaceModel>(
  model: M,
  ctx: Ctx,
  id: string,
  lock: Sql,
): Promise<InstanceType<M> | undefined> {
  const [row] = await select<Row>(
    ctx,
    sql`SELECT t.* FROM ${identifier(model.tableName)} t WHERE t.id = ${id} AND ${scoped(ctx, model, 't')} ${lock}`,
  );
  return row && (model.fromDatabaseJson(row) as InstanceType<M>);
}

async function readOne<M extends typeof WorkspaceModel>(
  model: M,
  ctx: Ctx,
  id: string,
  lock: boolean,
): Promise<InstanceType<M>> {
  const visible = model.limitVisible(ctx, 't');
  const columns = visible ? sql`t.*, (${visible}) AS is_visible` : sql`t.*`;
  const locking = lock || ctx.isLocking ? sql` FOR UPDATE` : sql``;
  const [row] = await select<Row>(
    ctx,
    sql`SELECT ${columns} FROM ${identifier(model.tableName)} t WHERE t.id = ${id} AND t.workspace_id = ${ctx.scope.workspaceId}${locking}`,
  );
  if (!row) throw notFound();
  if (visible) {
    if (!row['is_visible']) throw forbidden();
    delete row['is_visible'];
  }
  return model.fromDatabaseJson(row) as InstanceType<M>;
}
