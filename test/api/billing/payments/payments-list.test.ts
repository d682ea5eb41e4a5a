import { expect } from 'chai';
import type { Query } from '../../../../contract/contract.js';
import type { QueryInput } from '../../../support/service/api.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildSentInvoice, lineAt, pay } from '../../../support/builders/invoices.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';

/** Two clients with different currencies, and three payments, one of which is partly refunded. */
async function buildBook() {
  const { owner } = await buildWorkspace();
  const acme = await buildClient(owner, { name: 'Acme', email: 'a@client.example' });
  const bolt = await buildClient(owner, { name: 'Bolt', email: 'b@client.example', currency: 'EUR' });
  const first = await buildSentInvoice(owner, { client_id: acme.id });
  const second = await buildSentInvoice(owner, { client_id: acme.id, line_items: [lineAt(500)] });
  const foreign = await buildSentInvoice(owner, { client_id: bolt.id });
  const early = (await pay(owner, first.id, 40, { date: '2026-02-01', method: 'wire', reference: 'R 1' })).payment;
  const large = (await pay(owner, second.id, 300.5, { date: '2026-02-03', method: 'check' })).payment;
  const euros = (await pay(owner, foreign.id, 20, { date: '2026-02-02' })).payment;
  const params = { id: first.id, payment_id: early.id };
  const refund = (await owner.call('refundInvoicePayment', { params, body: { amount: 15 } })).data.payment;
  const names = { [early.id]: 'early', [large.id]: 'large', [euros.id]: 'euros', [refund.id]: 'refund' };
  const found = async (query: QueryInput<Query<'listPayments'>>) =>
    (await owner.call('listPayments', { query })).data.map(({ id }) => names[id]);
  return { owner, acme, bolt, first, early, refund, found };
}

describe('listPayments', () => {
  it('lists all payments and refunds with number and client, latest first', async () => {
    const { owner, acme, first, early, refund, found } = await buildBook();
    expect(await found({})).to.deep.equal(['refund', 'large', 'euros', 'early']);
    const { data } = await owner.call('listPayments', { query: { invoice_id: [first.id], order: 'asc' } });
    expect(data).to.deep.equal(
      (await owner.call('listInvoicePayments', { params: { id: first.id } })).data.map((payment, at) => ({
        ...payment,
        updated_at: data[at]?.updated_at,
        unallocated_amount: 0,
        provider_fee: null,
        allocations: [{ invoice_id: first.id, invoice_number: first.invoice_number, amount: at === 0 ? 25 : -15 }],
        invoice_number: first.invoice_number,
        client_id: acme.id,
        client_name: 'Acme',
      })),
    );
    expect(data.map(({ id, amount, refunded_amount: refunded }) => [id, amount, refunded])).to.deep.equal([
      [early.id, 40, 15],
      [refund.id, -15, 0],
    ]);
  });

  it('filters by client, invoice, type, method and day, and sorts by day or amount', async () => {
    const { acme, bolt, first, found } = await buildBook();
    expect(await found({ client_id: [acme.id] })).to.deep.equal(['refund', 'large', 'early']);
    expect(await found({ client_id: [acme.id, bolt.id] })).to.have.length(4);
    expect(await found({ invoice_id: [first.id] })).to.deep.equal(['refund', 'early']);
    expect(await found({ type: ['refund'] })).to.deep.equal(['refund']);
    expect(await found({ method: ['wire'] })).to.deep.equal(['refund', 'early']);
    expect(await found({ method: ['check', 'wire'], type: ['payment'] })).to.deep.equal(['large', 'early']);
    expect(await found({ from: '2026-02-02', to: '2026-02-03' })).to.deep.equal(['large', 'euros']);
    expect(await found({ sort: 'amount', order: 'asc' })).to.deep.equal(['refund', 'euros', 'early', 'large']);
  });

  it('adds up what the filters match, per currency', async () => {
    const { owner, bolt } = await buildBook();
    const sums = async (query: QueryInput<Query<'listPayments'>>) =>
      (await owner.call('listPayments', { query })).summary;
    expect(await sums({})).to.deep.equal({
      count: 4,
      total_received: 340.5,
      total_refunded: 15,
      net: 325.5,
      other_currencies: [{ currency: 'EUR', total_received: 20, total_refunded: 0, net: 20 }],
    });
    const ofBolt = await sums({ client_id: [bolt.id], per_page: 1 });
    expect([ofBolt.count, ofBolt.net, ofBolt.other_currencies?.[0]?.net]).to.deep.equal([1, 0, 20]);
    expect((await sums({ to: '2020-01-01' })).count).to.equal(0);
  });

  it('returns all of them as CSV, whatever the page', async () => {
    const { owner } = await buildBook();
    const csv = await (await owner.request('listPayments', { query: { format: 'csv', per_page: 1 } })).text();
    const [head, ...rows] = csv.trim().split('\n');
    expect(head).to.include('invoice_number').and.include('client_name').and.include('amount');
    expect(rows).to.have.length(4);
  });

  it('shows no amounts to users who may not see rates, and does not sort by them', async () => {
    const { owner } = await buildBook();
    const viewer = await buildUser(owner, 'viewer');
    const { data, summary } = await viewer.call('listPayments', { query: {} });
    expect(data[0])
      .to.include({ client_name: 'Acme', type: 'refund' })
      .and.not.to.have.any.keys('amount', 'refunded_amount');
    expect(summary).to.deep.equal({ count: 4 });
    const { error } = await viewer.fail('listPayments', { query: { sort: 'amount' } });
    expect(error.code).to.equal('forbidden');
  });
});
