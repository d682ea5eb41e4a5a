/** Column kinds that every table shares, so that a kind means one type. */
import type { Knex } from 'knex';

type Table = Knex.CreateTableBuilder;

/** An identifier: exact bytes, case counts. */
export const id = (t: Table, name: string): Knex.ColumnBuilder =>
  t.specificType(name, 'VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin');

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
  id(t, 'id').notNullable().primary();
  id(t, 'workspace_id').notNullable();
  instant(t, 'created_at').notNullable();
  instant(t, 'updated_at').notNullable();
}
