/** The tax report. All figures are worked out by hand. */
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, credit, lineAt, pay, readInvoice } from '../../support/builders/invoices.js';
import { buildTaxRate } from '../../support/builders/taxes.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { startOn } from '../../support/service/clock.js';
import type { ApiClient, CallInput } from '../../support/service/api.js';

const [april, may, june] = [
  { from: '2031-04-01', to: '2031-04-30' },
  { from: '2031-05-01', to: '2031-05-31' },
  { from: '2031-06-01', to: '2031-06-30' },
];
const lines = [lineAt(100, { tax_rate: 0.19 }), lineAt(50, { tax_rate: 0.07 })];

/** A firm on a day, and its client. */
async function buildFirm(day = '2031-04-30') {
  const { owner } = await buildWorkspace();
  await startOn(owner, day);
  const { id: client_id } = await buildClient(owner, { email: 'billing@acme.example' });
  return { owner, client_id };
}

type Query = NonNullable<CallInput<'getTaxReport'>['query']>;

const report = async (owner: ApiClient, query: Query): Promise<Schemas['TaxReport']> =>
  (await owner.call('getTaxReport', { query })).data;

const taxesIn = async (owner: ApiClient, query: Query) =>
  (await report(owner, query)).taxes.map(({ category, rate, taxable, tax, invoices, credit_notes }) =>
    [category, rate, taxable, tax, invoices, credit_notes].join(' '),
  );

/** Credits the whole line at this place of an invoice. */
async function creditLine(owner: ApiClient, id: string, place: number): Promise<void> {
  const { line_items = [] } = await readInvoice(owner, id, ['line_items']);
  await credit(owner, id, { lines: [{ line_item_id: line_items[place]?.id ?? '' }] });
}

async function refund(owner: ApiClient, id: string, amount: number): Promise<void> {
  const { payments = [] } = await readInvoice(owner, id, ['payments']);
  const params = { id, payment_id: payments[0]?.id ?? '' };
  await owner.call('refundInvoicePayment', { params, body: { amount } });
}

describe('getTaxReport', () => {
  it('adds up invoices by category and rate, less credit notes by their own dates', async () => {
    const { owner, client_id } = await buildFirm('2031-05-10');
    const exempt = await buildTaxRate(owner, { rate: 0, category: 'reverse_charge' });
    const { id } = await buildSentInvoice(owner, { client_id, invoice_date: '2031-04-30', line_items: lines });
    await buildSentInvoice(owner, { client_id, invoice_date: '2031-04-01', tax_rate: 0.19, line_items: [lineAt(10)] });
    await buildSentInvoice(owner, {
      client_id,
      invoice_date: '2031-04-02',
      line_items: [lineAt(300, { tax_rate_id: exempt.id })],
    });
    await buildSentInvoice(owner, { client_id, invoice_date: '2031-05-01', tax_rate: 0.19 });
    const gone = await buildSentInvoice(owner, { client_id, invoice_date: '2031-04-03', tax_rate: 0.5 });
    await owner.call('voidInvoice', { params: { id: gone.id }, body: {} });
    await buildInvoice(owner, { client_id, invoice_date: '2031-04-03', tax_rate: 0.4 });
    await creditLine(owner, id, 1);
    expect(await report(owner, april)).to.deep.equal({
      period: { ...april, label: 'April 2031' },
      basis: 'invoiced',
      summary: { net_amount: 460, tax: 24.4, rounding: 0, input_tax: 0, balance: 24.4, invoices: 3, credit_notes: 0 },
      taxes: [
        { category: 'standard', rate: 0.19, is_compound: false, taxable: 110, tax: 20.9, invoices: 2, credit_notes: 0 },
        { category: 'standard', rate: 0.07, is_compound: false, taxable: 50, tax: 3.5, invoices: 1, credit_notes: 0 },
        {
          category: 'reverse_charge',
          rate: 0,
          is_compound: false,
          taxable: 300,
          tax: 0,
          invoices: 1,
          credit_notes: 0,
        },
      ],
      input_tax: [],
      omitted: 0,
      other_currencies: [],
    });
    expect(await taxesIn(owner, may)).to.deep.equal(['standard 0.19 100 19 1 0', 'standard 0.07 -50 -3.5 0 1']);
  });

  it('counts an amount with two taxes once, and a compound tax on the tax before it', async () => {
    const { owner, client_id } = await buildFirm();
    const gst = await buildTaxRate(owner, { rate: 0.05 });
    const pst = await buildTaxRate(owner, { rate: 0.1, is_compound: true });
    const line_items = [lineAt(100, { tax_rate_ids: [gst.id, pst.id] })];
    await buildSentInvoice(owner, { client_id, invoice_date: '2031-04-30', line_items });
    expect(await taxesIn(owner, april)).to.deep.equal(['standard 0.1 105 10.5 1 0', 'standard 0.05 100 5 1 0']);
    const { summary } = await report(owner, april);
    expect([summary.net_amount, summary.tax, summary.invoices]).to.deep.equal([100, 15.5, 1]);
  });

  it('divides payments among the taxes of their invoice, so that a paid invoice is exactly its taxes', async () => {
    const { owner, client_id } = await buildFirm();
    const { id } = await buildSentInvoice(owner, { client_id, invoice_date: '2031-04-30', line_items: lines });
    const basis = 'collected';
    expect(await taxesIn(owner, { ...april, basis })).to.deep.equal([]);
    await pay(owner, id, 100);
    expect(await taxesIn(owner, { ...april, basis })).to.deep.equal([
      'standard 0.19 57.97 11.02 1 0',
      'standard 0.07 28.98 2.03 1 0',
    ]);
    await startOn(owner, '2031-05-02');
    await pay(owner, id, 72.5);
    expect(await taxesIn(owner, { ...may, basis })).to.deep.equal([
      'standard 0.19 42.03 7.98 1 0',
      'standard 0.07 21.02 1.47 1 0',
    ]);
    expect(await taxesIn(owner, { from: april.from, to: may.to, basis })).to.deep.equal([
      'standard 0.19 100 19 1 0',
      'standard 0.07 50 3.5 1 0',
    ]);
  });

  it('counts paid invoices with one rate together, whatever their days', async () => {
    const { owner, client_id } = await buildFirm('2031-05-02');
    for (const rate of [10, 20.05]) {
      const invoice = { client_id, invoice_date: '2031-04-30', tax_rate: 0.19, line_items: [lineAt(rate)] };
      const { id, amounts } = await buildSentInvoice(owner, invoice);
      await pay(owner, id, amounts.total ?? 0);
    }
    const part = await buildSentInvoice(owner, { client_id, invoice_date: '2031-04-30', tax_rate: 0.19 });
    await pay(owner, part.id, 59.5);
    expect(await taxesIn(owner, { ...april, basis: 'collected' })).to.deep.equal([]);
    expect(await taxesIn(owner, { ...may, basis: 'collected' })).to.deep.equal(['standard 0.19 80.05 15.21 3 0']);
  });

  it('takes a refund out of the taxes that were credited, not when they were credited', async () => {
    const { owner, client_id } = await buildFirm();
    const { id } = await buildSentInvoice(owner, { client_id, invoice_date: '2031-04-30', line_items: lines });
    await pay(owner, id, 172.5);
    await startOn(owner, '2031-05-02');
    await creditLine(owner, id, 1);
    expect(await taxesIn(owner, { ...may, basis: 'collected' })).to.deep.equal([]);
    await startOn(owner, '2031-06-02');
    await refund(owner, id, 53.5);
    expect(await taxesIn(owner, { ...june, basis: 'collected' })).to.deep.equal(['standard 0.07 -50 -3.5 1 0']);
  });

  it('moves what was paid in part to the taxes that are left after a credit', async () => {
    const { owner, client_id } = await buildFirm();
    const { id } = await buildSentInvoice(owner, { client_id, invoice_date: '2031-04-30', line_items: lines });
    await pay(owner, id, 86.25);
    await startOn(owner, '2031-05-02');
    await creditLine(owner, id, 1);
    expect(await taxesIn(owner, { ...april, basis: 'collected' })).to.deep.equal([
      'standard 0.19 50 9.5 1 0',
      'standard 0.07 25 1.75 1 0',
    ]);
    expect(await taxesIn(owner, { ...may, basis: 'collected' })).to.deep.equal([
      'standard 0.19 22.48 4.27 1 0',
      'standard 0.07 -25 -1.75 1 0',
    ]);
  });

  it('has the input tax of all expenses that are not rejected beside it', async () => {
    const { owner } = await buildFirm();
    const member = await buildUser(owner, 'member');
    const date = '2031-04-10';
    await buildExpense(owner, { date, amount: 119, tax_rate: 0.19 });
    await buildExpense(member, { date, amount: 11.9, tax_rate: 0.19 });
    await buildExpense(owner, { date, amount: 10, tax_amount: 1 });
    await buildExpense(owner, { date, amount: 50, tax_rate: 0, tax_category: 'reverse_charge' });
    await buildExpense(owner, { date, amount: 1000 });
    await buildExpense(owner, { date: '2031-05-01', amount: 107, tax_rate: 0.07 });
    const { id } = await buildExpense(owner, { date, amount: 107, tax_rate: 0.07 });
    await owner.call('rejectExpense', { params: { id } });
    for (const basis of ['invoiced', 'collected'] as const) {
      const { summary, input_tax } = await report(owner, { ...april, basis });
      expect(input_tax).to.deep.equal([
        { category: 'standard', rate: 0.19, taxable: 110, tax: 20.9, expenses: 2 },
        { category: 'reverse_charge', rate: 0, taxable: 50, tax: 0, expenses: 1 },
        { category: null, rate: null, taxable: 9, tax: 1, expenses: 1 },
      ]);
      expect([summary.tax, summary.input_tax, summary.balance]).to.deep.equal([0, 21.9, -21.9]);
    }
  });

  it('adds up no two currencies', async () => {
    const { owner, client_id } = await buildFirm();
    const { id: other } = await buildClient(owner, { currency: 'EUR', email: 'billing@birch.example' });
    for (const id of [client_id, other])
      await buildSentInvoice(owner, { client_id: id, invoice_date: '2031-04-30', tax_rate: 0.2 });
    await buildExpense(owner, { date: '2031-04-30', amount: 11, tax_rate: 0.1, currency: 'CHF' });
    const { summary, other_currencies } = await report(owner, april);
    expect(summary.tax).to.equal(20);
    expect(other_currencies.map(({ currency, summary: { tax, balance } }) => [currency, tax, balance])).to.deep.equal([
      ['CHF', 0, -1],
      ['EUR', 20, 20],
    ]);
  });

  it('has a row for each tax in CSV, charged and input, in every currency', async () => {
    const { owner, client_id } = await buildFirm();
    await buildSentInvoice(owner, { client_id, invoice_date: '2031-04-30', line_items: lines });
    await buildExpense(owner, { date: '2031-04-30', amount: 11, tax_rate: 0.1, currency: 'CHF' });
    const file = await owner.request('getTaxReport', { query: { ...april, format: 'csv' } });
    expect((await file.text()).trim().split('\r\n')).to.deep.equal([
      'type,currency,category,rate,is_compound,taxable,tax,invoices,credit_notes,expenses',
      'charged,USD,standard,0.19,false,100,19,1,0,',
      'charged,USD,standard,0.07,false,50,3.5,1,0,',
      'input,CHF,standard,0.1,,10,1,,,1',
    ]);
    const pdf = await owner.request('getTaxReport', { query: { ...april, format: 'pdf' } });
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).to.equal('%PDF-');
  });

  it('can be scheduled, with its basis', async () => {
    const { owner } = await buildFirm();
    const daily = { report_type: 'taxes' as const, schedule: 'daily' as const, recipients: ['boss@example.com'] };
    const body = { ...daily, parameters: { period: 'last_month', basis: 'collected' } };
    const { data } = await owner.call('createScheduledReport', { body });
    expect(data.parameters).to.deep.equal({ period: 'last_month', basis: 'collected' });
    const wrong = { ...daily, parameters: { basis: 'guessed' } };
    const failing = owner.fail('createScheduledReport', { body: wrong });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'parameters.basis']);
  });
});
