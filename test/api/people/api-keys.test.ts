import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { refusalOf } from '../../support/answers/refusals.js';
import { newId } from '../../../models/ids.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildKey, buildUser, buildWorkspace, withKey } from '../../support/builders/workspace.js';

describe('createApiKey', () => {
  it('returns the key only this time, and it works immediately', async () => {
    const { owner } = await buildWorkspace();
    const made = await buildKey(owner);
    expect(made).to.include({
      name: 'Sync',
      mode: 'test',
      scope: 'full',
      user_id: owner.userId,
      expires_at: null,
      last_used_at: null,
    });
    expect(made.key).to.match(/^svc_sk_test_[\w-]{43}$/);
    expect(made.last_four).to.equal(made.key?.slice(-4));
    expect((await withKey(owner, made).call('getCurrentUser', {})).data.id).to.equal(owner.userId);
    const { data } = await owner.call('listApiKeys', {});
    expect(data.find(({ id }) => id === made.id))
      .to.be.an('object')
      .that.does.not.have.property('key');
  });

  it('stores only the SHA-256 of the key', async () => {
    const { owner } = await buildWorkspace();
    const { id, key = '' } = await buildKey(owner);
    const { db } = await testApi();
    const [row] = (await db('api_keys').where({ id })) as { hash: Buffer }[];
    expect(row?.hash.toString('hex')).to.equal(createHash('sha256').update(key).digest('hex'));
    expect(JSON.stringify({ ...row, hash: null })).not.to.contain(key.slice(12, 30));
  });

  it('stores no readable key in the response that an idempotency key replays', async () => {
    const { owner } = await buildWorkspace();
    const send = () =>
      owner.send('createApiKey', {
        body: { name: 'Once', mode: 'test', scope: 'full' },
        headers: { 'Idempotency-Key': 'one' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).to.deep.equal(first.body);
    const { db } = await testApi();
    const rows = (await db('idempotency_keys').where({ workspace_id: owner.workspaceId })) as unknown[];
    expect(rows.length).to.equal(1);
    expect(JSON.stringify(rows)).not.to.contain(first.body.data.key);
  });

  it('creates a read-only key', async () => {
    const { owner } = await buildWorkspace();
    const reader = withKey(owner, await buildKey(owner, { scope: 'read_only' }));
    await reader.call('listUsers', {});
    expect(await refusalOf(reader.fail('updateWorkspace', { body: { name: 'No' } }))).to.deep.equal([403, 'forbidden']);
    expect(await refusalOf(reader.fail('createApiKey', { body: { name: 'No', mode: 'test' } }))).to.deep.equal([
      403,
      'forbidden',
    ]);
  });

  it('creates a key that stops working when it expires, by the clock of its side', async () => {
    const { owner } = await buildWorkspace();
    const expiring = withKey(
      owner,
      await buildKey(owner, { expires_at: new Date(Date.now() + 3_600_000).toISOString() }),
    );
    await expiring.call('getCurrentUser', {});
    const { db } = await testApi();
    await db('workspaces')
      .where({ id: owner.workspaceId })
      .update({ clock_at: new Date(Date.now() + 7_200_000) });
    expect(await refusalOf(expiring.fail('getCurrentUser'))).to.deep.equal([401, 'unauthorized']);
  });

  it('creates, with a key that expires, none that works longer, and none for the other side', async () => {
    const { owner, live } = await buildWorkspace();
    const expires_at = '2099-01-01T00:00:00.000Z';
    const own = withKey(live, await buildKey(live, { mode: 'live', expires_at }));
    const later = '2099-01-01T00:00:00.001Z';
    for (const longer of [{}, { expires_at: null }, { expires_at: later }]) {
      const body = { name: 'Sync', mode: 'live', ...longer };
      expect(await refusalOf(own.fail('createApiKey', { body }))).to.deep.equal([403, 'forbidden', 'expires_at']);
    }
    const abroad = { name: 'Sync', mode: 'test', expires_at };
    expect(await refusalOf(own.fail('createApiKey', { body: abroad }))).to.deep.equal([403, 'forbidden', 'mode']);
    expect((await buildKey(own, { mode: 'live', expires_at })).expires_at).to.equal(expires_at);
    expect((await buildKey(owner, { expires_at: null })).expires_at).to.equal(null);
  });

  it('requires an expiry in the future', async () => {
    const { owner } = await buildWorkspace();
    const body = { name: 'Late', mode: 'test', expires_at: '2020-01-01T00:00:00Z' };
    expect(await refusalOf(owner.fail('createApiKey', { body }))).to.deep.equal([400, 'invalid_request', 'expires_at']);
  });

  it('creates only test keys for a test key, and keys for both sides for a live key', async () => {
    const { owner, live } = await buildWorkspace();
    expect(await refusalOf(owner.fail('createApiKey', { body: { name: 'No', mode: 'live' } }))).to.deep.equal([
      403,
      'forbidden',
    ]);
    expect((await buildKey(live, { mode: 'live' })).key).to.match(/^svc_sk_live_/);
    const test = await buildKey(live, { mode: 'test' });
    expect([test.user_id, test.key?.slice(0, 12)]).to.deep.equal([owner.userId, 'svc_sk_test_']);
  });

  it('lets everyone except a read-only key create keys for themselves', async () => {
    const { owner } = await buildWorkspace();
    for (const role of ['admin', 'manager', 'member', 'viewer', 'contractor'] as const) {
      const user = await buildUser(owner, role);
      expect((await buildKey(user)).user_id).to.equal(user.userId);
    }
  });

  it('lets only owners and admins create keys for others', async () => {
    const { owner } = await buildWorkspace();
    const [admin, manager, member] = await Promise.all([
      buildUser(owner, 'admin'),
      buildUser(owner, 'manager'),
      buildUser(owner, 'member'),
    ]);
    for (const by of [owner, admin]) {
      const key = await buildKey(by, { user_id: member.userId });
      expect((await withKey(by, key).call('getCurrentUser', {})).data).to.include({
        id: member.userId,
        role: 'member',
      });
    }
    const body = { name: 'No', mode: 'test', user_id: member.userId };
    expect(await refusalOf(manager.fail('createApiKey', { body }))).to.deep.equal([403, 'forbidden']);
  });

  it('lets only owners create keys for owners', async () => {
    const { owner } = await buildWorkspace();
    const admin = await buildUser(owner, 'admin');
    const body = { name: 'No', mode: 'test', user_id: owner.userId };
    expect(await refusalOf(admin.fail('createApiKey', { body }))).to.deep.equal([403, 'forbidden']);
  });

  it('lets a user have 100 keys that work, however many are made at once and by whom, and one more for each that ends', async () => {
    const { owner, live } = await buildWorkspace();
    const { db } = await testApi();
    const member = await buildUser(owner, 'member');
    const { email } = (await owner.call('getUser', { params: { id: member.userId } })).data;
    const twin = await buildUser(live, 'member', { email });
    const now = new Date();
    const rows = Array.from({ length: 94 }, (_, index) => ({
      id: newId('key'),
      workspace_id: owner.workspaceId,
      user_id: member.userId,
      name: `Key ${index}`,
      scope: 'full',
      hash: randomBytes(32),
      last_four: 'abcd',
      created_at: now,
      updated_at: now,
      // A revoked and an expired key, which do not count towards the limit.
      revoked_at: index === 0 ? now : null,
      expires_at: index === 1 ? now : null,
    }));
    await db('api_keys').insert(rows);
    const body = { name: 'One more', mode: 'test' as const };
    const statuses = await Promise.all(
      Array.from({ length: 18 }, async (_, index) => {
        const [by, user_id] = [
          [member, undefined],
          [owner, member.userId],
          [twin, undefined],
        ][index % 3] as [ApiClient, string | undefined];
        const { status } = await by.request('createApiKey', { body: { ...body, ...(user_id ? { user_id } : {}) } });
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).to.have.length(7);
    expect(statuses.filter((status) => status === 409)).to.have.length(11);
    const { error } = await member.fail('createApiKey', { body });
    expect([error.code, error.message]).to.deep.equal([
      'invalid_state',
      'The user has 100 keys on the test side, which is the maximum: revoke a key that is no longer used',
    ]);
    expect((await owner.request('createApiKey', { body })).status, 'another user').to.equal(201);
    await member.call('deleteApiKey', { params: { id: rows[5]?.id ?? '' } });
    expect((await member.request('createApiKey', { body })).status).to.equal(201);
    expect((await member.request('createApiKey', { body })).status).to.equal(409);
  });

  it('knows no user of another workspace or of the other side', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    for (const user_id of [theirs.owner.userId, mine.live.userId, 'usr_00000000000000000000000000']) {
      const body = { name: 'No', mode: 'test', user_id };
      expect(await refusalOf(mine.owner.fail('createApiKey', { body }))).to.deep.equal([
        400,
        'invalid_request',
        'user_id',
      ]);
    }
  });

  it('creates a person who is missing on the other side: active, with the same role and profile, once', async () => {
    const { owner, live } = await buildWorkspace();
    const email = `Ada-${randomUUID()}@example.com`;
    const ada = await buildUser(live, 'manager', {
      email,
      name: 'Ada',
      department: 'Design',
      bill_rate: 90,
      permissions: { can_see_costs: true },
    });
    const [first, second] = await Promise.all([buildKey(live, { user_id: ada.userId }), buildKey(ada)]);
    expect(second.user_id).to.equal(first.user_id);
    const { data } = await owner.call('getUser', { params: { id: first.user_id } });
    expect(data).to.include({ email, name: 'Ada', role: 'manager', department: 'Design', status: 'active' });
    expect(data.rates).to.deep.equal({ cost_rate: null, bill_rate: 90 });
    expect(data.permissions).to.include({ can_see_costs: true, can_manage_team: true });
    expect(await eventTypesOf(owner, data.id)).to.deep.equal(['user.created']);
  });

  it('only accepts active users', async () => {
    const { owner, live } = await buildWorkspace();
    const gone = await buildUser(owner, 'member', { status: 'deactivated' });
    const body = { name: 'No', mode: 'test', user_id: gone.userId };
    expect(await refusalOf(owner.fail('createApiKey', { body }))).to.deep.equal([409, 'invalid_state', 'user_id']);
    const email = `${randomUUID()}@example.com`;
    const [here] = await Promise.all([
      buildUser(live, 'member', { email }),
      buildUser(owner, 'member', { email, status: 'deactivated' }),
    ]);
    expect(await refusalOf(live.fail('createApiKey', { body: { ...body, user_id: here.userId } }))).to.deep.equal([
      409,
      'invalid_state',
      'user_id',
    ]);
  });
});
