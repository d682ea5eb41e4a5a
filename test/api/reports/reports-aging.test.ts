import { expect } from 'chai';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { startOn } from '../../support/service/clock.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, lineAt, pay } from '../../support/builders/invoices.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

/** A firm on 2031-06-30: its last 90 days begin on 2031-04-02, and the 90 days before end on 2031-04-01. */
async function buildFirm() {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2031-06-30');
  const client = await buildClient(owner, { email: 'billing@acme.example', name: 'Acme' });
  const bill = async (day: string, amount: number, due_date: string) => {
    const body = { client_id: client.id, line_items: [lineAt(amount)], invoice_date: day, due_date, tax_rate: 0.1 };
    return buildSentInvoice(owner, body);
  };
  return { owner, client, bill };
}

/** Lets `clients` clients owe 1, 2, 3 … for ten days, in the table: through the API, this would take seconds. */
async function owe({ workspaceId }: ApiClient, clients: number): Promise<void> {
  const { db } = await testApi();
  const digits = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');
  const numbers = `(SELECT 1 + a.d + 10 * b.d + 100 * c.d + 1000 * d.d AS n
    FROM (${digits}) a JOIN (${digits}) b JOIN (${digits}) c JOIN (${digits}) d) numbers WHERE n <= ?`;
  const own = workspaceId.slice(-22);
  await db.raw(
    `INSERT INTO clients (id, workspace_id, created_at, updated_at, name, name_key, currency, sla_overrides)
     SELECT CONCAT('cli_', LPAD(n, 4, '0'), ?), ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), n, n, 'USD', '[]' FROM ${numbers}`,
    [own, workspaceId, clients],
  );
  await db.raw(
    `INSERT INTO invoices (id, workspace_id, created_at, updated_at, invoice_number, client_id, status, currency,
                           invoice_date, due_date, subtotal, total, outstanding)
     SELECT CONCAT('inv_', LPAD(n, 4, '0'), ?), ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), n, CONCAT('cli_', LPAD(n, 4, '0'), ?), 'sent', 'USD',
            '2031-06-01', '2031-06-20', n, n, n FROM ${numbers}`,
    [own, workspaceId, own, clients],
  );
}

describe('getAgingReport', () => {
  it('has the same figures as the aging of invoices, and how fast they are paid', async () => {
    const { owner, client, bill } = await buildFirm();
    const old = await bill('2031-02-10', 1000, '2031-03-12');
    const late = await bill('2031-03-01', 500, '2031-05-31');
    const fresh = await bill('2031-06-01', 2000, '2031-07-01');
    await buildInvoice(owner, { client_id: client.id, invoice_date: '2031-06-01', line_items: [lineAt(9999)] });
    await pay(owner, old.id, 100, { date: '2031-04-01' });
    await pay(owner, old.id, 1000, { date: '2031-05-01' });
    await pay(owner, late.id, 50, { date: '2031-06-30' });
    await pay(owner, fresh.id, 200, { date: '2031-06-15' });
    const { data } = await owner.call('getAgingReport', {});
    const { data: aging } = await owner.call('getInvoiceAging', {});
    const { trends, ...figures } = data;
    expect(figures).to.deep.equal(aging);
    expect([data.total_outstanding, data.buckets.current, data.buckets['1_30_days']]).to.deep.equal([2500, 2000, 500]);
    // Now 2500 / 2200 × 90. On 1 April, 1650 had been invoiced in 90 days, and 1550 were outstanding: 84.545….
    expect(trends).to.deep.equal({ dso: 102.27, dso_change: 17.73, collection_rate: 56.82 });
  });

  it('excludes void, written-off and unsent invoices from what was outstanding then', async () => {
    const { owner, client, bill } = await buildFirm();
    await bill('2031-03-01', 100, '2031-03-31');
    const gone = await bill('2031-03-02', 700, '2031-03-31');
    const lost = await bill('2031-03-03', 300, '2031-03-31');
    await buildInvoice(owner, { client_id: client.id, invoice_date: '2031-03-04', line_items: [lineAt(9999)] });
    await owner.call('voidInvoice', { params: { id: gone.id }, body: {} });
    await pay(owner, lost.id, 33, { date: '2031-06-29' });
    await owner.call('markInvoiceUncollectible', { params: { id: lost.id }, body: {} });
    await bill('2031-06-30', 100, '2031-07-30');
    const { data } = await owner.call('getAgingReport', {});
    // Now 220 / 110 × 90 = 180. Before, 110 / 440 × 90 = 22.5: an invoice that was written off counts as invoiced, and
    // nothing of it as outstanding.
    expect(data.trends).to.deep.equal({ dso: 180, dso_change: 157.5, collection_rate: 30 });
  });

  it('lists the thousand clients that owe the most, and also counts and adds up the others', async () => {
    const { owner } = await buildFirm();
    await owe(owner, 1003);
    const { data } = await owner.call('getAgingReport', {});
    expect(data.by_client.map(({ total }) => total)).to.deep.equal(Array.from({ length: 1000 }, (_, n) => 1003 - n));
    expect([data.omitted, data.total_outstanding, data.buckets['1_30_days']]).to.deep.equal([3, 503_506, 503_506]);
    const csv = await (await owner.request('getAgingReport', { query: { format: 'csv' } })).text();
    expect(csv.trimEnd().split('\r\n')).to.have.lengthOf(1001);
  });

  it('has no pace of payment if nothing was invoiced', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('getAgingReport', {});
    expect(data.trends).to.deep.equal({ dso: null, dso_change: null, collection_rate: null });
  });

  it('covers the whole firm, also for users who see no invoices', async () => {
    const { owner, bill } = await buildFirm();
    await bill('2031-06-01', 100, '2031-07-01');
    const manager = await buildUser(owner, 'manager');
    expect((await manager.fail('getInvoiceAging')).error.code).to.equal('forbidden');
    const { data } = await manager.call('getAgingReport', {});
    expect([data.total_outstanding, data.by_client.map(({ client_name }) => client_name)]).to.deep.equal([
      110,
      ['Acme'],
    ]);
  });

  it('lists other currencies separately, with their own pace of payment', async () => {
    const { owner } = await buildFirm();
    const { id } = await buildClient(owner, { email: 'eu@client.example', currency: 'EUR' });
    await buildSentInvoice(owner, { client_id: id, line_items: [lineAt(90)] });
    const { data } = await owner.call('getAgingReport', {});
    expect(data.total_outstanding).to.equal(0);
    expect(data.other_currencies.map(({ currency, trends }) => [currency, trends.dso])).to.deep.equal([['EUR', 90]]);
  });
});
