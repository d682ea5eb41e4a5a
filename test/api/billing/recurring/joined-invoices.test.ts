import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { refusalOf } from '../../../support/answers/refusals.js';
import { buildAgreement } from '../../../support/builders/agreements.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildRecurringInvoice } from '../../../support/builders/billing/recurring.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { startOn } from '../../../support/service/clock.js';

const goTo = (owner: ApiClient, day: string) => owner.call('advanceTestClock', { body: { to: `${day}T12:00:00Z` } });

type Parts = { readonly hosting?: Partial<Schemas['RecurringInvoiceCreate']> };

/** A client with hosting of 100 in advance, a retainer of 2,000 and an hourly project at 90, on 1 March 2027. */
async function buildFirm({ hosting = {} }: Parts = {}) {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2027-03-01');
  const client = await buildClient(owner, { email: 'joined@example.com' });
  const schedule = await buildRecurringInvoice(owner, {
    client_id: client.id,
    anchor_date: '2027-04-01',
    join: 'with_retainer_and_time',
    ...hosting,
  });
  const agreement = await buildAgreement(owner, { client_id: client.id, auto_invoice: true });
  const project = { title: 'Site', client_id: client.id, rate_override: true, custom_rate: 90 };
  const { id: project_id } = (await owner.call('createProject', { body: { ...project, status: 'active' } })).data;
  const me = (await owner.call('getCurrentUser', {})).data.id;
  const log = (date: string, hours: number, more: { agreement_id?: string } = {}) =>
    owner.call('createTimeEntry', {
      body: {
        user_id: me,
        date,
        hours,
        description: 'Work',
        ...(more.agreement_id ? { client_id: client.id, ...more } : { project_id }),
      },
    });
  const invoices = async () =>
    (await owner.call('listInvoices', { query: { client_id: [client.id], per_page: 100, order: 'asc' } })).data;
  const lines = async (id: string) => {
    const { data } = await owner.call('getInvoice', { params: { id }, query: { include: ['line_items'] } });
    return data.line_items?.map(({ description, amount }) => [description, amount]);
  };
  return { owner, client, schedule, agreement, log, invoices, lines };
}

describe('an invoice of a recurring invoice that joins retainers and time', () => {
  it('bills its lines, the retainers whose period is over, and the work of earlier days, all once', async () => {
    const { owner, agreement, log, invoices, lines } = await buildFirm();
    await log('2027-03-10', 2);
    await log('2027-03-01', 22, { agreement_id: agreement.id });
    await goTo(owner, '2027-04-01');
    await log('2027-04-01', 1);
    const [april, ...others] = await invoices();
    expect(others).to.deep.equal([]);
    expect(april?.amounts.total).to.equal(100 + 2000 + 240 + 180);
    expect(april?.dates).to.include({ delivery_start: '2027-03-01', delivery_end: '2027-04-30' });
    expect(await lines(april?.id ?? '')).to.deep.equal([
      ['Hosting', 100],
      ['Support, 2027-03-01 to 2027-03-31', 2000],
      ['Hours above those available, 2027-03-01 to 2027-03-31', 240],
      ['Site', 180],
    ]);
    const { data: periods } = await owner.call('listAgreementPeriods', { params: { id: agreement.id } });
    expect(periods.find(({ start_date }) => start_date === '2027-03-01')).to.include({
      invoice_id: april?.id,
      status: 'closed',
    });
    const closed = (await owner.call('listEvents', { query: { type: ['agreement.period_closed'] } })).data;
    expect(closed.map(({ context }) => context.period?.invoice_id)).to.deep.equal([april?.id]);
    await goTo(owner, '2027-05-01');
    const totals = (await invoices()).map(({ amounts }) => amounts.total);
    expect(totals).to.deep.equal([2520, 100 + 2000 + 90]);
  });

  it('has the periods and the work billed again once it is void', async () => {
    const { owner, log, invoices, client } = await buildFirm();
    await log('2027-03-10', 2);
    await goTo(owner, '2027-04-01');
    const [april] = await invoices();
    await owner.call('voidInvoice', { params: { id: april?.id ?? '' }, body: {} });
    const { data: unbilled } = await owner.call('getClientUnbilled', { params: { id: client.id } });
    expect(unbilled.time.map(({ hours }) => hours)).to.deep.equal([2]);
  });

  it('is made without its own lines where none is billed in the period', async () => {
    const lines = [{ description: 'Hosting', rate: 100, quantity: 1, to: '2027-04-30' }];
    const { owner, invoices } = await buildFirm({ hosting: { lines } });
    await goTo(owner, '2027-05-01');
    expect((await invoices()).map(({ amounts }) => amounts.total)).to.deep.equal([2100, 2000]);
  });

  it('leaves retainers to their own invoices if it cannot be made, so that they are billed a day later', async () => {
    const { owner, client, schedule, agreement, invoices } = await buildFirm();
    await owner.call('updateClient', { params: { id: client.id }, body: { status: 'inactive' } });
    await goTo(owner, '2027-04-01');
    expect(await invoices()).to.deep.equal([]);
    await goTo(owner, '2027-04-02');
    expect((await invoices()).map(({ agreement_id }) => agreement_id)).to.deep.equal([agreement.id]);
    await owner.call('updateClient', { params: { id: client.id }, body: { status: 'active' } });
    await goTo(owner, '2027-04-03');
    expect((await invoices()).map(({ amounts }) => amounts.total)).to.deep.equal([100, 2000]);
    const { data } = await owner.call('getRecurringInvoice', { params: { id: schedule.id } });
    expect(data).to.include({ next_date: '2027-05-01', last_error: null });
  });

  it('leaves retainers of other days, and those that are not billed by themselves, alone', async () => {
    const { owner, client, invoices } = await buildFirm();
    await buildAgreement(owner, { client_id: client.id, auto_invoice: false, monthly_fee: 7 });
    await buildAgreement(owner, { client_id: client.id, auto_invoice: true, monthly_fee: 11, billing_day: 15 });
    await goTo(owner, '2027-04-01');
    expect((await invoices()).map(({ amounts }) => amounts.total)).to.deep.equal([11, 2100]);
  });

  it('is one for each date that was missed, each with the retainer and work before it', async () => {
    const { owner, log, invoices } = await buildFirm();
    await log('2027-03-10', 1);
    await goTo(owner, '2027-07-01');
    const made = await invoices();
    expect(made.map(({ amounts, dates }) => [dates.invoice_date, amounts.total])).to.deep.equal([
      ['2027-04-01', 2190],
      ['2027-05-01', 2100],
      ['2027-06-01', 2100],
      ['2027-07-01', 2100],
    ]);
  });

  it('is refused where prices include tax, because fees and rates do not', async () => {
    const { owner } = await buildWorkspace();
    const joined = { join: 'with_retainer_and_time' as const };
    const { id, client_id } = await buildRecurringInvoice(owner, joined);
    const lines = [{ description: 'Hosting', rate: 100, quantity: 1 }];
    const body = { client_id, interval: 'monthly' as const, lines, ...joined, prices_include_tax: true };
    const refused = [400, 'invalid_request', 'join'];
    expect(await refusalOf(owner.fail('createRecurringInvoice', { body }))).to.deep.equal(refused);
    const changed = { params: { id }, body: { prices_include_tax: true } };
    expect(await refusalOf(owner.fail('updateRecurringInvoice', changed))).to.deep.equal(refused);
  });
});
