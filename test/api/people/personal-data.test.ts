import { expect } from 'chai';
import { refusalOf } from '../../support/answers/refusals.js';
import { leaveTracesAsContact, leaveTracesAsUser } from '../../support/people/traces.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('getContactPersonalData', () => {
  it('has what the contact wrote and was sent, without links that let somebody sign in, and is in the audit log', async () => {
    const { owner } = await buildWorkspace();
    const { id, values } = await leaveTracesAsContact(owner);
    const { data } = await owner.call('getContactPersonalData', { params: { id } });
    const text = JSON.stringify(data);
    for (const value of values) expect(text).to.include(value);
    expect(text).not.to.match(/portal\/password|_hash|storage_key/);
    const counts = Object.fromEntries(data.records.map(({ kind, count }) => [kind, count]));
    expect(counts).to.include({ comments: 1, attachments: 1, approvals: 1, invoices: 1, tickets: 1 });
    const { data: entries } = await owner.call('listAuditEntries', { query: { action: ['personal_data.read'] } });
    expect(entries.map(({ resource }) => resource.id)).to.deep.equal([id]);
  });
});

describe('getUserPersonalData', () => {
  it('has what the user wrote, for themselves and for owners', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await leaveTracesAsUser(owner);
    const { data } = await owner.call('getUserPersonalData', { params: { id } });
    const counts = Object.fromEntries(data.records.map(({ kind, count }) => [kind, count]));
    expect(counts).to.include({
      comments: 1,
      attachments: 1,
      saved_views: 1,
      watched_tickets: 1,
      scheduled_reports: 1,
    });
    expect(data.profile).to.include({ id });
  });

  it('gives other users their own data alone', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { data } = await member.call('getUserPersonalData', { params: { id: member.userId } });
    expect(data.id).to.equal(member.userId);
    const refused = member.fail('getUserPersonalData', { params: { id: owner.userId } });
    expect(await refusalOf(refused)).to.deep.equal([403, 'forbidden']);
  });
});
