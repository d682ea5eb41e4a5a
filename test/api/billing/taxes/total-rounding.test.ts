/** Totals that are rounded to the smallest coin. All figures are worked out by hand. */
import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { assertTraceAddsUp, traceOf } from '../../../support/answers/invoice-trace.js';
import { pdfText } from '../../../support/answers/pdf-text.js';
import { refusalOf } from '../../../support/answers/refusals.js';
import { buildClient } from '../../../support/builders/factories.js';
import {
  buildInvoice,
  buildSentInvoice,
  credit,
  lineAt,
  openHosted,
  pay,
  readInvoice,
} from '../../../support/builders/invoices.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../../support/service/api.js';

const coins = [
  { currency: 'CHF', increment: 0.05 },
  { currency: 'JPY', increment: 10 },
];

/** A firm in CHF whose totals are rounded to 0.05, and its client at 8.1 %. */
async function buildSwiss() {
  const { owner } = await buildWorkspace();
  await owner.call('updateWorkspace', { body: { currency: 'CHF', total_rounding: coins } });
  const { id: client_id } = await buildClient(owner, { tax_rate: 0.081, email: 'pay@acme.example', locale: 'de-CH' });
  return { owner, client_id };
}

/** 8.1 % of 99.66 are 8.07246: 107.73 is rounded to 107.75. */
const up = { tax_rate: 0.081, line_items: [lineAt(99.66)] };
/** 8.1 % of 99.65 are 8.07165: 107.72 is rounded to 107.70. */
const down = { tax_rate: 0.081, line_items: [lineAt(60), lineAt(39.65)] };

const refusedOn = (field: string) => [400, 'invalid_request', field];

const sumsOf = ({ amounts }: Pick<Schemas['Invoice'], 'amounts'>) => {
  const { subtotal, tax_amount, rounding, total } = amounts;
  return [subtotal, tax_amount, rounding, total];
};

async function days(owner: ApiClient): Promise<{ from: string; to: string }> {
  const day = (await owner.call('getTestClock', {})).data.now.slice(0, 10);
  return { from: day, to: day };
}

describe('total_rounding of the workspace', () => {
  it('rounds totals of new invoices in its currencies, and leaves the others exact', async () => {
    const { owner, client_id } = await buildSwiss();
    expect(sumsOf(await buildInvoice(owner, { ...up, client_id }))).to.deep.equal([99.66, 8.07, 0.02, 107.75]);
    expect(sumsOf(await buildInvoice(owner, { ...down, client_id }))).to.deep.equal([99.65, 8.07, -0.02, 107.7]);
    const { id: euro } = await buildClient(owner, { currency: 'EUR' });
    const exact = await buildInvoice(owner, { ...up, client_id: euro });
    expect(sumsOf(exact)).to.deep.equal([99.66, 8.07, 0, 107.73]);
    const { db } = await testApi();
    const rows = await db('invoices').where({ id: exact.id }).select('rounding_increment');
    expect(rows).to.deep.equal([{ rounding_increment: null }]);
  });

  it('is copied by an invoice: only new ones and duplicates have a later increment', async () => {
    const { owner, client_id } = await buildSwiss();
    const { id } = await buildInvoice(owner, { ...down, client_id });
    await owner.call('updateWorkspace', { body: { total_rounding: [{ currency: 'CHF', increment: 1 }] } });
    const body = { line_items: up.line_items };
    const { data: changed } = await owner.call('updateInvoice', { params: { id }, body });
    expect(sumsOf(changed)).to.deep.equal([99.66, 8.07, 0.02, 107.75]);
    const { data: copy } = await owner.call('duplicateInvoice', { params: { id } });
    expect(sumsOf(copy)).to.deep.equal([99.66, 8.07, 0.27, 108]);
    await owner.call('updateWorkspace', { body: { total_rounding: [] } });
    expect(sumsOf(await buildInvoice(owner, { ...up, client_id }))).to.deep.equal([99.66, 8.07, 0, 107.73]);
  });

  it('rounds what is billed from time, and its preview', async () => {
    const { owner, client_id } = await buildSwiss();
    await buildTimeEntry(owner, { client_id, date: '2026-03-02', hours: 1, rate_type: 'custom', rate_charged: 99.66 });
    const body = { client_id, from: '2026-03-01', to: '2026-03-31' };
    const expected = [99.66, 8.07, 0.02, 107.75];
    const preview = (await owner.call('previewInvoiceFromTime', { body })).data;
    expect(sumsOf(preview)).to.deep.equal(expected);
    expect(sumsOf((await owner.call('createInvoiceFromTime', { body })).data)).to.deep.equal(expected);
  });

  it('names the field at fault', async () => {
    const { owner } = await buildSwiss();
    const set = (total_rounding: Schemas['TotalRounding'][]) =>
      refusalOf(owner.fail('updateWorkspace', { body: { total_rounding } }));
    expect(await set([{ currency: 'JPY', increment: 0.5 }])).to.deep.equal(refusedOn('total_rounding.0.increment'));
    expect(await set([...coins, { currency: 'CHF', increment: 0.1 }])).to.deep.equal(
      refusedOn('total_rounding.2.currency'),
    );
    expect(await set([{ currency: 'CHF', increment: 0 }])).to.deep.equal(refusedOn('total_rounding.0.increment'));
  });
});

describe('an invoice with a rounded total', () => {
  it('is paid by it, and its documents and reports have the rounding', async () => {
    const { owner, client_id } = await buildSwiss();
    const { id, hosted_url } = await buildSentInvoice(owner, { ...up, client_id });
    const note = await credit(owner, id, { amount: 10.01 });
    expect(sumsOf(note)).to.deep.equal([9.26, 0.75, 0, 10.01]);
    const tooMuch = { params: { id }, body: { amount: 97.75 } };
    expect(await refusalOf(owner.fail('recordInvoicePayment', tooMuch))).to.deep.equal(refusedOn('amount'));
    expect((await pay(owner, id, 97.74)).status).to.equal('paid');
    expect((await readInvoice(owner, id)).amounts).to.include({ outstanding: 0, amount_paid: 97.74, credited: 10.01 });
    await assertTraceAddsUp(owner, id);
    expect((await traceOf(owner, id)).rounding).to.deep.equal({ increment: 0.05, exact: '107.73', amount: 0.02 });
    const page = (await (await openHosted(hosted_url)).text()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    const pdf = await pdfText(await (await owner.request('getInvoicePdf', { params: { id } })).arrayBuffer());
    for (const text of [page, pdf]) expect(text.replaceAll(/\u00a0|&nbsp;/g, ' ')).to.match(/Rundung CHF 0\.02/);
    const { data: statement } = await owner.call('getClientStatement', { params: { id: client_id } });
    expect(statement.accounts.map(({ closing_balance }) => closing_balance)).to.deep.equal([0]);
    const query = await days(owner);
    const { summary } = (await owner.call('getTaxReport', { query })).data;
    expect(summary).to.include({ net_amount: 90.4, tax: 7.32, rounding: 0.02 });
    const collected = (await owner.call('getTaxReport', { query: { ...query, basis: 'collected' } })).data.summary;
    expect(collected).to.include({ net_amount: 90.4, tax: 7.32, rounding: 0.02 });
    const { data: revenue } = await owner.call('getRevenueReport', { query });
    expect(revenue.summary).to.include({ total_revenue: 90.4, total_collected: 97.74 });
  });

  it('is credited with its rounding as a whole, and without it in parts', async () => {
    const { owner, client_id } = await buildSwiss();
    const whole = await buildSentInvoice(owner, { ...up, client_id });
    expect(sumsOf(await credit(owner, whole.id))).to.deep.equal([99.66, 8.07, 0.02, 107.75]);
    expect((await readInvoice(owner, whole.id)).amounts).to.include({ outstanding: 0, credited: 107.75 });
    const { id, line_items: lines = [] } = await buildSentInvoice(owner, { ...down, client_id }).then(({ id: sent }) =>
      readInvoice(owner, sent, ['line_items']),
    );
    const byLine = await credit(owner, id, { lines: [{ line_item_id: lines[0]?.id ?? '' }] });
    expect(sumsOf(byLine)).to.deep.equal([60, 4.86, 0, 64.86]);
    // 107.72 less 64.86 is 42.86, of which 42.84 are owed.
    const rest = await credit(owner, id, { lines: [{ line_item_id: lines[1]?.id ?? '' }] });
    expect(sumsOf(rest)).to.deep.equal([39.65, 3.21, -0.02, 42.84]);
    expect(await readInvoice(owner, id)).to.include({ status: 'paid' });
  });

  it('cannot be credited but for its rounding', async () => {
    const { owner, client_id } = await buildSwiss();
    const { id: more } = await buildSentInvoice(owner, { ...up, client_id });
    const { id: less } = await buildSentInvoice(owner, {
      ...down,
      line_items: [lineAt(99.64), lineAt(0.01)],
      client_id,
    });
    const refused = (id: string, body: object) => refusalOf(owner.fail('createCreditNote', { params: { id }, body }));
    for (const amount of [107.73, 107.74, 107.76])
      expect(await refused(more, { amount })).to.deep.equal(refusedOn('amount'));
    expect(await refused(less, { amount: 107.71 })).to.deep.equal(refusedOn('amount'));
    const { line_items: lines = [] } = await readInvoice(owner, less, ['line_items']);
    const [line_item_id = ''] = lines.map(({ id }) => id);
    expect(await refused(less, { lines: [{ line_item_id }] })).to.deep.equal(refusedOn('lines'));
    expect(sumsOf(await credit(owner, less, { amount: 107.7 }))).to.deep.equal([99.65, 8.07, -0.02, 107.7]);
  });

  it('of 0 is paid when it is sent', async () => {
    const { owner, client_id } = await buildSwiss();
    const sent = await buildSentInvoice(owner, { client_id, tax_rate: 0, line_items: [lineAt(0.02)] });
    expect(sumsOf(sent)).to.deep.equal([0.02, 0, -0.02, 0]);
    expect(sent.status).to.equal('paid');
  });
});
