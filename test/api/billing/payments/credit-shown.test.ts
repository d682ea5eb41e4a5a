/** Where credit of clients is shown, and on which day money counts. */
import { expect } from 'chai';
import { assertTraceAddsUp } from '../../../support/answers/invoice-trace.js';
import { pdfText } from '../../../support/answers/pdf-text.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildSentInvoice, lineAt, openHosted } from '../../../support/builders/invoices.js';
import { atPortal, buildPortalContact } from '../../../support/builders/portal.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { startOn } from '../../../support/service/clock.js';

const june = { from: '2026-06-01', to: '2026-06-30' };

/** A client that pays 150 on 10 May, of which 119 are put on an invoice with tax on 5 June. */
async function buildAdvance() {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2026-05-10');
  const { id: client_id } = await buildClient(owner, { email: 'billing@client.example', name: 'Acme' });
  const { data: payment } = await owner.call('createPayment', {
    body: { client_id, amount: 150, reference: 'Advance' },
  });
  await startOn(owner, '2026-06-05');
  const invoice = await buildSentInvoice(owner, { client_id, tax_rate: 0.19, line_items: [lineAt(100)] });
  await owner.call('applyCredit', { params: { id: invoice.id } });
  return { owner, client_id, payment, invoice };
}

describe('money that comes before its invoice', () => {
  it('is collected when it comes, and its tax when it is on the invoice', async () => {
    const { owner } = await buildAdvance();
    const may = { from: '2026-05-01', to: '2026-05-31' };
    const collectedIn = async (range: typeof may) => {
      const revenue = await owner.call('getRevenueReport', { query: { ...range, group_by: 'client' } });
      const taxes = await owner.call('getTaxReport', { query: { ...range, basis: 'collected' } });
      return [revenue.data.summary.total_collected, taxes.data.summary.net_amount, taxes.data.summary.tax];
    };
    expect(await collectedIn(may)).to.deep.equal([150, 0, 0]);
    expect(await collectedIn(june)).to.deep.equal([0, 100, 19]);
  });

  it('does not change the tax of days before when it is moved later', async () => {
    const { owner, payment } = await buildAdvance();
    await startOn(owner, '2026-07-02');
    await owner.call('updatePaymentAllocations', { params: { id: payment.id }, body: { allocations: [] } });
    const taxIn = async (range: typeof june) =>
      (await owner.call('getTaxReport', { query: { ...range, basis: 'collected' } })).data.summary.tax;
    expect([await taxIn(june), await taxIn({ from: '2026-07-01', to: '2026-07-31' })]).to.deep.equal([19, -19]);
  });

  it('is on the statement in full when it came, with the credit at the end of each range', async () => {
    const { owner, client_id, payment, invoice } = await buildAdvance();
    const read = async (to: string) =>
      (await owner.call('getClientStatement', { params: { id: client_id }, query: { from: '2026-05-01', to } })).data
        .accounts[0];
    expect(await read('2026-05-31')).to.deep.include({ closing_balance: -150, credit: 150 });
    const account = await read('2026-06-30');
    expect(account).to.deep.include({ closing_balance: -31, credit: 31 });
    expect(
      account?.movements.map(({ type, id, invoice_id, number, amount }) => [type, id, invoice_id, number, amount]),
    ).to.deep.equal([
      ['payment', payment.id, null, 'Advance', -150],
      ['invoice', invoice.id, invoice.id, invoice.invoice_number, 119],
    ]);
  });

  it('is in aging beside what is outstanding', async () => {
    const { owner, client_id } = await buildAdvance();
    const { id: other } = await buildClient(owner, { email: 'other@client.example', currency: 'EUR' });
    await owner.call('createPayment', { body: { client_id: other, amount: 7 } });
    await buildSentInvoice(owner, { client_id, line_items: [lineAt(40)] });
    const { data } = await owner.call('getInvoiceAging', {});
    expect([data.total_outstanding, data.total_credit]).to.deep.equal([40, 31]);
    expect(data.by_client.map(({ client_id: id, total, credit }) => [id, total, credit])).to.deep.equal([
      [client_id, 40, 31],
    ]);
    expect(data.other_currencies.map(({ currency, total_credit }) => [currency, total_credit])).to.deep.equal([
      ['EUR', 7],
    ]);
    expect((await owner.call('getAgingReport', {})).data.total_credit).to.equal(31);
  });

  it('is told to the client on the page of an open invoice, and on the statement in the portal', async () => {
    const { owner, client_id, invoice } = await buildAdvance();
    const { hosted_url } = await buildSentInvoice(owner, { client_id, line_items: [lineAt(40)] });
    expect(await (await openHosted(hosted_url)).text()).to.contain('a credit of $31.00');
    expect(await (await openHosted(invoice.hosted_url)).text()).to.not.contain('a credit of');
    const payer = await atPortal(
      await buildPortalContact(owner, { client_id, portal_access: 'view', is_billing: true }),
    );
    const { text } = await payer.get(`/portal/statement?from=${june.from}&to=${june.to}`);
    expect(text).to.contain('Credit').and.contain('$31.00');
    const before = await payer.get('/portal/statement?from=2026-05-01&to=2026-05-31');
    expect(before.text).to.contain('Payment received Advance');
  });

  it('is on the PDF, the page and the trace of an invoice only as far as it pays this invoice', async () => {
    const { owner, client_id, invoice } = await buildAdvance();
    const other = await buildSentInvoice(owner, { client_id, line_items: [lineAt(400)] });
    await owner.call('applyCredit', { params: { id: other.id } });
    const pdf = await owner.request('getInvoicePdf', { params: { id: other.id } });
    const page = await (await openHosted(other.hosted_url)).text();
    for (const text of [await pdfText(await pdf.arrayBuffer()), page])
      expect(text).to.contain('$31.00').and.to.not.contain('$150.00').and.to.not.contain('$119.00');
    await assertTraceAddsUp(owner, other.id);
    await assertTraceAddsUp(owner, invoice.id);
  });

  it('keeps its client from being deleted', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner, { email: 'x@client.example' });
    await owner.call('createPayment', { body: { client_id: id, amount: 1 } });
    const { error } = await owner.fail('deleteClient', { params: { id } });
    expect([error.code, error.message.includes('has payments')]).to.deep.equal(['invalid_state', true]);
  });
});
