import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildClient, buildTicket } from '../../support/builders/factories.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

describe('fields', () => {
  let owner: ApiClient;

  before(async () => {
    ({ owner } = await buildWorkspace());
  });

  it('selects from reports, summaries and balances', async () => {
    const fields = ['period.from', 'summary.total_hours'];
    const { data: report } = await owner.call('getTimeReport', { query: { fields } });
    expect(Object.keys(report)).to.have.members(['period', 'summary']);
    expect(Object.keys(report.period)).to.deep.equal(['from']);
    const { id } = await buildAgreement(owner);
    const { data: balance } = await owner.call('getAgreementBalance', { params: { id }, query: { fields: 'hours' } });
    expect(Object.keys(balance)).to.deep.equal(['hours']);
  });

  it('selects from what contacts read in the portal', async () => {
    const { id: client_id } = await buildClient(owner);
    const portal = await buildPortalContact(owner, { client_id });
    const { data: me } = await portal.call('getPortalProfile', { query: { fields: 'name' } });
    expect(Object.keys(me)).to.deep.equal(['name']);
    const ticket = await buildTicket(owner, { client_id });
    const params = { id: ticket.id };
    const { data } = await portal.call('getPortalTicket', { params, query: { fields: ['id', 'number'] } });
    expect(data).to.deep.equal({ id: ticket.id, number: ticket.number });
  });

  it('is refused beside a format that is a whole document', async () => {
    for (const format of ['csv', 'pdf'] as const) {
      const attempt = owner.fail('getTimeReport', { query: { fields: 'summary', format } });
      expect(await refusalOf(attempt)).to.deep.equal([400, 'invalid_request', 'fields']);
    }
  });
});
