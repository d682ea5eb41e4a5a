import { expect } from 'chai';
import type { CallInput } from '../../support/service/api.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildClient, buildContact } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { addTicket } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

type ListQuery = NonNullable<CallInput<'listContacts'>['query']>;

const namesOf = async (by: ApiClient, query: ListQuery = {}): Promise<string[]> =>
  (await by.call('listContacts', { query })).data.map(({ name }) => name);

describe('listContacts', () => {
  it('shows contacts with the name of their client, newest first, 50 per page by default', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { name: 'Acme' });
    await buildContact(owner, { name: 'Ada' });
    const shown = await buildContact(owner, { name: 'Bob', client_id: client.id, notes: 'Secret' });
    const { data, pagination } = await owner.call('listContacts', {});
    expect(data.map(({ name }) => name)).to.deep.equal(['Bob', 'Ada']);
    expect(data[0]).to.deep.equal({ ...shown, client_name: 'Acme' });
    expect(pagination).to.deep.include({ page: 1, per_page: 50, total: 2, total_pages: 1 });
    expect(await namesOf(owner, { per_page: 1, page: 2 })).to.deep.equal(['Ada']);
  });

  it('filters by client, roles, portal access and search, separately and combined', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    await buildContact(owner, { name: 'Ada Stone', client_id, is_primary: true });
    await buildContact(owner, { name: 'Bob', client_id, email: 'STONE@acme.example', portal_access: 'view' });
    await buildContact(owner, { name: 'Cem', is_billing: true, email: 'c@x.example', portal_access: 'full' });
    expect(await namesOf(owner, { client_id })).to.deep.equal(['Bob', 'Ada Stone']);
    expect(await namesOf(owner, { is_primary: true })).to.deep.equal(['Ada Stone']);
    expect(await namesOf(owner, { is_primary: false })).to.deep.equal(['Cem', 'Bob']);
    expect(await namesOf(owner, { is_billing: true })).to.deep.equal(['Cem']);
    expect(await namesOf(owner, { is_billing: false })).to.deep.equal(['Bob', 'Ada Stone']);
    expect(await namesOf(owner, { has_portal_access: true })).to.deep.equal(['Cem', 'Bob']);
    expect(await namesOf(owner, { has_portal_access: false })).to.deep.equal(['Ada Stone']);
    expect(await namesOf(owner, { search: 'stone' })).to.deep.equal(['Bob', 'Ada Stone']);
    expect(await namesOf(owner, { search: '%' })).to.deep.equal([]);
    expect(await namesOf(owner, { client_id, has_portal_access: true, search: 'b' })).to.deep.equal(['Bob']);
    const unknown = owner.fail('listContacts', { query: { client_id: 'cli_00000000000000000000000000' } });
    expect(await refusalOf(unknown)).to.deep.equal([400, 'invalid_request', 'client_id']);
  });

  it('sorts by name, creation and change, in both directions', async () => {
    const { owner } = await buildWorkspace();
    const first = await buildContact(owner, { name: 'Bea' });
    await buildContact(owner, { name: 'Ada' });
    await buildContact(owner, { name: 'Cem' });
    await owner.call('updateContact', { params: { id: first.id }, body: { title: 'Boss' } });
    expect(await namesOf(owner, { sort: 'name', order: 'asc' })).to.deep.equal(['Ada', 'Bea', 'Cem']);
    expect(await namesOf(owner, { sort: 'name' })).to.deep.equal(['Cem', 'Bea', 'Ada']);
    expect(await namesOf(owner, { order: 'asc' })).to.deep.equal(['Bea', 'Ada', 'Cem']);
    expect(await namesOf(owner, { sort: 'updated_at' })).to.deep.equal(['Bea', 'Cem', 'Ada']);
  });

  it('shows what changed since an instant', async () => {
    const { owner } = await buildWorkspace();
    const old = await buildContact(owner, { name: 'Old' });
    const later = new Date(Date.now() + 60_000).toISOString();
    await owner.call('advanceTestClock', { body: { to: later } });
    await buildContact(owner, { name: 'New' });
    expect(await namesOf(owner, { updated_since: later })).to.deep.equal(['New']);
    await owner.call('updateContact', { params: { id: old.id }, body: { title: 'Boss' } });
    expect(await namesOf(owner, { updated_since: later })).to.have.members(['New', 'Old']);
  });

  it('returns the requested fields', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildContact(owner, { is_billing: true });
    const { data } = await owner.call('listContacts', { query: { fields: ['id', 'roles.is_billing'] } });
    expect(data).to.deep.equal([{ id, roles: { is_billing: true } }]);
  });

  it('shows nothing of another workspace, and contractors only the clients of their tickets', async () => {
    const [{ owner }, other] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const contractor = await buildUser(owner, 'contractor');
    await buildContact(other.owner);
    const { client_id } = await buildContact(owner, { name: 'Seen' });
    await buildContact(owner, { name: 'Unseen' });
    expect(await namesOf(owner)).to.deep.equal(['Unseen', 'Seen']);
    expect(await namesOf(contractor)).to.deep.equal([]);
    await addTicket(owner, { client_id, assignee_id: contractor.userId });
    expect(await namesOf(contractor)).to.deep.equal(['Seen']);
  });
});
