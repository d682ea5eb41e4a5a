/** Kinds of columns that tables share, so that each kind always has the same type. */
import type { Knex } from 'knex';

type Table = Knex.CreateTableBuilder;

const identifier = 'VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin';

/** An identifier: compared byte by byte, case-sensitive. */
export const id = (t: Table, name: string): Knex.ColumnBuilder => t.specificType(name, identifier);

/**
 * The id of a row and its workspace. A new id is always the highest so far: on TiDB, the only engine that reads this kind of
 * comment, rows are clustered by workspace, or all workspaces would write to the same region (docs/decisions/engines.md). knex only
 * accepts names as a key, so the two columns are written as one.
 */
export const ownId = (t: Table): void =>
  void t
    .specificType(
      'id',
      `${identifier} NOT NULL, PRIMARY KEY (/*T! \`workspace_id\`, */ \`id\`), \`workspace_id\` ${identifier}`,
    )
    .notNullable();

/** Text that must compare exactly, such as a lower-cased key for uniqueness. */
export const exact = (t: Table, name: string, length = 255): Knex.ColumnBuilder =>
  t.specificType(name, `VARCHAR(${length}) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);

export const money = (t: Table, name: string): Knex.ColumnBuilder => t.decimal(name, 19, 4);
export const rate = (t: Table, name: string): Knex.ColumnBuilder => t.decimal(name, 15, 4);
export const hours = (t: Table, name: string): Knex.ColumnBuilder => t.decimal(name, 12, 2);
export const instant = (t: Table, name: string): Knex.ColumnBuilder => t.datetime(name, { precision: 3 });
export const flag = (t: Table, name: string, value = false): Knex.ColumnBuilder =>
  t
    .specificType(name, 'TINYINT(1)')
    .notNullable()
    .defaultTo(value ? 1 : 0);

/** What every table of a workspace has. */
export function standard(t: Table): void {
  ownId(t);
  instant(t, 'created_at').notNullable();
  instant(t, 'updated_at').notNullable();
}

/** Drops whichever of the indexes exist: an interrupted migration has created only some of them. */
export async function dropIndexes(knex: Knex, table: string, names: readonly string[]): Promise<void> {
  const there = await namesIn(knex, 'statistics', 'index_name', table);
  for (const name of names.filter((each) => there.has(each)))
    await knex.schema.alterTable(table, (t) => void t.dropIndex([], name));
}

/**
 * Gives an index other columns. There is an index at every moment, no statement drops and adds the same name (which TiDB refuses),
 * and an interrupted run can be repeated.
 */
export async function replaceIndex(knex: Knex, table: string, name: string, columns: readonly string[]): Promise<void> {
  const next = `${name}_next`;
  await dropIndexes(knex, table, [next]);
  await knex.raw('ALTER TABLE ?? ADD INDEX ?? (??)', [table, next, [...columns]]);
  await dropIndexes(knex, table, [name]);
  await knex.raw('ALTER TABLE ?? RENAME INDEX ?? TO ??', [table, next, name]);
}

/** Likewise drops whichever of the columns exist, along with the indexes over them, which TiDB does not shorten. */
export async function dropColumns(knex: Knex, table: string, names: readonly string[]): Promise<void> {
  const there = await namesIn(knex, 'columns', 'column_name', table);
  const gone = names.filter((each) => there.has(each));
  if (gone.length === 0) return;
  await dropIndexes(knex, table, await indexesOver(knex, table, gone));
  await knex.schema.alterTable(table, (t) => t.dropColumns(...gone));
}

async function indexesOver(knex: Knex, table: string, columns: readonly string[]): Promise<string[]> {
  const [rows] = (await knex.raw(
    `SELECT DISTINCT index_name AS name FROM information_schema.statistics
      WHERE table_schema = DATABASE() AND table_name = ? AND column_name IN (${columns.map(() => '?').join(', ')})`,
    [table, ...columns],
  )) as [{ name: string }[]];
  return rows.map(({ name }) => name);
}

export const hasColumn = async (knex: Knex, table: string, name: string): Promise<boolean> =>
  (await namesIn(knex, 'columns', 'column_name', table)).has(name);

async function namesIn(
  knex: Knex,
  list: 'statistics' | 'columns',
  name: 'index_name' | 'column_name',
  table: string,
): Promise<Set<string>> {
  const [rows] = (await knex.raw(
    `SELECT ${name} AS name FROM information_schema.${list} WHERE table_schema = DATABASE() AND table_name = ?`,
    [table],
  )) as [{ name: string }[]];
  return new Set(rows.map((row) => row.name));
}
