import { expect } from 'chai';
import type { Shape } from '../../../database/connection-pool.js';
import type { Database } from '../../../database/db.js';
import { NoConnectionError } from '../../../database/no-connection.js';
import { ApiError } from '../../../domain/errors.js';
import { idempotentlyOutsideTransaction, requestHash, type Answer } from '../../../server/idempotency.js';
import { testApi } from '../../support/service/api.js';
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

describe('Idempotency-Key of work with its own transactions', () => {
  const prepare = async () => {
    const { settings, database } = await testApi();
    const { owner } = await buildWorkspace();
    const request = {
      key: 'own',
      workspaceId: owner.workspaceId,
      requestHash: requestHash(owner.userId, 'POST', '/v1/x', {}),
      now: new Date(),
      keys: settings,
    };
    const outage = { isOn: false };
    const db: Database = Object.create(database, {
      perform: {
        value: (text: string, values: readonly unknown[], shape?: Shape) =>
          outage.isOn ? Promise.reject(new NoConnectionError('gone')) : database.perform(text, values, shape),
      },
    }) as Database;
    return { db, request, outage };
  };
  const answer = { status: 201, body: '{}', etag: null };
  const codeOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof ApiError ? error.code : (error as Error).name),
    );

  it('stays claimed if the work is done and its response cannot be stored, so that a retry does not repeat it', async () => {
    const { db, request, outage } = await prepare();
    let done = 0;
    const work = (): Promise<Answer> => {
      done += 1;
      outage.isOn = true;
      return Promise.resolve(answer);
    };
    expect(await codeOf(idempotentlyOutsideTransaction(db, request, work))).to.equal('UnknownOutcomeError');
    outage.isOn = false;
    expect(await codeOf(idempotentlyOutsideTransaction(db, request, work))).to.equal('idempotency_in_progress');
    expect(done).to.equal(1);
  });

  it('is released if the work fails', async () => {
    const { db, request } = await prepare();
    const failing = (): Promise<Answer> => Promise.reject(new ApiError('invalid_state', 'no'));
    expect(await codeOf(idempotentlyOutsideTransaction(db, request, failing))).to.equal('invalid_state');
    const work = (): Promise<Answer> => Promise.resolve(answer);
    expect(await codeOf(idempotentlyOutsideTransaction(db, request, work))).to.equal('done');
  });
});
