/** Replaces the values of a person in the rows of one table. */
import sql, { join, type Sql } from 'sql-template-tag';
import { uniqueValues, type ErasedPerson } from '../../../domain/people/erasure.js';
import type { Ctx } from '../../../models/context.js';
import { execute, identifier, none, select } from '../../../models/select.js';

export type Row = Readonly<Record<string, string | null>>;
/** The new values of columns. */
export type RowChange = Readonly<Record<string, string | null>>;

/** Rows of a table of the workspace, and the columns to read. */
export interface RowsOf {
  readonly table: string;
  /** The column that orders the rows, and identifies each. */
  readonly key?: string;
  readonly columns: readonly string[];
  readonly where: Sql;
}

const atOnce = 200;

/** Calls `change` for each row, and writes the columns that it returns, as far as they differ. Returns how many rows changed. */
export async function eraseRows(
  ctx: Ctx,
  { table, key = 'id', columns, where }: RowsOf,
  change: (row: Row) => RowChange,
): Promise<number> {
  const [rows, place] = [identifier(table), identifier(key)];
  const read = join([key, ...columns].map((name) => sql`CAST(${identifier(name)} AS CHAR) AS ${identifier(name)}`));
  let [after, changed] = ['', 0];
  for (;;) {
    const some = await select<Row>(
      ctx,
      sql`SELECT ${read} FROM ${rows} WHERE workspace_id = ${ctx.scope.workspaceId} AND ${place} > ${after} AND (${where}) ORDER BY ${place} LIMIT ${atOnce}`,
    );
    for (const row of some) {
      const id = row[key];
      const next = Object.entries(change(row)).filter(([name, value]) => row[name] !== value);
      if (next.length === 0) continue;
      const set = join(next.map(([name, value]) => sql`${identifier(name)} = ${value}`));
      await execute(
        ctx,
        sql`UPDATE ${rows} SET ${set} WHERE workspace_id = ${ctx.scope.workspaceId} AND ${place} = ${id}`,
      );
      changed += 1;
    }
    const last = some.at(-1)?.[key];
    if (some.length < atOnce || last === undefined || last === null) return changed;
    after = last;
  }
}

/** The condition that one of the columns, of any text or JSON type, contains one of these values. */
export function contains(columns: readonly string[], values: readonly string[]): Sql {
  if (values.length === 0) return none;
  const each = columns.flatMap((name) =>
    values.map((value) => sql`LOCATE(${value.toLowerCase()}, LOWER(CAST(${identifier(name)} AS CHAR))) > 0`),
  );
  return sql`(${join(each, ' OR ')})`;
}

/** The condition that one of the columns contains the id, an address or a number of a person. */
export const mentions = (columns: readonly string[], person: ErasedPerson): Sql =>
  contains(columns, uniqueValues(person));

export const inJson = (text: string | null | undefined, erase: (value: unknown) => unknown): string | null =>
  text === null || text === undefined ? null : JSON.stringify(erase(JSON.parse(text)));

export const inText = (text: string | null | undefined, erase: (text: string) => string): string | null =>
  text === null || text === undefined ? null : erase(text);
