/** How a client's contacts see approvals in the portal and decide on them. */
import { expect } from 'chai';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import {
  approve,
  buildApproval,
  buildApprovalScene,
  buildMilestoneApproval,
  reject,
} from '../../support/builders/approvals.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

async function buildScene() {
  const { owner } = await buildWorkspace();
  const place = await buildApprovalScene(owner);
  return { owner, place, contact: place.contact };
}

describe('getPortalApproval', () => {
  it('shows hours by day and the names of people, and nothing internal', async () => {
    const { owner, place, contact } = await buildScene();
    const { id } = await buildApproval(owner, place);
    const { data } = await contact.call('getPortalApproval', { params: { id } });
    expect(data).to.deep.include({ id, type: 'hours', status: 'pending', hours: 2, decision: null });
    expect(data.days).to.deep.equal([{ date: '2026-03-10', hours: 2, people: [{ name: 'Olga Owner', hours: 2 }] }]);
    const { data: entries } = await contact.call('listPortalApprovalEntries', { params: { id } });
    expect(entries).to.have.length(1);
    expect(entries[0]).to.deep.include({ date: '2026-03-10', name: 'Olga Owner', hours: 2, description: null });
    expect(JSON.stringify([data, entries])).not.to.match(/usr_|time_0|rate|cost|value|reminder/);
  });

  it('is not found for contacts of other clients, and is forbidden with view access', async () => {
    const { owner, place } = await buildScene();
    const { id } = await buildApproval(owner, place);
    const stranger = await buildPortalContact(owner, { client_id: (await buildClient(owner)).id });
    const viewer = await buildPortalContact(owner, { client_id: place.client_id, portal_access: 'view' });
    for (const operation of ['getPortalApproval', 'listPortalApprovalEntries', 'approveInPortal'] as const) {
      expect(await refusalOf(stranger.fail(operation, { params: { id } })), operation).to.deep.equal([
        404,
        'not_found',
      ]);
      expect(await refusalOf(viewer.fail(operation, { params: { id } })), operation).to.deep.equal([403, 'forbidden']);
    }
    expect((await stranger.call('listPortalApprovals', {})).data).to.deep.equal([]);
    expect(await refusalOf(viewer.fail('listPortalApprovals', {}))).to.deep.equal([403, 'forbidden']);
  });
});

describe('listPortalApprovals', () => {
  it("lists the client's approvals, by status", async () => {
    const { owner, place, contact } = await buildScene();
    const { id } = await buildApproval(owner, place);
    const milestone = await buildMilestoneApproval(owner, place);
    await approve(contact, id);
    const { data } = await contact.call('listPortalApprovals', { query: { status: ['pending'] } });
    expect(data.map((approval) => approval.id)).to.deep.equal([milestone.id]);
  });
});

describe('approveInPortal', () => {
  it('approves as the contact, with a comment, and once', async () => {
    const { owner, place, contact } = await buildScene();
    const { id } = await buildApproval(owner, place);
    const colleague = await buildPortalContact(owner, { client_id: place.client_id });
    const input = { params: { id }, body: { comment: 'Fine' } };
    const { data } = await contact.call('approveInPortal', input);
    expect(data.status).to.equal('approved');
    expect(data.decision).to.include({ contact_name: 'Pat Jones', comment: 'Fine' });
    expect((await colleague.call('approveInPortal', { params: { id } })).data).to.deep.equal(data);
    expect(
      await refusalOf(colleague.fail('rejectInPortal', { params: { id }, body: { comment: 'No' } })),
    ).to.deep.equal([409, 'invalid_state']);
    const events = await eventsOf(owner, id);
    expect(events.map(({ type }) => type)).to.deep.equal(['approval.requested', 'approval.approved']);
    expect(events[1]?.actor).to.include({ contact_id: contact.userId, user_id: null });
    const { data: shown } = await owner.call('getApproval', { params: { id } });
    expect(shown.decision).to.include({ contact_id: contact.userId, contact_name: 'Pat Jones', comment: 'Fine' });
  });

  it('refuses what was cancelled', async () => {
    const { owner, place, contact } = await buildScene();
    const { id } = await buildApproval(owner, place);
    await owner.call('cancelApproval', { params: { id } });
    expect(await refusalOf(contact.fail('approveInPortal', { params: { id } }))).to.deep.equal([409, 'invalid_state']);
    expect((await contact.call('getPortalApproval', { params: { id } })).data.status).to.equal('cancelled');
  });

  it('lets one of two who answer at once decide', async () => {
    const { owner, place, contact } = await buildScene();
    const colleague = await buildPortalContact(owner, { client_id: place.client_id });
    for (let round = 0; round < 3; round++) {
      const { id } = await buildApproval(owner, place);
      const statuses = await Promise.all([
        contact.request('approveInPortal', { params: { id } }).then(({ status }) => status),
        colleague.request('rejectInPortal', { params: { id }, body: { comment: 'No' } }).then(({ status }) => status),
      ]);
      expect(statuses.toSorted()).to.deep.equal([200, 409]);
      const { data } = await owner.call('getApproval', { params: { id } });
      const isApproved = statuses[0] === 200;
      expect(data.status).to.equal(isApproved ? 'approved' : 'rejected');
      expect(data.decision?.contact_id).to.equal((isApproved ? contact : colleague).userId);
      expect(await eventTypesOf(owner, id)).to.deep.equal(['approval.requested', `approval.${data.status}`]);
    }
  });

  it('approves only the state that was seen, with If-Match', async () => {
    const { owner, place, contact } = await buildScene();
    const { id } = await buildApproval(owner, place);
    const seen = await contact.request('getPortalApproval', { params: { id } });
    const etag = seen.headers.get('etag') ?? '';
    const { data: entries } = await owner.call('listApprovalEntries', { params: { id } });
    const entry = { params: { id: entries[0]?.time_entry_id ?? '' } };
    await owner.call('createTimeEntry', { body: { project_id: place.project_id, date: '2026-03-12', hours: 1 } });
    await owner.call('updateTimeEntry', { ...entry, body: { hours: 7 } });
    const { status } = await contact.request('approveInPortal', { params: { id }, headers: { 'If-Match': etag } });
    expect(status).to.equal(412);
  });
});

describe('rejectInPortal', () => {
  it('requires a comment, releases the time, and is final', async () => {
    const { owner, place, contact } = await buildScene();
    const { id } = await buildApproval(owner, place);
    for (const comment of ['', ' '])
      expect(await refusalOf(contact.fail('rejectInPortal', { params: { id }, body: { comment } }))).to.deep.equal([
        400,
        'invalid_request',
        'comment',
      ]);
    const data = await reject(contact, id);
    expect(data).to.deep.include({ status: 'rejected', hours: 2 });
    expect(await reject(contact, id)).to.deep.equal(data);
    expect(await eventTypesOf(owner, id)).to.deep.equal(['approval.requested', 'approval.rejected']);
    const { data: again } = await owner.call('createApproval', {
      body: { type: 'hours', project_id: place.project_id, from: '2026-03-10', to: '2026-03-10' },
    });
    expect(again.hours).to.equal(2);
  });
});
