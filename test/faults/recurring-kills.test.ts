/** A service and a worker are killed while they make recurring invoices, again and again: each is made, sent and numbered once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { addDays } from '../../domain/time.js';
import { killSpawned } from '../scripts/fixtures/spawn-script.js';
import { spawnServer, type SpawnedServer } from '../scripts/fixtures/spawn-server.js';
import { buildRecurringInvoice } from '../support/builders/billing/recurring.js';
import { ApiClient } from '../support/service/api.js';
import { ensureBuilt } from '../support/service/built.js';
import { freshDatabase } from '../support/service/database.js';
import { until } from '../support/service/waiting.js';

const crashes = Number(process.env['CRASHES'] ?? 10);
const schedules = 12;
const weeks = 60;

describe('a service and a worker that are killed while they make recurring invoices', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-recurring-'));
  let database: Database;
  let db: Knex;
  let databaseUrl: string;
  let servers: SpawnedServer[];
  let interrupted = 0;

  /** The first is a service with a worker of its own, the second a worker beside it. */
  const start = (index: number): SpawnedServer =>
    spawnServer(index === 0 ? 'serve' : 'worker', { DATA_DIR: folder, DATABASE_URL: databaseUrl });

  const rows = async <Row>(sql: string): Promise<Row[]> => ((await db.raw(sql)) as [Row[]])[0];
  const count = async (sql: string): Promise<number> => Number((await rows<{ n: number }>(sql))[0]?.n);
  const made = () => count('SELECT COUNT(*) AS n FROM invoices');
  const isDone = async () =>
    (await count('SELECT COUNT(*) AS n FROM recurring_invoices WHERE next_date <= CURDATE()')) === 0;

  /** Ends the leases of killed workers, which would end by themselves after minutes. */
  const release = () => db('jobs').update({ lease_until: new Date(0), due_at: new Date() });

  /** Kills one of the services once a few more invoices are there, at a random moment. */
  async function crash(index: number): Promise<void> {
    const before = await made();
    await until(async () => (await made()) > before + 5 || isDone(), 60);
    await pause(Math.random() * 100);
    if (!(await isDone())) interrupted += 1;
    await servers[index]?.script.end('SIGKILL');
    servers[index] = start(index);
    await servers[index]?.url;
    await release();
  }

  before(async function () {
    ensureBuilt();
    databaseUrl = await freshDatabase('recurring');
    database = openDatabase(databaseUrl, 4);
    db = openSchema(databaseUrl);
    const { test_key, test_workspace_id, test_user_id } = await createWorkspace(database, {
      name: 'Recurring',
      email: 'owner@example.com',
    });
    const service = start(0);
    const url = await service.url;
    servers = [service, start(1)];
    await servers[1]?.url;
    const api = new ApiClient(url, test_key, test_workspace_id, test_user_id);
    const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
    for (let at = 0; at < schedules; at += 1)
      await buildRecurringInvoice(api, { interval: 'weekly', anchor_date: tomorrow, auto_send: at % 2 === 0 });
    const anchor_date = addDays(tomorrow, -7 * weeks);
    await db('recurring_invoices').update({ anchor_date, next_date: anchor_date });
    await release();
    for (let at = 0; at < crashes; at += 1) await crash(at % 2);
    await until(isDone, 120);
    await Promise.all(servers.map(({ script }) => script.end('SIGTERM')));
  });
  after(async () => {
    killSpawned();
    await Promise.all([database.destroy(), db.destroy()]);
    rmSync(folder, { recursive: true });
  });

  it('were killed while they worked', () => {
    expect(interrupted).to.be.at.least(Math.min(crashes, 3));
  });

  it('have made one invoice for each schedule and date', async () => {
    const dates = await rows<{ n: number; first: number; last: number }>(
      `SELECT COUNT(*) AS n, COUNT(DISTINCT i.recurring_date) AS dates, MIN(DATEDIFF(i.recurring_date, r.anchor_date)) AS first,
              MAX(DATEDIFF(i.recurring_date, r.anchor_date)) AS last
         FROM recurring_invoices r JOIN invoices i ON i.recurring_invoice_id = r.id GROUP BY r.id`,
    );
    const whole = { n: weeks, dates: weeks, first: 0, last: 7 * (weeks - 1) };
    expect(dates.map((row) => ({ ...row }))).to.deep.equal(Array.from({ length: schedules }, () => whole));
  });

  it('have sent those once that are to be sent, and numbered all without a gap', async () => {
    const sent = (schedules / 2) * weeks;
    expect(await count('SELECT COUNT(*) AS n FROM invoices WHERE sent_at IS NOT NULL')).to.equal(sent);
    expect(await count("SELECT COUNT(*) AS n FROM events WHERE type = 'invoice.sent'")).to.equal(sent);
    expect(await count('SELECT COUNT(*) AS n FROM mails')).to.equal(sent);
    expect(await count("SELECT COUNT(*) AS n FROM events WHERE type = 'invoice.created'")).to.equal(schedules * weeks);
    const [{ n, last } = { n: 0, last: 0 }] = await rows<{ n: number; last: number }>(
      'SELECT COUNT(DISTINCT invoice_number) AS n, MAX(CAST(SUBSTRING(invoice_number, 10) AS UNSIGNED)) AS last FROM invoices',
    );
    expect([n, last]).to.deep.equal([schedules * weeks, schedules * weeks]);
  });
});
