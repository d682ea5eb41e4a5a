/** The service is killed during its writes, again and again: nothing is half-done, duplicated or lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace, type CreatedWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { killSpawned, spawnBuilt, type SpawnedScript } from '../scripts/fixtures/spawn-script.js';
import { ensureBuilt } from '../support/service/built.js';
import { ApiClient } from '../support/service/api.js';
import { RetryingClient, workAtOnce, type Ledger } from '../support/models/crash-work.js';
import { Listener } from '../support/listening/listener.js';
import { Follower } from '../support/service/follower.js';
import { freshDatabase } from '../support/service/database.js';
import { buildClient, buildProject } from '../support/builders/factories.js';
import { until } from '../support/service/waiting.js';
import { startReceiver, stopReceivers, type Receiver } from '../support/service/receiver.js';

/** More crashes find rarer moments; each takes a few seconds. */
const crashes = Number(process.env['CRASHES'] ?? 10);
const subscribed = [
  'time_entry.created',
  'invoice.created',
  'invoice.sent',
  'invoice.paid',
  'invoice.voided',
  'credit_note.created',
] as const;

describe('a service that is killed in the middle of writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-crash-'));
  const ledger: Ledger = { entries: [], invoices: [], voided: [], payments: [], creditNotes: [] };
  let database: Database;
  let db: Knex;
  let databaseUrl: string;
  let workspace: CreatedWorkspace;
  let receiver: Receiver;
  let server: { script: SpawnedScript; api: Promise<ApiClient> };
  const client = new RetryingClient(() => server.api);
  const reader = new RetryingClient(() => server.api);
  let follower: Follower;
  /** Ids of the changes that a listener received, which resumes wherever a stream was cut. */
  const told: string[] = [];

  const rows = async <Row>(sql: string): Promise<Row[]> => ((await db.raw(sql)) as [Row[]])[0];
  const ids = async (sql: string): Promise<string[]> =>
    (await rows<{ id: string }>(sql)).map(({ id }) => id).toSorted();

  function start(): { script: SpawnedScript; api: Promise<ApiClient> } {
    const script = spawnBuilt('serve', {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '1000000',
      WEBHOOK_ALLOW_PRIVATE: '1',
    });
    const api = script.until(/Docket is ready at .*\n/).then((text) => {
      const url = /Docket is ready at (\S+)/.exec(text)?.[1] ?? '';
      return new ApiClient(url, workspace.test_key, workspace.test_workspace_id, workspace.test_user_id);
    });
    return { script, api };
  }

  const done = (): { time: number; billing: number } => ({
    time: ledger.entries.length,
    billing: ledger.invoices.length + ledger.payments.length + ledger.voided.length + ledger.creditNotes.length,
  });

  /** Waits until the server has done some work since its start, and kills it at a random moment. */
  async function crash(): Promise<void> {
    await server.api;
    const before = done();
    await until(() => done().time - before.time > 5 && done().billing - before.billing > 1, 5);
    await pause(Math.random() * 100);
    const { script } = server;
    const killed = script.end('SIGKILL');
    server = start();
    await killed;
  }

  const isSomeOfEachKind = (): boolean => Object.values({ ...ledger }).every(({ length }) => length > 0);

  /**
   * Listens to the running server, resuming after the last change, until the test is over and every event has arrived.
   */
  async function listen(isOver: () => boolean): Promise<void> {
    let lastEventId: string | undefined = follower.last;
    while (!isOver() || told.length < follower.seen.length) {
      const api = await server.api;
      const listener: Listener | undefined = await Listener.open(api, { lastEventId }).catch(() => undefined);
      if (!listener) {
        await pause(20);
        continue;
      }
      await until(() => listener.isOver || (isOver() && told.length + listener.changes.length >= follower.seen.length));
      listener.close();
      told.push(...listener.resets, ...listener.changes.map(({ id }) => id));
      lastEventId = listener.lastId || lastEventId;
    }
  }

  /**
   * Ends the leases of killed workers, which would end by themselves after a minute, and waits until no message is
   * pending.
   */
  async function drain(): Promise<void> {
    await db('webhook_messages')
      .where('state', 'pending')
      .update({ lease_until: new Date(0) });
    await until(
      async () => (await db('webhook_messages').where('state', 'pending').pluck('event_id')).length === 0,
      100,
    );
  }

  before(async function () {
    ensureBuilt();
    databaseUrl = await freshDatabase('crash');
    database = openDatabase(databaseUrl, 4);
    db = openSchema(databaseUrl);
    workspace = await createWorkspace(database, { name: 'Crash', email: 'owner@example.com' });
    receiver = await startReceiver();
    server = start();
    const api = await server.api;
    await api.call('createWebhook', { body: { url: receiver.url, events: [...subscribed] } });
    const clients = await Promise.all([buildClient(api), buildClient(api)]);
    const projects = await Promise.all(
      [...clients, ...clients].map(({ id }) =>
        buildProject(api, { client_id: id, rate_override: true, custom_rate: 83.33, budget_hours: 1000 }),
      ),
    );
    follower = await Follower.start(async (query) => {
      const page = await reader.send('listEvents', { query });
      if (!page) throw new Error('The list of events was refused');
      return page;
    });
    let isOver = false;
    let isDone = false;
    let isRead = false;
    const listening = listen(() => isRead);
    const following = follower.follow(() => isDone);
    const idsOf = (objects: readonly { id: string }[]): string[] => objects.map(({ id }) => id);
    const work = workAtOnce({
      client,
      ledger,
      clientIds: idsOf(clients),
      projectIds: idsOf(projects),
      isOver: () => isOver,
    });
    for (let amid = 0; amid < crashes;) {
      const before = client.interruptions;
      await Promise.race([crash(), work]);
      if (client.interruptions > before) amid += 1;
    }
    await Promise.race([until(isSomeOfEachKind), work]);
    isOver = true;
    await work;
    isDone = true;
    await following;
    isRead = true;
    await listening;
    await drain();
    await server.script.end('SIGTERM');
  });
  after(async () => {
    killSpawned();
    await Promise.all([stopReceivers(), database.destroy(), db.destroy()]);
    rmSync(folder, { recursive: true });
  });

  it('was killed while it worked', () => {
    expect(client.interruptions).to.be.at.least(crashes);
    expect(ledger.entries.length).to.be.greaterThan(crashes * 5);
    expect(isSomeOfEachKind(), JSON.stringify(ledger)).to.equal(true);
  });

  it('has created each thing that it was asked for once, however often the request was repeated', async () => {
    expect(await ids('SELECT id FROM time_entries')).to.deep.equal(ledger.entries.toSorted());
    expect(await ids('SELECT id FROM invoices')).to.deep.equal(ledger.invoices.toSorted());
    expect(await ids("SELECT id FROM invoices WHERE status = 'void'")).to.deep.equal(ledger.voided.toSorted());
    expect(await ids('SELECT id FROM credit_notes')).to.deep.equal(ledger.creditNotes.toSorted());
    expect(await ids('SELECT reference AS id FROM payments')).to.deep.equal(ledger.payments.toSorted());
  });

  for (const [series, select] of [
    ['INV', 'SELECT invoice_number AS id FROM invoices'],
    ['CN', 'SELECT credit_note_number AS id FROM credit_notes'],
  ] as const)
    it(`has skipped no number in the series ${series}`, async () => {
      const numbers = await ids(select);
      const year = new Date().getUTCFullYear();
      const gapless = numbers.map((_, index) => `${series}-${year}-${String(index + 1).padStart(4, '0')}`);
      expect(numbers).to.deep.equal(gapless);
      expect(numbers).not.to.deep.equal([]);
    });

  it('has left no invoice half-done', async () => {
    const wrong = await rows(`
      SELECT i.id, i.status, i.subtotal, i.total, i.amount_paid, i.outstanding, l.amount, p.paid
        FROM invoices i
        LEFT JOIN (SELECT invoice_id, SUM(amount) AS amount FROM invoice_line_items GROUP BY invoice_id) l ON l.invoice_id = i.id
        LEFT JOIN (SELECT invoice_id, SUM(amount) AS paid FROM payments GROUP BY invoice_id) p ON p.invoice_id = i.id
        LEFT JOIN (SELECT invoice_id, SUM(total) AS credited FROM credit_notes GROUP BY invoice_id) n ON n.invoice_id = i.id
       WHERE l.amount IS NULL OR i.subtotal <> l.amount OR i.total <> i.subtotal + i.tax_amount
          OR i.amount_paid <> COALESCE(p.paid, 0) OR i.amount_credited <> COALESCE(n.credited, 0) OR i.outstanding <> i.total - i.amount_paid - i.amount_credited
          OR (i.outstanding = 0) <> (i.status = 'paid')`);
    expect(wrong).to.deep.equal([]);
  });

  it('bills each entry on at most one line, and each line its entries', async () => {
    const wrong = await rows(`
      SELECT l.id, i.status, l.quantity, t.hours
        FROM invoice_line_items l
        JOIN invoices i ON i.id = l.invoice_id
        LEFT JOIN (SELECT invoice_line_id, SUM(hours) AS hours FROM time_entries GROUP BY invoice_line_id) t ON t.invoice_line_id = l.id
       WHERE COALESCE(t.hours, 0) <> IF(i.status = 'void', 0, l.quantity)`);
    expect(wrong).to.deep.equal([]);
    const astray = await rows(`
      SELECT t.id FROM time_entries t LEFT JOIN invoice_line_items l ON l.id = t.invoice_line_id
       WHERE t.invoice_line_id IS NOT NULL AND l.id IS NULL`);
    expect(astray).to.deep.equal([]);
  });

  it('has the totals of its projects equal to the rows', async () => {
    const wrong = await rows(`
      SELECT p.id, p.hours_used, t.hours FROM projects p
        LEFT JOIN (SELECT project_id, SUM(hours) AS hours FROM time_entries GROUP BY project_id) t ON t.project_id = p.id
       WHERE p.hours_used <> COALESCE(t.hours, 0)`);
    expect(wrong).to.deep.equal([]);
    const [sums] = await rows<{ counted: string; billed: string }>(`
      SELECT (SELECT SUM(amount_billed) FROM projects) AS counted,
             (SELECT SUM(subtotal) FROM invoices WHERE status <> 'void') - (SELECT COALESCE(SUM(subtotal), 0) FROM credit_notes) AS billed`);
    expect(sums?.counted).to.equal(sums?.billed);
  });

  it('has each hour once, in the stored sums or in an increment', async () => {
    const [sums] = await rows<Record<string, string>>(`
      SELECT (SELECT SUM(hours) FROM time_entries) AS logged, (SELECT SUM(value) FROM time_entries) AS value,
             (SELECT SUM(hours) FROM daily_time) + (SELECT COALESCE(SUM(hours), 0) FROM time_increments) AS of_days,
             (SELECT SUM(hours) FROM monthly_time) + (SELECT COALESCE(SUM(hours), 0) FROM time_increments) AS of_months,
             (SELECT SUM(value) FROM monthly_time) + (SELECT COALESCE(SUM(value), 0) FROM time_increments) AS value_of_months`);
    expect([sums?.['of_days'], sums?.['of_months']]).to.deep.equal([sums?.['logged'], sums?.['logged']]);
    expect(sums?.['value_of_months']).to.equal(sums?.['value']);
  });

  it('has shown each event once to a reader who continued after its last one', async () => {
    const [first] = follower.seen;
    expect(first).to.be.a('string');
    const events = await ids('SELECT id FROM events');
    const before = await ids(
      "SELECT id FROM events WHERE type IN ('webhook.created', 'client.created', 'project.created')",
    );
    expect([...before, ...follower.seen].toSorted()).to.deep.equal(events);
  });

  it('has sent each event once, and in the same order, to a listener who was cut off', () => {
    expect(told).to.deep.equal(follower.seen);
  });

  for (const [type, table, condition] of [
    ['time_entry.created', 'time_entries', 'TRUE'],
    ['invoice.created', 'invoices', 'TRUE'],
    ['invoice.sent', 'invoices', 'sent_at IS NOT NULL'],
    ['invoice.paid', 'invoices', "status = 'paid'"],
    ['invoice.voided', 'invoices', "status = 'void'"],
    ['credit_note.created', 'credit_notes', 'TRUE'],
  ] as const) {
    it(`has one event ${type} for each, and has delivered it`, async () => {
      const objects = await ids(`SELECT id FROM ${table} WHERE ${condition}`);
      expect(await ids(`SELECT resource_id AS id FROM events WHERE type = '${type}'`)).to.deep.equal(objects);
      const events = await ids(`SELECT id FROM events WHERE type = '${type}'`);
      const received = receiver.received.filter(({ event }) => event.type === type).map(({ event }) => event.id);
      expect([...new Set(received)].toSorted()).to.deep.equal(events);
    });
  }
});
