import { expect } from 'chai';
import { eventsOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { testApi } from '../../support/service/api.js';
import { buildRetainer, type Retainer } from '../../support/builders/retainers.js';

const rollover = { rollover_enabled: true };
const typesOf = async ({ owner, id }: Retainer) => (await eventsOf(owner, id)).map(({ type }) => type);
const days = async (retainer: Retainer) =>
  (await retainer.periods()).map(({ start_date, end_date, status }) => `${start_date} ${end_date} ${status}`);

/** The sum of the ledger for each period: 0 for closed ones, the hours left for the open one. */
async function balances({ owner, id, periods }: Retainer): Promise<number[]> {
  const { data } = await owner.call('listAgreementLedger', { params: { id }, query: { per_page: 100 } });
  return (await periods()).map((period) =>
    data.filter(({ period_id }) => period_id === period.id).reduce((all, { hours }) => all + hours, 0),
  );
}

describe('closeAgreementPeriod', () => {
  it('ends the period today and opens one until the end of what would have been the next, for one fee', async () => {
    const retainer = await buildRetainer(rollover);
    await retainer.goTo('2027-03-20');
    await retainer.log(12.5);
    const closed = await retainer.close();
    expect(closed).to.include({ start_date: '2027-03-01', end_date: '2027-03-20', status: 'closed', invoice_id: null });
    expect(closed.hours).to.deep.equal({
      included: 20,
      rollover_in: 0,
      total_available: 20,
      used: 12.5,
      remaining: 7.5,
      overage: 0,
      rolled_over: 7.5,
    });
    expect(await days(retainer)).to.deep.equal(['2027-03-01 2027-03-20 closed', '2027-03-21 2027-04-30 upcoming']);
    const [, next] = await retainer.periods();
    expect(next?.billing).to.deep.equal({ base_fee: 2000, overage_amount: 0, total: 2000 });
    expect(next?.hours).to.include({ included: 20, rollover_in: 7.5, total_available: 27.5 });
    expect(await typesOf(retainer)).to.deep.equal(['agreement.created', 'agreement.period_closed']);
    expect(await balances(retainer)).to.deep.equal([0, 27.5]);
  });

  it('bills the fee and the overage, and the time of the period with the fee', async () => {
    const retainer = await buildRetainer();
    const { owner, id } = retainer;
    const entries = [await retainer.log(15, { rate_charged: 77 }), await retainer.log(7.25)];
    const free = await retainer.log(3, { billable: false });
    const closed = await retainer.close({ generate_invoice: true });
    expect(closed.billing).to.deep.equal({ base_fee: 2000, overage_amount: 270, total: 2270 });
    const [invoice, ...more] = await retainer.invoices();
    expect(more).to.deep.equal([]);
    expect(invoice).to.include({ id: closed.invoice_id, status: 'draft', agreement_id: id });
    const lines = invoice?.line_items?.map((line) => [line.quantity, line.rate, line.amount, line.time_entry_ids]);
    expect(lines).to.deep.equal([
      [1, 2000, 2000, entries.map((entry) => entry.id)],
      [2.25, 120, 270, []],
    ]);
    const billed = async (entryId: string) =>
      (await owner.call('getTimeEntry', { params: { id: entryId } })).data.billing.billed;
    expect(await Promise.all([...entries, free].map((entry) => billed(entry.id)))).to.deep.equal([true, true, false]);
  });

  it("applies the client's tax, and does not bill overage without a rate", async () => {
    const retainer = await buildRetainer({ overage_rate: null });
    const { owner, client_id } = retainer;
    await owner.call('updateClient', { params: { id: client_id }, body: { tax_rate: 0.1 } });
    await retainer.log(24);
    const closed = await retainer.close({ generate_invoice: true });
    expect([closed.hours.overage, closed.billing?.overage_amount]).to.deep.equal([4, 0]);
    const [invoice] = await retainer.invoices();
    expect(invoice?.amounts).to.include({ subtotal: 2000, tax_amount: 200, total: 2200 });
  });

  it('creates no invoice if there is nothing to bill', async () => {
    const retainer = await buildRetainer({ monthly_fee: 0, auto_invoice: true });
    await retainer.log(1);
    expect((await retainer.close()).invoice_id).to.equal(null);
    expect(await retainer.invoices()).to.deep.equal([]);
  });

  it('sends the invoice if the agreement says so, and leaves a draft if it cannot be sent', async () => {
    const terms = { auto_invoice: true, invoice_method: 'auto_send' as const };
    const [mute, heard] = [await buildRetainer(terms), await buildRetainer(terms)];
    await mute.close();
    expect((await mute.invoices()).map(({ status }) => status)).to.deep.equal(['draft']);
    await heard.owner.call('updateClient', { params: { id: heard.client_id }, body: { email: 'pay@example.com' } });
    await heard.close();
    expect((await heard.invoices()).map(({ status }) => status)).to.deep.equal(['sent']);
    expect((await heard.owner.call('listTestMails', {})).data.map(({ to }) => to)).to.deep.equal([['pay@example.com']]);
  });

  it('makes the invoice of a period whose invoice was voided, with its time, and that of one closed without', async () => {
    const retainer = await buildRetainer();
    const { owner, id } = retainer;
    const entry = await retainer.log(24);
    const closed = await retainer.close();
    const again = async (body: object) =>
      (await owner.call('closeAgreementPeriod', { params: { id, period_id: closed.id }, body })).data;
    const billed = async () => (await owner.call('getTimeEntry', { params: { id: entry.id } })).data.billing.billed;
    const first = await again({ generate_invoice: true });
    expect([typeof first.invoice_id, await billed()]).to.deep.equal(['string', true]);
    for (const body of [{}, { generate_invoice: true }, { generate_invoice: false }])
      expect((await again(body)).invoice_id).to.equal(first.invoice_id);
    await owner.call('voidInvoice', { params: { id: first.invoice_id ?? '' } });
    const [freed] = await retainer.periods();
    expect([freed?.invoice_id, freed?.status, await billed()]).to.deep.equal([null, 'closed', false]);
    for (const body of [{}, { generate_invoice: false }]) expect((await again(body)).invoice_id).to.equal(null);
    const second = await again({ generate_invoice: true });
    expect(second.invoice_id).to.be.a('string').and.not.equal(first.invoice_id);
    const invoices = await retainer.invoices();
    expect(invoices.map(({ status, amounts }) => [status, amounts.total])).to.deep.equal([
      ['void', 2480],
      ['draft', 2480],
    ]);
    expect(invoices[1]?.line_items?.map((line) => line.time_entry_ids)).to.deep.equal([[entry.id], []]);
    expect(second).to.deep.include({ hours: closed.hours, billing: closed.billing, closed_at: closed.closed_at });
    expect((await typesOf(retainer)).filter((type) => type === 'agreement.period_closed')).to.have.lengthOf(1);
  });

  it('makes one invoice of a closed period with 10 concurrent callers', async () => {
    const retainer = await buildRetainer();
    const { owner, id } = retainer;
    const params = { id, period_id: (await retainer.close()).id };
    const body = { generate_invoice: true };
    await Promise.all(Array.from({ length: 10 }, () => owner.call('closeAgreementPeriod', { params, body })));
    expect(await retainer.invoices()).to.have.lengthOf(1);
  });

  it('treats an invoice that an earlier version voided as no invoice', async () => {
    const retainer = await buildRetainer();
    const { owner, id } = retainer;
    const closed = await retainer.close({ generate_invoice: true });
    const params = { id, period_id: closed.id };
    await owner.call('voidInvoice', { params: { id: closed.invoice_id ?? '' } });
    const { db } = await testApi();
    await db('agreement_periods').where({ id: closed.id }).update({ invoice_id: closed.invoice_id });
    const { data } = await owner.call('closeAgreementPeriod', { params, body: { generate_invoice: true } });
    expect(data.invoice_id).to.not.equal(closed.invoice_id);
  });

  it('refuses a period that has not begun', async () => {
    const { owner, id, close, periods } = await buildRetainer();
    await close();
    const [, next] = await periods();
    const early = owner.fail('closeAgreementPeriod', { params: { id, period_id: next?.id ?? '' } });
    expect(await refusalOf(early)).to.deep.equal([409, 'invalid_state']);
  });

  it('closes once with 20 concurrent callers: one next period, one invoice', async () => {
    const retainer = await buildRetainer({ auto_invoice: true });
    const { owner, id } = retainer;
    const [period] = await retainer.periods();
    const params = { id, period_id: period?.id ?? '' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => owner.request('closeAgreementPeriod', { params })),
    );
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([200]));
    expect(await days(retainer)).to.have.lengthOf(2);
    expect(await retainer.invoices()).to.have.lengthOf(1);
    expect(await typesOf(retainer)).to.deep.equal(['agreement.created', 'agreement.period_closed']);
  });

  it('counts hours that are logged while it closes in one period or the other', async () => {
    const retainer = await buildRetainer(rollover);
    const [closed, ...entries] = await Promise.all([
      retainer.close(),
      ...Array.from({ length: 10 }, () => retainer.log(1)),
    ]);
    const [first, second] = await retainer.periods();
    const on = (id: string | undefined) => entries.filter(({ period_id }) => period_id === id).length;
    expect(closed.id).to.equal(first?.id);
    expect([first?.hours.used, second?.hours.used]).to.deep.equal([on(first?.id), on(second?.id)]);
    expect(on(first?.id) + on(second?.id)).to.equal(10);
    expect(await balances(retainer)).to.deep.equal([0, 40 - 10]);
  });
});

describe('rollover', () => {
  it('uses the oldest hours first, and loses those above the cap and those that are too old', async () => {
    const terms = { ...rollover, hours_included: 10, rollover_max_hours: 12, rollover_expires_months: 2 };
    const retainer = await buildRetainer(terms);
    const rolled = async () => (await retainer.periods()).map(({ hours }) => hours.rollover_in);
    await retainer.log(4); // March leaves 6
    await retainer.goTo('2027-04-01');
    expect(await rolled()).to.deep.equal([0, 6]);
    await retainer.log(2); // April takes 2 of March, leaves 4 of it and 10
    await retainer.goTo('2027-05-01');
    expect(await rolled()).to.deep.equal([0, 6, 12]); // 2 of March are above the cap
    await retainer.log(1); // May takes 1 of March, whose last month it is; leaves 10 of April and 10
    await retainer.goTo('2027-06-01');
    expect(await rolled()).to.deep.equal([0, 6, 12, 12]); // 8 of April are above the cap
    expect(await balances(retainer)).to.deep.equal([0, 0, 0, 22]);
    const { owner, id } = retainer;
    const { data } = await owner.call('listAgreementLedger', { params: { id }, query: { per_page: 100 } });
    const expired = data.filter(({ type }) => type === 'expiry').map(({ hours }) => hours);
    expect(expired.toReversed()).to.deep.equal([-2, -1, -8]);
  });

  it('lets hours that last a month be used only in the next period', async () => {
    const retainer = await buildRetainer({ ...rollover, rollover_expires_months: 1 });
    await retainer.goTo('2027-05-01');
    expect((await retainer.periods()).map(({ hours }) => hours.rollover_in)).to.deep.equal([0, 20, 20]);
  });

  it('is off by default', async () => {
    const retainer = await buildRetainer();
    await retainer.goTo('2027-04-01');
    const [first, second] = await retainer.periods();
    expect([first?.hours.rolled_over, second?.hours.rollover_in]).to.deep.equal([0, 0]);
    expect(await balances(retainer)).to.deep.equal([0, 20]);
  });
});

describe('the daily job of agreements', () => {
  it('closes each period at its end, even if the clock jumps over three', async () => {
    const retainer = await buildRetainer({ auto_invoice: true, billing_day: 15 });
    await retainer.goTo('2027-06-01');
    expect(await days(retainer)).to.deep.equal([
      '2027-03-01 2027-03-14 closed',
      '2027-03-15 2027-04-14 closed',
      '2027-04-15 2027-05-14 closed',
      '2027-05-15 2027-06-14 active',
    ]);
    const invoices = await retainer.invoices();
    expect(invoices.map(({ dates }) => dates.invoice_date)).to.deep.equal(['2027-03-15', '2027-04-15', '2027-05-15']);
    const closings = (await retainer.periods()).map(({ closed_at }) => closed_at);
    expect(closings).to.deep.equal([
      '2027-03-15T00:00:00.000Z',
      '2027-04-15T00:00:00.000Z',
      '2027-05-15T00:00:00.000Z',
      null,
    ]);
    const last = (await eventsOf(retainer.owner, retainer.id)).at(-1);
    expect([last?.type, last?.context.period?.end_date]).to.deep.equal(['agreement.period_closed', '2027-05-14']);
  });

  it('ends an agreement on its last day', async () => {
    const retainer = await buildRetainer({ end_date: '2027-04-10', auto_invoice: true, ...rollover });
    await retainer.goTo('2027-04-11');
    expect(await days(retainer)).to.deep.equal(['2027-03-01 2027-03-31 closed', '2027-04-01 2027-04-10 closed']);
    const data = await retainer.read();
    expect([data.status, data.current_period, data.dates.next_renewal]).to.deep.equal(['expired', null, null]);
    const last = (await eventsOf(retainer.owner, retainer.id)).at(-1);
    expect(last).to.deep.include({ type: 'agreement.updated', data });
    expect(last?.context.changes).to.deep.equal({ status: { from: 'active', to: 'expired' } });
    expect((await retainer.periods()).map(({ hours }) => hours.rolled_over)).to.deep.equal([20, 0]);
    expect(await balances(retainer)).to.deep.equal([0, 0]);
    expect(await retainer.invoices()).to.have.lengthOf(2);
  });

  it('announces once that an agreement ends within 30 days, and once more if its end changes', async () => {
    const retainer = await buildRetainer({ end_date: '2027-05-01' });
    const told = async () => (await typesOf(retainer)).filter((type) => type === 'agreement.expiring_soon').length;
    await retainer.goTo('2027-03-31');
    expect(await told()).to.equal(0);
    await retainer.goTo('2027-04-01');
    expect(await told()).to.equal(1);
    await retainer.goTo('2027-04-03');
    expect(await told()).to.equal(1);
    const params = { id: retainer.id };
    await retainer.owner.call('updateAgreement', { params, body: { end_date: '2027-05-02' } });
    await retainer.goTo('2027-04-04');
    expect(await told()).to.equal(2);
  });

  it('announces immediately one that ends the day it is created, which no daily job would find in time', async () => {
    const retainer = await buildRetainer({ end_date: '2027-03-01' });
    expect(await typesOf(retainer)).to.deep.equal(['agreement.created', 'agreement.expiring_soon']);
    await retainer.goTo('2027-03-02');
    expect((await typesOf(retainer)).slice(2)).to.deep.equal(['agreement.period_closed', 'agreement.updated']);
  });

  it('shows an agreement that is given an end before its open period as expired', async () => {
    const retainer = await buildRetainer();
    await retainer.goTo('2027-04-05');
    const params = { id: retainer.id };
    const { data } = await retainer.owner.call('updateAgreement', { params, body: { end_date: '2027-03-31' } });
    expect(data.status).to.equal('expired');
    expect(data).to.deep.equal(await retainer.read());
  });
});

describe('the days of agreements', () => {
  const zones: [timezone: string, lastInstant: string, firstInstant: string][] = [
    ['Pacific/Kiritimati', '2027-03-31T09:59:59.999Z', '2027-03-31T10:00:00.000Z'],
    ['America/Los_Angeles', '2027-04-01T06:59:59.999Z', '2027-04-01T07:00:00.000Z'],
    ['Europe/Berlin', '2027-03-31T21:59:59.999Z', '2027-03-31T22:00:00.000Z'], // summer time since 28 March
  ];
  for (const [timezone, lastInstant, firstInstant] of zones) {
    it(`end at midnight in ${timezone}`, async () => {
      const retainer = await buildRetainer({ start_date: '2027-03-25' }, '2027-03-25', timezone);
      const { owner } = retainer;
      const statuses = async () => (await retainer.periods()).map(({ status }) => status);
      await owner.call('advanceTestClock', { body: { to: lastInstant } });
      expect(await statuses()).to.deep.equal(['active']);
      await owner.call('advanceTestClock', { body: { to: firstInstant } });
      expect(await statuses()).to.deep.equal(['closed', 'active']);
    });
  }
});
