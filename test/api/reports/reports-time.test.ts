import { expect } from 'chai';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

describe('getTimeReport', () => {
  it('adds up the time of each client, and its value', async () => {
    const { owner } = await buildWorkspace();
    const { data: me } = await owner.call('getCurrentUser', {});
    const acme = await buildClient(owner, { name: 'Acme' });
    const shop = await buildProject(owner, { client_id: acme.id, title: 'Shop' });
    const log = (hours: number, more = {}) =>
      owner.call('createTimeEntry', {
        body: { user_id: me.id, client_id: acme.id, date: '2026-03-10', hours, rate_charged: 100, ...more },
      });
    await log(2, { project_id: shop.id });
    await log(1.5, { billable: false });
    await log(4, { date: '2026-04-01' });
    const { data } = await owner.call('getTimeReport', {
      query: { from: '2026-03-01', to: '2026-03-31', group_by: 'client' },
    });
    expect(data).to.deep.equal({
      period: { from: '2026-03-01', to: '2026-03-31', label: 'March 2026' },
      summary: {
        total_hours: 3.5,
        billable_hours: 2,
        non_billable_hours: 1.5,
        billable_value: 200,
        other_currencies: [],
      },
      by_client: [
        {
          client_id: acme.id,
          client_name: 'Acme',
          projects: 1,
          hours: 3.5,
          billable_hours: 2,
          value: 200,
          other_currencies: [],
        },
      ],
      omitted: 0,
    });
  });

  it('refuses an unknown grouping', async () => {
    const { owner } = await buildWorkspace();
    const refused = owner.fail('getTimeReport', { query: { group_by: 'month' as 'day' } });
    expect(await refusalOf(refused)).to.deep.equal([400, 'invalid_request', 'group_by']);
  });
});
