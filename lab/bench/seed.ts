/**
 * Workspaces with time entries, created with a few SQL statements each. Later runs use them again, and continue them if
 * a run was interrupted.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Database, Db } from '../../database/db.js';
import { transaction } from '../../database/transaction.js';
import { execute, select } from '../../models/select.js';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { hashApiKey, lastFour, newApiKey } from '../../domain/people/api-key.js';
import { newId } from '../../models/ids.js';

/** The number of firms: a large one, whose reports are measured, and smaller ones. */
const firms = 8;
/** How many times more entries the large firm has than each of the others. */
const largest = 20;
const keysOfFirm = 8;
/** The number of entries that one statement adds: a transaction of some 100 MB. */
const batch = 50_000;
/** Ids are numbered; each firm's numbers begin this far after those of the previous one. */
const idsOfFirm = 2 ** 32;

/** A larger firm has more people, clients and projects, each with the same number of entries. */
interface Size {
  readonly entries: number;
  readonly clients: number;
  readonly projects: number;
  readonly users: number;
}

const sizeFor = (entries: number): Size => ({
  entries,
  clients: Math.ceil(entries / 5000),
  projects: Math.ceil(entries / 2500),
  users: Math.max(keysOfFirm, Math.ceil(entries / 50_000)),
});

export interface Firm {
  readonly workspaceId: string;
  /** The number before that of its first client, entry and so on. */
  readonly offset: number;
  readonly size: Size;
  /** API keys, each of a different user. */
  readonly keys: readonly string[];
}

/** A workspace and a key of its owner. */
export interface Seeded {
  readonly workspaceId: string;
  readonly key: string;
}

interface FirmRow {
  readonly workspace_id: string;
  /** Separated by spaces; the owner's key comes first. */
  readonly api_keys: string;
  readonly people_done: boolean;
  readonly entries_done: number;
  readonly sums_done: boolean;
}

/** SQL for the id whose number is the SQL `expression`. */
export const numbered = (prefix: string, expression: string): string =>
  `CONCAT('${prefix}_', LPAD(LOWER(HEX(${expression})), 26, '0'))`;

/** The id of the n-th object of a kind. */
export const nthId = (prefix: string, n: number): string => `${prefix}_${n.toString(16).padStart(26, '0')}`;

/** Fills the database unless it is already filled; returns the large firm first. */
export async function seed(
  db: Database,
  entries: number,
  say: (line: string) => void,
): Promise<{ readonly owner: Seeded; readonly firms: readonly [Firm, ...Firm[]] }> {
  await db.perform(
    `CREATE TABLE IF NOT EXISTS bench_firms (number INT PRIMARY KEY, workspace_id VARCHAR(40), api_keys TEXT,
       people_done TINYINT(1) DEFAULT 0, entries_done INT DEFAULT 0, sums_done TINYINT(1) DEFAULT 0)`,
    [],
  );
  const first = await seedFirm(db, 0, sizeFor(entries), say);
  const others: Firm[] = [];
  for (let number = 1; number < firms; number += 1)
    others.push((await seedFirm(db, number, sizeFor(Math.ceil(entries / largest)), say)).firm);
  return { owner: first.owner, firms: [first.firm, ...others] };
}

async function seedFirm(
  db: Database,
  number: number,
  size: Size,
  say: (line: string) => void,
): Promise<{ owner: Seeded; firm: Firm }> {
  const row = (await readFirm(db, number)) ?? (await beginFirm(db, number));
  const [key = '', ...keys] = row.api_keys.split(' ');
  const firm = { workspaceId: row.workspace_id, offset: number * idsOfFirm, size, keys };
  const step = (work: (trx: Db) => Promise<unknown>, done: Sql): Promise<void> =>
    transaction(db, async (trx) => {
      await work(trx);
      await execute({ db: trx }, sql`UPDATE bench_firms SET ${done} WHERE number = ${number}`);
    });
  if (!row.people_done) await step((trx) => addPeople(trx, firm), sql`people_done = 1`);
  for (let from = row.entries_done + 1; from <= size.entries; from += batch) {
    const to = Math.min(from + batch - 1, size.entries);
    await step((trx) => addEntries(trx, firm, from, to), sql`entries_done = ${to}`);
    say(`${to} of ${size.entries} time entries of firm ${number + 1} of ${firms}`);
  }
  if (!row.sums_done) {
    await step((trx) => sumTime(trx, firm.workspaceId), sql`sums_done = 1`);
    await db.perform('ANALYZE TABLE time_entries, daily_time, monthly_time', []);
  }
  return { owner: { workspaceId: firm.workspaceId, key }, firm };
}

async function readFirm(db: Database, number: number): Promise<FirmRow | undefined> {
  const [row] = await select<FirmRow>({ db }, sql`SELECT * FROM bench_firms WHERE number = ${number}`);
  return row;
}

async function beginFirm(db: Database, number: number): Promise<FirmRow> {
  const { workspace_id, live_key } = await createWorkspace(db, {
    name: `Bench ${number}`,
    email: `owner${number}@example.com`,
  });
  const api_keys = [live_key, ...Array.from({ length: keysOfFirm }, () => newApiKey('live'))].join(' ');
  await execute(
    { db },
    sql`INSERT INTO bench_firms (number, workspace_id, api_keys) VALUES (${number}, ${workspace_id}, ${api_keys})`,
  );
  return { workspace_id, api_keys, people_done: false, entries_done: 0, sums_done: false };
}

async function addPeople(db: Db, { workspaceId, offset, size, keys }: Firm): Promise<void> {
  const standard = '?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)';
  const id = (prefix: string, number = 'seq'): string => numbered(prefix, `${offset} + ${number}`);
  await db.perform(
    `INSERT INTO clients (id, name, name_key, currency, sla_overrides, workspace_id, created_at, updated_at)
     SELECT ${id('cli')}, CONCAT('Client ', seq), CONCAT('client ', seq), 'USD', '[]', ${standard} FROM seq_1_to_${size.clients}`,
    [workspaceId],
  );
  // All are admins, who see everyone's time, because the bare server shows everyone's time.
  await db.perform(
    `INSERT INTO users (id, email, email_key, name, role, status, workspace_id, created_at, updated_at)
     SELECT ${id('usr')}, CONCAT('u', seq, '@example.com'), CONCAT('u', seq, '@example.com'), CONCAT('User ', seq), 'admin', 'active', ${standard} FROM seq_1_to_${size.users}`,
    [workspaceId],
  );
  await db.perform(
    `INSERT INTO projects (id, title, client_id, status, billing_type, workspace_id, created_at, updated_at)
     SELECT ${id('prj')}, CONCAT('Project ', seq), ${id('cli', `1 + seq % ${size.clients}`)}, 'active', 'time_and_materials', ${standard} FROM seq_1_to_${size.projects}`,
    [workspaceId],
  );
  const now = new Date();
  const rows = keys.map(
    (key, at) =>
      sql`(${newId('key')}, ${nthId('usr', offset + at + 1)}, 'Bench', ${hashApiKey(key)}, ${lastFour(key)}, ${workspaceId}, ${now}, ${now})`,
  );
  await execute(
    { db },
    sql`INSERT INTO api_keys (id, user_id, name, hash, last_four, workspace_id, created_at, updated_at) VALUES ${join(rows)}`,
  );
}

async function addEntries(db: Db, { workspaceId, offset, size }: Firm, from: number, to: number): Promise<void> {
  const id = (prefix: string, number: string): string => numbered(prefix, `${offset} + ${number}`);
  const project = `1 + seq % ${size.projects}`;
  await db.perform(
    `INSERT INTO time_entries (id, user_id, date, hours, description, client_id, project_id, currency, rate_charged, workspace_id, created_at, updated_at)
     SELECT ${id('time', 'seq')}, ${id('usr', `1 + seq * 7 % ${size.users}`)}, DATE_ADD('2024-01-01', INTERVAL seq * 31 % 730 DAY), 0.25 * (1 + seq % 16),
            CONCAT('Work item ', seq), ${id('cli', `1 + (${project}) % ${size.clients}`)}, ${id('prj', project)}, 'USD', 100, ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)
       FROM seq_${from}_to_${to}`,
    [workspaceId],
  );
  const held = 'workspace_id, resource_type, resource_id';
  const entry = (value: string): string =>
    `SELECT ?, 'time_entries', ${id('time', 'seq')}, ${value} FROM seq_${from}_to_${to}`;
  await db.perform(
    `INSERT INTO search_documents (${held}, terms) ${entry("CONCAT(' .work.item.', seq, ' ', seq, ' item work ')")}`,
    [workspaceId],
  );
  for (const term of ["CONCAT('.work.item.', seq)", 'CAST(seq AS CHAR)', "'item'", "'work'"])
    await db.perform(`INSERT INTO search_terms (${held}, term) ${entry(term)}`, [workspaceId]);
}

/** The sums that models/time/time-rollups.ts would keep for each entry. */
async function sumTime(db: Db, workspaceId: string): Promise<void> {
  const sums = 'SUM(hours), SUM(billable_hours), SUM(value), SUM(hours * COALESCE(cost_rate, 0))';
  await db.perform(
    `INSERT INTO daily_time SELECT workspace_id, date, user_id, currency, ${sums}
       FROM time_entries WHERE workspace_id = ? GROUP BY workspace_id, date, user_id, currency`,
    [workspaceId],
  );
  const key =
    "workspace_id, DATE_FORMAT(date, '%Y-%m-01'), user_id, COALESCE(client_id, ''), COALESCE(project_id, ''), COALESCE(ticket_id, ''), currency";
  await db.perform(
    `INSERT INTO monthly_time SELECT ${key}, ${sums} FROM time_entries WHERE workspace_id = ? GROUP BY ${key}`,
    [workspaceId],
  );
}
