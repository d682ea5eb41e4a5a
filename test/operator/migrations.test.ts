import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { createDatabase, openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { allocateImported } from '../../commands/billing/payments/allocate-earlier.js';
import { Payment } from '../../models/billing/payment.js';
import { Invoice } from '../../models/billing/invoice.js';
import { Client } from '../../models/clients/client.js';
import { serializeBuyer, serializeSeller } from '../../serializers/invoice-parties.js';
import { migrate } from '../../models/migrate.js';
import { isMigrated, migrationFiles } from '../../database/migrations.js';
import { openSchema } from '../../database/schema.js';

/** The identity of a workspace that has set nothing. */
const nobody = { business: null, payment: null, invoice_footer: null };

const shownColumns = {
  ticket_statuses: ['name', 'name_key', 'type', 'color', 'pauses_sla', 'position'],
  ticket_priorities: ['name', 'name_key', 'color', 'sla_response', 'sla_resolution', 'position', 'is_default'],
};

describe('migrations', () => {
  let database: Database;
  let other: Database;
  let db: Knex;
  before(async () => {
    const url = `${process.env['TEST_DATABASE_SERVER']}/${process.env['TEST_DATABASE_NAME']}_migrations`;
    await createDatabase(url);
    database = openDatabase(url, 2);
    db = openSchema(url);
    other = openDatabase(url, 2);
  });
  after(() => Promise.all([database.destroy(), other.destroy(), db.destroy()]));

  it('are run by one process when two start at once', async () => {
    expect(await isMigrated(database)).to.equal(false);
    await Promise.all([migrate(database), migrate(other)]);
    expect(await isMigrated(database)).to.equal(true);
  });

  it('can be run again if one of them was interrupted', async () => {
    await db('migrations').delete();
    await db.schema.dropTable('workspaces');
    await migrate(database);
    expect(await isMigrated(database)).to.equal(true);
    expect(await db.schema.hasTable('workspaces')).to.equal(true);
  });

  it('index no virtual column that a query may read: MariaDB reads some as NULL', async () => {
    const [[{ version }]] = (await db.raw('SELECT VERSION() AS version')) as [[{ version: string }]];
    const [indexed] = (await db.raw(
      `SELECT DISTINCT c.table_name AS 'table', c.column_name AS 'column' FROM information_schema.columns c
         JOIN information_schema.statistics s USING (table_schema, table_name, column_name)
        WHERE c.table_schema = DATABASE() AND c.extra LIKE '%VIRTUAL GENERATED%' AND s.non_unique = 1`,
    )) as [{ table: string; column: string }[]];
    // TiDB can add no others to a table, and reads these right.
    if (!version.includes('TiDB')) expect(indexed).to.deep.equal([]);
  });

  it('give existing workspaces the lists that tickets need', async () => {
    const { workspace_id } = await createWorkspace(database, { name: 'Older', email: 'owner@example.com' });
    const tables = ['ticket_statuses', 'ticket_priorities'] as const;
    const listed = (): Promise<object[][]> =>
      Promise.all(
        tables.map((table) =>
          db(table)
            .where({ workspace_id })
            .orderBy('position')
            .select(...shownColumns[table]),
        ),
      );
    const asMadeNew = await listed();
    // A generated column of 0082 depends on columns of 0013, so it is dropped first.
    const deadlines = await migrationFiles.getMigration('0082_ticket_deadlines.ts');
    const { up, down } = await migrationFiles.getMigration('0013_work.ts');
    await deadlines.down?.(db);
    await down?.(db);
    await up(db);
    await deadlines.up(db);
    expect(await listed()).to.deep.equal(asMadeNew);
    const ids = (await db('ticket_statuses').where({ workspace_id }).pluck('id')) as string[];
    for (const id of ids) expect(id).to.match(/^stat_[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it('freeze the parties of invoices that were already sent, as their documents show them', async () => {
    const { workspace_id } = await createWorkspace(database, { name: 'Older Firm', email: 'owner2@example.com' });
    const now = new Date('2026-01-31T09:30:00.000Z');
    const ctx = { db: database, now, scope: { workspaceId: workspace_id } };
    const client = await Client.insert(ctx, {
      name: 'Acme',
      name_key: 'acme',
      currency: 'USD',
      city: 'Boston',
      sla_overrides: [],
    });
    const [sent, draft] = await Invoice.insertMany(
      ctx,
      [now, null].map((sent_at, index) => ({
        invoice_number: `INV-${index}`,
        client_id: client.id,
        currency: 'USD',
        invoice_date: '2026-01-31',
        due_date: '2026-01-31',
        sent_at,
      })),
    );
    const { up, down } = await migrationFiles.getMigration('0051_invoice_parties.ts');
    await down?.(db);
    await up(db);
    const rows = (await db('invoice_parties').where({ workspace_id })) as Record<string, string>[];
    expect(rows.map(({ invoice_id }) => invoice_id)).to.deep.equal([sent?.id]);
    expect(draft?.sent_at).to.equal(null);
    const [{ seller = '', buyer = '' } = {}] = rows;
    // Fields that parties have got since are read as empty.
    expect(serializeSeller({ ...nobody, name: 'Older Firm' })).to.deep.include(JSON.parse(seller));
    expect(serializeBuyer(client, null)).to.deep.include(JSON.parse(buyer));
  });

  it('allocate payments and refunds of earlier versions to their invoices, and so does the daily job', async () => {
    const { workspace_id } = await createWorkspace(database, { name: 'Paid Firm', email: 'owner3@example.com' });
    const ctx = { db: database, now: new Date('2026-01-31T09:30:00.000Z'), scope: { workspaceId: workspace_id } };
    const day = { currency: 'USD', invoice_date: '2026-01-31', due_date: '2026-01-31' };
    const invoice = await Invoice.insert(ctx, {
      ...day,
      invoice_number: 'P-1',
      client_id: 'cli_paid',
      amount_paid: 70,
    });
    const paid = { invoice_id: invoice.id, currency: 'USD', date: '2026-02-01' };
    const { up } = await migrationFiles.getMigration('0126_allocated_payments.ts');
    for (const [count, allocate] of [() => up(db), () => allocateImported({ db: database }, workspace_id)].entries()) {
      const payment = await Payment.insert(ctx, { ...paid, type: 'payment', amount: 100, refunded_amount: 30 });
      const refund = await Payment.insert(ctx, { ...paid, type: 'refund', amount: -30, payment_id: payment.id });
      await allocate();
      await allocate();
      const rows = (await db('payments').where({ workspace_id }).pluck('client_id')) as string[];
      expect(rows).to.deep.equal(rows.map(() => 'cli_paid'));
      const entries = (await db('payment_allocations')
        .where({ workspace_id, payment_id: payment.id })
        .orderBy('amount')) as {
        refund_id: string | null;
        invoice_id: string;
        amount: string;
      }[];
      expect(entries.map(({ refund_id, invoice_id, amount }) => [refund_id, invoice_id, Number(amount)])).to.deep.equal(
        [
          [refund.id, invoice.id, -30],
          [null, invoice.id, 100],
        ],
      );
      expect(rows).to.have.length(2 * (count + 1));
    }
  });

  it('can be undone, even if half of it is already gone', async () => {
    const files = await migrationFiles.getMigrations([]);
    for (const file of files.toReversed()) {
      const { down } = await migrationFiles.getMigration(file);
      await down?.(db);
      await down?.(db);
    }
    expect(await db.schema.hasTable('workspaces')).to.equal(false);
  });
});
