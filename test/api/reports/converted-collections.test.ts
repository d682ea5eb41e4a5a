/** What is collected of invoices, in another currency. All figures are worked out by hand. */
import { expect } from 'chai';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvoice, credit, lineAt, pay, readInvoice } from '../../support/builders/invoices.js';
import { buildExchangeRates } from '../../support/builders/taxes.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { startOn } from '../../support/service/clock.js';

const january = { from: '2026-01-01', to: '2026-01-31' };

describe('what is collected of an invoice in another currency', () => {
  it('is converted by day: a payment, a second one and a credit at three rates', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-01-05');
    await owner.call('updateWorkspace', { body: { currency: 'EUR' } });
    await buildExchangeRates(owner, [
      ['USD', 'EUR', '2026-01-05', 0.5],
      ['USD', 'EUR', '2026-01-08', 0.8],
      ['USD', 'EUR', '2026-01-12', 0.9],
    ]);
    const { id: client_id } = await buildClient(owner, { email: 'usd@client.example', currency: 'USD' });
    const { id } = await buildInvoice(owner, {
      client_id,
      invoice_date: '2026-01-05',
      line_items: [lineAt(100)],
      tax_rate: 0.2,
    });
    await owner.call('sendInvoice', { params: { id }, body: { attach_pdf: false } });
    await startOn(owner, '2026-01-15');
    await pay(owner, id, 60, { date: '2026-01-06' });
    await pay(owner, id, 60, { date: '2026-01-09' });
    const report = async (days: object) =>
      (await owner.call('getTaxReport', { query: { ...days, basis: 'collected', in: 'EUR' } })).data.converted?.summary;
    // Each 50 before tax and 10: × 0.5, × 0.8
    expect(await report(january)).to.include({ net_amount: 65, tax: 13, invoices: 1 });
    expect(await report({ from: '2026-01-06', to: '2026-01-06' })).to.include({ net_amount: 25, tax: 5 });
    expect(await report({ from: '2026-01-07', to: '2026-01-31' })).to.include({ net_amount: 40, tax: 8 });
    await credit(owner, id, {
      lines: [{ line_item_id: (await readInvoice(owner, id, ['line_items'])).line_items?.[0]?.id ?? '', amount: 50 }],
    });
    // A credit note of a paid invoice moves nothing until it is refunded.
    expect(await report(january)).to.include({ net_amount: 65, tax: 13 });
    const { summary } = (await owner.call('getTaxReport', { query: { ...january, in: 'EUR' } })).data.converted ?? {};
    // 100 × 0.5 less 50 × 0.9
    expect(summary).to.include({ net_amount: 5, tax: 1, invoices: 1, credit_notes: 1 });
  });
});
