import { expect } from 'chai';
import { beginSession, findSession } from '../../../models/people/session.js';
import { findToken } from '../../../models/people/token.js';
import type { Body } from '../../../contract/contract.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildContact } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const email = 'pat@acme.example';
const noAccess = { access_enabled: false, access_level: 'none', last_login_at: null, invitation_sent_at: null };

const enable = async (owner: ApiClient, id: string, body: Body<'enableContactPortal'> | object = {}) =>
  (await owner.call('enableContactPortal', { params: { id }, body })).data;
const disable = async (owner: ApiClient, id: string) =>
  (await owner.call('disableContactPortal', { params: { id } })).data;
const read = async (owner: ApiClient, id: string) => (await owner.call('getContact', { params: { id } })).data;
const mails = async (owner: ApiClient) => (await owner.call('listTestMails', {})).data;

/** The token in the link of the newest mail, and the link without it. */
async function mailed(owner: ApiClient): Promise<{ token: string; page: string }> {
  const [link = ''] = (await mails(owner))[0]?.links ?? [];
  const at = link.lastIndexOf('/') + 1;
  return { token: link.slice(at), page: link.slice(0, at) };
}

/** The purpose of a token; undefined if the token is invalid. */
async function purposeOf(token: string): Promise<string | undefined> {
  const { database: db } = await testApi();
  return (await findToken({ db }, token, ['portal_invitation', 'portal_password_reset']))?.purpose;
}

/** Creates a session, as signing in does. */
async function signIn(owner: ApiClient, contact_id: string): Promise<string> {
  const { db, database } = await testApi();
  await db('contacts').where({ id: contact_id }).update({ portal_password_hash: 'made' });
  return beginSession({ db: database }, owner.workspaceId, { contact_id });
}
const isSignedIn = async (secret: string): Promise<boolean> =>
  (await findSession({ db: (await testApi()).database }, secret)) !== undefined;
const passwordOf = async (id: string): Promise<string | null> => {
  const { db } = await testApi();
  const [row] = (await db('contacts').where({ id })) as { portal_password_hash: string | null }[];
  return row?.portal_password_hash ?? null;
};

describe('enableContactPortal', () => {
  it('gives the requested level, mails a link valid for 7 days to set a password, and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id } = await buildContact(owner, { name: 'Pat <Doe>', email });
    const data = await enable(owner, id, { access_level: 'full' });
    const portal = {
      ...noAccess,
      access_enabled: true,
      access_level: 'full',
      invitation_sent_at: clock.now.toISOString(),
    };
    expect(data).to.deep.equal({ id, portal });
    expect((await read(owner, id)).portal).to.deep.equal(portal);
    const [mail] = await mails(owner);
    expect([mail?.to, mail?.subject]).to.deep.equal([[email], 'Your access to the client portal of Test Firm']);
    expect(mail?.html).to.contain('Pat &lt;Doe&gt;');
    const { token, page } = await mailed(owner);
    expect([page, await purposeOf(token)]).to.deep.equal(['http://docket.test/portal/passwords/', 'portal_invitation']);
    const last = (await eventsOf(owner, id)).at(-1);
    expect([last?.type, last?.context.changes]).to.deep.equal([
      'contact.portal_enabled',
      {
        'portal.access_enabled': { from: false, to: true },
        'portal.access_level': { from: 'none', to: 'full' },
        'portal.invitation_sent_at': { from: null, to: clock.now.toISOString() },
      },
    ]);
    await clock.forward(7 * 24 * 60 - 1);
    expect(await purposeOf(token)).to.equal('portal_invitation');
    await clock.forward(1);
    expect(await purposeOf(token)).to.equal(undefined);
  });

  it('gives view with an invitation by default, and sends no mail if told so', async () => {
    const { owner } = await buildWorkspace();
    const [usual, quiet] = [await buildContact(owner, { email }), await buildContact(owner, { email })];
    expect((await enable(owner, usual.id)).portal).to.include({ access_level: 'view' });
    const without = await enable(owner, quiet.id, { send_invitation: false });
    expect(without.portal).to.deep.equal({ ...noAccess, access_enabled: true, access_level: 'view' });
    expect(await mails(owner)).to.have.length(1);
    const { status } = await owner.request('enableContactPortal', { params: { id: quiet.id } });
    expect([status, (await mails(owner)).length]).to.deep.equal([200, 2]);
  });

  it('changes the level of a contact who has access, and replaces the link', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildContact(owner, { email });
    await enable(owner, id);
    const { token: old } = await mailed(owner);
    await enable(owner, id, { access_level: 'full', send_invitation: false });
    expect(await purposeOf(old)).to.equal('portal_invitation');
    await enable(owner, id, { access_level: 'full', send_invitation: true });
    const { token } = await mailed(owner);
    expect([await purposeOf(old), await purposeOf(token)]).to.deep.equal([undefined, 'portal_invitation']);
    const types = await eventTypesOf(owner, id);
    expect(types).to.deep.equal(['contact.created', 'contact.portal_enabled', 'contact.updated', 'contact.updated']);
  });

  it('requires an address, and a level other than none', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildContact(owner);
    const refused = (body: object) => refusalOf(owner.fail('enableContactPortal', { params: { id }, body }));
    for (const body of [{}, { send_invitation: false }])
      expect(await refused(body)).to.deep.equal([400, 'invalid_request', 'email']);
    expect(await refused({ access_level: 'none' })).to.deep.equal([400, 'invalid_request', 'access_level']);
    expect((await read(owner, id)).portal).to.deep.equal(noAccess);
    expect(await mails(owner)).to.deep.equal([]);
  });
});

describe('disableContactPortal', () => {
  it('ends sessions, links and the password, and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const [{ id }, other] = [await buildContact(owner, { email }), await buildContact(owner, { email })];
    await enable(owner, other.id);
    const kept = { session: await signIn(owner, other.id), ...(await mailed(owner)) };
    await enable(owner, id);
    const { token } = await mailed(owner);
    const session = await signIn(owner, id);
    expect(await isSignedIn(session)).to.equal(true);
    expect(await disable(owner, id)).to.deep.equal({ id, portal: noAccess });
    expect([await isSignedIn(session), await purposeOf(token), await passwordOf(id)]).to.deep.equal([
      false,
      undefined,
      null,
    ]);
    expect([await isSignedIn(kept.session), await purposeOf(kept.token)]).to.deep.equal([true, 'portal_invitation']);
    const last = (await eventsOf(owner, id)).at(-1);
    expect([last?.type, last?.context.changes?.['portal.access_level']]).to.deep.equal([
      'contact.updated',
      { from: 'view', to: 'none' },
    ]);
  });

  it('leaves a contact without access as they are, and emits nothing', async () => {
    const { owner } = await buildWorkspace();
    const { id, updated_at } = await buildContact(owner);
    expect(await disable(owner, id)).to.deep.equal({ id, portal: noAccess });
    expect((await read(owner, id)).updated_at).to.equal(updated_at);
    expect(await eventTypesOf(owner, id)).to.deep.equal(['contact.created']);
  });
});

describe('resetContactPortalPassword', () => {
  it('mails a link valid for 24 hours, and leaves password and sessions as they are', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id } = await buildContact(owner, { email, portal_access: 'view' });
    const session = await signIn(owner, id);
    const { data } = await owner.call('resetContactPortalPassword', { params: { id } });
    expect(data).to.deep.equal({ id, portal: (await read(owner, id)).portal });
    const { token, page } = await mailed(owner);
    expect([page, await purposeOf(token)]).to.deep.equal([
      'http://docket.test/portal/passwords/',
      'portal_password_reset',
    ]);
    expect((await mails(owner))[0]?.to).to.deep.equal([email]);
    expect([await passwordOf(id), await isSignedIn(session)]).to.deep.equal(['made', true]);
    expect((await eventTypesOf(owner, id)).slice(2)).to.deep.equal([]);
    await clock.forward(24 * 60);
    expect(await purposeOf(token)).to.equal(undefined);
  });

  it('is refused without access', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildContact(owner, { email });
    const failing = owner.fail('resetContactPortalPassword', { params: { id } });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
    expect(await mails(owner)).to.deep.equal([]);
  });
});
