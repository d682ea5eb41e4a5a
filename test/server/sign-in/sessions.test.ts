import { expect } from 'chai';
import { hashToken } from '../../../domain/people/secret-token.js';
import { sessionLife } from '../../../models/people/session.js';
import { testApi } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildClient } from '../../support/builders/factories.js';
import { at, startService } from '../../support/service/service.js';
import { buildAddress, buildSignedIn, password, Visitor } from '../../support/service/visitor.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const secretOf = (visitor: Visitor): string => visitor.cookies.get('docket_session') ?? '';

/** Moves the times of a session into the past. */
async function age(visitor: Visitor, ms: { readonly begun?: number; readonly used?: number }): Promise<void> {
  const { db } = await testApi();
  const ago = (by: number) => new Date(Date.now() - by);
  await db('sessions')
    .where({ hash: hashToken(secretOf(visitor)) })
    .update({ created_at: ago(ms.begun ?? ms.used ?? 0), last_used_at: ago(ms.used ?? 0) });
}

describe('a session', () => {
  it('is a cookie that no script reads and no other site sends, for 30 days', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    const visitor = await Visitor.arrive();
    const { headers } = await visitor.submit('/sign-in', { email, password });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).to.match(/^docket_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  });

  it('is a cookie only for TLS and for this host if the service is reached by https', async () => {
    const service = await startService({ settings: { PUBLIC_URL: 'https://docket.example', WORKER: 'off' } });
    try {
      const { live } = await buildWorkspace();
      const email = await buildAddress('users', live.userId);
      const visitor = new Visitor(service.url);
      const { headers } = await visitor.submit('/sign-in', { email, password });
      expect(headers.getSetCookie()[0]).to.match(/^__Host-docket_session=.*; Path=\/; .*; Secure$/);
      expect(await visitor.me()).to.equal(200);
    } finally {
      await service.stop();
    }
  });

  it('has its secret stored only as a hash', async () => {
    const { live } = await buildWorkspace();
    const visitor = await buildSignedIn(live);
    const { db } = await testApi();
    const rows = (await db('sessions').where({ workspace_id: live.workspaceId })) as { hash: Buffer }[];
    expect(rows.map(({ hash }) => hash)).to.deep.equal([hashToken(secretOf(visitor))]);
    expect(JSON.stringify(rows)).not.to.contain(secretOf(visitor));
  });

  it('acts as its user, whom events name without a key', async () => {
    const { live } = await buildWorkspace();
    const visitor = await buildSignedIn(live);
    const { body } = await visitor.call('GET', '/v1/users/me');
    expect(body.data?.['id']).to.equal(live.userId);
    const made = await visitor.call('POST', '/v1/clients', { name: 'Acme' });
    expect(made.status).to.equal(201);
    const [event] = await eventsOf(live, String(made.body.data?.['id']));
    expect(event?.actor).to.include({ user_id: live.userId, api_key_id: null });
    expect(event?.actor.request_id).to.equal(made.headers.get('x-request-id'));
  });

  it('can do what its user can, and sees what its user sees', async () => {
    const { live } = await buildWorkspace();
    const viewer = await buildUser(live, 'viewer');
    const visitor = await buildSignedIn(viewer);
    await buildClient(live, { name: 'Seen' });
    expect((await visitor.call('GET', '/v1/clients')).status).to.equal(200);
    expect((await visitor.call('POST', '/v1/clients', { name: 'Acme' })).status).to.equal(403);
    expect((await visitor.call('GET', '/v1/webhooks')).status).to.equal(403);
  });

  it('on the live side creates keys of both kinds, one on the test side only test keys', async () => {
    const { live, owner } = await buildWorkspace();
    const visitor = await buildSignedIn(live);
    for (const mode of ['live', 'test']) {
      const { status, body } = await visitor.call('POST', '/v1/api-keys', { name: 'Made by hand', mode });
      expect(status).to.equal(201);
      expect(body.data?.['key']).to.match(new RegExp(`^svc_sk_${mode}_`));
    }
    const tester = await buildSignedIn(owner);
    const refused = await tester.call('POST', '/v1/api-keys', { name: 'Made by hand', mode: 'live' });
    expect([refused.status, refused.body.error?.code]).to.deep.equal([403, 'forbidden']);
  });

  it('yields to a key in the same request', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const visitor = await buildSignedIn(mine.live);
    const headers = { Authorization: `Bearer ${theirs.live.key}` };
    const { body } = await visitor.call('GET', '/v1/users/me', undefined, headers);
    expect(body.data?.['id']).to.equal(theirs.live.userId);
    const wrong = await visitor.call('GET', '/v1/users/me', undefined, { Authorization: 'Bearer nonsense' });
    expect(wrong.status).to.equal(401);
  });

  it('ends for good by signing out, and only itself', async () => {
    const { live } = await buildWorkspace();
    const [visitor, elsewhere] = [await buildSignedIn(live), await buildSignedIn(live)];
    const secret = secretOf(visitor);
    const { status, next } = await visitor.submit('/sign-out', {});
    expect([status, next, secretOf(visitor)]).to.deep.equal([303, '/sign-in?done=signed_out', '']);
    visitor.cookies.set('docket_session', secret);
    expect([await visitor.me(), await elsewhere.me()]).to.deep.equal([401, 200]);
    const told = await elsewhere.send('/sign-out', {}, { 'Sec-Fetch-Site': 'same-origin' });
    expect([told.status, told.body.data]).to.deep.equal([200, { signed_out: true }]);
    expect(await elsewhere.me()).to.equal(401);
  });

  it('gives way to the next one in the same browser', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    const visitor = await Visitor.arrive();
    await visitor.submit('/sign-in', { email, password });
    const secret = secretOf(visitor);
    await visitor.submit('/sign-in', { email, password });
    expect(await visitor.me()).to.equal(200);
    visitor.cookies.set('docket_session', secret);
    expect(await visitor.me()).to.equal(401);
  });

  it('ends immediately when its user is deactivated, and does not come back with them', async () => {
    const { live } = await buildWorkspace();
    const member = await buildUser(live, 'member');
    const visitor = await buildSignedIn(member);
    const params = { id: member.userId };
    await live.call('deactivateUser', { params });
    expect(await visitor.me()).to.equal(401);
    await live.call('reactivateUser', { params });
    expect(await visitor.me()).to.equal(401);
  });

  it('does not work while its user is not active, whatever is left of it', async () => {
    const { live } = await buildWorkspace();
    const member = await buildUser(live, 'member');
    const visitor = await buildSignedIn(member);
    const { db } = await testApi();
    await db('users').where({ id: member.userId }).update({ status: 'deactivated' });
    expect(await visitor.me()).to.equal(401);
    expect((await visitor.get('/')).next).to.equal('/sign-in');
  });

  it('ends 14 days after its last use and 30 days after it began, in real time', async () => {
    const { owner } = await buildWorkspace();
    const visitor = await buildSignedIn(owner);
    await (await stopClock(owner)).forward(60 * 24 * 60);
    expect(await visitor.me(), 'although the clock of the test side is months ahead').to.equal(200);
    await age(visitor, { begun: sessionLife.maxMs - 60_000, used: sessionLife.idleMs - 60_000 });
    expect(await visitor.me(), 'shortly before').to.equal(200);
    await age(visitor, { begun: sessionLife.maxMs - 60_000, used: sessionLife.idleMs });
    expect(await visitor.me(), 'unused for 14 days').to.equal(401);
    await age(visitor, { begun: sessionLife.maxMs, used: 0 });
    expect(await visitor.me(), 'begun 30 days ago').to.equal(401);
  });

  it('is kept alive by being used, which shows on its user too', async () => {
    const { live } = await buildWorkspace();
    const visitor = await buildSignedIn(live);
    await age(visitor, { used: sessionLife.idleMs - 60_000 });
    const { db } = await testApi();
    await db('users').where({ id: live.userId }).update({ last_active_at: null });
    const before = Date.now();
    const { body } = await visitor.call('GET', '/v1/users/me');
    expect(body.data?.['id']).to.equal(live.userId);
    const row = (await db('sessions').where({ user_id: live.userId }).first()) as { last_used_at: Date };
    const user = (await db('users').where({ id: live.userId }).first()) as { last_active_at: Date | null };
    for (const used of [row.last_used_at, user.last_active_at])
      expect(used?.getTime()).to.be.within(before - 1, Date.now() + 1);
  });

  it('has its own count for the rate limit', async () => {
    const service = await startService({ settings: { RATE_LIMIT: 3, WORKER: 'off' } });
    try {
      const { live } = await buildWorkspace();
      const [one, other] = [await buildSignedIn(live), await buildSignedIn(live)];
      const here = (visitor: Visitor): Visitor => {
        const moved = new Visitor(service.url);
        for (const [name, value] of visitor.cookies) moved.cookies.set(name, value);
        return moved;
      };
      const statuses = [];
      for (let count = 0; count < 4; count += 1) statuses.push(await here(one).me());
      expect(statuses).to.deep.equal([200, 200, 200, 429]);
      expect(await here(other).me()).to.equal(200);
      expect((await at(service, live).send('getCurrentUser', {})).status).to.equal(200);
    } finally {
      await service.stop();
    }
  });

  it('cannot be made up', async () => {
    const visitor = await Visitor.arrive();
    for (const secret of ['x', 'A'.repeat(43), '%00']) {
      visitor.cookies.set('docket_session', secret);
      const { status, headers, body } = await visitor.call('GET', '/v1/users/me');
      expect([status, body.error?.code, headers.get('www-authenticate')]).to.deep.equal([
        401,
        'unauthorized',
        'Bearer',
      ]);
    }
  });
});
