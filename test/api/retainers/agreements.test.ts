import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { buildAgreement, openPeriod } from '../../support/builders/agreements.js';
import type { ApiClient } from '../../support/service/api.js';
import { startOn } from '../../support/service/clock.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildContact } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

/** A test side with the clock stopped at noon UTC of a future day. */
async function buildOn(day: string): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  await startOn(owner, day);
  return owner;
}

const periodsOf = async (owner: ApiClient, id: string): Promise<Schemas['AgreementPeriod'][]> =>
  (await owner.call('listAgreementPeriods', { params: { id } })).data;

const daysOf = (periods: readonly Schemas['AgreementPeriod'][]) =>
  periods.map(({ start_date, end_date, status }) => [start_date, end_date, status]);

describe('createAgreement', () => {
  it('is active immediately, with a first period until the day before the next billing day at the full fee', async () => {
    const owner = await buildOn('2027-03-10');
    const { id: client_id } = await buildClient(owner);
    const data = await buildAgreement(owner, { client_id, start_date: '2027-03-10', billing_day: 15 });
    expect(data).to.deep.include({ client_id, title: 'Support', status: 'active', currency: 'USD', type_id: null });
    expect(data.billing).to.deep.equal({
      monthly_fee: 2000,
      hours_included: 20,
      overage_rate: 120,
      billing_day: 15,
      interval: 'monthly',
    });
    expect(data.rollover).to.deep.equal({ enabled: false, max_hours: null, expires_months: null });
    expect(data.dates).to.deep.equal({ start_date: '2027-03-10', end_date: null, next_renewal: '2027-03-15' });
    expect(data).to.include({ auto_invoice: false, invoice_method: 'create_draft', prorate_first_period: false });
    const { id: period_id, ...period } = openPeriod(data);
    expect(period).to.deep.equal({
      start_date: '2027-03-10',
      end_date: '2027-03-14',
      hours_included: 20,
      hours_used: 0,
      hours_remaining: 20,
      rollover_hours: 0,
      percent_used: 0,
    });
    const [first] = await periodsOf(owner, data.id);
    expect(first?.id).to.equal(period_id);
    expect(first?.billing).to.deep.equal({ base_fee: 2000, overage_amount: 0, total: 2000 });
    const [event, ...more] = await eventsOf(owner, data.id);
    expect(event).to.deep.include({ type: 'agreement.created', data });
    expect(more).to.deep.equal([]);
  });

  it('has periods of a quarter or a year, with the fee and the hours of all their months', async () => {
    const owner = await buildOn('2027-02-10');
    for (const [interval, months, end] of [
      ['quarterly', 3, '2027-04-30'],
      ['yearly', 12, '2028-01-31'],
    ] as const) {
      const data = await buildAgreement(owner, { start_date: '2027-02-01', interval });
      expect(data.billing).to.include({ monthly_fee: 2000, hours_included: 20, interval });
      expect(openPeriod(data)).to.include({ start_date: '2027-02-01', end_date: end, hours_included: 20 * months });
      const [first] = await periodsOf(owner, data.id);
      expect(first?.billing?.base_fee).to.equal(2000 * months);
    }
    const part = await buildAgreement(owner, {
      start_date: '2027-02-10',
      interval: 'quarterly',
      prorate_first_period: true,
    });
    // February to April have 89 days, of which 80 are left: 60 × 80 / 89, and 6000 × 80 / 89.
    expect(openPeriod(part).hours_included).to.equal(53.93);
    expect((await periodsOf(owner, part.id))[0]?.billing?.base_fee).to.equal(5393.26);
  });

  it('begins periods on the last day of each month', async () => {
    const owner = await buildOn('2027-01-31');
    const data = await buildAgreement(owner, { start_date: '2027-01-31', billing_day: 'last' });
    expect(data.billing.billing_day).to.equal('last');
    expect(openPeriod(data)).to.include({ start_date: '2027-01-31', end_date: '2027-02-27' });
    const { data: changed } = await owner.call('updateAgreement', {
      params: { id: data.id },
      body: { billing_day: 15, interval: 'quarterly' },
    });
    expect(changed.billing).to.include({ billing_day: 15, interval: 'quarterly' });
  });

  it('prorates fee and hours of a first period by its days if requested', async () => {
    const owner = await buildOn('2027-01-17');
    const data = await buildAgreement(owner, { start_date: '2027-01-17', prorate_first_period: true });
    expect(openPeriod(data).hours_included).to.equal(9.68); // 20 × 15 / 31
    const [first] = await periodsOf(owner, data.id);
    expect(first?.billing?.base_fee).to.equal(967.74); // 2000 × 15 / 31
  });

  it('catches up on a start in the past, period by period', async () => {
    const owner = await buildOn('2027-03-10');
    const data = await buildAgreement(owner, { start_date: '2027-01-20', auto_invoice: true });
    expect(daysOf(await periodsOf(owner, data.id))).to.deep.equal([
      ['2027-03-01', '2027-03-31', 'active'],
      ['2027-02-01', '2027-02-28', 'closed'],
      ['2027-01-20', '2027-01-31', 'closed'],
    ]);
    expect(await eventTypesOf(owner, data.id)).to.deep.equal([
      'agreement.created',
      'agreement.period_closed',
      'agreement.period_closed',
    ]);
    const invoices = (await owner.call('listInvoices', {})).data;
    expect(invoices.map(({ amounts }) => amounts.total)).to.deep.equal([2000, 2000]);
  });

  it('shows the first period of a future start as upcoming', async () => {
    const owner = await buildOn('2027-03-10');
    const data = await buildAgreement(owner, { start_date: '2027-05-05' });
    expect(openPeriod(data).start_date).to.equal('2027-05-05');
    expect(daysOf(await periodsOf(owner, data.id))).to.deep.equal([['2027-05-05', '2027-05-31', 'upcoming']]);
  });

  it('has no period while it is a draft', async () => {
    const owner = await buildOn('2027-03-10');
    const data = await buildAgreement(owner, { status: 'draft' });
    expect([data.status, data.current_period, data.dates.next_renewal]).to.deep.equal(['draft', null, null]);
    const failing = owner.fail('getAgreementBalance', { params: { id: data.id } });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
  });

  it('is in the currency of the client', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { currency: 'JPY' });
    expect((await buildAgreement(owner, { client_id })).currency).to.equal('JPY');
    const terms = { client_id, title: 'Care', start_date: '2027-01-01', hours_included: 1 };
    const failing = owner.fail('createAgreement', { body: { ...terms, monthly_fee: 10.5 } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'monthly_fee']);
  });

  it('refuses what does not fit, naming the field', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const contact = await buildContact(owner, { client_id: (await buildClient(owner)).id });
    const terms = { client_id, title: 'Care', start_date: '2027-01-01', monthly_fee: 1, hours_included: 1 };
    for (const [field, value] of [
      ['contact_id', contact.id],
      ['type_id', 'agrtype_01k6jz3v8he9s8x4d2m7q5r0ab'],
      ['client_id', 'cli_01k6jz3v8he9s8x4d2m7q5r0ab'],
      ['end_date', '2026-12-31'],
      ['start_date', '1999-01-01'],
      ['billing_day', 29],
      ['billing_day', 0],
    ] as const) {
      const failing = owner.fail('createAgreement', { body: { ...terms, [field]: value } });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', field]);
    }
  });
});

describe('updateAgreement', () => {
  it('shows new terms immediately, and applies them from the next period on', async () => {
    const owner = await buildOn('2027-03-10');
    const { id } = await buildAgreement(owner, { start_date: '2027-03-01' });
    const body = { monthly_fee: 3000, hours_included: 30, overage_rate: 100 };
    const { data } = await owner.call('updateAgreement', { params: { id }, body });
    expect(data.billing).to.include(body);
    expect(openPeriod(data).hours_included).to.equal(20);
    expect((await owner.call('listAgreements', {})).summary.total_mrr).to.equal(3000);
    await owner.call('advanceTestClock', { body: { to: '2027-04-01T12:00:00Z' } });
    const [second, first] = await periodsOf(owner, id);
    expect([first?.billing?.base_fee, first?.hours.included]).to.deep.equal([2000, 20]);
    expect([second?.billing?.base_fee, second?.hours.included]).to.deep.equal([3000, 30]);
    const [, updated] = await eventsOf(owner, id);
    expect(updated?.type).to.equal('agreement.updated');
    expect(updated?.context.changes).to.include.keys('billing.monthly_fee', 'billing.hours_included');
  });

  it('shortens the open period to a new end, and extends it again without one', async () => {
    const owner = await buildOn('2027-03-10');
    const { id } = await buildAgreement(owner, { start_date: '2027-03-01' });
    const change = async (end_date: string | null) =>
      (await owner.call('updateAgreement', { params: { id }, body: { end_date } })).data;
    const cut = await change('2027-03-20');
    expect([openPeriod(cut).end_date, cut.dates.next_renewal]).to.deep.equal(['2027-03-20', null]);
    const free = await change(null);
    expect([openPeriod(free).end_date, free.dates.next_renewal]).to.deep.equal(['2027-03-31', '2027-04-01']);
  });

  it('changes client and start only of a draft', async () => {
    const owner = await buildOn('2027-03-10');
    const { id: client_id } = await buildClient(owner);
    const draft = await buildAgreement(owner, { status: 'draft' });
    const body = { client_id, start_date: '2027-04-01' };
    const { data } = await owner.call('updateAgreement', { params: { id: draft.id }, body });
    expect([data.client_id, data.dates.start_date]).to.deep.equal([client_id, '2027-04-01']);
    const active = await buildAgreement(owner);
    const failing = owner.fail('updateAgreement', { params: { id: active.id }, body: { start_date: '2027-04-01' } });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state', 'start_date']);
  });

  it('allows few changes to a cancelled one', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildAgreement(owner);
    await owner.call('cancelAgreement', { params: { id } });
    const failing = owner.fail('updateAgreement', { params: { id }, body: { monthly_fee: 1 } });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state', 'monthly_fee']);
    expect((await owner.call('updateAgreement', { params: { id }, body: { notes: 'Gone' } })).data.notes).to.equal(
      'Gone',
    );
  });
});

describe('listAgreements', () => {
  it('filters, and adds up the monthly fees of active ones, per currency', async () => {
    const owner = await buildOn('2027-03-10');
    const { id: client_id } = await buildClient(owner, { currency: 'EUR' });
    const [type] = (await owner.call('listAgreementTypes', { query: { sort: 'name', order: 'desc' } })).data;
    const support = await buildAgreement(owner, { type_id: type?.id ?? '', end_date: '2027-04-09' });
    const euro = await buildAgreement(owner, { client_id, monthly_fee: 500, start_date: '2027-03-01' });
    const draft = await buildAgreement(owner, { status: 'draft', monthly_fee: 10 });
    const ids = async (query: object) => (await owner.call('listAgreements', { query })).data.map(({ id }) => id);
    expect(await ids({})).to.deep.equal([draft.id, euro.id, support.id]);
    expect(await ids({ client_id })).to.deep.equal([euro.id]);
    expect(await ids({ status: 'draft' })).to.deep.equal([draft.id]);
    expect(await ids({ type_id: type?.id })).to.deep.equal([support.id]);
    expect(await ids({ expiring_soon: true })).to.deep.equal([support.id]);
    expect(await ids({ expiring_soon: false })).to.deep.equal([draft.id, euro.id]);
    expect(await ids({ sort: 'monthly_fee', order: 'asc' })).to.deep.equal([draft.id, euro.id, support.id]);
    const { summary, data } = await owner.call('listAgreements', {});
    expect(summary).to.deep.equal({
      total_mrr: 2000,
      active_agreements: 2,
      expiring_soon: 1,
      other_currencies: [{ currency: 'EUR', total_mrr: 500 }],
    });
    expect(data[1]?.current_period).to.include({ hours_used: 0, hours_remaining: 20, percent_used: 0 });
    expect(type?.name).to.equal('Support Retainer');
  });
});

describe('getAgreement', () => {
  it('embeds client, periods, time and invoices', async () => {
    const owner = await buildOn('2027-03-10');
    const agreement = await buildAgreement(owner, { start_date: '2027-02-01', auto_invoice: true });
    const { id, client_id } = agreement;
    const entry = { client_id, agreement_id: id, date: '2027-03-10', hours: 2 };
    const { data: logged } = await owner.call('createTimeEntry', { body: entry });
    const include = ['client', 'periods', 'time_entries', 'invoices'] as const;
    const { data } = await owner.call('getAgreement', { params: { id }, query: { include: [...include] } });
    expect(data.client?.id).to.equal(client_id);
    expect(data.periods).to.deep.equal(await periodsOf(owner, id));
    expect(data.time_entries?.map((each) => each.id)).to.deep.equal([logged.id]);
    expect(data.invoices?.map(({ amounts }) => amounts.total)).to.deep.equal([2000]);
    const period_id = openPeriod(agreement).id;
    const period = await owner.call('getAgreementPeriod', {
      params: { id, period_id },
      query: { include: ['time_entries'] },
    });
    expect(period.data.time_entries?.map((each) => each.id)).to.deep.equal([logged.id]);
  });

  it('does not find a period of another agreement', async () => {
    const { owner } = await buildWorkspace();
    const [one, other] = [await buildAgreement(owner), await buildAgreement(owner)];
    const params = { id: one.id, period_id: openPeriod(other).id };
    expect(await refusalOf(owner.fail('getAgreementPeriod', { params }))).to.deep.equal([404, 'not_found']);
    expect(await refusalOf(owner.fail('closeAgreementPeriod', { params }))).to.deep.equal([404, 'not_found']);
  });
});
