/**
 * Periods that are over are closed exactly once, however late, by any number of workers, and wherever one is
 * interrupted.
 */
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createAgreement } from '../../commands/retainers/agreements.js';
import { closeDuePeriods } from '../../commands/retainers/close-due-periods.js';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { addDays, today } from '../../domain/time.js';
import { Client } from '../../models/clients/client.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { transaction } from '../../database/transaction.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { loadSettings } from '../../settings/settings.js';
import { killSpawned, spawnWorker } from '../scripts/fixtures/spawn-script.js';
import { ensureBuilt } from '../support/service/built.js';
import { buildAgreement } from '../support/builders/agreements.js';
import { startOn } from '../support/service/clock.js';
import { testApi } from '../support/service/api.js';
import { systemContextOf } from '../support/service/context.js';
import { freshDatabase } from '../support/service/database.js';
import { eventsOf } from '../support/answers/events.js';
import { buildClient } from '../support/builders/factories.js';
import { untilDone } from '../support/service/waiting.js';
import { noJobs } from '../support/service/no-jobs.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const SECRET_KEY = 'a secret key for the tests, long enough';

describe('workers that close periods', () => {
  it('catch up on three months, four workers concurrently, each period once', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2027-03-01');
    const { id: client_id } = await buildClient(owner);
    const terms = { client_id, auto_invoice: true, rollover_enabled: true };
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push((await buildAgreement(owner, terms)).id);
    await startOn(owner, '2027-06-15');
    const ctx = await systemContextOf(owner);
    await Promise.all(Array.from({ length: 4 }, () => untilDone(() => closeDuePeriods(ctx))));
    for (const id of ids) {
      const periods = (await owner.call('listAgreementPeriods', { params: { id } })).data;
      expect(periods.map(({ start_date, hours }) => [start_date, hours.total_available])).to.deep.equal([
        ['2027-06-01', 80],
        ['2027-05-01', 60],
        ['2027-04-01', 40],
        ['2027-03-01', 20],
      ]);
      const closings = (await eventsOf(owner, id)).filter(({ type }) => type === 'agreement.period_closed');
      expect(closings.map(({ context }) => context.period?.start_date)).to.deep.equal([
        '2027-03-01',
        '2027-04-01',
        '2027-05-01',
      ]);
    }
    const { pagination, summary } = await owner.call('listInvoices', {});
    expect([pagination.total, summary.total_invoiced]).to.deep.equal([30, 0]);
  });
});

describe('an agreement whose period cannot be closed', () => {
  it('does not keep the others from closing; the job fails', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2027-03-01');
    const agreementOfNewClient = async () =>
      buildAgreement(owner, { client_id: (await buildClient(owner)).id, auto_invoice: true });
    const broken = await agreementOfNewClient();
    const others = [await agreementOfNewClient(), await agreementOfNewClient()];
    const { db } = await testApi();
    await db('agreements').where({ id: broken.id }).update({ client_id: 'cli_missing' });
    await startOn(owner, '2027-04-15');
    const failed = await closeDuePeriods(await systemContextOf(owner)).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failed).to.be.an.instanceOf(Error);
    for (const { id } of others) {
      const periods = (await owner.call('listAgreementPeriods', { params: { id } })).data;
      expect(periods.map(({ start_date }) => start_date)).to.deep.equal(['2027-04-01', '2027-03-01']);
    }
  });
});

describe('a worker that is killed while it closes periods', () => {
  const count = 60;
  let databaseUrl: string;
  let database: Database;
  let db: Knex;
  before(async () => {
    ensureBuilt();
    databaseUrl = await freshDatabase('closing');
    database = openDatabase(databaseUrl, 2);
    db = openSchema(databaseUrl);
  });
  after(async () => {
    killSpawned();
    await Promise.all([database.destroy(), db.destroy()]);
  });

  /** A live side with retainers whose first period ended yesterday, and whose closing job is due. */
  async function buildDue(): Promise<string> {
    const { workspace_id } = await createWorkspace(database, { name: 'Firm', email: 'owner@example.com' });
    const base = { db: database, jobs: noJobs, settings: loadSettings({ SECRET_KEY, DATABASE_URL: databaseUrl }) };
    const ctx = await systemContext(base, workspace_id);
    const client = await Client.insert(ctx, { name: 'Acme', name_key: 'acme', currency: 'USD', sla_overrides: [] });
    const start_date = today(ctx.now, 'UTC');
    const terms = { title: 'Care', start_date, monthly_fee: 100, hours_included: 5, auto_invoice: true } as const;
    const body = {
      ...terms,
      client_id: client.id,
      billing_day: 1,
      interval: 'monthly' as const,
      status: 'active' as const,
    };
    for (let made = 0; made < count; made += 1)
      await transaction(database, (trx) => createAgreement({ ...ctx, db: trx }, body));
    await db('agreement_periods').update({ end_date: addDays(start_date, -1), start_date: addDays(start_date, -1) });
    const due_at = new Date(Date.now() - 60_000);
    await db('jobs').insert({ workspace_id, kind: 'close_due_periods', due_at, timezone: 'UTC' });
    return workspace_id;
  }

  const closed = async (): Promise<number> =>
    Number((await db('agreement_periods').whereNotNull('closed_at').count({ count: '*' }).first())?.['count'] ?? 0);

  it('leaves no period half-closed, and none for the next worker to close twice', async () => {
    await buildDue();
    for (const enough of [5, 30]) {
      const worker = spawnWorker(databaseUrl, SECRET_KEY);
      await worker.reaches(async () => (await closed()) >= enough, 5);
      await worker.end('SIGKILL');
      expect(await closed()).to.be.lessThan(count);
      await db('jobs').update({ lease_until: new Date(Date.now() - 1) }); // as if five minutes had passed
    }
    const last = spawnWorker(databaseUrl, SECRET_KEY);
    await last.reaches(async () => (await closed()) >= count);
    expect(await last.end('SIGTERM')).to.equal(0);
    const sizes = await Promise.all(
      (['agreement_periods', 'invoices', 'events'] as const).map(async (table) => (await db(table)).length),
    );
    // For each retainer: two periods, one invoice, and three events: of its creation, of the closing, and of the
    // invoice.
    expect(sizes).to.deep.equal([2 * count, count, 3 * count]);
    const balances = (await db('hour_movements').groupBy('period_id').sum({ hours: 'hours' })) as { hours: string }[];
    expect(new Set(balances.map(({ hours }) => Number(hours)))).to.deep.equal(new Set([0, 5]));
    const numbers = (await db('invoices').orderBy('invoice_number').pluck('invoice_number')) as string[];
    expect(numbers.map((number) => Number(number.slice(-4)))).to.deep.equal(
      Array.from({ length: count }, (_, index) => index + 1),
    );
  });
});
