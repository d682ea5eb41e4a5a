/** The pages that links in mails lead to. */
import { expect } from 'chai';
import type { ApiClient } from '../support/service/api.js';
import { stopClock } from '../support/service/clock.js';
import { eventsOf, eventTypesOf } from '../support/answers/events.js';
import { buildContact } from '../support/builders/factories.js';
import { buildInvited } from '../support/builders/invitations.js';
import { buildAddress, buildSignedIn, storedHash, mailedPath, password, Visitor } from '../support/service/visitor.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';

const day = 24 * 60;

/** The path of a link with which a user on the test side sets a new password. */
async function resetPath(owner: ApiClient, { userId }: ApiClient): Promise<string> {
  const email = await buildAddress('users', userId);
  await (await Visitor.arrive()).send('/forgotten-password', { email, workspace_id: owner.workspaceId });
  return mailedPath(owner, '/passwords/');
}

async function portalPath(owner: ApiClient, id: string): Promise<string> {
  await owner.call('enableContactPortal', { params: { id }, body: {} });
  return mailedPath(owner, '/portal/passwords/');
}

const statusOf = async (path: string): Promise<number> => (await (await Visitor.arrive()).get(path)).status;
const join = async (path: string, name = 'Ivy Joined') => (await Visitor.arrive()).submit(path, { name, password });

describe('/invitations/{token}', () => {
  it('shows who is invited where, with the name to change', async () => {
    const { owner } = await buildWorkspace();
    const { email } = await buildInvited(owner, { name: 'Ivy "<Invited>"' });
    const path = await mailedPath(owner, '/invitations/');
    const visitor = await Visitor.arrive();
    const { status, text } = await visitor.get(path);
    expect(status).to.equal(200);
    expect(text).to.contain('<h1>Join Test Firm</h1>').and.contain(email);
    expect(text).to.contain('value="Ivy &quot;&lt;Invited&gt;&quot;"');
    const { body } = await visitor.read(path);
    const workspace = { id: owner.workspaceId, name: 'Test Firm' };
    expect(body).to.deep.equal({ data: { name: 'Ivy "<Invited>"', email, workspace } });
  });

  it('activates the user with name and password, and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const { id, email } = await buildInvited(owner);
    const visitor = await Visitor.arrive();
    const path = await mailedPath(owner, '/invitations/');
    const { status, next } = await visitor.submit(path, { name: ' Ivy Joined ', password });
    expect([status, next]).to.deep.equal([303, '/']);
    const { data } = await owner.call('getUser', { params: { id } });
    expect(data).to.include({ status: 'active', name: 'Ivy Joined' });
    const [event, ...others] = await eventsOf(owner, id);
    expect(others).to.deep.equal([]);
    expect([event?.type, event?.data]).to.deep.equal(['user.created', data]);
    expect(event?.actor).to.include({ user_id: id, api_key_id: null });
    expect(event?.context.changes).to.deep.include({ status: { from: 'invited', to: 'active' } });
    expect(await visitor.me(), 'is signed in at once').to.equal(200);
    const later = await Visitor.arrive();
    await later.submit('/sign-in', { email, password, workspace_id: owner.workspaceId });
    expect(await later.me()).to.equal(200);
    const thief = await Visitor.arrive();
    expect((await thief.submit(path, { name: 'Thief', password })).status, 'the link is spent').to.equal(404);
    expect(await thief.me()).to.equal(401);
  });

  it('works the same for a program', async () => {
    const { owner } = await buildWorkspace();
    const { id, email } = await buildInvited(owner);
    const visitor = await Visitor.arrive();
    const path = await mailedPath(owner, '/invitations/');
    const bad = await visitor.send(path, { name: 'Ivy', password: 'short' });
    expect([bad.status, bad.body.error?.code, bad.body.error?.field]).to.deep.equal([
      400,
      'invalid_request',
      'password',
    ]);
    const { status, body } = await visitor.send(path, { name: 'Ivy', password });
    expect([status, body.data?.['email'], body.data?.['sign_in_url']]).to.deep.equal([
      200,
      email,
      'http://docket.test/sign-in',
    ]);
    expect((await owner.call('getUser', { params: { id } })).data.status).to.equal('active');
    const dead = await visitor.read(path);
    expect([dead.status, dead.body.error?.code]).to.deep.equal([404, 'not_found']);
  });

  it('says what is wrong, keeps the input except the password, and stays valid', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvited(owner);
    const path = await mailedPath(owner, '/invitations/');
    const visitor = await Visitor.arrive();
    const attempts: [Record<string, string>, string][] = [
      [{ name: 'Kept', password: 'too short' }, 'Password must have at least 10 characters'],
      [{ name: 'Kept', password: 'x'.repeat(201) }, 'Password must have at most 200 characters'],
      [
        { name: 'Kept', password: 'Basketball2026' },
        'Password must not be a password known from breaches: choose several unrelated words',
      ],
      [
        { name: 'Kept Secret', password: 'secret-kept-1' },
        'Password must not be your name or address: choose several unrelated words',
      ],
      [{ name: '  ', password }, 'Your name is required'],
      [{ name: 'x'.repeat(201), password }, 'Your name must have at most 200 characters'],
      [{ name: '\u200b\u0301', password }, 'Your name must not be blank'],
      ...['a\u0000b', 'Kept\u202egnp', 'a\u001b[31mb'].map((name): [Record<string, string>, string] => [
        { name, password },
        'Your name must be one line, without control characters and controls of direction (U+202A to U+202E)',
      ]),
    ];
    for (const [fields, words] of attempts) {
      const { status, text } = await visitor.submit(path, fields);
      expect([status, text.includes(`>${words}</a>`)], words).to.deep.equal([400, true]);
      expect(text).to.contain(`value="${fields['name']}"`).and.not.contain(`value="${fields['password']}"`);
    }
    expect((await owner.call('getUser', { params: { id } })).data.status).to.equal('invited');
    expect((await join(path)).status).to.equal(303);
  });

  it('lets one of several at once through', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvited(owner);
    const path = await mailedPath(owner, '/invitations/');
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => join(path, `Ivy ${index}`)));
    expect(answers.map(({ status }) => status)).to.have.members([303, 404, 404, 404, 404, 404]);
    const winner = answers.findIndex(({ status }) => status === 303);
    expect((await owner.call('getUser', { params: { id } })).data.name).to.equal(`Ivy ${winner}`);
    expect(await eventTypesOf(owner, id)).to.deep.equal(['user.created']);
  });

  it('is valid for 7 days by the clock of the workspace', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    await buildInvited(owner);
    const path = await mailedPath(owner, '/invitations/');
    await clock.forward(7 * day - 1);
    expect(await statusOf(path)).to.equal(200);
    await clock.forward(1);
    expect([await statusOf(path), (await join(path)).status]).to.deep.equal([404, 404]);
  });

  it('ends with a new invitation and with deactivation', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvited(owner);
    const first = await mailedPath(owner, '/invitations/');
    await owner.call('resendUserInvitation', { params: { id } });
    const second = await mailedPath(owner, '/invitations/');
    expect([await statusOf(first), await statusOf(second)]).to.deep.equal([404, 200]);
    await owner.call('deactivateUser', { params: { id } });
    expect(await statusOf(second)).to.equal(404);
  });
});

describe('/passwords/{token}', () => {
  it('sets the password, ends all sessions, signs in at once, and works once', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const session = await buildSignedIn(member);
    const path = await resetPath(owner, member);
    const visitor = await Visitor.arrive();
    expect((await visitor.get(path)).text)
      .to.contain('Set a new password')
      .and.contain('Test Firm');
    const before = await storedHash('users', member.userId);
    expect((await visitor.submit(path, { password: 'short' })).status).to.equal(400);
    expect([await storedHash('users', member.userId), await session.me()]).to.deep.equal([before, 200]);
    const { next } = await visitor.submit(path, { password: 'an altogether new one' });
    expect([next, await visitor.me()]).to.deep.equal(['/', 200]);
    expect(await storedHash('users', member.userId)).to.match(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await session.me(), await statusOf(path)]).to.deep.equal([401, 404]);
    expect((await owner.call('getCurrentUser', {})).data.id, 'keys keep working').to.equal(owner.userId);
  });

  it('lets one of several at once through', async () => {
    const { owner } = await buildWorkspace();
    const path = await resetPath(owner, await buildUser(owner, 'member'));
    const visitor = await Visitor.arrive();
    const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.submit(path, { password })));
    expect(answers.map(({ status }) => status)).to.have.members([303, 404, 404, 404, 404, 404]);
  });

  it('is valid for an hour by the clock of the workspace, but not for users who are deactivated meanwhile', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const member = await buildUser(owner, 'member');
    const path = await resetPath(owner, member);
    await clock.forward(59);
    expect(await statusOf(path)).to.equal(200);
    await clock.forward(1);
    expect(await statusOf(path)).to.equal(404);
    const again = await resetPath(owner, member);
    await owner.call('deactivateUser', { params: { id: member.userId } });
    expect([await statusOf(again), (await (await Visitor.arrive()).submit(again, { password })).status]).to.deep.equal([
      404, 404,
    ]);
  });
});

describe('/portal/passwords/{token}', () => {
  it('sets the password for the portal and ends the sessions there, from an invitation as well as a reset', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildContact(owner, { email: 'pat@acme.example' });
    const visitor = await Visitor.arrive();
    const path = await portalPath(owner, id);
    expect((await visitor.get(path)).text)
      .to.contain('client portal of Test Firm')
      .and.contain('pat@acme.example');
    expect((await visitor.submit(path, { password })).status).to.equal(303);
    expect(await storedHash('contacts', id)).to.match(/^\$argon2id\$/);
    const signIn = { email: 'pat@acme.example', password, workspace_id: owner.workspaceId };
    expect((await visitor.send('/portal/sign-in', signIn)).status).to.equal(200);
    await owner.call('resetContactPortalPassword', { params: { id } });
    const reset = await mailedPath(owner, '/portal/passwords/');
    expect((await visitor.get('/portal')).status).to.equal(200);
    const elsewhere = await Visitor.arrive();
    expect((await elsewhere.submit(reset, { password: 'an altogether new one' })).status).to.equal(303);
    expect((await elsewhere.get('/portal')).status, 'is signed in at once').to.equal(200);
    expect([(await visitor.get('/portal')).status, await statusOf(reset)]).to.deep.equal([303, 404]);
  });

  it('lets one of several concurrent requests through, and none once access is taken away', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildContact(owner, { email: 'pat@acme.example' });
    const path = await portalPath(owner, id);
    const visitor = await Visitor.arrive();
    const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.submit(path, { password })));
    expect(answers.map(({ status }) => status)).to.have.members([303, 404, 404, 404, 404, 404]);
    const again = await portalPath(owner, id);
    await owner.call('disableContactPortal', { params: { id } });
    expect(await statusOf(again)).to.equal(404);
  });
});
