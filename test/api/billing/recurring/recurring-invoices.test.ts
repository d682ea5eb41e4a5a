import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { refusalOf } from '../../../support/answers/refusals.js';
import { buildClient, buildContact } from '../../../support/builders/factories.js';
import { buildItem } from '../../../support/builders/billing/items.js';
import { buildRecurringInvoice, hosting } from '../../../support/builders/billing/recurring.js';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { startOn } from '../../../support/service/clock.js';

type Terms = Parameters<typeof buildRecurringInvoice>[1];

async function firmOn(day: string): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  await startOn(owner, day);
  return owner;
}

const goTo = (owner: ApiClient, day: string) => owner.call('advanceTestClock', { body: { to: `${day}T12:00:00Z` } });

/** The invoices of a recurring invoice, oldest first. */
const invoicesOf = async (owner: ApiClient, { id }: { id: string }): Promise<Schemas['InvoiceSummary'][]> =>
  (await owner.call('listInvoices', { query: { recurring_invoice_id: [id], per_page: 100, order: 'asc' } })).data;

const read = async (owner: ApiClient, { id }: { id: string }) =>
  (await owner.call('getRecurringInvoice', { params: { id } })).data;

const refusal = async (owner: ApiClient, terms: Terms) => {
  const { id: client_id } = await buildClient(owner);
  const body = { client_id, interval: 'monthly', ...terms, lines: terms?.lines ?? [hosting] };
  return refusalOf(owner.fail('createRecurringInvoice', { body }));
};

const preview = async (owner: ApiClient, { id }: { id: string }, count?: number) =>
  (await owner.call('previewRecurringInvoice', { params: { id }, query: count === undefined ? {} : { count } })).data;

const byText = (a: string | null, b: string | null): number => (a ?? '').localeCompare(b ?? '');

describe('recurring invoices', () => {
  it('make one draft for each period on its first day, dated and due as set, for the days of the period', async () => {
    const owner = await firmOn('2027-01-15');
    const schedule = await buildRecurringInvoice(owner, {
      anchor_date: '2027-01-31',
      payment_terms_days: 10,
      subject: 'Hosting',
    });
    expect(schedule).to.include({ status: 'active', next_date: '2027-01-31', next_amount: 100, currency: 'USD' });
    await goTo(owner, '2027-01-30');
    expect(await invoicesOf(owner, schedule)).to.deep.equal([]);
    await goTo(owner, '2027-04-01');
    const made = await invoicesOf(owner, schedule);
    expect(
      made.map(({ status, subject, amounts, dates }) => [
        status,
        subject,
        amounts.total,
        dates.invoice_date,
        dates.due_date,
        dates.delivery_start,
        dates.delivery_end,
      ]),
    ).to.deep.equal([
      ['draft', 'Hosting', 100, '2027-01-31', '2027-02-10', '2027-01-31', '2027-02-27'],
      ['draft', 'Hosting', 100, '2027-02-28', '2027-03-10', '2027-02-28', '2027-03-30'],
      ['draft', 'Hosting', 100, '2027-03-31', '2027-04-10', '2027-03-31', '2027-04-29'],
    ]);
    expect(await read(owner, schedule)).to.include({ next_date: '2027-04-30', status: 'active' });
  });

  it('leave out dates before today, and make what is due today at once', async () => {
    const { owner } = await buildWorkspace();
    const today = (await owner.call('getTestClock', {})).data.now.slice(0, 10);
    const old = await buildRecurringInvoice(owner, { anchor_date: '2020-01-01', interval: 'yearly' });
    expect(old.next_date && old.next_date >= today).to.equal(true);
    expect(await invoicesOf(owner, old)).to.have.length(old.next_date === today ? 1 : 0);
  });

  it('are made from the prices of items, of which a change counts from the next invoice', async () => {
    const owner = await firmOn('2027-01-15');
    const { id: tax } = await buildTaxRate(owner, { rate: 0.1 });
    const item = await buildItem(owner, { name: 'Hosting', price: 50, unit: 'month', tax_rate_id: tax });
    const lines = [
      { item_id: item.id, quantity: 2 },
      { item_id: item.id, rate: 30, description: 'At an old price' },
    ];
    const schedule = await buildRecurringInvoice(owner, { anchor_date: '2027-02-01', lines });
    expect(schedule.next_amount).to.equal(130);
    await goTo(owner, '2027-02-02');
    await owner.call('updateItem', { params: { id: item.id }, body: { price: 60, active: false } });
    expect((await read(owner, schedule)).next_amount).to.equal(150);
    await goTo(owner, '2027-03-02');
    const made = await invoicesOf(owner, schedule);
    expect(made.map(({ amounts }) => [amounts.subtotal, amounts.total])).to.deep.equal([
      [130, 143],
      [150, 165],
    ]);
    const include = ['line_items'] as const;
    const last = await owner.call('getInvoice', {
      params: { id: made[1]?.id ?? '' },
      query: { include: [...include] },
    });
    expect(last.data.line_items?.map(({ description, unit, rate }) => [description, unit, rate])).to.deep.equal([
      ['Hosting', 'month', 60],
      ['At an old price', 'month', 30],
    ]);
    expect(await refusalOf(owner.fail('deleteItem', { params: { id: item.id } }))).to.deep.include(409);
    expect(await refusalOf(owner.fail('deleteTaxRate', { params: { id: tax } }))).to.deep.include(409);
  });

  it('prorate lines that begin or end in a period by days, and leave out periods without a line', async () => {
    const owner = await firmOn('2027-05-20');
    const lines = [
      { description: 'Seats', quantity: 10, rate: 30, from: '2027-06-16', to: '2027-07-31' },
      { description: 'More seats', rate: 31, from: '2027-07-01', to: '2027-07-10' },
      { description: 'Later', rate: 1, from: '2027-09-01' },
    ];
    const schedule = await buildRecurringInvoice(owner, { anchor_date: '2027-06-01', lines });
    expect(
      (await preview(owner, schedule, 4)).map(({ date, subtotal, lines: all }) => [
        date,
        subtotal,
        all.map(({ quantity, amount }) => [quantity, amount]),
      ]),
    ).to.deep.equal([
      ['2027-06-01', 150, [[5, 150]]],
      [
        '2027-07-01',
        310,
        [
          [10, 300],
          [0.3226, 10],
        ],
      ],
      ['2027-08-01', 0, []],
      ['2027-09-01', 1, [[1, 1]]],
    ]);
    await goTo(owner, '2027-09-02');
    const made = await invoicesOf(owner, schedule);
    expect(made.map(({ dates, amounts }) => [dates.invoice_date, amounts.total])).to.deep.equal([
      ['2027-06-01', 150],
      ['2027-07-01', 310],
      ['2027-09-01', 1],
    ]);
  });

  it('show the next twelve as they would be, until the end', async () => {
    const owner = await firmOn('2027-01-15');
    const { id: client_id } = await buildClient(owner, { tax_rate: 0.2, payment_terms_days: 14 });
    const schedule = await buildRecurringInvoice(owner, { client_id, anchor_date: '2027-01-31' });
    const next = await preview(owner, schedule);
    expect(next.map(({ date }) => date))
      .to.have.length(12)
      .and.to.include.members(['2027-02-28', '2027-12-31']);
    expect(next[0]).to.deep.include({
      due_date: '2027-02-14',
      period_start: '2027-01-31',
      period_end: '2027-02-27',
      subtotal: 100,
      tax_amount: 20,
      total: 120,
    });
    await owner.call('updateRecurringInvoice', { params: { id: schedule.id }, body: { end_date: '2027-03-15' } });
    expect((await preview(owner, schedule)).map(({ date }) => date)).to.deep.equal(['2027-01-31', '2027-02-28']);
    await goTo(owner, '2027-04-30');
    expect(await invoicesOf(owner, schedule)).to.have.length(2);
    expect(await read(owner, schedule)).to.include({ status: 'ended', next_date: null, next_amount: null });
    expect(await preview(owner, schedule)).to.deep.equal([]);
  });

  it('bill no period of a pause, and continue by their dates', async () => {
    const owner = await firmOn('2027-01-15');
    const schedule = await buildRecurringInvoice(owner, { anchor_date: '2027-01-31' });
    await goTo(owner, '2027-02-01');
    const params = { id: schedule.id };
    expect((await owner.call('pauseRecurringInvoice', { params })).data).to.include({
      status: 'paused',
      next_date: null,
    });
    expect((await owner.call('pauseRecurringInvoice', { params })).data.status).to.equal('paused');
    expect(await refusalOf(owner.fail('runRecurringInvoice', { params }))).to.deep.include('invalid_state');
    await goTo(owner, '2027-04-15');
    expect((await preview(owner, schedule, 1))[0]?.date).to.equal('2027-04-30');
    expect((await owner.call('resumeRecurringInvoice', { params })).data).to.include({
      status: 'active',
      next_date: '2027-04-30',
    });
    await goTo(owner, '2027-06-01');
    const dates = (await invoicesOf(owner, schedule)).map((each) => each.dates.invoice_date);
    expect(dates).to.deep.equal(['2027-01-31', '2027-04-30', '2027-05-31']);
  });

  it('end for good', async () => {
    const owner = await firmOn('2027-01-15');
    const schedule = await buildRecurringInvoice(owner, { anchor_date: '2027-02-01' });
    const params = { id: schedule.id };
    expect((await owner.call('endRecurringInvoice', { params })).data).to.include({ status: 'ended', next_date: null });
    expect((await owner.call('endRecurringInvoice', { params })).data.status).to.equal('ended');
    await goTo(owner, '2027-03-02');
    expect(await invoicesOf(owner, schedule)).to.deep.equal([]);
    for (const operation of ['pauseRecurringInvoice', 'resumeRecurringInvoice', 'runRecurringInvoice'] as const)
      expect(await refusalOf(owner.fail(operation, { params }))).to.deep.include('invalid_state');
    const change = owner.fail('updateRecurringInvoice', { params, body: { subject: 'Late' } });
    expect(await refusalOf(change)).to.deep.include('invalid_state');
  });

  it('can be run ahead: the invoice is dated today, for its own period, which is not billed again', async () => {
    const owner = await firmOn('2027-01-15');
    const schedule = await buildRecurringInvoice(owner, { anchor_date: '2027-02-01' });
    const { data } = await owner.call('runRecurringInvoice', { params: { id: schedule.id } });
    expect(data.dates).to.include({
      invoice_date: '2027-01-15',
      delivery_start: '2027-02-01',
      delivery_end: '2027-02-28',
    });
    await goTo(owner, '2027-03-02');
    const made = await invoicesOf(owner, schedule);
    expect(made.map(({ dates }) => dates.delivery_start)).to.deep.equal(['2027-02-01', '2027-03-01']);
  });

  it('make each period once when many run them at once', async () => {
    const owner = await firmOn('2027-01-15');
    const schedule = await buildRecurringInvoice(owner, { anchor_date: '2027-02-01' });
    const run = () => owner.request('runRecurringInvoice', { params: { id: schedule.id } });
    const answers = await Promise.all(Array.from({ length: 6 }, run));
    expect(answers.map(({ status }) => status)).to.deep.equal(Array(6).fill(201));
    const starts = (await invoicesOf(owner, schedule)).map(({ dates }) => dates.delivery_start);
    expect(starts.toSorted(byText)).to.deep.equal(
      ['02', '03', '04', '05', '06', '07'].map((month) => `2027-${month}-01`),
    );
  });

  it('take changes from the next invoice on, and bill no day twice under new dates', async () => {
    const owner = await firmOn('2027-01-15');
    const schedule = await buildRecurringInvoice(owner, { anchor_date: '2027-02-01' });
    await goTo(owner, '2027-02-10');
    const params = { id: schedule.id };
    const body = {
      interval: 'weekly' as const,
      anchor_date: '2027-02-15',
      lines: [{ quantity: 1, description: 'Weekly', rate: 25 }],
    };
    const { data } = await owner.call('updateRecurringInvoice', { params, body });
    expect(data).to.include({ next_date: '2027-03-01', next_amount: 25 });
    await goTo(owner, '2027-03-09');
    const made = await invoicesOf(owner, schedule);
    expect(made.map(({ dates, amounts }) => [dates.delivery_start, dates.delivery_end, amounts.total])).to.deep.equal([
      ['2027-02-01', '2027-02-28', 100],
      ['2027-03-01', '2027-03-07', 25],
      ['2027-03-08', '2027-03-14', 25],
    ]);
  });

  for (const [terms, field, why] of [
    [{ lines: [{ rate: 1 }] }, 'lines.0.description', 'a line without a description or an item'],
    [{ lines: [hosting, { description: 'No price' }] }, 'lines.1.rate', 'a line without a price or an item'],
    [
      { lines: [{ ...hosting, from: '2027-03-01', to: '2027-02-01' }] },
      'lines.0.to',
      'a line that ends before it begins',
    ],
    [{ lines: [{ item_id: 'item_01k6jz3v8he9s8x4d2m7q5r0ab' }] }, 'lines.0.item_id', 'an item that does not exist'],
    [
      { lines: [{ ...hosting, tax_rate_id: 'tax_01k6jz3v8he9s8x4d2m7q5r0ab' }] },
      'lines.0.tax_rate_id',
      'a tax rate that does not exist',
    ],
    [{ end_date: '2026-01-01' }, 'end_date', 'an end before the first date'],
    [{ every: 0 }, 'every', 'no interval at all'],
    [{ lines: [] }, 'lines', 'no lines'],
    [{ contact_id: 'con_01k6jz3v8he9s8x4d2m7q5r0ab' }, 'contact_id', 'a contact that does not exist'],
  ] as const)
    it(`refuse ${why}`, async () => {
      const { owner } = await buildWorkspace();
      expect(await refusal(owner, terms as Terms)).to.deep.equal([400, 'invalid_request', field]);
    });

  it('refuse items that are inactive, in another currency or of another workspace, and contacts of another client', async () => {
    const [{ owner }, { owner: other }] = [await buildWorkspace(), await buildWorkspace()];
    for (const item of [
      await buildItem(owner, { active: false }),
      await buildItem(owner, { currency: 'EUR' }),
      await buildItem(other),
    ])
      expect(await refusal(owner, { lines: [{ item_id: item.id }] })).to.deep.equal([
        400,
        'invalid_request',
        'lines.0.item_id',
      ]);
    const contact = await buildContact(owner);
    expect(await refusal(owner, { contact_id: contact.id })).to.deep.equal([400, 'invalid_request', 'contact_id']);
  });
});
