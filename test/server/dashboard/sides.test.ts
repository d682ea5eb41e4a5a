/**
 * Changing to the test side and back with one session: only between a person's own accounts, and to the live side only
 * for a session that began there.
 */
import { expect } from 'chai';
import { hashToken } from '../../../domain/people/secret-token.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildAddress, buildSignedIn, password, Visitor, type JsonAnswer } from '../../support/service/visitor.js';
import { buildUser, buildWorkspace, type TestWorkspace } from '../../support/builders/workspace.js';

const go = (visitor: Visitor, mode: string): Promise<JsonAnswer> => visitor.send('/sign-in/side', { mode });
const whoIs = async (visitor: Visitor): Promise<unknown> =>
  (await visitor.call('GET', '/v1/users/me')).body.data?.['id'];
const secretOf = (visitor: Visitor): string => visitor.cookies.get('docket_session') ?? '';

/** A person with accounts on both sides under one address, signed in to the live side. */
async function buildBoth(): Promise<TestWorkspace & { visitor: Visitor; email: string }> {
  const workspace = await buildWorkspace();
  const { live, owner } = workspace;
  const email = await buildAddress('users', live.userId, owner.userId);
  const visitor = await Visitor.arrive();
  expect((await visitor.send('/sign-in', { email, password })).status).to.equal(200);
  return { ...workspace, visitor, email };
}

const setStatus = async ({ userId }: ApiClient, status: string): Promise<void> => {
  const { db } = await testApi();
  await db('users').where({ id: userId }).update({ status });
};

describe('a session', () => {
  it('goes to the test side and back, each time under a new secret', async () => {
    const { visitor, live, owner } = await buildBoth();
    const [liveSide, testSide] = [
      { mode: 'live', workspace_id: live.workspaceId },
      { mode: 'test', workspace_id: owner.workspaceId },
    ];
    expect((await visitor.read('/sign-in/side')).body.data).to.deep.equal({ ...liveSide, other: testSide });
    const before = secretOf(visitor);
    const there = await go(visitor, 'test');
    expect([there.status, there.body.data]).to.deep.equal([200, { ...testSide, other: liveSide }]);
    expect(there.headers.getSetCookie()[0]).to.match(
      /^docket_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    expect(await whoIs(visitor)).to.equal(owner.userId);
    const between = secretOf(visitor);
    expect((await go(visitor, 'live')).body.data).to.deep.equal({ ...liveSide, other: testSide });
    expect(await whoIs(visitor)).to.equal(live.userId);
    for (const old of [before, between]) {
      visitor.cookies.set('docket_session', old);
      expect(await visitor.me()).to.equal(401);
    }
  });

  it('is unchanged when it is on that side already', async () => {
    const { visitor, live } = await buildBoth();
    const before = secretOf(visitor);
    expect((await go(visitor, 'live')).status).to.equal(200);
    expect([secretOf(visitor), await whoIs(visitor)]).to.deep.equal([before, live.userId]);
  });

  it('does not last longer after changing sides', async () => {
    const { visitor } = await buildBoth();
    const { db } = await testApi();
    const begun = new Date('2026-01-01T00:00:00.000Z');
    const beginning = (): Promise<unknown> =>
      db('sessions')
        .where({ hash: hashToken(secretOf(visitor)) })
        .first('created_at');
    const now = await beginning();
    await go(visitor, 'test');
    expect(await beginning()).to.deep.equal(now);
    await db('sessions')
      .where({ hash: hashToken(secretOf(visitor)) })
      .update({ created_at: begun });
    expect((await go(visitor, 'live')).status).to.equal(401);
  });

  it('makes an account on the test side for whoever has none, with the same role, which is told there', async () => {
    const { live, owner } = await buildWorkspace();
    const member = await buildUser(live, 'member');
    const visitor = await buildSignedIn(member);
    expect((await go(visitor, 'test')).status).to.equal(200);
    const { body } = await visitor.call('GET', '/v1/users/me');
    expect(body.data).to.include({ role: 'member', status: 'active' });
    const id = String(body.data?.['id']);
    expect(id).not.to.equal(member.userId);
    const { data } = await owner.call('listEvents', { query: { type: ['user.created'] } });
    expect(data.filter(({ resource_id }) => resource_id === id)).to.have.length(1);
    await go(visitor, 'live');
    await go(visitor, 'test');
    expect(await whoIs(visitor), 'the same at the next time').to.equal(id);
  });

  it('reaches no side on which its user may not be', async () => {
    for (const status of ['deactivated', 'invited']) {
      const { visitor, live, owner } = await buildBoth();
      await setStatus(owner, status);
      expect((await visitor.read('/sign-in/side')).body.data?.['other']).to.equal(null);
      const refused = await go(visitor, 'test');
      expect([refused.status, refused.body.error?.code]).to.deep.equal([409, 'invalid_state']);
      expect(await whoIs(visitor)).to.equal(live.userId);
      await setStatus(owner, 'active');
      await go(visitor, 'test');
      await setStatus(live, status);
      expect((await visitor.read('/sign-in/side')).body.data?.['other']).to.equal(null);
      expect((await go(visitor, 'live')).status).to.equal(401);
    }
  });

  it('that began on the test side never comes to the live side, whatever address its user has there', async () => {
    const { live, owner } = await buildWorkspace();
    const email = await buildAddress('users', live.userId, owner.userId);
    const visitor = await Visitor.arrive();
    await visitor.send('/sign-in', { email, password, workspace_id: owner.workspaceId });
    expect((await visitor.read('/sign-in/side')).body.data?.['other']).to.equal(null);
    const refused = await go(visitor, 'live');
    expect([refused.status, refused.body.error?.code]).to.deep.equal([409, 'invalid_state']);
    expect(await whoIs(visitor)).to.equal(owner.userId);
  });

  it('comes back to where it began, although another user has its address on the test side', async () => {
    const { visitor, live, owner } = await buildBoth();
    const other = await buildUser(live, 'member');
    await go(visitor, 'test');
    const { db } = await testApi();
    const { email_key } = (await db('users').where({ id: other.userId }).first('email_key')) as { email_key: string };
    await db('users').where({ id: owner.userId }).update({ email: email_key, email_key });
    await go(visitor, 'live');
    expect(await whoIs(visitor)).to.equal(live.userId);
  });

  it('never leads to another workspace, although its people have the same address', async () => {
    const { visitor, owner, email } = await buildBoth();
    const stranger = await buildWorkspace();
    const { db } = await testApi();
    await db('users').whereIn('id', [stranger.live.userId, stranger.owner.userId]).update({ email, email_key: email });
    await go(visitor, 'test');
    expect(await whoIs(visitor)).to.equal(owner.userId);
  });

  it('ends on the test side too as soon as its user is locked out or has a new password', async () => {
    const { live } = await buildWorkspace();
    const member = await buildUser(live, 'member');
    const visitor = await buildSignedIn(member);
    await go(visitor, 'test');
    await live.call('deactivateUser', { params: { id: member.userId } });
    expect(await visitor.me()).to.equal(401);
    await live.call('reactivateUser', { params: { id: member.userId } });
    expect(await visitor.me()).to.equal(401);
    const { db } = await testApi();
    expect(await db('sessions').where({ home_user_id: member.userId })).to.deep.equal([]);
  });

  it('ends by signing out, whichever side it is on', async () => {
    const { visitor } = await buildBoth();
    await go(visitor, 'test');
    const secret = secretOf(visitor);
    await visitor.submit('/sign-out', {});
    visitor.cookies.set('docket_session', secret);
    expect([await visitor.me(), (await go(visitor, 'live')).status]).to.deep.equal([401, 401]);
  });

  it('does not act for a page that was opened as another user or on the other side', async () => {
    const { visitor, live, owner } = await buildBoth();
    const call = async (user: string): Promise<unknown[]> => {
      const { status, body } = await visitor.call('GET', '/v1/users/me', undefined, { 'Docket-User': user });
      return [status, body.error?.code];
    };
    expect(await call(live.userId)).to.deep.equal([200, undefined]);
    await go(visitor, 'test');
    expect(await call(live.userId)).to.deep.equal([409, 'invalid_state']);
    expect(await call(owner.userId)).to.deep.equal([200, undefined]);
  });
});

describe('/sign-in/side', () => {
  it('is for people without a script as well, and leads on to a screen', async () => {
    const { visitor } = await buildBoth();
    expect((await visitor.get('/sign-in/side')).text).to.contain('name="mode" value="test"');
    const { status, next } = await visitor.submit('/sign-in/side', { mode: 'test', next: '/tickets' });
    expect([status, next]).to.deep.equal([303, '/tickets']);
    const elsewhere = await visitor.submit('/sign-in/side', { mode: 'live', next: '//evil.example' });
    expect(elsewhere.next).to.equal('/');
  });

  it('is nothing for those who are not signed in, and for other sites', async () => {
    const nobody = await Visitor.arrive();
    expect((await nobody.read('/sign-in/side')).body).to.deep.equal({ data: null });
    expect((await nobody.get('/sign-in/side')).next).to.equal('/sign-in');
    expect((await go(nobody, 'test')).status).to.equal(401);
    const { visitor, live } = await buildBoth();
    const evil = await visitor.send('/sign-in/side', { mode: 'test' }, { 'Sec-Fetch-Site': 'cross-site' });
    expect([evil.status, await whoIs(visitor)]).to.deep.equal([403, live.userId]);
    const wrong = await go(visitor, 'both');
    expect([wrong.status, wrong.body.error?.field]).to.deep.equal([400, 'mode']);
  });
});
