import { expect } from 'chai';
import { buildAgreement } from '../../support/builders/agreements.js';
import { startOn } from '../../support/service/clock.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, lineAt } from '../../support/builders/invoices.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

/** A firm on Monday, 16 June 2031, with one user of 40 hours a week. */
async function buildFirm() {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2031-06-16');
  const client = await buildClient(owner, { email: 'billing@acme.example' });
  return { owner, client_id: client.id };
}

describe('getForecastReport', () => {
  it('extends the trend of the last six full months, and adds active retainers', async () => {
    const { owner, client_id } = await buildFirm();
    // The line is at 450 in the middle of the six months, and rises by 250 / 17.5 per month.
    const amounts = { '2030-12': 700, '2031-01': 200, '2031-02': 300, '2031-03': 400, '2031-04': 500, '2031-05': 600 };
    for (const [month, amount] of Object.entries(amounts))
      await buildSentInvoice(owner, {
        client_id,
        line_items: [lineAt(amount)],
        invoice_date: `${month}-15`,
        tax_rate: 0.2,
      });
    await buildSentInvoice(owner, { client_id, line_items: [lineAt(5000)], invoice_date: '2031-06-10' });
    await buildSentInvoice(owner, { client_id, line_items: [lineAt(5000)], invoice_date: '2030-11-30' });
    await buildInvoice(owner, { client_id, line_items: [lineAt(5000)], invoice_date: '2031-05-10' });
    const agreement = await buildAgreement(owner, { client_id, monthly_fee: 1000, end_date: '2031-08-30' });
    await buildSentInvoice(owner, {
      client_id,
      agreement_id: agreement.id,
      line_items: [lineAt(7000)],
      invoice_date: '2031-05-10',
    });
    const { data } = await owner.call('getForecastReport', {});
    expect(data.generated_at).to.equal('2031-06-16T12:00:00.000Z');
    expect(data.revenue_forecast).to.deep.equal([
      { month: '2031-07', projected: 1514.29, confidence: 0.9 },
      { month: '2031-08', projected: 528.57, confidence: 0.81 },
      { month: '2031-09', projected: 542.86, confidence: 0.73 },
    ]);
  });

  it('spreads what is left of budgets up to the due dates, in addition to the hours of retainers', async () => {
    const { owner, client_id } = await buildFirm();
    const project = (more: object) => buildProject(owner, { client_id, status: 'active', budget_hours: 100, ...more });
    await buildUser(owner, 'member', { status: 'deactivated' }); // deactivated, so they add no capacity
    // Working days: 11 in June, 23 in July, 21 in August, so 55 hours are 1 a day.
    await project({ due_date: '2031-08-31', budget_hours: 55 });
    await project({ due_date: '2031-06-15', budget_hours: 7 });
    // 23 + 21 + 22 working days, so 66 hours are 1 a day.
    await project({ budget_hours: 66 });
    await project({ due_date: '2031-07-31', status: 'pending' });
    await buildAgreement(owner, { client_id, hours_included: 10, end_date: '2031-08-31' });
    await project({ billing_type: 'retainer', due_date: '2031-07-31' });
    const { data } = await owner.call('getForecastReport', {});
    expect(data.capacity_forecast).to.deep.equal([
      { month: '2031-07', available_hours: 184, committed_hours: 63, utilization_forecast: 34.24 },
      { month: '2031-08', available_hours: 168, committed_hours: 52, utilization_forecast: 30.95 },
      { month: '2031-09', available_hours: 176, committed_hours: 22, utilization_forecast: 12.5 },
    ]);
  });

  it('counts only what is left of a budget', async () => {
    const { owner, client_id } = await buildFirm();
    const { id: project_id } = await buildProject(owner, {
      client_id,
      status: 'active',
      budget_hours: 10,
      due_date: '2031-06-13',
    });
    const over = await buildProject(owner, { client_id, status: 'active', budget_hours: 2, due_date: '2031-06-13' });
    const log = (id: string, hours: number) =>
      owner.call('createTimeEntry', { body: { project_id: id, client_id, hours, date: '2031-06-10' } });
    await log(project_id, 4);
    await log(over.id, 5);
    const { data } = await owner.call('getForecastReport', { query: { months: 1 } });
    expect(data.capacity_forecast.map(({ committed_hours }) => committed_hours)).to.deep.equal([6]);
  });

  it('counts pending projects as proposals, at half their amounts, per currency', async () => {
    const { owner, client_id } = await buildFirm();
    await buildProject(owner, { client_id, budget_amount: 1000.01 });
    await buildProject(owner, { client_id });
    await buildProject(owner, { client_id, budget_amount: 5000, status: 'active' });
    const abroad = await buildClient(owner, { currency: 'EUR' });
    await buildProject(owner, { client_id: abroad.id, budget_amount: 300 });
    const { data } = await owner.call('getForecastReport', { query: { months: 1 } });
    expect(data.pipeline).to.deep.equal({ proposals_pending: 2, weighted_value: 500.01 });
    expect(data.other_currencies).to.deep.equal([
      {
        currency: 'EUR',
        revenue_forecast: [{ month: '2031-07', projected: 0, confidence: 0.9 }],
        pipeline: { proposals_pending: 1, weighted_value: 150 },
      },
    ]);
  });

  it('reaches 24 months ahead and no further', async () => {
    const { owner } = await buildFirm();
    const { data } = await owner.call('getForecastReport', { query: { months: 24 } });
    expect(data.revenue_forecast.map(({ month }) => month).at(-1)).to.equal('2033-06');
    for (const months of [0, 25])
      expect(await refusalOf(owner.fail('getForecastReport', { query: { months } }))).to.deep.equal([
        400,
        'invalid_request',
        'months',
      ]);
  });
});
