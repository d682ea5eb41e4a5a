/** A workspace with 1,000,000 time entries, made in SQL; kept between runs. */
import type { Knex } from 'knex';
import { createWorkspace } from '../../../commands/across/create-workspace.js';

export const sizes = { clients: 200, projects: 400, users: 20, entries: 1_000_000, months: 24 } as const;
const batch = 50_000;

export interface Seeded {
  readonly workspaceId: string;
  readonly key: string;
}

const numbered = (prefix: string, expression: string): string =>
  `CONCAT('${prefix}_', LPAD(LOWER(HEX(${expression})), 26, '0'))`;

/** The id that the n-th object of a kind has. */
export const nthId = (prefix: string, n: number): string => `${prefix}_${n.toString(16).padStart(26, '0')}`;

/** Fills the database, or finds it filled. */
export async function seed(db: Knex, say: (line: string) => void): Promise<Seeded> {
  await db.raw(
    'CREATE TABLE IF NOT EXISTS bench_seed (workspace_id VARCHAR(40), api_key VARCHAR(100), done TINYINT(1))',
  );
  const done = (await db('bench_seed').where('done', 1).first('workspace_id', 'api_key')) as
    | { workspace_id: string; api_key: string }
    | undefined;
  if (done) return { workspaceId: done.workspace_id, key: done.api_key };
  const { workspace_id, live_key } = await createWorkspace(db, { name: 'Bench', email: 'bench@example.com' });
  await addPeople(db, workspace_id);
  for (let from = 1; from <= sizes.entries; from += batch) {
    await addEntries(db, workspace_id, from, Math.min(from + batch - 1, sizes.entries));
    say(`${Math.min(from + batch - 1, sizes.entries)} of ${sizes.entries} time entries`);
  }
  await sumTime(db, workspace_id);
  await db.raw('ANALYZE TABLE time_entries, daily_time, monthly_time');
  await db('bench_seed').insert({ workspace_id, api_key: live_key, done: true });
  return { workspaceId: workspace_id, key: live_key };
}

async function addPeople(db: Knex, workspaceId: string): Promise<void> {
  const standard = '?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)';
  await db.raw(
    `INSERT INTO clients (id, name, name_key, currency, sla_overrides, workspace_id, created_at, updated_at)
     SELECT ${numbered('cli', 'seq')}, CONCAT('Client ', seq), CONCAT('client ', seq), 'USD', '[]', ${standard} FROM seq_1_to_${sizes.clients}`,
    [workspaceId],
  );
  await db.raw(
    `INSERT INTO users (id, email, email_key, name, role, status, workspace_id, created_at, updated_at)
     SELECT ${numbered('usr', 'seq')}, CONCAT('u', seq, '@example.com'), CONCAT('u', seq, '@example.com'), CONCAT('User ', seq), 'member', 'active', ${standard} FROM seq_1_to_${sizes.users}`,
    [workspaceId],
  );
  await db.raw(
    `INSERT INTO projects (id, title, client_id, status, billing_type, workspace_id, created_at, updated_at)
     SELECT ${numbered('prj', 'seq')}, CONCAT('Project ', seq), ${numbered('cli', `1 + seq % ${sizes.clients}`)}, 'active', 'time_and_materials', ${standard} FROM seq_1_to_${sizes.projects}`,
    [workspaceId],
  );
}

async function addEntries(db: Knex, workspaceId: string, from: number, to: number): Promise<void> {
  const project = `1 + seq % ${sizes.projects}`;
  await db.raw(
    `INSERT INTO time_entries (id, user_id, date, hours, description, client_id, project_id, currency, rate_charged, workspace_id, created_at, updated_at)
     SELECT ${numbered('time', 'seq')}, ${numbered('usr', `1 + seq * 7 % ${sizes.users}`)}, DATE_ADD('2024-01-01', INTERVAL seq * 31 % 730 DAY), 0.25 * (1 + seq % 16),
            CONCAT('Work item ', seq), ${numbered('cli', `1 + (${project}) % ${sizes.clients}`)}, ${numbered('prj', project)}, 'USD', 100, ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)
       FROM seq_${from}_to_${to}`,
    [workspaceId],
  );
}

/** What models/time/kept-time.ts would keep of them one by one. */
async function sumTime(db: Knex, workspaceId: string): Promise<void> {
  const sums = 'SUM(hours), SUM(billable_hours), SUM(value), SUM(hours * COALESCE(cost_rate, 0))';
  await db.raw(
    `INSERT INTO daily_time SELECT workspace_id, date, user_id, currency, ${sums}
       FROM time_entries WHERE workspace_id = ? GROUP BY workspace_id, date, user_id, currency`,
    [workspaceId],
  );
  const key =
    "workspace_id, DATE_FORMAT(date, '%Y-%m-01'), user_id, COALESCE(client_id, ''), COALESCE(project_id, ''), COALESCE(ticket_id, ''), currency";
  await db.raw(
    `INSERT INTO monthly_time SELECT ${key}, ${sums} FROM time_entries WHERE workspace_id = ? GROUP BY ${key}`,
    [workspaceId],
  );
}
