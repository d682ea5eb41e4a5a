/** The summary of time and the drawdown of agreements in one currency. All figures are worked out by hand. */
import { expect } from 'chai';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildExchangeRates } from '../../support/builders/taxes.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { startOn } from '../../support/service/clock.js';

const january = { from: '2026-01-01', to: '2026-01-31' };

/** A firm in euros with clients in dollars, euros and francs. A dollar is 0.8 euros from the 5th, and 0.9 from the 12th on; the franc has no rate. */
async function buildFirm() {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2026-01-15');
  await owner.call('updateWorkspace', { body: { currency: 'EUR' } });
  await buildExchangeRates(owner, [
    ['USD', 'EUR', '2026-01-05', 0.8],
    ['USD', 'EUR', '2026-01-12', 0.9],
  ]);
  const clientIn = async (currency: string) => (await buildClient(owner, { name: `In ${currency}`, currency })).id;
  return { owner, USD: await clientIn('USD'), EUR: await clientIn('EUR'), CHF: await clientIn('CHF') };
}

describe('summaries in one currency', () => {
  it('of time are at the rate of the day of the work, by group, beside what they were', async () => {
    const { owner, USD, EUR, CHF } = await buildFirm();
    await buildTimeEntry(owner, { client_id: USD, date: '2026-01-06', hours: 2, rate_charged: 100 });
    await buildTimeEntry(owner, { client_id: USD, date: '2026-01-13', hours: 1, rate_charged: 100 });
    await buildTimeEntry(owner, { client_id: EUR, date: '2026-01-13', hours: 3, rate_charged: 10 });
    await buildTimeEntry(owner, { client_id: CHF, date: '2026-01-07', hours: 1, rate_charged: 50 });
    const summaryBy = async (group_by: 'client' | 'day') =>
      (await owner.call('getTimeSummary', { query: { ...january, group_by, in: 'EUR' } })).data;
    const { converted, ...summary } = await summaryBy('client');
    // 200 × 0.8 + 100 × 0.9 + 30
    expect(converted?.totals).to.deep.equal({ ...summary.totals, value: 280, other_currencies: [] });
    expect(converted?.by_client?.map((row) => [row.client_name, row.hours, row.value])).to.have.deep.members([
      ['In USD', 3, 250],
      ['In EUR', 3, 30],
      ['In CHF', 1, 0],
    ]);
    expect(converted?.missing_rates).to.deep.equal([{ from: 'CHF', days: 1, dates: ['2026-01-07'] }]);
    expect(summary.totals).to.deep.include({
      hours: 7,
      value: 30,
      other_currencies: [
        { currency: 'CHF', value: 50 },
        { currency: 'USD', value: 300 },
      ],
    });
    const days = (await summaryBy('day')).converted?.by_day;
    expect(days?.map((row) => [row.date, row.value])).to.deep.equal([
      ['2026-01-06', 160],
      ['2026-01-07', 0],
      ['2026-01-13', 120],
    ]);
    const viewer = await buildUser(owner, 'member', { permissions: { can_see_rates: false } });
    const hidden = (await viewer.call('getTimeSummary', { query: { ...january, in: 'EUR' } })).data;
    expect(hidden).not.to.have.property('converted');
  });

  it('of the drawdown are at the rate of today', async () => {
    const { owner, USD, EUR } = await buildFirm();
    for (const [client_id, monthly_fee] of [
      [USD, 1000],
      [EUR, 500],
    ] as const)
      await buildAgreement(owner, { client_id, monthly_fee, start_date: '2026-01-01' });
    const { summary } = await owner.call('listAgreementDrawdown', { query: { in: 'EUR' } });
    expect(summary.converted).to.deep.equal({
      currency: 'EUR',
      total_mrr: 1400,
      rates: [{ from: 'USD', derivations: ['direct'] }],
      missing_rates: [],
    });
    expect(summary).to.deep.include({ total_mrr: 500, other_currencies: [{ currency: 'USD', total_mrr: 1000 }] });
  });

  it('refuse what is no currency', async () => {
    const { owner } = await buildWorkspace();
    for (const id of ['getTimeSummary', 'listAgreementDrawdown'] as const)
      expect(await refusalOf(owner.fail(id, { query: { in: 'XYZ' } })), id).to.deep.equal([
        400,
        'invalid_request',
        'in',
      ]);
  });
});
