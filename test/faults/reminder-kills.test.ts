/** A service and a worker are killed while they send reminders, again and again: each is mailed and recorded once. */
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
import { buildClient } from '../support/builders/factories.js';
import { buildSentInvoice } from '../support/builders/invoices.js';
import { ApiClient } from '../support/service/api.js';
import { ensureBuilt } from '../support/service/built.js';
import { freshDatabase } from '../support/service/database.js';
import { until } from '../support/service/waiting.js';

const crashes = Number(process.env['CRASHES'] ?? 10);
const overdue = 200;

describe('a service and a worker that are killed while they send reminders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-reminders-'));
  let database: Database;
  let db: Knex;
  let databaseUrl: string;
  let servers: SpawnedServer[];
  let interrupted = 0;

  /** The first is a service with a worker of its own, the second a worker beside it. */
  const start = (index: number): SpawnedServer =>
    spawnServer(index === 0 ? 'serve' : 'worker', { DATA_DIR: folder, DATABASE_URL: databaseUrl });

  const count = async (sql: string): Promise<number> => Number(((await db.raw(sql)) as [{ n: number }[]])[0][0]?.n);
  const sent = () => count('SELECT COUNT(*) AS n FROM invoice_reminders');
  const isDone = async () => (await sent()) >= overdue;

  /** Ends the leases of killed workers, which would end by themselves after minutes. */
  const release = () =>
    db('jobs')
      .where({ kind: 'send_reminders' })
      .update({ lease_until: new Date(0), due_at: new Date() });

  /** Kills one of the services once a few more reminders are out, at a random moment. */
  async function crash(index: number): Promise<void> {
    const before = await sent();
    await until(async () => (await sent()) > before + 3 || isDone(), 60);
    await pause(Math.random() * 100);
    if (!(await isDone())) interrupted += 1;
    await servers[index]?.script.end('SIGKILL');
    servers[index] = start(index);
    await servers[index]?.url;
    await release();
  }

  before(async function () {
    ensureBuilt();
    databaseUrl = await freshDatabase('reminders');
    database = openDatabase(databaseUrl, 4);
    db = openSchema(databaseUrl);
    const { test_key, test_workspace_id, test_user_id } = await createWorkspace(database, {
      name: 'Reminders',
      email: 'owner@example.com',
    });
    const service = start(0);
    const url = await service.url;
    const api = new ApiClient(url, test_key, test_workspace_id, test_user_id);
    const today = new Date().toISOString().slice(0, 10);
    await api.call('updateWorkspace', { body: { late_interest: { annual_rate: 0.09 } } });
    const { id: client_id } = await buildClient(api, { email: 'late@client.example' });
    for (let made = 0; made < overdue; made += 1) await buildSentInvoice(api, { client_id, due_date: today });
    await db('mails').delete();
    // 30 days later, with the schedule set on the first of them; the clock stands at noon.
    const reminder_schedule = [
      { days_after_due: 1, level: 'first' as const },
      { days_after_due: 14, level: 'second' as const },
    ];
    await db('workspaces')
      .where({ id: test_workspace_id })
      .update({
        reminder_schedule: JSON.stringify(reminder_schedule),
        reminders_since: today,
        clock_at: new Date(`${addDays(today, 30)}T12:00:00Z`),
      });
    servers = [service, start(1)];
    await servers[1]?.url;
    await release();
    for (let at = 0; at < crashes; at += 1) await crash(at % 2);
    await until(isDone, 120);
    await release();
    await until(
      async () =>
        (await count("SELECT COUNT(*) AS n FROM jobs WHERE kind = 'send_reminders' AND due_at <= NOW()")) === 0,
      60,
    );
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

  it('have recorded and mailed one reminder for each invoice: the latest that was missed', async () => {
    expect(await sent()).to.equal(overdue);
    const second = "SELECT COUNT(DISTINCT invoice_id) AS n FROM invoice_reminders WHERE level = 'second'";
    expect(await count(second)).to.equal(overdue);
    expect(await count("SELECT COUNT(DISTINCT invoice_id) AS n FROM mails WHERE kind = 'invoice_reminder'")).to.equal(
      overdue,
    );
    expect(await count('SELECT COUNT(*) AS n FROM mails')).to.equal(overdue);
    expect(
      await count("SELECT COUNT(*) AS n FROM invoices WHERE reminder_count = 1 AND reminder_level = 'second'"),
    ).to.equal(overdue);
  });

  it('have emitted one event for each', async () => {
    const events = "SELECT COUNT(*) AS n FROM events WHERE type = 'invoice.updated' AND context LIKE '%\"reminder\"%'";
    expect(await count(events)).to.equal(overdue);
  });
});
