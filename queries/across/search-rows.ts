/** The rows of several kinds by one statement: each has the same columns, whatever its table. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { identifier, padded, scoped, select } from '../../models/select.js';
import { searchKinds, type SearchedText } from './search-kinds.js';

export type KindName = Schemas['SearchKind'];

/** A row of a kind, as far as it is put in order and shown. */
export interface Row {
  readonly kind: KindName;
  readonly id: string;
  readonly title: string | null;
  readonly number: string | null;
  readonly client_id: string | null;
  readonly updated_at: Date;
}

/** The rows of a kind that fulfil a condition over `t`. */
export interface Wanted {
  readonly kind: KindName;
  readonly condition: Sql;
  /** Columns to be read besides. */
  readonly more?: Sql;
}

/** Rows of a kind that are read. */
const mostRows = 300;
/** Characters of a text that an excerpt is taken from. */
const mostSearched = 20_000;

/** The rows that the user may see and that are wanted, the newest of each; all of them name what they have `more` alike. */
export async function rowsOf<R extends Row>(ctx: Ctx, wanted: readonly Wanted[]): Promise<R[]> {
  if (wanted.length === 0) return [];
  const parts = wanted.map(({ kind, condition, more = sql`` }) => {
    const { model, title, number, hasClient } = searchKinds[kind];
    return sql`(SELECT ${kind} AS kind, t.id, ${title} AS title, ${number ? identifier(number[1]) : sql`NULL`} AS number,
                       ${hasClient ? sql`t.client_id` : sql`NULL`} AS client_id, t.updated_at${more}
                  FROM ${identifier(model.tableName)} t WHERE ${scoped(ctx, model, 't')} AND ${condition}
                 ORDER BY t.id DESC LIMIT ${mostRows})`;
  });
  return select<R>(ctx, join(parts, ' UNION ALL '));
}

/** The clients of these that the user may see. */
export async function clientsOf(ctx: Ctx, rows: readonly Row[]): Promise<Map<string, Schemas['SearchClient']>> {
  const ids = [...new Set(rows.flatMap(({ client_id }) => client_id ?? []))];
  if (ids.length === 0) return new Map();
  const clients = await select<Schemas['SearchClient']>(
    ctx,
    sql`SELECT t.id, t.name FROM clients t WHERE ${scoped(ctx, Client, 't')} AND t.id IN (${padded(ids)})`,
  );
  return new Map(clients.map((client) => [client.id, client]));
}

/** The fields of an object that are sought, and what they say. */
export type Texts = readonly (readonly [field: string, text: string])[];

/** What these rows say, by their ids. */
export async function textsOf(ctx: Ctx, rows: readonly Row[]): Promise<Map<string, Texts>> {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  if (kinds.length === 0) return new Map();
  const parts = kinds.map((kind) => {
    const { model, texts } = searchKinds[kind];
    const [first, second] = texts(ctx);
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    return sql`(SELECT t.id, ${columnOf(first)} AS first, ${columnOf(second)} AS second FROM ${identifier(model.tableName)} t
                 WHERE ${scoped(ctx, model, 't')} AND t.id IN (${padded(ids)}))`;
  });
  const said = await select<{ id: string; first: string | null; second: string | null }>(
    ctx,
    join(parts, ' UNION ALL '),
  );
  const kindById = new Map(rows.map(({ id, kind }) => [id, kind]));
  return new Map(
    said.map(({ id, first, second }) => {
      const kind = kindById.get(id);
      const fields = kind ? searchKinds[kind].texts(ctx) : [];
      return [id, fields.map(([field], at) => [field, [first, second][at] ?? ''] as const)];
    }),
  );
}

const columnOf = (text: SearchedText | undefined): Sql =>
  text ? sql`LEFT(${identifier(text[1])}, ${mostSearched})` : sql`NULL`;
