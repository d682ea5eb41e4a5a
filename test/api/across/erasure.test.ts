/** After an erasure, nothing in the database or among the files holds what identified the person, but what the law wants kept. */
import { expect } from 'chai';
import { orderEvents } from '../../../models/events/event-order.js';
import { verifyAudit } from '../../../models/people/audit-chain.js';
import { placesHolding } from '../../support/answers/stored-bytes.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { rowsOfWorkspace } from '../../support/answers/workspace-rows.js';
import { leaveTracesAsContact, leaveTracesAsUser } from '../../support/people/traces.js';
import { buildClient, buildContact } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { until } from '../../support/service/waiting.js';
import { testApi, type ApiClient } from '../../support/service/api.js';

/** What the law wants kept: the buyer as it is printed on an invoice that was sent. */
const retained: ReadonlySet<string> = new Set(['invoice_parties.buyer']);

async function faultsIn({ workspaceId }: ApiClient): Promise<(string | null)[]> {
  const { database, settings } = await testApi();
  const faults: (string | null)[] = [];
  for await (const { fault } of verifyAudit({ db: database }, settings, workspaceId)) faults.push(fault);
  return faults;
}

/** Waits for what the worker still changes: mails that it sends, and the order of their events. */
async function settleWork(owner: ApiClient): Promise<void> {
  await until(async () => (await owner.call('listMails', { query: { status: ['queued'] } })).data.length === 0);
  await orderEvents({ db: (await testApi()).database }, owner.workspaceId);
}

describe('eraseContact', () => {
  it('leaves nothing of the person in any table or file, except on sent invoices', async () => {
    const { owner } = await buildWorkspace();
    const { id, values } = await leaveTracesAsContact(owner);
    const before = await placesHolding(values);
    expect(before).to.include.members(['contacts.name', 'events.data', 'mails.text', 'audit_entries.details']);
    await owner.call('eraseContact', { params: { id } });
    expect((await placesHolding(values)).filter((place) => !retained.has(place))).to.deep.equal([]);
    expect(await faultsIn(owner)).to.deep.equal([null]);
    await owner.call('eraseContact', { params: { id } });
    expect(await faultsIn(owner)).to.deep.equal([null]);
  });

  it('erases what is stored of a deleted contact', async () => {
    const { owner } = await buildWorkspace();
    const { id, values } = await leaveTracesAsContact(owner);
    await owner.call('deleteContact', { params: { id } });
    await owner.call('eraseContact', { params: { id } });
    expect((await placesHolding(values)).filter((place) => !retained.has(place))).to.deep.equal([]);
  });

  it('leaves every row untouched that does not mention the person', async () => {
    const { owner } = await buildWorkspace();
    const other = await leaveTracesAsContact(owner);
    const { id } = await leaveTracesAsContact(owner);
    await until(async () => (await placesHolding(other.values)).includes('notifications.details'));
    await settleWork(owner);
    const rows = await rowsOfWorkspace(owner, other.values);
    await owner.call('eraseContact', { params: { id } });
    expect(await rowsOfWorkspace(owner, other.values)).to.deep.equal(rows);
  });

  it('tells others by an event that it was an erasure', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id } = await buildContact(owner, { client_id, name: 'Pat Jones' });
    await owner.call('eraseContact', { params: { id } });
    const { data } = await owner.call('listEvents', { query: { resource_id: id, type: ['contact.updated'] } });
    expect(data.map(({ context }) => context)).to.deep.equal([{ erased: true }]);
  });
});

describe('eraseUser', () => {
  it('leaves nothing of the person in any table or file', async () => {
    const { owner } = await buildWorkspace();
    const { id, values } = await leaveTracesAsUser(owner);
    await owner.call('deactivateUser', { params: { id } });
    const before = await placesHolding(values);
    expect(before).to.include.members([
      'users.name',
      'events.data',
      'ticket_activities.content',
      'audit_entries.details',
    ]);
    await owner.call('eraseUser', { params: { id } });
    expect(await placesHolding(values)).to.deep.equal([]);
    expect(await faultsIn(owner)).to.deep.equal([null]);
  });

  it('refuses a user who can still sign in', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'member');
    expect(await refusalOf(owner.fail('eraseUser', { params: { id } }))).to.deep.equal([409, 'invalid_state']);
  });

  it('leaves the proof of the audit log whole when the eraser is erased later', async () => {
    const { owner } = await buildWorkspace();
    const admin = await buildUser(owner, 'admin', { name: 'Ada Admin' });
    const { id } = await leaveTracesAsContact(owner);
    await admin.call('eraseContact', { params: { id } });
    await owner.call('deactivateUser', { params: { id: admin.userId } });
    await owner.call('eraseUser', { params: { id: admin.userId } });
    expect(await faultsIn(owner)).to.deep.equal([null]);
  });
});

describe('the proof of the audit log', () => {
  it('finds an entry that was emptied without an erasure', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    const client = await buildClient(owner, { name: 'Northwind' });
    const { id } = await leaveTracesAsContact(owner);
    await owner.call('eraseContact', { params: { id } });
    await db('audit_entries').where({ workspace_id: owner.workspaceId, resource_id: client.id }).update({ salt: null });
    expect((await faultsIn(owner)).join('')).to.match(/its texts were changed/);
  });
});
