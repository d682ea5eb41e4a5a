/** The account of a contact in the portal: sessions, password and settings. */
import { expect } from 'chai';
import { findToken } from '../../../models/people/token.js';
import { attemptLimits } from '../../../server/limits/attempts.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildPortalContact, signedInToPortal } from '../../support/builders/portal.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import {
  buildAddress,
  givePassword,
  storedHash,
  mailedPath,
  password,
  Visitor,
} from '../../support/service/visitor.js';

const another = 'staple of a green lamp';

async function buildFirm() {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner);
  const contact = await buildPortalContact(owner, { client_id });
  await givePassword('contacts', contact.userId);
  return { owner, client_id, contact };
}

const sessionIds = async (contact: ApiClient): Promise<string[]> =>
  (await contact.call('listPortalSessions', {})).data.map(({ id }) => id);

const isIn = async (contact: ApiClient): Promise<boolean> => (await contact.request('getPortalProfile', {})).ok;

const change = (contact: ApiClient, current_password: string, new_password = another) =>
  contact.call('updatePortalPassword', { body: { current_password, new_password } });

const refused = (contact: ApiClient, current_password: string) =>
  contact.fail('updatePortalPassword', { body: { current_password, new_password: another } });

describe('listPortalSessions', () => {
  it("lists the contact's sessions with their browsers, the caller's own marked, the most recently used first", async () => {
    const { owner, contact } = await buildFirm();
    const email = await buildAddress('contacts', contact.userId);
    const visitor = await Visitor.arrive();
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const entry = { email, password, workspace_id: owner.workspaceId };
    await visitor.submit('/portal/sign-in', entry, { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': firefox });
    const { data, pagination } = await contact.call('listPortalSessions', {});
    expect(pagination.total).to.equal(2);
    expect(data.map(({ is_current, browser, platform }) => [is_current, browser, platform])).to.deep.equal([
      [false, 'Firefox', 'Windows'],
      [true, null, null],
    ]);
    const [first] = data;
    expect(Date.now() - Date.parse(first?.created_at ?? '')).to.be.within(0, 60_000);
    expect((await contact.call('getPortalSession', { params: { id: first?.id ?? '' } })).data).to.deep.equal(first);
  });

  it('omits ended sessions, and those of other contacts', async () => {
    const { owner, client_id, contact } = await buildFirm();
    await buildPortalContact(owner, { client_id });
    const [idle, old] = [await signedInToPortal(owner, contact.userId), await signedInToPortal(owner, contact.userId)];
    const [idleId, oldId] = [await currentOf(idle), await currentOf(old)];
    const { db } = await testApi();
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
    const put = (id: string, values: object) =>
      db('sessions')
        .where({ contact_id: contact.userId })
        .whereRaw("CONCAT('ses_', LEFT(SHA2(hash, 256), 26)) = ?", id)
        .update(values);
    expect(await put(idleId, { last_used_at: daysAgo(15) })).to.equal(1);
    expect(await put(oldId, { created_at: daysAgo(31) })).to.equal(1);
    expect(await sessionIds(contact)).to.deep.equal([await currentOf(contact)]);
    expect((await contact.fail('getPortalSession', { params: { id: idleId } })).status).to.equal(404);
  });
});

async function currentOf(contact: ApiClient): Promise<string> {
  const { data } = await contact.call('listPortalSessions', {});
  return data.find(({ is_current }) => is_current)?.id ?? '';
}

describe('deletePortalSession', () => {
  it("ends one session at once, also the caller's own", async () => {
    const { owner, contact } = await buildFirm();
    const there = await signedInToPortal(owner, contact.userId);
    const id = await currentOf(there);
    const { data } = await contact.call('deletePortalSession', { params: { id } });
    expect(data).to.deep.equal({ id, deleted: true });
    expect([await isIn(there), await isIn(contact)]).to.deep.equal([false, true]);
    await contact.call('deletePortalSession', { params: { id: await currentOf(contact) } });
    expect(await isIn(contact)).to.equal(false);
  });

  it('treats the session of another contact like an unknown one, and leaves it alone', async () => {
    const { owner, client_id, contact } = await buildFirm();
    const colleague = await buildPortalContact(owner, { client_id });
    const found = await contact.fail('deletePortalSession', { params: { id: await currentOf(colleague) } });
    const unknown = await contact.fail('deletePortalSession', { params: { id: `ses_${'0'.repeat(26)}` } });
    expect({ ...found.error, request_id: '' }).to.deep.equal({ ...unknown.error, request_id: '' });
    expect([found.status, await isIn(colleague)]).to.deep.equal([404, true]);
  });
});

describe('deletePortalSessions', () => {
  it('ends all other sessions of the contact, and no one else of the client', async () => {
    const { owner, client_id, contact } = await buildFirm();
    const colleague = await buildPortalContact(owner, { client_id });
    const others = [await signedInToPortal(owner, contact.userId), await signedInToPortal(owner, contact.userId)];
    expect((await contact.call('deletePortalSessions', {})).data).to.deep.equal({ sessions_ended: 2 });
    expect(await Promise.all([...others, contact, colleague].map(isIn))).to.deep.equal([false, false, true, true]);
    expect((await contact.call('deletePortalSessions', {})).data).to.deep.equal({ sessions_ended: 0 });
  });

  it('is refused from a page elsewhere', async () => {
    const { contact } = await buildFirm();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await contact.fail('deletePortalSessions', { headers })).status).to.equal(403);
  });
});

describe('updatePortalPassword', () => {
  it('sets the password that the contact signs in with from now on', async () => {
    const { owner, contact } = await buildFirm();
    const email = await buildAddress('contacts', contact.userId);
    await change(contact, password);
    const signIn = async (secret: string): Promise<number> =>
      (
        await (
          await Visitor.arrive()
        ).send('/portal/sign-in', { email, password: secret, workspace_id: owner.workspaceId })
      ).status;
    expect([await signIn(password), await signIn(another)]).to.deep.equal([401, 200]);
  });

  it('ends every other session and each link that was mailed, so that the next request there is refused', async () => {
    const { owner, contact } = await buildFirm();
    const there = await signedInToPortal(owner, contact.userId);
    await owner.call('resetContactPortalPassword', { params: { id: contact.userId } });
    const token = (await mailedPath(owner, '/portal/passwords/')).split('/').at(-1) ?? '';
    expect((await change(contact, password)).data).to.deep.equal({ sessions_ended: 1 });
    expect([await isIn(there), await isIn(contact)]).to.deep.equal([false, true]);
    const { database: db } = await testApi();
    expect(await findToken({ db }, token, ['portal_password_reset'])).to.equal(undefined);
  });

  it('changes nothing for a wrong password, of which it names the field', async () => {
    const { owner, contact } = await buildFirm();
    const there = await signedInToPortal(owner, contact.userId);
    const before = await storedHash('contacts', contact.userId);
    const { status, error } = await refused(contact, 'a wrong password');
    expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'current_password']);
    expect([await storedHash('contacts', contact.userId), await isIn(there)]).to.deep.equal([before, true]);
  });

  it('takes no password that a user could not have', async () => {
    const { contact } = await buildFirm();
    const body = { current_password: password, new_password: 'too short' };
    const { error } = await contact.fail('updatePortalPassword', { body });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'new_password']);
  });

  it('is refused after ten wrong ones, even with the right one, and counts anew after a right one', async () => {
    const { contact } = await buildFirm();
    const max = attemptLimits.checkOfAccount.points;
    const guess = async (count: number): Promise<number[]> =>
      Promise.all(Array.from({ length: count }, async () => (await refused(contact, 'a wrong password')).status));
    expect(await guess(max - 1)).to.deep.equal(Array.from({ length: max - 1 }, () => 400));
    await change(contact, password);
    expect((await guess(max + 2)).filter((status) => status === 429)).to.have.length(2);
    const { status, headers } = await refused(contact, another);
    expect([status, Number(headers.get('retry-after')) > 0]).to.deep.equal([429, true]);
    expect(await isIn(contact), 'the session goes on').to.equal(true);
  });
});

describe('updatePortalProfile', () => {
  it('changes whether replies are mailed, and emits an event with the contact as its actor', async () => {
    const { owner, contact } = await buildFirm();
    const id = contact.userId;
    const { data } = await contact.call('updatePortalProfile', { body: { receives_ticket_replies: false } });
    expect(data).to.include({ id, receives_ticket_replies: false });
    const kept = (await owner.call('getContact', { params: { id } })).data;
    expect(kept.communication.receives_ticket_replies).to.equal(false);
    const event = (await eventsOf(owner, id)).at(-1);
    expect([event?.type, event?.data]).to.deep.equal(['contact.updated', kept]);
    expect(event?.actor).to.include({ contact_id: id, user_id: null });
    const types = await eventTypesOf(owner, id);
    await contact.call('updatePortalProfile', { body: { receives_ticket_replies: false } });
    expect(await eventTypesOf(owner, id)).to.deep.equal(types);
  });

  it('changes nothing of what the firm decides', async () => {
    const { contact } = await buildFirm();
    for (const field of ['access_level', 'portal_access', 'is_billing', 'receives_invoices', 'email', 'name']) {
      const { error } = await contact.fail('updatePortalProfile', { body: { [field]: 'full' } });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', field]);
    }
  });
});

describe('a session of the portal', () => {
  type End = (owner: ApiClient, contact: { readonly id: string; readonly client_id: string }) => Promise<unknown>;
  const ends: Readonly<Record<string, End>> = {
    'access is taken away': (owner, { id }) => owner.call('disableContactPortal', { params: { id } }),
    'the contact is deleted': (owner, { id }) => owner.call('deleteContact', { params: { id } }),
    'the client is set inactive': (owner, { client_id: id }) =>
      owner.call('updateClient', { params: { id }, body: { status: 'inactive' } }),
    'the password is changed elsewhere': async (owner, { id }) => change(await signedInToPortal(owner, id), password),
    'the contact is told to sign out everywhere': async (owner, { id }) =>
      (await signedInToPortal(owner, id)).call('deletePortalSessions', {}),
  };
  for (const [what, end] of Object.entries(ends)) {
    it(`is refused by its next request once ${what}, and so is the page`, async () => {
      const { owner, client_id, contact } = await buildFirm();
      const visitor = await Visitor.arrive();
      visitor.cookies.set('docket_portal_session', contact.portalSession ?? '');
      expect([await isIn(contact), (await visitor.get('/portal')).status]).to.deep.equal([true, 200]);
      await end(owner, { id: contact.userId, client_id });
      const { status, error } = await contact.fail('getPortalProfile');
      expect([status, error.code]).to.deep.equal([401, 'unauthorized']);
      const { status: page, next } = await visitor.get('/portal');
      expect([page, next?.split('?')[0]]).to.deep.equal([303, '/portal/sign-in']);
    });
  }
});
