import { expect } from 'chai';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildRecurringInvoice } from '../../support/builders/billing/recurring.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { startOn } from '../../support/service/clock.js';

const mrrAt = async (owner: ApiClient, to: string): Promise<number | undefined> =>
  (await owner.call('getRevenueReport', { query: { period: 'custom', from: '2027-01-01', to } })).data.summary.mrr;

describe('recurring revenue', () => {
  it('counts recurring invoices per month beside retainers, on the days on which their lines are billed', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2027-01-15');
    const { id: client_id } = await buildClient(owner);
    await buildAgreement(owner, { client_id, start_date: '2027-01-01', monthly_fee: 1000 });
    const lines = [
      { description: 'License', rate: 1200 },
      { description: 'More', rate: 120, from: '2027-07-01' },
    ];
    const yearly = await buildRecurringInvoice(owner, {
      client_id,
      interval: 'yearly',
      anchor_date: '2027-02-01',
      lines,
    });
    await buildRecurringInvoice(owner, {
      client_id,
      interval: 'quarterly',
      anchor_date: '2027-03-01',
      end_date: '2027-08-31',
      lines: [{ description: 'Q', rate: 300 }],
    });
    expect(await mrrAt(owner, '2027-01-31')).to.equal(1000);
    expect(await mrrAt(owner, '2027-02-28')).to.equal(1100);
    expect(await mrrAt(owner, '2027-03-31')).to.equal(1200);
    expect(await mrrAt(owner, '2027-07-31')).to.equal(1210);
    expect(await mrrAt(owner, '2027-09-30')).to.equal(1110);
    const { revenue_forecast } = (await owner.call('getForecastReport', { query: { months: 3 } })).data;
    expect(revenue_forecast.map(({ projected }) => projected)).to.deep.equal([1100, 1200, 1200]);
    await owner.call('advanceTestClock', { body: { to: '2027-04-15T12:00:00Z' } });
    await owner.call('pauseRecurringInvoice', { params: { id: yearly.id } });
    expect(await mrrAt(owner, '2027-04-30')).to.equal(1100);
    expect(await mrrAt(owner, '2027-04-10')).to.equal(1205.89);
    expect(
      (await owner.call('getForecastReport', { query: { months: 1 } })).data.revenue_forecast[0]?.projected,
    ).to.equal(1100);
  });
});
