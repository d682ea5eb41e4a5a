import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildContact } from '../../support/builders/factories.js';
import { buildAddress, mailedPath, password, Visitor } from '../../support/service/visitor.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

interface Entrant {
  readonly contact: Schemas['Contact'];
  readonly email: string;
}

/** A contact with access to the portal, and with `password`. */
async function buildEntrant(side: ApiClient): Promise<Entrant> {
  const contact = await buildContact(side, { name: 'Pat Client', email: 'pat@acme.example', portal_access: 'view' });
  return { contact, email: await buildAddress('contacts', contact.id) };
}

async function enter(side: ApiClient, { email }: Entrant): Promise<Visitor> {
  const visitor = await Visitor.arrive();
  const { status } = await visitor.send('/portal/sign-in', { email, password, workspace_id: side.workspaceId });
  expect(status).to.equal(200);
  return visitor;
}

const isIn = async (visitor: Visitor): Promise<boolean> => (await visitor.get('/portal')).status === 200;

describe('/portal/sign-in', () => {
  it('lets a contact in, and says who is signed in', async () => {
    const { live } = await buildWorkspace();
    const entrant = await buildEntrant(live);
    const visitor = await Visitor.arrive();
    const { status, next, headers } = await visitor.submit('/portal/sign-in', { email: entrant.email, password });
    expect([status, next]).to.deep.equal([303, '/portal']);
    expect(headers.getSetCookie()[0]).to.match(
      /^docket_portal_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    const { text } = await visitor.get('/portal');
    expect(text).to.contain('Hello Pat Client').and.contain('Client portal of Test Firm for Client');
    expect(text).to.contain('action="/portal/sign-out"');
  });

  it('sets last_login_at by the clock of the workspace and emits an event without a user', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const entrant = await buildEntrant(owner);
    await enter(owner, entrant);
    const { data } = await owner.call('getContact', { params: { id: entrant.contact.id } });
    expect(data.portal.last_login_at).to.equal(clock.now.toISOString());
    const event = (await eventsOf(owner, entrant.contact.id)).at(-1);
    expect([event?.type, event?.data]).to.deep.equal(['contact.portal_login', data]);
    expect(event?.actor).to.include({ user_id: null, api_key_id: null });
  });

  it('opens no operation of the API', async () => {
    const { live } = await buildWorkspace();
    const visitor = await enter(live, await buildEntrant(live));
    expect(await visitor.me()).to.equal(401);
    visitor.cookies.set('docket_session', visitor.cookies.get('docket_portal_session') ?? '');
    expect(await visitor.me()).to.equal(401);
  });

  it('is where the challenge of the portal leads, which names the cookie that lets in', async () => {
    const { live } = await buildWorkspace();
    const { email } = await buildEntrant(live);
    const visitor = await Visitor.arrive();
    const { status, headers } = await visitor.call('GET', '/v1/portal/me');
    const challenge = /^Cookie realm="portal", form-action="(.+)", cookie-name="(.+)"$/;
    const [, action = '', cookie = ''] = challenge.exec(headers.get('www-authenticate') ?? '') ?? [];
    expect(status).to.equal(401);
    await visitor.submit(action, { email, password, workspace_id: live.workspaceId });
    expect([...visitor.cookies.keys()]).to.deep.equal([cookie, 'docket_browser']);
    expect((await visitor.call('GET', '/v1/portal/me')).status).to.equal(200);
  });

  it('is for contacts with access and a password', async () => {
    const { live } = await buildWorkspace();
    const [open, shut] = [await buildEntrant(live), await buildEntrant(live)];
    await live.call('disableContactPortal', { params: { id: shut.contact.id } });
    const fresh = await buildContact(live, { email: 'new@acme.example', portal_access: 'view' });
    const enterBy = async (email: string, secret = password, path = '/portal/sign-in') =>
      (await (await Visitor.arrive()).send(path, { email, password: secret, workspace_id: live.workspaceId })).status;
    expect(await enterBy(shut.email), 'no access').to.equal(401);
    expect(await enterBy(fresh.email ?? ''), 'no password').to.equal(401);
    expect(await enterBy(open.email, 'a wrong password')).to.equal(401);
    expect(await enterBy(open.email)).to.equal(200);
    expect(await enterBy(open.email, password, '/sign-in'), 'the team').to.equal(401);
  });

  it('ends when access is taken away, and by signing out', async () => {
    const { live } = await buildWorkspace();
    const [shut, gone] = [await buildEntrant(live), await buildEntrant(live)];
    const [first, second] = [await enter(live, shut), await enter(live, gone)];
    expect([await isIn(first), await isIn(second)]).to.deep.equal([true, true]);
    await live.call('disableContactPortal', { params: { id: shut.contact.id } });
    expect([await isIn(first), await isIn(second)]).to.deep.equal([false, true]);
    const { next } = await second.submit('/portal/sign-out', {});
    expect([next, second.cookies.has('docket_portal_session'), await isIn(second)]).to.deep.equal([
      '/portal/sign-in?done=signed_out',
      false,
      false,
    ]);
  });

  it('asks which is meant if one person is a contact of two clients', async () => {
    const { live } = await buildWorkspace();
    const [one, other] = [await buildEntrant(live), await buildEntrant(live)];
    const email = await buildAddress('contacts', one.contact.id, other.contact.id);
    const visitor = await Visitor.arrive();
    const { text } = await visitor.submit('/portal/sign-in', { email, password });
    const { data: client } = await live.call('getClient', { params: { id: other.contact.client_id } });
    expect(text).to.contain(`for ${client.name}`);
    const { status, body } = await visitor.send('/portal/sign-in', { email, password });
    expect([status, body.accounts?.length]).to.deep.equal([409, 2]);
    const chosen = await visitor.send('/portal/sign-in', { email, password, account_id: other.contact.id });
    expect(chosen.body.data).to.include({ account_id: other.contact.id, client_name: client.name });
  });

  it('can be tried out on the test side, from invitation to sign-in', async () => {
    const { owner } = await buildWorkspace();
    const email = 'tester@acme.example';
    const { id } = await buildContact(owner, { email });
    await owner.call('enableContactPortal', { params: { id }, body: {} });
    const visitor = await Visitor.arrive();
    const path = await mailedPath(owner, '/portal/passwords/');
    const { next } = await visitor.submit(path, { password });
    expect(next).to.equal('/portal');
    expect(await isIn(visitor), 'is signed in at once').to.equal(true);
    const later = await Visitor.arrive();
    await later.submit('/portal/sign-in', { email, password, workspace_id: owner.workspaceId });
    expect(await isIn(later)).to.equal(true);
  });

  it('ends, like its links, with a reset of the test side', async () => {
    const { owner } = await buildWorkspace();
    const entrant = await buildEntrant(owner);
    const visitor = await enter(owner, entrant);
    await owner.call('resetContactPortalPassword', { params: { id: entrant.contact.id } });
    const path = await mailedPath(owner, '/portal/passwords/');
    await owner.call('resetTestData', {});
    expect(await isIn(visitor)).to.equal(false);
    expect((await visitor.get(path)).status).to.equal(404);
  });
});
