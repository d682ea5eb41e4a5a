import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { purgeExpired } from '../../../commands/across/purge.js';
import { newId } from '../../../models/ids.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { systemContextOf } from '../../support/service/context.js';
import { Follower } from '../../support/service/follower.js';
import { buildClient } from '../../support/builders/factories.js';
import { at, startService } from '../../support/service/service.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const startFollower = (owner: ApiClient): Promise<Follower> =>
  Follower.start((query) => owner.call('listEvents', { query }));

/** The columns of an event of the workspace, to copy. */
async function anEvent(owner: ApiClient): Promise<object> {
  const { db } = await testApi();
  await buildClient(owner);
  const row = (await db('events').where({ workspace_id: owner.workspaceId }).first()) as object;
  return { ...row, position: null };
}

const idsOf = async (owner: ApiClient): Promise<string[]> => {
  const { db } = await testApi();
  return (await db('events').where({ workspace_id: owner.workspaceId }).orderBy('id').pluck('id')) as string[];
};

describe('listEvents', () => {
  it('omits no event that is written or committed after later ones were read, and waits for none', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    const like = await anEvent(owner);
    const [drawn, written] = [newId('evt'), newId('evt')];
    const writing: Knex.Transaction = await db.transaction();
    await writing('events').insert({ ...like, id: written });
    await buildClient(owner);
    const follower = await startFollower(owner);
    await buildClient(owner);
    const [newest, quick] = (await idsOf(owner)).slice(-2);
    expect(await follower.catchUp()).to.deep.equal([quick]);
    await writing.commit();
    expect(await follower.catchUp()).to.deep.equal([written]);
    await db('events').insert({ ...like, id: drawn });
    expect(await follower.catchUp()).to.deep.equal([drawn]);
    expect(drawn < written && written < (newest ?? '')).to.equal(true);
  });

  it('gives readers of several servers each event once, however slow the writers are', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    const like = await anEvent(owner);
    const other = await startService({});
    try {
      const sides = [owner, at(other, owner)];
      const followers = await Promise.all(sides.map(startFollower));
      const [first = ''] = await idsOf(owner);
      const slow = (longest: number) => () =>
        db.transaction(async (within) => {
          await pause(Math.random() * longest);
          await within('events').insert({ ...like, id: newId('evt') });
          await pause(Math.random() * longest);
        });
      const quick = (side: ApiClient) => async () => void (await buildClient(side));
      let isOver = false;
      const following = followers.map((follower) => follower.follow(() => isOver));
      const writers = [slow(100), slow(10), ...sides.map(quick)];
      await Promise.all(
        writers.map(async (write) => {
          for (let count = 0; count < 15; count += 1) await write();
        }),
      );
      isOver = true;
      await Promise.all(following);
      const all = (await idsOf(owner)).filter((id) => id !== first);
      for (const { seen } of followers) expect(seen.toSorted()).to.deep.equal(all);
    } finally {
      await other.stop();
    }
  });

  it('continues in the same order for every reader, through more events than a pass puts in order', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    const like = await anEvent(owner);
    const followers = await Promise.all([startFollower(owner), startFollower(owner)]);
    const ids = Array.from({ length: 1_005 }, () => newId('evt'));
    await db.batchInsert(
      'events',
      ids.map((id) => ({ ...like, id })),
      500,
    );
    const pages = (page: number) =>
      Promise.all(
        followers.map(async () => {
          const after = (await idsOf(owner))[0] ?? '';
          const { data, pagination } = await owner.call('listEvents', { query: { after, per_page: 100, page } });
          return [pagination.total, ...data.map(({ id }) => id)];
        }),
      );
    for (const page of [1, 11])
      for (const got of await pages(page))
        expect(got).to.deep.equal([1_005, ...ids.slice(page * 100 - 100, page * 100)]);
  });

  it('refuses to continue after an event that is no longer kept', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    await anEvent(owner);
    const [old = ''] = await idsOf(owner);
    await db('events')
      .where({ id: old })
      .update({ created_at: new Date(Date.now() - 31 * 24 * 3_600_000) });
    await purgeExpired(await systemContextOf(owner));
    const { status, error } = await owner.fail('listEvents', { query: { after: old } });
    expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'after']);
    expect(error.message).to.contain('Read everything again');
  });

  it('continues in order after the test side was wiped', async () => {
    const { owner } = await buildWorkspace();
    await anEvent(owner);
    const before = await startFollower(owner);
    await owner.call('resetTestData', {});
    await anEvent(owner);
    const after = await startFollower(owner);
    const made = [await buildClient(owner), await buildClient(owner)].length;
    expect(await after.catchUp()).to.have.length(made);
    expect(before.seen).to.deep.equal([]);
    let refused: unknown;
    await before.catchUp().catch((error: unknown) => (refused = error));
    expect(String(refused)).to.contain('400');
  });
});
