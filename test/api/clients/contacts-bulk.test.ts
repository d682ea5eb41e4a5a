import { expect } from 'chai';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildContact, noFlags } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const nobody = 'con_00000000000000000000000000';

describe('createContacts', () => {
  it('creates all in the order sent, with an event for each', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const names = Array.from({ length: 100 }, (_, index) => `Contact ${index}`);
    const body = { contacts: names.map((name) => ({ ...noFlags, client_id, name })) };
    const { status, body: answer } = await owner.send('createContacts', { body });
    expect([status, answer.data.map(({ name }) => name)]).to.deep.equal([201, names]);
    expect((await owner.call('listContacts', {})).pagination.total).to.equal(100);
    expect(await eventTypesOf(owner, answer.data[99]?.id ?? '')).to.deep.equal(['contact.created']);
  });

  it('creates none if one is wrong, and names every wrong one', async () => {
    const { owner } = await buildWorkspace();
    const good = { client_id: (await buildClient(owner)).id, name: 'Good' };
    const contacts = [
      good,
      { ...good, client_id: 'cli_00000000000000000000000000' },
      good,
      { ...good, portal_access: 'view' },
    ];
    const { status, error } = await owner.fail('createContacts', { body: { contacts } });
    expect([status, error.code, error.details?.map(({ field }) => field)]).to.deep.equal([
      400,
      'invalid_request',
      ['contacts.1.client_id', 'contacts.3.email'],
    ]);
    const malformed = { contacts: [good, { ...good, email: 'nonsense' }] };
    expect((await owner.fail('createContacts', { body: malformed })).error.field).to.equal('contacts.1.email');
    for (const length of [0, 101]) {
      const body = { contacts: Array.from({ length }, () => good) };
      expect((await owner.fail('createContacts', { body })).error.field).to.equal('contacts');
    }
    expect((await owner.call('listContacts', {})).pagination.total).to.equal(0);
  });

  it('makes the last one marked as primary the primary contact of its client', async () => {
    const { owner } = await buildWorkspace();
    const before = await buildContact(owner, { is_primary: true });
    const { client_id } = before;
    const contacts = ['A', 'B', 'C'].map((name) => ({ ...noFlags, client_id, name, is_primary: name !== 'C' }));
    const { data } = await owner.call('createContacts', { body: { contacts } });
    expect(data.map(({ roles }) => roles.is_primary)).to.deep.equal([false, true, false]);
    expect(await eventTypesOf(owner, before.id)).to.deep.equal(['contact.created', 'contact.updated']);
  });
});

describe('updateContacts', () => {
  it('makes the same change to all, responds in the order of the request, with events for those that changed', async () => {
    const { owner } = await buildWorkspace();
    const [first, second] = [await buildContact(owner), await buildContact(owner, { department: 'Finance' })];
    const body = { ids: [second.id, first.id], updates: { department: 'Finance' } };
    const { data } = await owner.call('updateContacts', { body });
    expect(data.map(({ id, department }) => [id, department])).to.deep.equal([
      [second.id, 'Finance'],
      [first.id, 'Finance'],
    ]);
    expect(await eventTypesOf(owner, first.id)).to.deep.equal(['contact.created', 'contact.updated']);
    expect(await eventTypesOf(owner, second.id)).to.deep.equal(['contact.created']);
  });

  it('changes none if one is wrong, and names it', async () => {
    const { owner } = await buildWorkspace();
    const [reachable, silent] = [await buildContact(owner, { email: 'a@x.example' }), await buildContact(owner)];
    const refused = async (ids: string[], updates: object) =>
      refusalOf(owner.fail('updateContacts', { body: { ids, updates } }));
    const ids = [reachable.id, silent.id];
    expect(await refused(ids, { portal_access: 'view' })).to.deep.equal([400, 'invalid_request', 'ids.1.email']);
    expect(await refused([...ids, nobody], { title: 'X' })).to.deep.equal([400, 'invalid_request', 'ids.2']);
    expect(await refused([...ids, silent.id], { title: 'X' })).to.deep.equal([400, 'invalid_request', 'ids.2']);
    const client_id = 'cli_00000000000000000000000000';
    expect(await refused(ids, { client_id })).to.deep.equal([400, 'invalid_request', 'updates.client_id']);
    expect(await refused(ids, { email: 'nonsense' })).to.deep.equal([400, 'invalid_request', 'updates.email']);
    const { data } = await owner.call('listContacts', { query: { has_portal_access: true } });
    expect(data).to.deep.equal([]);
  });

  it('leaves the last of several marked as primary the primary contact', async () => {
    const { owner } = await buildWorkspace();
    const first = await buildContact(owner);
    const second = await buildContact(owner, { client_id: first.client_id });
    const body = { ids: [second.id, first.id], updates: { is_primary: true } };
    const { data } = await owner.call('updateContacts', { body });
    expect(data.map(({ roles }) => roles.is_primary)).to.deep.equal([false, true]);
  });
});
