import { expect } from 'chai';
import { buildClient, uniqueName } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { untilServed } from '../../support/service/waiting.js';

describe('Idempotency-Key', () => {
  const withKey = (key: string) => ({ 'Idempotency-Key': key });

  it('creates one object from 20 concurrent requests, with the same response to all', async () => {
    const { owner } = await buildWorkspace();
    const request = { body: { name: uniqueName('Once') }, headers: withKey('same') };
    const all = await Promise.all(
      Array.from({ length: 20 }, () => untilServed(() => owner.request('createClient', request))),
    );
    expect(all.map(({ status }) => status)).to.deep.equal(Array(20).fill(201));
    expect(new Set(await Promise.all(all.map((response) => response.text()))).size).to.equal(1);
    expect(all.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).to.have.length(19);
    expect((await owner.call('listClients', {})).pagination.total).to.equal(1);
  });

  it('replays status and ETag too', async () => {
    const { owner } = await buildWorkspace();
    const body = { name: uniqueName('Once') };
    const first = await owner.send('createClient', { body, headers: withKey('k') });
    const again = await owner.send('createClient', { body, headers: withKey('k') });
    expect([again.status, again.headers.get('etag'), again.body]).to.deep.equal([
      first.status,
      first.headers.get('etag'),
      first.body,
    ]);
  });

  it('is refused for another request', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('createClient', { body: { name: 'One' }, headers: withKey('k') });
    const { status, error } = await owner.fail('createClient', { body: { name: 'Two' }, headers: withKey('k') });
    expect([status, error.code]).to.deep.equal([422, 'idempotency_key_reused']);
  });

  it('is refused to another user, who must not see the response to the first', async () => {
    const { owner } = await buildWorkspace();
    const manager = await buildUser(owner, 'manager');
    const body = { name: uniqueName('Mine') };
    await owner.call('createClient', { body, headers: withKey('k') });
    const { status, error } = await manager.fail('createClient', { body, headers: withKey('k') });
    expect([status, error.code]).to.deep.equal([422, 'idempotency_key_reused']);
  });

  it('can be used again after a request that failed', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner, { name: 'Taken' });
    await owner.fail('createClient', { body: { name: 'Taken' }, headers: withKey('k') });
    await owner.call('updateClient', { params: { id }, body: { name: 'Free' } });
    const { body } = await owner.send('createClient', { body: { name: 'Taken' }, headers: withKey('k') });
    expect(body.data.name).to.equal('Taken');
  });

  it('belongs to its workspace', async () => {
    const [one, two] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    await one.owner.call('createClient', { body: { name: 'One' }, headers: withKey('k') });
    const { data } = await two.owner.call('createClient', { body: { name: 'Two' }, headers: withKey('k') });
    expect(data.name).to.equal('Two');
  });

  for (const [what, key] of [
    ['no character', ''],
    ['more than 255 characters', 'k'.repeat(256)],
  ] as const) {
    it(`of ${what} is refused`, async () => {
      const { owner } = await buildWorkspace();
      const { status, error } = await owner.fail('createClient', { body: { name: 'One' }, headers: withKey(key) });
      expect([status, error.field]).to.deep.equal([400, 'Idempotency-Key']);
    });
  }
});
