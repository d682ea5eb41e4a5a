import { expect } from 'chai';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildContact } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const primariesOf = async (owner: ApiClient, client_id: string): Promise<string[]> =>
  (await owner.call('listContacts', { query: { client_id, is_primary: true } })).data.map(({ id }) => id);

const isPrimary = async (owner: ApiClient, id: string): Promise<boolean> =>
  (await owner.call('getContact', { params: { id } })).data.roles.is_primary;

describe('the primary contact of a client', () => {
  it('is the newest one, with an event for the previous one', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const elsewhere = await buildContact(owner, { is_primary: true });
    const first = await buildContact(owner, { client_id, is_primary: true });
    const second = await buildContact(owner, { client_id, is_primary: true });
    expect(await primariesOf(owner, client_id)).to.deep.equal([second.id]);
    expect(await isPrimary(owner, elsewhere.id)).to.equal(true);
    const last = (await eventsOf(owner, first.id)).at(-1);
    expect([last?.type, last?.context.changes]).to.deep.equal([
      'contact.updated',
      { 'roles.is_primary': { from: true, to: false } },
    ]);
    await owner.call('updateContact', { params: { id: first.id }, body: { is_primary: true } });
    expect(await primariesOf(owner, client_id)).to.deep.equal([first.id]);
    expect(await eventTypesOf(owner, second.id)).to.deep.equal(['contact.created', 'contact.updated']);
  });

  it('can be nobody', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildContact(owner, { is_primary: true });
    await owner.call('updateContact', { params: { id }, body: { is_primary: false } });
    expect(await primariesOf(owner, client_id)).to.deep.equal([]);
  });

  it('replaces the primary contact of the client that it moves to', async () => {
    const { owner } = await buildWorkspace();
    const [moving, there] = [
      await buildContact(owner, { is_primary: true }),
      await buildContact(owner, { is_primary: true }),
    ];
    await owner.call('updateContact', { params: { id: moving.id }, body: { client_id: there.client_id } });
    expect(await primariesOf(owner, there.client_id)).to.deep.equal([moving.id]);
    expect(await primariesOf(owner, moving.client_id)).to.deep.equal([]);
  });

  it('is exactly one after 20 were created and 20 changed concurrently', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const plain = await Promise.all(Array.from({ length: 20 }, () => buildContact(owner, { client_id })));
    const made = Array.from({ length: 20 }, () => buildContact(owner, { client_id, is_primary: true }));
    const changed = plain.map(({ id }) => owner.call('updateContact', { params: { id }, body: { is_primary: true } }));
    const all = [...(await Promise.all(made)), ...(await Promise.all(changed)).map(({ data }) => data)];
    expect(await primariesOf(owner, client_id)).to.have.length(1);
    // Each of the 40 contacts was primary at some time, and all but the last have an event about losing that.
    const losses = await Promise.all(
      all.map(async ({ id }) =>
        (await eventsOf(owner, id)).filter(({ context }) => context.changes?.['roles.is_primary']?.to === false),
      ),
    );
    expect(losses.flat()).to.have.length(39);
  });

  it('is unique by a constraint of the database, whatever the service does', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildContact(owner);
    await buildContact(owner, { client_id, is_primary: true });
    const { db } = await testApi();
    const outcome = await db('contacts')
      .where({ id })
      .update({ is_primary: true })
      .catch((error: Error) => error.message);
    expect(outcome).to.contain('contacts_is_primary_unique');
  });
});
