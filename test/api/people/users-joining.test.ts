/** A user's way from the invitation, through the page that its link leads to, to leaving again. */
import { expect } from 'chai';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvited, invitationLinks } from '../../support/builders/invitations.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { seen } from '../../support/answers/seen.js';

const password = 'four plain words together';

/** A link of a mail with the address of the service under test. */
async function served(link: string): Promise<string> {
  const { url, settings } = await testApi();
  return link.replace(settings.PUBLIC_URL, url);
}

async function postJson(link: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(await served(link), { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Invites a user. Returns the link mailed to them. */
async function inviteByMail(owner: ApiClient): Promise<{ id: string; email: string; link: string }> {
  const { id, email } = await buildInvited(owner);
  return { id, email: seen(email), link: (await invitationLinks(owner)).at(-1) ?? '' };
}

const join = (link: string): Promise<Response> => postJson(link, { name: 'Ada Miller', password });

async function buildJoined(owner: ApiClient): Promise<{ id: string; email: string; cookie: string }> {
  const { id, email, link } = await inviteByMail(owner);
  expect((await join(link)).status).to.equal(200);
  const { PUBLIC_URL } = (await testApi()).settings;
  const entered = await postJson(`${PUBLIC_URL}/sign-in`, { email, password, workspace_id: owner.workspaceId });
  expect(entered.status).to.equal(200);
  return { id, email, cookie: (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

const seenBy = async (cookie: string): Promise<Response> =>
  fetch(`${(await testApi()).url}/v1/users/me`, { headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' } });

describe('an invitation', () => {
  it('activates the person who accepts it, under the name that they give, and emits user.created', async () => {
    const { owner } = await buildWorkspace();
    const { id, link } = await inviteByMail(owner);
    const body = new URLSearchParams({ name: 'Ada Miller', password });
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const { status } = await fetch(await served(link), { method: 'POST', body, headers, redirect: 'manual' });
    expect(status).to.equal(303);
    const { data } = await owner.call('getUser', { params: { id } });
    expect(data).to.include({ name: 'Ada Miller', status: 'active', role: 'member' });
    expect(data).not.to.have.any.keys('invitation_sent_at', 'invitation_expires_at');
    expect((await owner.call('listUsers', {})).data.map((user) => user.id)).to.include(id);
    const [event, ...more] = await eventsOf(owner, id);
    expect(more).to.deep.equal([]);
    expect(event).to.deep.include({ type: 'user.created', data });
    expect(event?.actor.user_id).to.equal(id);
  });

  it('lets a person who has accepted sign in, have keys, and log time', async () => {
    const { owner } = await buildWorkspace();
    const { id, cookie } = await buildJoined(owner);
    const me = (await (await seenBy(cookie)).json()) as { data: { id: string } };
    expect(me.data.id).to.equal(id);
    await owner.call('createApiKey', { body: { name: 'Sync', mode: 'test', user_id: id } });
    const { id: client_id } = await buildClient(owner);
    await owner.call('createTimeEntry', { body: { user_id: id, client_id, date: '2026-03-02', hours: 1 } });
  });

  it('can be accepted once', async () => {
    const { owner } = await buildWorkspace();
    const { id, link } = await inviteByMail(owner);
    const answers = await Promise.all([join(link), join(link), join(link)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).to.deep.equal(['200', '404', '404']);
    expect(await eventTypesOf(owner, id)).to.deep.equal(['user.created']);
  });

  it('cannot be accepted with an old link once it was sent again, but with the new one', async () => {
    const { owner } = await buildWorkspace();
    const { id, link } = await inviteByMail(owner);
    await owner.call('resendUserInvitation', { params: { id } });
    const [, renewed = ''] = await invitationLinks(owner);
    expect([(await join(link)).status, (await join(renewed)).status]).to.deep.equal([404, 200]);
  });

  it('expires after 7 days by the clock of the workspace, and can be sent again', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id, link } = await inviteByMail(owner);
    await clock.forward(7 * 1440);
    expect((await join(link)).status).to.equal(404);
    await owner.call('resendUserInvitation', { params: { id } });
    await clock.forward(7 * 1440 - 1);
    expect((await join((await invitationLinks(owner)).at(-1) ?? '')).status).to.equal(200);
  });

  it('ends when the person is deactivated, even after they are reactivated', async () => {
    const { owner } = await buildWorkspace();
    const { id, link } = await inviteByMail(owner);
    await owner.call('deactivateUser', { params: { id } });
    expect((await join(link)).status).to.equal(404);
    await owner.call('reactivateUser', { params: { id } });
    expect((await join(link)).status).to.equal(404);
  });

  it('survives a reset of the test side, like the person and the sessions of those who have joined', async () => {
    const { owner } = await buildWorkspace();
    const { cookie } = await buildJoined(owner);
    const { id, link } = await inviteByMail(owner);
    await owner.call('resetTestData', {});
    expect([(await seenBy(cookie)).status, (await join(link)).status]).to.deep.equal([200, 200]);
    expect((await owner.call('getUser', { params: { id } })).data.status).to.equal('active');
  });
});

describe('deactivating someone who has joined', () => {
  it('ends their sessions immediately and for good, and they come back as active', async () => {
    const { owner } = await buildWorkspace();
    const { id, cookie } = await buildJoined(owner);
    expect((await seenBy(cookie)).status).to.equal(200);
    await owner.call('deactivateUser', { params: { id } });
    expect((await seenBy(cookie)).status).to.equal(401);
    expect((await owner.call('reactivateUser', { params: { id } })).data.status).to.equal('active');
    expect((await seenBy(cookie)).status).to.equal(401);
  });
});
