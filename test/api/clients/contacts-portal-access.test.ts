/** How changes of a contact affect their access to the portal. */
import { expect } from 'chai';
import { beginSession, findSession } from '../../../models/people/session.js';
import { findToken } from '../../../models/people/token.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildContact } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const email = 'pat@acme.example';

const mails = async (owner: ApiClient) => (await owner.call('listTestMails', {})).data;

const update = (owner: ApiClient, id: string, body: object) => owner.call('updateContact', { params: { id }, body });

/** Invites a contact and signs them in. Returns a function that checks whether the link and the session still work. */
async function invite(owner: ApiClient, id: string): Promise<() => Promise<{ link: boolean; session: boolean }>> {
  const { database: db } = await testApi();
  const base = { db };
  await owner.call('enableContactPortal', { params: { id }, body: {} });
  const token = (await mails(owner))[0]?.links[0]?.split('/').at(-1) ?? '';
  const session = await beginSession(base, owner.workspaceId, { contact_id: id });
  return async () => ({
    link: (await findToken(base, token, ['portal_invitation'])) !== undefined,
    session: (await findSession(base, session)) !== undefined,
  });
}

describe('portal_access', () => {
  it('other than none gives access without an invitation, on creation and on change', async () => {
    const { owner } = await buildWorkspace();
    const made = await buildContact(owner, { email, portal_access: 'full' });
    const portal = { access_enabled: true, access_level: 'full', last_login_at: null, invitation_sent_at: null };
    expect(made.portal).to.deep.equal(portal);
    expect(await eventTypesOf(owner, made.id)).to.deep.equal(['contact.created', 'contact.portal_enabled']);
    const { id } = await buildContact(owner, { email });
    const { data } = await update(owner, id, { portal_access: 'full', title: 'CFO' });
    expect(data.portal).to.deep.equal(portal);
    const types = await eventTypesOf(owner, id);
    expect(types).to.deep.equal(['contact.created', 'contact.updated', 'contact.portal_enabled']);
    await update(owner, id, { portal_access: 'view' });
    expect((await eventTypesOf(owner, id)).slice(3)).to.deep.equal(['contact.updated']);
    expect(await mails(owner)).to.deep.equal([]);
  });

  it('none takes away access as disabling does', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildContact(owner, { email });
    const works = await invite(owner, id);
    expect(await works()).to.deep.equal({ link: true, session: true });
    const { data } = await update(owner, id, { portal_access: 'none' });
    expect(data.portal).to.include({ access_enabled: false, invitation_sent_at: null });
    expect(await works()).to.deep.equal({ link: false, session: false });
  });

  it('requires an address for as long as it lasts', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const refused = [400, 'invalid_request', 'email'];
    const body = { client_id, name: 'Pat', portal_access: 'view' };
    expect(await refusalOf(owner.fail('createContact', { body }))).to.deep.equal(refused);
    const { id } = await buildContact(owner, { email, portal_access: 'view' });
    const clear = { params: { id }, body: { email: null } };
    expect(await refusalOf(owner.fail('updateContact', clear))).to.deep.equal(refused);
    await update(owner, id, { email: null, portal_access: 'none' });
  });

  it('loses sessions, the password and the links mailed to the old address when the address changes', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildContact(owner, { email });
    const works = await invite(owner, id);
    await update(owner, id, { email: email.toUpperCase() });
    expect(await works()).to.deep.equal({ link: true, session: true });
    await update(owner, id, { email: 'new@acme.example' });
    expect(await works()).to.deep.equal({ link: false, session: false });
  });
});

describe('access to the portal', () => {
  const ends: readonly [string, (owner: ApiClient, contact: { id: string; client_id: string }) => Promise<unknown>][] =
    [
      ['deleteContact', (owner, { id }) => owner.call('deleteContact', { params: { id } })],
      ['deleteClient', (owner, { client_id }) => owner.call('deleteClient', { params: { id: client_id } })],
      [
        'mergeContact into another',
        async (owner, { id, client_id }) => {
          const other = await buildContact(owner, { client_id, email: 'other@acme.example' });
          await owner.call('mergeContact', { params: { id: other.id }, body: { merge_contact_id: id } });
        },
      ],
    ];
  for (const [what, end] of ends) {
    it(`ends with ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const contact = await buildContact(owner, { email });
      const bystander = await buildContact(owner, { email });
      const works = [await invite(owner, contact.id), await invite(owner, bystander.id)];
      await end(owner, contact);
      expect(await works[0]?.()).to.deep.equal({ link: false, session: false });
      expect(await works[1]?.()).to.deep.equal({ link: true, session: true });
      expect(await eventTypesOf(owner, contact.id)).to.include('contact.deleted');
    });
  }
});
