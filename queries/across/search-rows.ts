/** Reads rows of several kinds with one statement, a UNION in which each table contributes the same columns. */
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import type { Closeness } from '../../models/search/candidates.js';
import { constant, identifier, limitOf, padded, scoped, select } from '../../models/select.js';
import { searchKinds } from './search-kinds.js';

export type KindName = Schemas['SearchKind'];

/** A row of any kind, with the columns by which it is ranked and shown. */
export interface Row {
  readonly kind: KindName;
  readonly id: string;
  readonly number: string | null;
  readonly client_id: string | null;
  /** Also null if the user may not see the client. */
  readonly client_name: string | null;
  readonly updated_at: Date;
  /** The kind's first and second searched text; only the beginning of long ones. */
  readonly first: string | null;
  readonly second: string | null;
  readonly found_by: 'number' | 'external_id' | 'texts' | 'index';
  /** How close the match is, as read from the search index; null if found otherwise. */
  readonly closeness: Closeness | null;
}

/** A condition over `t` by which rows of a kind are found, without the search index. */
export interface Condition {
  readonly kind: KindName;
  readonly by: 'number' | 'external_id' | 'texts';
  readonly condition: Sql;
}

/** Rows to read of a kind: by a condition, or by `candidates`, which selects ids and closeness from the index. */
export type Wanted = Condition | { readonly kind: KindName; readonly by: 'index'; readonly candidates: Sql };

/** Maximum of rows read of a kind that is not in the search index. */
const maxRows = 300;
/** Characters read of a long text: to compare the rows found by the index, and to search or show it. */
const maxCompared = 400;
const maxSearched = 20_000;

/** SQL for whether any row that the user may see meets the condition. */
export const isThere = (ctx: Ctx, { kind, condition }: Condition): Sql => {
  const { model } = searchKinds[kind];
  return sql`EXISTS (SELECT 1 FROM ${identifier(model.tableName)} t WHERE ${scoped(ctx, model, 't')} AND ${condition})`;
};

/** The wanted rows, as far as the user may see them. */
export async function rowsOf(ctx: Ctx, wanted: readonly Wanted[]): Promise<Row[]> {
  if (wanted.length === 0) return [];
  const client = clientOf(ctx);
  const parts = wanted.map((each) => {
    const { kind, by } = each;
    const { model, number, hasClient } = searchKinds[kind];
    const columns = sql`SELECT ${constant(kind)} AS kind, t.id, ${number ? identifier(number[1]) : missing} AS number,
      ${hasClient ? sql`t.client_id, ${client.name}` : sql`NULL AS client_id, NULL`} AS client_name, t.updated_at,
      ${textColumns(ctx, kind, by === 'texts' ? maxSearched : maxCompared)}, ${constant(by)} AS found_by`;
    const table = identifier(model.tableName);
    const visible = scoped(ctx, model, 't');
    const named = hasClient ? client.joined : empty;
    return by === 'index'
      ? sql`(${columns}, c.closeness FROM (${each.candidates}) AS c STRAIGHT_JOIN ${table} t ON t.id = c.id${named} WHERE ${visible})`
      : sql`(${columns}, NULL AS closeness FROM ${table} t${named} WHERE ${visible} AND ${each.condition}
              ORDER BY t.id DESC LIMIT ${constant(maxRows)})`;
  });
  return select<Row>(ctx, join(parts, ' UNION ALL '));
}

/**
 * The client's name, NULL if not visible. If visibility has a condition, no join is used: TiDB allows no subquery in
 * ON.
 */
function clientOf(ctx: Ctx): { readonly name: Sql; readonly joined: Sql } {
  const isTheirs = sql`k.id = t.client_id AND ${scoped(ctx, Client, 'k')}`;
  return limitOf(ctx, Client, 'k') === undefined
    ? { name: sql`k.name`, joined: sql` LEFT JOIN clients k ON ${isTheirs}` }
    : { name: sql`(SELECT k.name FROM clients k WHERE ${isTheirs})`, joined: empty };
}

const missing = sql`NULL`;

function textColumns(ctx: Ctx, kind: KindName, max: number): Sql {
  const [first, second] = searchKinds[kind]
    .texts(ctx)
    .map(([, column, length]) =>
      length === 'long' ? sql`LEFT(${identifier(column)}, ${constant(max)})` : identifier(column),
    );
  return sql`${first ?? missing} AS first, ${second ?? missing} AS second`;
}

const maxOfTitle = 200;

/** The title of a row: its first text, shortened; without one, its number. */
export function titleOf({ first, number }: Row): string | null {
  if (first === null || first.length <= maxOfTitle) return first ?? number;
  return Array.from(first).slice(0, maxOfTitle).join('');
}

/** The searched fields of an object, with their texts. */
export type Texts = readonly (readonly [field: string, text: string])[];

/** The texts of these rows, by id. Only texts that were read in part are read again. */
export async function textsOf(ctx: Ctx, rows: readonly Row[]): Promise<Map<string, Texts>> {
  const long = rows.filter(({ first, second }) => isCut(first) || isCut(second));
  const whole = new Map((await longTexts(ctx, long)).map((longText) => [longText.id, longText]));
  return new Map(
    rows.map((row) => {
      const { first, second } = whole.get(row.id) ?? row;
      const fields = searchKinds[row.kind].texts(ctx);
      return [row.id, fields.map(([field], at) => [field, [first, second][at] ?? ''] as const)];
    }),
  );
}

const isCut = (text: string | null): boolean => text !== null && text.length >= maxCompared;

type LongText = Pick<Row, 'id' | 'first' | 'second'>;

async function longTexts(ctx: Ctx, rows: readonly Row[]): Promise<LongText[]> {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  if (kinds.length === 0) return [];
  const parts = kinds.map((kind) => {
    const { model } = searchKinds[kind];
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    return sql`(SELECT t.id, ${textColumns(ctx, kind, maxSearched)} FROM ${identifier(model.tableName)} t
                 WHERE ${scoped(ctx, model, 't')} AND t.id IN (${padded(ids)}))`;
  });
  return select<LongText>(ctx, join(parts, ' UNION ALL '));
}
