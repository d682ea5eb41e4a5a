/** Where users are signed in, and their password. */
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { findToken } from '../../../models/people/token.js';
import { attemptLimits } from '../../../server/limits/attempts.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import {
  buildAddress,
  buildSignedIn,
  givePassword,
  mailedPath,
  password,
  storedHash,
  Visitor,
  type JsonAnswer,
} from '../../support/service/visitor.js';

const another = 'staple of a green lamp';

type Session = Schemas['SessionObject'];

/** The sessions that a browser is shown. */
async function seenBy(visitor: Visitor): Promise<readonly Session[]> {
  const { body } = await visitor.call('GET', '/v1/sessions');
  return (body.data ?? []) as unknown as Session[];
}

const currentOf = async (visitor: Visitor): Promise<string> =>
  (await seenBy(visitor)).find(({ is_current }) => is_current)?.id ?? '';

const change = (visitor: Visitor, current_password: string, new_password = another): Promise<JsonAnswer> =>
  visitor.call('PUT', '/v1/users/me/password', { current_password, new_password });

/** Two browsers in which one user is signed in, and the user's key. */
async function buildTwoBrowsers(): Promise<{ user: ApiClient; here: Visitor; there: Visitor }> {
  const { live: user } = await buildWorkspace();
  return { user, here: await buildSignedIn(user), there: await buildSignedIn(user) };
}

describe('listSessions', () => {
  it("lists the user's sessions with browser and address, the caller's own marked, the most recently used first", async () => {
    const { user, here } = await buildTwoBrowsers();
    const email = await buildAddress('users', user.userId);
    const visitor = new Visitor(here.url, '203.0.113.7');
    const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
    await visitor.send('/sign-in', { email, password }, { 'User-Agent': iphone });
    const [first, ...others] = await seenBy(visitor);
    expect(first).to.include({ is_current: true, browser: 'Safari', platform: 'iPhone', ip: '203.0.113.7' });
    expect(others.map(({ is_current }) => is_current)).to.deep.equal([false, false]);
    const { data } = await user.call('listSessions', {});
    expect(data.map(({ is_current }) => is_current)).to.deep.equal([false, false, false]);
    expect((await user.call('getSession', { params: { id: first?.id ?? '' } })).data).to.deep.equal({
      ...first,
      is_current: false,
    });
  });

  it('shows from where a session was used last', async () => {
    const { here } = await buildTwoBrowsers();
    const { db } = await testApi();
    await db('sessions').update({ last_used_at: new Date(Date.now() - 120_000) });
    const elsewhere = new Visitor(here.url, '198.51.100.23');
    for (const [name, value] of here.cookies) elsewhere.cookies.set(name, value);
    const [own] = await seenBy(elsewhere);
    expect(own).to.include({ is_current: true, ip: '198.51.100.23' });
  });

  it("shows nobody else's sessions, not even to the owner", async () => {
    const { live } = await buildWorkspace();
    const visitor = await buildSignedIn(await buildUser(live, 'member'));
    expect((await live.call('listSessions', {})).data).to.deep.equal([]);
    const { status } = await live.fail('getSession', { params: { id: await currentOf(visitor) } });
    expect(status).to.equal(404);
  });

  it('shows and ends a session that has moved to the test side', async () => {
    const { user, here, there } = await buildTwoBrowsers();
    await there.send('/sign-in/side', { mode: 'test' }, { 'Sec-Fetch-Site': 'same-origin' });
    expect((await there.call('GET', '/v1/users/me')).body.data?.['id']).not.to.equal(user.userId);
    const moved = (await seenBy(here)).find(({ is_current }) => !is_current);
    await here.call('DELETE', `/v1/sessions/${moved?.id}`);
    expect([await here.me(), await there.me()]).to.deep.equal([200, 401]);
  });
});

describe('deleteSession', () => {
  it("ends one session at once, also the caller's own, and says so in the audit log", async () => {
    const { user, here, there } = await buildTwoBrowsers();
    const id = await currentOf(there);
    const { body } = await here.call('DELETE', `/v1/sessions/${id}`);
    expect(body.data).to.deep.equal({ id, deleted: true });
    expect([await here.me(), await there.me()]).to.deep.equal([200, 401]);
    await here.call('DELETE', `/v1/sessions/${await currentOf(here)}`);
    expect(await here.me()).to.equal(401);
    const { data } = await user.call('listAuditEntries', { query: { action: ['session.ended'], resource_id: [id] } });
    expect(data.map(({ actor }) => actor.user_id)).to.deep.equal([user.userId]);
  });

  it("treats a colleague's session like an unknown one, and leaves it alone", async () => {
    const { live } = await buildWorkspace();
    const visitor = await buildSignedIn(await buildUser(live, 'member'));
    const { status } = await live.fail('deleteSession', { params: { id: await currentOf(visitor) } });
    expect([status, await visitor.me()]).to.deep.equal([404, 200]);
  });
});

describe('deleteSessions', () => {
  it('ends all others of the user and no session of a colleague', async () => {
    const { user, here, there } = await buildTwoBrowsers();
    const colleague = await buildSignedIn(await buildUser(user, 'member'));
    expect((await here.call('DELETE', '/v1/sessions')).body.data).to.deep.equal({ sessions_ended: 1 });
    expect([await here.me(), await there.me(), await colleague.me()]).to.deep.equal([200, 401, 200]);
  });

  it('ends all of them if a key asks', async () => {
    const { user, here, there } = await buildTwoBrowsers();
    expect((await user.call('deleteSessions', {})).data).to.deep.equal({ sessions_ended: 2 });
    expect([await here.me(), await there.me()]).to.deep.equal([401, 401]);
  });
});

describe('updatePassword', () => {
  it('sets the password, ends the other sessions and each mailed link', async () => {
    const { owner } = await buildWorkspace();
    const [here, there] = [await buildSignedIn(owner), await buildSignedIn(owner)];
    const email = await buildAddress('users', owner.userId);
    await here.send('/forgotten-password', { email, workspace_id: owner.workspaceId });
    const token = (await mailedPath(owner, '/passwords/')).split('/').at(-1) ?? '';
    expect((await change(here, password)).body.data).to.deep.equal({ sessions_ended: 1 });
    expect([await here.me(), await there.me()]).to.deep.equal([200, 401]);
    const { database: db } = await testApi();
    expect(await findToken({ db }, token, ['password_reset'])).to.equal(undefined);
    const signIn = async (secret: string): Promise<number> =>
      (await there.send('/sign-in', { email, password: secret, workspace_id: owner.workspaceId })).status;
    expect([await signIn(password), await signIn(another)]).to.deep.equal([401, 200]);
    const { data } = await owner.call('listAuditEntries', { query: { action: ['password.changed'] } });
    expect(data.map(({ resource }) => resource.id)).to.deep.equal([owner.userId]);
  });

  it('changes nothing for a wrong password, of which it names the field', async () => {
    const { user, here, there } = await buildTwoBrowsers();
    const before = await storedHash('users', user.userId);
    const { status, body } = await change(here, 'a wrong password');
    expect([status, body.error?.code, body.error?.field]).to.deep.equal([400, 'invalid_request', 'current_password']);
    expect([await storedHash('users', user.userId), await there.me()]).to.deep.equal([before, 200]);
  });

  it('is refused after ten wrong passwords within 15 minutes, even with the right one, also by a key', async () => {
    const { user, here } = await buildTwoBrowsers();
    const { points } = attemptLimits.checkOfAccount;
    const guesses = await Promise.all(Array.from({ length: points + 2 }, () => change(here, 'a wrong password')));
    expect(guesses.filter(({ status }) => status === 429)).to.have.length(2);
    const { status, headers } = await change(here, password);
    expect([status, Number(headers.get('retry-after')) > 0]).to.deep.equal([429, true]);
    const byKey = await user.fail('updatePassword', { body: { current_password: password, new_password: another } });
    expect(byKey.status).to.equal(429);
    expect(await here.me(), 'the session goes on').to.equal(200);
  });

  it('refuses a password known from breaches, and the own address, and keeps the present one', async () => {
    const { user, here } = await buildTwoBrowsers();
    const email = await buildAddress('users', user.userId);
    for (const refused of ['Basketball!1', email]) {
      const { status, body } = await change(here, password, refused);
      expect([status, body.error?.code, body.error?.field]).to.deep.equal([400, 'invalid_request', 'new_password']);
      expect(body.error?.message).to.match(/: choose several unrelated words$/);
    }
    expect((await change(here, password)).status).to.equal(200);
  });

  it('says where to change it if the account has none', async () => {
    const { live, owner: test } = await buildWorkspace();
    await givePassword('users', live.userId);
    const body = { current_password: password, new_password: another };
    const { error } = await test.fail('updatePassword', { body });
    expect([error.code, error.message]).to.deep.equal([
      'invalid_state',
      'Your account on the test side has no password: change your password on the live side',
    ]);
  });
});
