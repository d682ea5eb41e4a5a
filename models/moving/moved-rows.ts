/** Reads and writes all rows of a workspace, for exports and imports. */
import type { RawConnection, RawRow } from '../../database/raw-connection.js';
import type { Db } from '../../database/db.js';
import { identifier } from '../select.js';
import type { Field, TextReader } from './fields.js';
import type { Kind } from './kinds.js';

const q = (name: string): string => identifier(name).sql;

/** Streams the rows of the workspace, in no order. */
export function rowsOfWorkspace(
  raw: RawConnection,
  table: string,
  fields: readonly Field[],
  workspaceId: string,
): AsyncGenerator<RawRow, void> {
  const binary = new Set(fields.filter(({ type }) => type === 'binary').map(({ name }) => name));
  const names = fields.map(({ name }) => q(name)).join(', ');
  const key = table === 'workspaces' ? 'id' : 'workspace_id';
  return raw.stream(`SELECT ${names} FROM ${q(table)} WHERE ${key} = ?`, (name) => binary.has(name), [workspaceId]);
}

/** Inserts rows with these fields in the workspace. */
export async function insertInWorkspace(
  db: Db,
  table: string,
  fields: readonly Pick<Field, 'name'>[],
  workspaceId: string,
  rows: readonly RawRow[],
): Promise<void> {
  const names = ['workspace_id', ...fields.map(({ name }) => name)].map(q).join(', ');
  const places = `(?${', ?'.repeat(fields.length)})`;
  const values = rows.flatMap((row) => [workspaceId, ...row]);
  await db.perform(`INSERT INTO ${q(table)} (${names}) VALUES ${rows.map(() => places).join(', ')}`, values);
}

/** Sums of money in a currency, as decimal numbers. */
export interface MoneySums {
  readonly invoiced: string;
  readonly paid: string;
  readonly outstanding: string;
  readonly credited: string;
  readonly expenses: string;
}

/** Sums by which an import is compared with its export. */
export interface MovedSums {
  readonly hours: string;
  readonly money: Readonly<Record<string, MoneySums>>;
}

/** The sums of the workspace: all logged hours, and money by currency. */
export async function sumsOfWorkspace(raw: TextReader, workspaceId: string): Promise<MovedSums> {
  const [time] = await raw.select<'hours'>(
    'SELECT COALESCE(SUM(hours), 0) AS hours FROM time_entries WHERE workspace_id = ?',
    [workspaceId],
  );
  const rows = await raw.select<'currency' | keyof MoneySums>(
    `SELECT currency, SUM(invoiced) AS invoiced, SUM(paid) AS paid, SUM(outstanding) AS outstanding, SUM(credited) AS credited,
            SUM(spent) AS expenses
       FROM (SELECT currency, total AS invoiced, amount_paid AS paid, outstanding, 0 AS credited, 0 AS spent
               FROM invoices WHERE workspace_id = ?
             UNION ALL SELECT currency, 0, 0, 0, total, 0 FROM credit_notes WHERE workspace_id = ?
             UNION ALL SELECT currency, 0, 0, 0, 0, amount FROM expenses WHERE workspace_id = ?) AS sums
      GROUP BY currency ORDER BY currency`,
    [workspaceId, workspaceId, workspaceId],
  );
  const money = rows.map(({ currency, invoiced, paid, outstanding, credited, expenses }) => [
    currency ?? '',
    {
      invoiced: invoiced ?? '0',
      paid: paid ?? '0',
      outstanding: outstanding ?? '0',
      credited: credited ?? '0',
      expenses: expenses ?? '0',
    },
  ]);
  return { hours: time?.hours ?? '0', money: Object.fromEntries(money) as MovedSums['money'] };
}

/** Sets the settings of a workspace that was just inserted. */
export async function setSettings(db: Db, workspaceId: string, fields: readonly Field[], row: RawRow): Promise<void> {
  const set = fields.map(({ name }) => `${q(name)} = ?`).join(', ');
  await db.perform(`UPDATE workspaces SET ${set} WHERE id = ?`, [...row, workspaceId]);
}

/** The key of a file without its workspace. */
export const fileNameIn = (key: string): string => key.slice(key.indexOf('/') + 1);

/** The places of the keys of files among the fields. */
export const filePlaces = ({ files }: Kind, fields: readonly Field[]): number[] =>
  files.map((name) => fields.findIndex((field) => field.name === name));
