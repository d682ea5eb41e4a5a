/** Rates at their limit, sums of large amounts, and how these are printed. */
import { expect } from 'chai';
import { extractText, getDocumentProxy } from 'unpdf';
import type { ApiClient } from '../support/service/api.js';
import { refusalOf } from '../support/answers/refusals.js';
import { buildAgreement } from '../support/builders/agreements.js';
import { buildExpense } from '../support/builders/expenses.js';
import { buildClient, buildProject, buildRateCard } from '../support/builders/factories.js';
import { buildSentInvoice, credit, lineAt, openHosted, pay } from '../support/builders/invoices.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';
import { downloadCsv } from '../support/contract/list-files.js';

const largestRate = 9_999_999_999.9999;
const aboveIt = 10_000_000_000;

async function buildFirm(currency: string) {
  const { owner } = await buildWorkspace();
  await owner.call('updateWorkspace', { body: { currency } });
  const { id: client_id } = await buildClient(owner, { currency, email: 'pay@client.example' });
  return { owner, client_id };
}

async function printed(response: Response): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(document, { mergePages: true })).text;
}

describe('an hourly rate', () => {
  it('goes up to 9,999,999,999.9999 wherever it is set, and is refused above by its field', async () => {
    const { owner, client_id } = await buildFirm('IDR');
    const card = await buildRateCard(owner, {
      standard_rate: largestRate,
      emergency_rate: largestRate,
      currency: 'IDR',
    });
    expect([card.standard_rate, card.emergency_rate]).to.deep.equal([largestRate, largestRate]);
    const project = await buildProject(owner, { client_id, custom_rate: largestRate });
    const agreement = await buildAgreement(owner, { client_id, overage_rate: largestRate });
    const person = await buildUser(owner, 'member', { bill_rate: largestRate, cost_rate: largestRate });
    await owner.call('updateWorkspace', { body: { default_hourly_rate: largestRate } });
    const entry = await buildTimeEntry(owner, { client_id, rate_charged: largestRate, user_id: person.userId });
    expect([project.rate.custom_rate, agreement.billing?.overage_rate, entry.billing.rate_charged]).to.deep.equal(
      Array.from({ length: 3 }, () => largestRate),
    );
    const refusals = await Promise.all([
      refusalOf(owner.fail('createRateCard', { body: { name: 'Dear', standard_rate: aboveIt } })),
      refusalOf(owner.fail('updateProject', { params: { id: project.id }, body: { custom_rate: aboveIt } })),
      refusalOf(owner.fail('updateAgreement', { params: { id: agreement.id }, body: { overage_rate: aboveIt } })),
      refusalOf(owner.fail('updateUser', { params: { id: person.userId }, body: { bill_rate: aboveIt } })),
      refusalOf(owner.fail('updateUser', { params: { id: person.userId }, body: { cost_rate: aboveIt } })),
      refusalOf(owner.fail('updateWorkspace', { body: { default_hourly_rate: aboveIt } })),
      refusalOf(owner.fail('updateTimeEntry', { params: { id: entry.id }, body: { rate_charged: aboveIt } })),
    ]);
    const fields = ['standard_rate', 'custom_rate', 'overage_rate', 'bill_rate', 'cost_rate', 'default_hourly_rate'];
    expect(refusals).to.deep.equal([...fields, 'rate_charged'].map((field) => [400, 'invalid_request', field]));
  });

  it('multiplied for an emergency stays within the limit; otherwise the entry is refused, naming rate_type', async () => {
    const { owner, client_id } = await buildFirm('IDR');
    await owner.call('updateWorkspace', { body: { emergency_multiplier: 99 } });
    const { id } = await buildRateCard(owner, { standard_rate: largestRate, currency: 'IDR' });
    await owner.call('updateClient', { params: { id: client_id }, body: { rate_id: id } });
    const body = { client_id, date: '2026-03-10', hours: 1, rate_type: 'emergency' as const };
    expect(await refusalOf(owner.fail('createTimeEntry', { body }))).to.deep.equal([
      400,
      'invalid_request',
      'rate_type',
    ]);
    expect((await buildTimeEntry(owner, { client_id })).billing.rate_charged).to.equal(largestRate);
  });
});

/** A paid invoice of this amount, and all that is needed for it to appear in every list and report. */
async function buildBooks(owner: ApiClient, client_id: string, amount: number): Promise<{ id: string; url: string }> {
  const project = await buildProject(owner, { client_id });
  const line_items = [lineAt(amount, { project_id: project.id })];
  const { id, hosted_url } = await buildSentInvoice(owner, { client_id, line_items });
  await pay(owner, id, amount);
  return { id, url: String(hosted_url) };
}

describe('the largest amount', () => {
  const table = [
    ['IDR', 7_999_999_999_999.99, '7,999,999,999,999.99'],
    ['VND', 8_000_000_000_000, '8,000,000,000,000'],
    ['KWD', 7_999_999_999_999.999, '7,999,999,999,999.999'],
  ] as const;
  for (const [currency, amount, text] of table)
    it(`in ${currency} is the same in sums, reports, CSV and PDF`, async () => {
      const { owner, client_id } = await buildFirm(currency);
      const { url } = await buildBooks(owner, client_id, amount);
      const invoices = (await owner.call('listInvoices', {})).summary;
      expect([invoices.total_invoiced, invoices.total_before_tax]).to.deep.equal([amount, amount]);
      expect((await owner.call('listPayments', {})).summary.total_received).to.equal(amount);
      const query = { period: 'this_year' as const };
      const { summary } = (await owner.call('getRevenueReport', { query })).data;
      expect([summary.total_revenue, summary.total_collected]).to.deep.equal([amount, amount]);
      expect((await owner.call('getDashboardReport', { query })).data.revenue).to.include({
        invoiced: amount,
        collected: amount,
      });
      const { records } = await downloadCsv(owner, 'listInvoices');
      expect(records[0]?.['amounts.total']).to.equal(String(amount));
      const asPdf = { query: { ...query, format: 'pdf' as const } };
      expect(await printed(await owner.request('getRevenueReport', asPdf))).to.include(text);
      expect(await printed(await openHosted(url, {}, '/pdf'))).to.include(text);
    });
});

describe('a sum of the largest amounts', () => {
  it('has no limit in projects, lists and reports', async () => {
    const { owner, client_id } = await buildFirm('IDR');
    const project = await buildProject(owner, { client_id });
    const other = await buildProject(owner, { client_id });
    // 200 lines of 8 trillion for one project, and of minus 8 trillion for another.
    const line_items = Array.from({ length: 200 }, () => [
      lineAt(8e12, { project_id: project.id }),
      lineAt(-8e12, { project_id: other.id }),
    ]).flat();
    const { id } = await buildSentInvoice(owner, { client_id, line_items: [...line_items, lineAt(1)] });
    const billed = async (of: string) =>
      (await owner.call('getProject', { params: { id: of } })).data.budget.amount_billed;
    expect([await billed(project.id), await billed(other.id)]).to.deep.equal([1.6e15, -1.6e15]);
    const query = { period: 'this_year', group_by: 'project' } as const;
    const { by_project = [] } = (await owner.call('getRevenueReport', { query })).data;
    expect(by_project.find(({ project_id }) => project_id === project.id)?.invoiced).to.equal(1.6e15);
    await credit(owner, id);
    expect((await owner.call('listCreditNotes', {})).summary.total_credited).to.equal(1);
    for (let made = 0; made < 3; made += 1)
      await buildExpense(owner, { currency: 'IDR', amount: 8e12, markup_percent: 0 });
    expect((await owner.call('listExpenses', {})).summary.total_amount).to.equal(2.4e13);
  });

  it('closes a period without an invoice if the invoice would exceed the limit, and is refused if a request asks for that invoice', async () => {
    const { owner, client_id } = await buildFirm('IDR');
    await owner.call('updateClient', { params: { id: client_id }, body: { tax_rate: 0.1 } });
    const { id, current_period } = await buildAgreement(owner, { client_id, monthly_fee: 8e12, auto_invoice: true });
    const params = { id, period_id: current_period?.id ?? '' };
    const close = owner.fail('closeAgreementPeriod', { params, body: { generate_invoice: true } });
    expect(await refusalOf(close)).to.deep.equal([400, 'invalid_request', 'generate_invoice']);
    const { data } = await owner.call('closeAgreementPeriod', { params });
    expect([data.status, data.invoice_id]).to.deep.equal(['closed', null]);
    await owner.call('updateClient', { params: { id: client_id }, body: { tax_rate: 0 } });
    const late = await owner.call('closeAgreementPeriod', { params, body: { generate_invoice: true } });
    expect(late.data.invoice_id).to.be.a('string');
  });

  it('does not apply to payments: the test page takes at most the largest amount per invoice', async () => {
    const { owner, client_id } = await buildFirm('IDR');
    const { hosted_url } = await buildSentInvoice(owner, { client_id, line_items: [lineAt(8e12)] });
    const press = (outcome: string, amount: string) => {
      const body = new URLSearchParams({ outcome, amount, reference: `test_${outcome}` });
      return openHosted(hosted_url, { method: 'POST', headers: { Accept: 'application/json' }, body }, '/pay/test');
    };
    expect((await press('too_much', '8000000000000')).status).to.equal(400);
    expect((await press('success', '8000000000000')).status).to.equal(200);
    await press('twice', '1');
    expect((await owner.call('listPayments', {})).summary.total_received).to.equal(8e12);
  });
});
