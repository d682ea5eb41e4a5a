import { expect } from 'chai';
import { refusalOf } from '../../support/answers/refusals.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildKey, buildUser, buildWorkspace, withKey } from '../../support/builders/workspace.js';

const idsOf = async (by: ApiClient, query = {}): Promise<string[]> =>
  (await by.call('listApiKeys', { query })).data.map(({ id }) => id);

describe('listApiKeys', () => {
  it('shows all keys to owners and admins, and others their own', async () => {
    const { owner } = await buildWorkspace();
    const [admin, member] = await Promise.all([buildUser(owner, 'admin'), buildUser(owner, 'member')]);
    const mine = await buildKey(member);
    expect(await idsOf(owner))
      .to.have.lengthOf(4)
      .and.include(mine.id);
    expect(await idsOf(admin)).to.have.lengthOf(4);
    const { data } = await member.call('listApiKeys', {});
    expect(data.map(({ user_id }) => user_id)).to.deep.equal([member.userId, member.userId]);
  });

  it('shows a test key the test side and a live key both sides, newest first', async () => {
    const { owner, live } = await buildWorkspace();
    const test = await buildKey(live);
    const real = await buildKey(live, { mode: 'live' });
    expect(await idsOf(owner))
      .to.include(test.id)
      .and.not.include(real.id);
    expect((await idsOf(live)).slice(0, 2)).to.deep.equal([real.id, test.id]);
    expect(await idsOf(live, { mode: 'test' }))
      .to.include(test.id)
      .and.not.include(real.id);
    expect(await idsOf(owner, { mode: 'live' })).to.deep.equal([]);
  });

  it('pages, and filters by user', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const key = await buildKey(owner, { user_id: member.userId });
    const { data, pagination } = await owner.call('listApiKeys', { query: { per_page: 1 } });
    expect(data.map(({ id }) => id)).to.deep.equal([key.id]);
    expect(pagination).to.deep.include({ page: 1, per_page: 1, total: 3, total_pages: 3, has_more: true });
    expect(await idsOf(owner, { user_id: member.userId })).to.have.lengthOf(2);
    const unknown = owner.fail('listApiKeys', { query: { user_id: 'usr_00000000000000000000000000' } });
    expect(await refusalOf(unknown)).to.deep.equal([400, 'invalid_request', 'user_id']);
  });

  it('says when a key was last used', async () => {
    const { owner } = await buildWorkspace();
    const made = await buildKey(owner);
    await withKey(owner, made).call('getCurrentUser', {});
    const { data } = await owner.call('listApiKeys', {});
    expect(data.find(({ id }) => id === made.id)?.last_used_at).to.match(/^\d{4}-/);
  });

  it('shows nothing of another workspace', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { id } = await buildKey(theirs.live);
    expect(await idsOf(mine.live)).not.to.include(id);
  });
});

describe('getApiKey', () => {
  it('shows one key without the key itself, with the ETag that its creation had', async () => {
    const { owner } = await buildWorkspace();
    const made = await owner.send('createApiKey', { body: { name: 'Sync', mode: 'test' } });
    const { key = '', ...rest } = made.body.data;
    const params = { id: rest.id };
    const read = await owner.send('getApiKey', { params });
    expect(read.body.data).to.deep.equal(rest);
    expect(read.headers.get('etag')).to.be.a('string').and.equal(made.headers.get('etag'));
    await withKey(owner, { ...rest, key }).call('listClients', {});
    const used = await owner.send('getApiKey', { params });
    expect(used.body.data.last_used_at).to.be.a('string');
    expect(used.headers.get('etag')).to.equal(read.headers.get('etag'));
    const headers = { 'If-Match': '"stale"' };
    expect(await refusalOf(owner.fail('deleteApiKey', { params, headers }))).to.deep.equal([
      412,
      'precondition_failed',
    ]);
    await owner.call('deleteApiKey', { params, headers: { 'If-Match': read.headers.get('etag') ?? '' } });
    expect(await refusalOf(owner.fail('getApiKey', { params }))).to.deep.equal([404, 'not_found']);
  });

  it('shows keys of both sides to a live key, and of the test side only to a test key', async () => {
    const { owner, live } = await buildWorkspace();
    const { id } = await buildKey(live, { mode: 'live' });
    const { id: onTest } = await buildKey(live, { mode: 'test' });
    const modes = [];
    for (const key of [id, onTest]) modes.push((await live.call('getApiKey', { params: { id: key } })).data.mode);
    expect(modes).to.deep.equal(['live', 'test']);
    expect(await refusalOf(owner.fail('getApiKey', { params: { id } }))).to.deep.equal([404, 'not_found']);
  });
});

describe('deleteApiKey', () => {
  it('stops the key immediately and removes it from the list', async () => {
    const { owner } = await buildWorkspace();
    const made = await buildKey(owner);
    expect((await owner.call('deleteApiKey', { params: { id: made.id } })).data).to.deep.equal({
      id: made.id,
      deleted: true,
    });
    expect(await refusalOf(withKey(owner, made).fail('getCurrentUser'))).to.deep.equal([401, 'unauthorized']);
    expect(await idsOf(owner)).not.to.include(made.id);
    expect(await refusalOf(owner.fail('deleteApiKey', { params: { id: made.id } }))).to.deep.equal([404, 'not_found']);
  });

  it('lets a key revoke itself', async () => {
    const { owner } = await buildWorkspace();
    const made = await buildKey(owner);
    await withKey(owner, made).call('deleteApiKey', { params: { id: made.id } });
    expect(await refusalOf(withKey(owner, made).fail('getCurrentUser'))).to.deep.equal([401, 'unauthorized']);
  });

  it('is for owners and admins, and for others with their own keys', async () => {
    const { owner } = await buildWorkspace();
    const [admin, member] = await Promise.all([buildUser(owner, 'admin'), buildUser(owner, 'member')]);
    const [ofOwner, ofMember] = await Promise.all([buildKey(owner), buildKey(member)]);
    expect(await refusalOf(member.fail('deleteApiKey', { params: { id: ofOwner.id } }))).to.deep.equal([
      403,
      'forbidden',
    ]);
    await member.call('deleteApiKey', { params: { id: ofMember.id } });
    await admin.call('deleteApiKey', { params: { id: ofOwner.id } });
  });

  it('reaches the test side from the live side, but not the other way round', async () => {
    const { owner, live } = await buildWorkspace();
    const [test, real] = await Promise.all([buildKey(live), buildKey(live, { mode: 'live' })]);
    expect(await refusalOf(owner.fail('deleteApiKey', { params: { id: real.id } }))).to.deep.equal([404, 'not_found']);
    await live.call('deleteApiKey', { params: { id: test.id } });
    await live.call('deleteApiKey', { params: { id: real.id } });
  });

  it('lets a member with a live key revoke their own keys on the test side', async () => {
    const { owner, live } = await buildWorkspace();
    const [member, ofOwner] = await Promise.all([buildUser(live, 'member'), buildKey(owner)]);
    const mine = await buildKey(member);
    expect(await refusalOf(member.fail('deleteApiKey', { params: { id: ofOwner.id } }))).to.deep.equal([
      403,
      'forbidden',
    ]);
    await member.call('deleteApiKey', { params: { id: mine.id } });
  });

  it('knows no key of another workspace', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { id } = await buildKey(theirs.owner);
    for (const by of [mine.owner, mine.live])
      expect(await refusalOf(by.fail('deleteApiKey', { params: { id } }))).to.deep.equal([404, 'not_found']);
  });
});
