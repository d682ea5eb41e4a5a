/** The tax of invoices in another currency than the firm's, in the firm's. All figures are worked out by hand. */
import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { pdfText } from '../../../support/answers/pdf-text.js';
import { buildExchangeRate } from '../../../support/builders/taxes.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildInvoice, lineAt, openHosted, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { startOn } from '../../../support/service/clock.js';
import type { ApiClient } from '../../../support/service/api.js';

/** A firm in euros on a day, with a client in dollars. */
async function buildFirm(day = '2026-01-15') {
  const { owner } = await buildWorkspace();
  await startOn(owner, day);
  await owner.call('updateWorkspace', { body: { currency: 'EUR' } });
  const client = await buildClient(owner, { email: 'billing@acme.example', currency: 'USD', country: 'US' });
  const draft = (overrides: Partial<Schemas['InvoiceCreate']> = {}) =>
    buildInvoice(owner, {
      client_id: client.id,
      invoice_date: '2026-01-14',
      line_items: [lineAt(1000.5)],
      tax_rate: 0.19,
      ...overrides,
    });
  const send = async (id: string) => {
    await owner.call('sendInvoice', { params: { id }, body: { attach_pdf: false } });
    return readInvoice(owner, id);
  };
  return { owner, draft, send };
}

const ownTax = ({ amounts }: Schemas['Invoice'] | Schemas['CreditNote']) => [
  amounts.tax_currency,
  amounts.tax_amount_in_tax_currency,
  amounts.exchange_rate,
  amounts.exchange_rate_date,
];
const none = [null, null, null, null];

const lacksRate = async (owner: ApiClient, id: string): Promise<boolean> =>
  ((await readInvoice(owner, id)).warnings ?? []).some(({ code }) => code === 'exchange_rate_missing');

describe('the tax of an invoice in another currency', () => {
  it('is stored in the currency of the firm when it is sent, and stays', async () => {
    const { owner, draft, send } = await buildFirm();
    const rate = await buildExchangeRate(owner, { from: 'EUR', to: 'USD', date: '2026-01-12', rate: 1.1738 });
    await buildExchangeRate(owner, { from: 'EUR', to: 'USD', date: '2026-01-15', rate: 2 });
    const made = await draft();
    expect(ownTax(made)).to.deep.equal(none);
    expect(made.amounts.tax_amount).to.equal(190.1);
    // 190.10 × 0.85193388993 = 161.9526…
    const stored = ['EUR', 161.95, 0.85193388993, '2026-01-12'];
    expect(ownTax(await send(made.id))).to.deep.equal(stored);
    await owner.call('updateExchangeRate', { params: { id: rate.id }, body: { rate: 1.5 } });
    expect(ownTax(await send(made.id))).to.deep.equal(stored);
  });

  it('takes the rate of today for an invoice of a later day', async () => {
    const { owner, draft, send } = await buildFirm();
    await buildExchangeRate(owner, { from: 'USD', to: 'EUR', date: '2026-01-15', rate: 0.8 });
    await buildExchangeRate(owner, { from: 'USD', to: 'EUR', date: '2026-02-01', rate: 0.5 });
    const { id } = await draft({ invoice_date: '2026-02-01' });
    expect(ownTax(await send(id))).to.deep.equal(['EUR', 152.08, 0.8, '2026-01-15']);
  });

  it('is missing without a rate, of which the draft warns', async () => {
    const { owner, draft, send } = await buildFirm();
    const { id } = await draft();
    expect(await lacksRate(owner, id)).to.equal(true);
    await buildExchangeRate(owner, { from: 'USD', to: 'EUR', date: '2026-01-06', rate: 0.8 });
    expect(await lacksRate(owner, id)).to.equal(true);
    await buildExchangeRate(owner, { from: 'USD', to: 'EUR', date: '2026-01-07', rate: 0.8 });
    expect(await lacksRate(owner, id)).to.equal(false);
    const unrated = await draft({ invoice_date: '2026-01-04' });
    expect(ownTax(await send(unrated.id))).to.deep.equal(none);
  });

  it('is not stated for an invoice without tax, or in the currency of the firm', async () => {
    const { owner, draft, send } = await buildFirm();
    const untaxed = await draft({ tax_rate: 0 });
    const { id: client_id } = await buildClient(owner, { email: 'kunde@acme.example', currency: 'EUR' });
    const own = await draft({ client_id });
    for (const { id } of [untaxed, own]) {
      expect(await lacksRate(owner, id)).to.equal(false);
      expect(ownTax(await send(id))).to.deep.equal(none);
    }
  });

  it('is on the PDF, also before it is sent, and on the page of the invoice', async () => {
    const { owner, draft, send } = await buildFirm();
    await buildExchangeRate(owner, { from: 'USD', to: 'EUR', date: '2026-01-12', rate: 0.85 });
    const { id } = await draft();
    const line = /Tax in EUR: €161\.59 \(1 USD = 0\.85 EUR, rate of (Jan 12, 2026|12 Jan 2026|January 12, 2026)\)/;
    const pdf = async () => pdfText(await (await owner.request('getInvoicePdf', { params: { id } })).arrayBuffer());
    expect(await pdf()).to.match(line);
    const { hosted_url } = await send(id);
    expect(await pdf()).to.match(line);
    const page = await (await openHosted(hosted_url)).text();
    expect(page.replaceAll('&nbsp;', ' ')).to.match(line);
  });
});

describe('the tax of a credit note on an invoice in another currency', () => {
  const credit = async (owner: ApiClient, id: string, amount?: number): Promise<Schemas['CreditNote']> =>
    (await owner.call('createCreditNote', { params: { id }, body: amount === undefined ? {} : { amount } })).data;

  it('is stated at the exchange rate of the invoice, whatever the rate is by then', async () => {
    const { owner, draft, send } = await buildFirm();
    await buildExchangeRate(owner, { from: 'USD', to: 'EUR', date: '2026-01-12', rate: 0.85 });
    const { id } = await send((await draft()).id);
    await buildExchangeRate(owner, { from: 'USD', to: 'EUR', date: '2026-01-15', rate: 0.5 });
    // 500.00 with 19 % has a tax of 79.83 in it; 79.83 × 0.85 = 67.8555.
    const part = await credit(owner, id, 500);
    expect(part.amounts.tax_amount).to.equal(79.83);
    expect(ownTax(part)).to.deep.equal(['EUR', 67.86, 0.85, '2026-01-12']);
    // 190.10 − 79.83 = 110.27; 110.27 × 0.85 = 93.7295.
    const rest = await credit(owner, id);
    expect(ownTax(rest)).to.deep.equal(['EUR', 93.73, 0.85, '2026-01-12']);
    const { data: listed } = await owner.call('listCreditNotes', { query: { invoice_id: id } });
    expect(listed.map(ownTax)).to.deep.equal([ownTax(rest), ownTax(part)]);
  });

  it('is on its PDF', async () => {
    const { owner, draft, send } = await buildFirm();
    await buildExchangeRate(owner, { from: 'USD', to: 'EUR', date: '2026-01-12', rate: 0.85 });
    const note = await credit(owner, (await send((await draft()).id)).id, 500);
    const pdf = await owner.request('getCreditNotePdf', { params: { id: note.id } });
    expect(await pdfText(await pdf.arrayBuffer())).to.match(/Tax in EUR: €67\.86 \(1 USD = 0\.85 EUR, rate of /);
  });

  it('is not stated where the invoice states none', async () => {
    const { owner, draft, send } = await buildFirm();
    const { id } = await send((await draft()).id);
    expect(ownTax(await credit(owner, id))).to.deep.equal(none);
  });
});
