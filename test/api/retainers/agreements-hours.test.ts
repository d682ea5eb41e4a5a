import { expect } from 'chai';
import { buildAgreement, openPeriod } from '../../support/builders/agreements.js';
import type { ApiClient } from '../../support/service/api.js';
import { startOn } from '../../support/service/clock.js';
import { eventsOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

async function buildRetainer(overrides: Parameters<typeof buildAgreement>[1] = {}) {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2027-03-16');
  const agreement = await buildAgreement(owner, { start_date: '2027-03-01', ...overrides });
  const { id, client_id } = agreement;
  const log = async (hours: number, more: object = {}) =>
    (
      await owner.call('createTimeEntry', {
        body: { client_id, agreement_id: id, date: '2027-03-16', hours, ...more },
      })
    ).data;
  const hours = async () => {
    const [period] = (await owner.call('listAgreementPeriods', { params: { id } })).data;
    return period?.hours;
  };
  return { owner, agreement, id, client_id, log, hours };
}

const ledgerOf = async (owner: ApiClient, id: string) =>
  (await owner.call('listAgreementLedger', { params: { id }, query: { order: 'asc' } })).data.map(
    ({ type, source, hours }) => `${type} ${source} ${hours}`,
  );

describe('time on an agreement', () => {
  it('draws the included hours, then overage, with one event near the limit and one over it', async () => {
    const { owner, agreement, id, log, hours } = await buildRetainer();
    const entry = await log(17);
    expect(entry.period_id).to.equal(openPeriod(agreement).id);
    await log(1.5);
    await log(4);
    await log(2);
    expect(await hours()).to.deep.equal({
      included: 20,
      rollover_in: 0,
      total_available: 20,
      used: 24.5,
      remaining: 0,
      overage: 4.5,
    });
    expect(await ledgerOf(owner, id)).to.deep.equal([
      'included included 20',
      'draw included -17',
      'draw included -1.5',
      'draw included -1.5',
      'draw overage -2.5',
      'draw overage -2',
    ]);
    const events = await eventsOf(owner, id);
    expect(events.map(({ type }) => type)).to.deep.equal([
      'agreement.created',
      'agreement.near_limit',
      'agreement.over_limit',
    ]);
    expect(events[1]?.context.period?.hours.used).to.equal(18.5);
    expect(events[2]?.context.period?.hours.overage).to.equal(2.5);
  });

  it('emits both events for a jump over both limits', async () => {
    const { owner, id, log } = await buildRetainer();
    await log(21);
    const types = (await eventsOf(owner, id)).map(({ type }) => type);
    expect(types).to.deep.equal(['agreement.created', 'agreement.near_limit', 'agreement.over_limit']);
  });

  it('returns the hours of what is changed, excluded or deleted, in reverse order', async () => {
    const { owner, id, log, hours } = await buildRetainer({ hours_included: 2 });
    const entry = await log(3);
    const params = { id: entry.id };
    await owner.call('updateTimeEntry', { params, body: { hours: 1.25 } });
    expect((await hours())?.used).to.equal(1.25);
    await owner.call('excludeTimeEntry', { params, body: { reason: 'goodwill' } });
    expect((await hours())?.used).to.equal(0);
    await owner.call('includeTimeEntry', { params });
    await owner.call('updateTimeEntry', { params, body: { billable: false } });
    expect((await hours())?.used).to.equal(0);
    await owner.call('updateTimeEntry', { params, body: { billable: true } });
    await owner.call('deleteTimeEntry', { params });
    expect(await hours()).to.include({ used: 0, remaining: 2 });
    expect(await ledgerOf(owner, id)).to.deep.equal([
      'included included 2',
      'draw included -2',
      'draw overage -1',
      'release overage 1',
      'release included 0.75',
      'release included 1.25',
      'draw included -1.25',
      'release included 1.25',
      'draw included -1.25',
      'release included 1.25',
    ]);
  });

  it('draws nothing if it is not billable', async () => {
    const { log, hours } = await buildRetainer();
    await log(5, { billable: false });
    expect((await hours())?.used).to.equal(0);
  });

  it('moves its hours with it to another agreement', async () => {
    const { owner, id, client_id, log, hours } = await buildRetainer();
    const other = await buildAgreement(owner, { client_id, start_date: '2027-03-01' });
    const entry = await log(5);
    const body = { agreement_id: other.id };
    const { data } = await owner.call('updateTimeEntry', { params: { id: entry.id }, body });
    expect(data.period_id).to.equal(openPeriod(other).id);
    expect((await hours())?.used).to.equal(0);
    expect(await ledgerOf(owner, other.id)).to.deep.equal(['included included 20', 'draw included -5']);
    await owner.call('updateTimeEntry', { params: { id: entry.id }, body: { agreement_id: null } });
    expect(await ledgerOf(owner, other.id)).to.include('release included 5');
    expect(await ledgerOf(owner, id)).to.have.lengthOf(3);
  });

  it('draws the hours of a timer when it is stopped', async () => {
    const { owner, id, client_id, hours } = await buildRetainer();
    const timer = (await owner.call('startTimer', { body: { client_id, agreement_id: id } })).data;
    expect((await hours())?.used).to.equal(0);
    await owner.call('advanceTestClock', { body: { to: '2027-03-16T13:30:00Z' } });
    await owner.call('stopTimer', { params: { id: timer.id } });
    expect((await hours())?.used).to.equal(1.5);
  });

  it('loses no hour with 20 concurrent callers', async () => {
    const { owner, id, log, hours } = await buildRetainer();
    const left = async (): Promise<Record<string, number>> => {
      const sums: Record<string, number> = {};
      const { data } = await owner.call('listAgreementLedger', { params: { id }, query: { per_page: 100 } });
      for (const { source, hours: moved } of data) sums[source] = (sums[source] ?? 0) + moved;
      return sums;
    };
    const entries = await Promise.all(Array.from({ length: 20 }, () => log(1.25)));
    expect((await hours())?.used).to.equal(25);
    expect(await left()).to.deep.equal({ included: 0, overage: -5 });
    const change = (body: { hours: number }) =>
      Promise.all(entries.map((entry) => owner.call('updateTimeEntry', { params: { id: entry.id }, body })));
    await change({ hours: 0.5 });
    expect(await left()).to.deep.equal({ included: 10, overage: 0 });
    await change({ hours: 1.5 });
    expect(await left()).to.deep.equal({ included: 0, overage: -10 });
    await Promise.all(entries.map((entry) => owner.call('deleteTimeEntry', { params: { id: entry.id } })));
    expect(await hours()).to.include({ used: 0, remaining: 20, overage: 0 });
    expect(await left()).to.deep.equal({ included: 20, overage: 0 });
  });

  it('draws late time from the open period, and can no longer change that of a closed one', async () => {
    const { owner, id, log } = await buildRetainer();
    const early = await log(5);
    await owner.call('advanceTestClock', { body: { to: '2027-04-02T12:00:00Z' } });
    const late = await log(1, { date: '2027-03-20' });
    const { data } = await owner.call('getAgreement', { params: { id } });
    expect(late.period_id).to.equal(openPeriod(data).id);
    expect(openPeriod(data).hours_used).to.equal(1);
    const params = { id: early.id };
    for (const failing of [
      owner.fail('updateTimeEntry', { params, body: { hours: 4 } }),
      owner.fail('deleteTimeEntry', { params }),
    ])
      expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
    const described = await owner.call('updateTimeEntry', { params, body: { description: 'Server' } });
    expect(described.data.description).to.equal('Server');
  });

  it('requires an open period', async () => {
    const { owner, client_id } = await buildRetainer();
    const draft = await buildAgreement(owner, { client_id, status: 'draft' });
    const body = { client_id, agreement_id: draft.id, date: '2027-03-16', hours: 1 };
    const refused = [409, 'invalid_state', 'agreement_id'];
    expect(await refusalOf(owner.fail('createTimeEntry', { body }))).to.deep.equal(refused);
    expect((await owner.call('listTimeEntries', {})).pagination.total).to.equal(0);
  });
});

describe('getAgreementBalance', () => {
  it('reports the state of the period and its projection', async () => {
    const { owner, id, log } = await buildRetainer();
    await log(12);
    const { data } = await owner.call('getAgreementBalance', { params: { id } });
    expect(data).to.deep.equal({
      period: { start_date: '2027-03-01', end_date: '2027-03-31', days_remaining: 16 },
      hours: {
        included: 20,
        rollover: 0,
        total_available: 20,
        used: 12,
        remaining: 8,
        overage: 0,
        burn_rate_daily: 0.75, // 12 in 16 days
      },
      projection: { estimated_end_usage: 23.25, estimated_remaining: 0, will_have_overage: true },
      value: { monthly_fee: 2000, hours_value: 1200, remaining_value: 800 },
    });
  });
});

describe('listAgreementDrawdown', () => {
  it('reports the state of each, those that end first at the top, with totals', async () => {
    const { owner, client_id } = await buildRetainer();
    const end = (end_date: string) => buildAgreement(owner, { client_id, start_date: '2027-03-01', end_date });
    const [over, near, idle] = [await end('2027-03-20'), await end('2027-03-21'), await end('2027-03-18')];
    const draw = (agreement_id: string, hours: number) =>
      owner.call('createTimeEntry', { body: { client_id, agreement_id, date: '2027-03-16', hours } });
    await draw(over.id, 20.01);
    await draw(near.id, 18);
    await draw(idle.id, 9.99);
    const { data, summary, pagination } = await owner.call('listAgreementDrawdown', {});
    expect(data.map((row) => [row.agreement_id, row.status, row.percent_used])).to.deep.include.members([
      [idle.id, 'under_utilized', 49.95],
      [over.id, 'over_limit', 100.05],
      [near.id, 'near_limit', 90],
    ]);
    expect(data.map(({ status }) => status)).to.deep.equal(['under_utilized', 'over_limit', 'near_limit', 'on_track']);
    expect(summary).to.deep.equal({
      total_mrr: 8000,
      total_hours_available: 80,
      total_hours_used: 48,
      utilization_percent: 60,
      other_currencies: [],
    });
    expect(pagination.total).to.equal(4);
  });
});
