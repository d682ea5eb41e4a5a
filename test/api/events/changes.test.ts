import { expect } from 'chai';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../../models/ids.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildClient } from '../../support/builders/factories.js';
import { Listener, type Change } from '../../support/listening/listener.js';
import { at, startService } from '../../support/service/service.js';
import { until } from '../../support/service/waiting.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const idsOf = (changes: readonly Change[]): string[] => changes.map(({ id }) => id);

/** The ids of all events in event order. */
async function inOrder({ workspaceId }: ApiClient): Promise<string[]> {
  const { db } = await testApi();
  return (await db('events').where({ workspace_id: workspaceId }).orderBy(['position', 'id']).pluck('id')) as string[];
}

/** How many events have no position yet. */
async function unplaced({ workspaceId }: ApiClient): Promise<number> {
  const { db } = await testApi();
  const rows = (await db('events').where({ workspace_id: workspaceId, position: null }).pluck('id')) as string[];
  return rows.length;
}

/** Inserts a copy of an event, and commits it after a random time of at most `longestMs`. */
async function writeEvent(like: object, longestMs: number): Promise<void> {
  const { db } = await testApi();
  await db.transaction(async (within) => {
    await within('events').insert({ ...like, id: newId('evt'), position: null });
    if (longestMs > 0) await pause(Math.random() * longestMs);
  });
}

describe('streamChanges', () => {
  it('sends type and id of what changes, right after its commit, and nothing more', async () => {
    const { owner } = await buildWorkspace();
    const listener = await Listener.begin(owner);
    const client = await buildClient(owner);
    await listener.hears(client.id);
    const { data: events } = await owner.call('listEvents', {});
    expect(listener.changes.map(({ id, type, resource_id }) => ({ id, type, resource_id }))).to.deep.equal([
      { id: events[0]?.id, type: 'client.created', resource_id: client.id },
    ]);
    listener.close();
  });

  it('has headers that keep proxies from caching or buffering it', async () => {
    const { owner } = await buildWorkspace();
    const listener = await Listener.begin(owner);
    const { headers } = listener.response;
    expect(headers['content-type']).to.equal('text/event-stream; charset=utf-8');
    expect(headers['cache-control']).to.equal('no-store, no-transform');
    expect(headers['x-accel-buffering']).to.equal('no');
    expect(headers['content-encoding']).to.equal(undefined);
    listener.close();
  });

  it('begins with the position to resume from, so that a reader cut off before the first change misses none', async () => {
    const { owner } = await buildWorkspace();
    await buildClient(owner);
    const first = await Listener.begin(owner);
    expect(first.lastId).to.match(/^evt_/);
    expect(first.changes).to.deep.equal([]);
    first.close();
    const missed = await buildClient(owner);
    const second = await Listener.begin(owner, { lastEventId: first.lastId });
    await second.hears(missed.id);
    expect(second.changes).to.have.length(1);
    second.close();
  });

  it('resumes in a workspace where nothing has ever happened', async () => {
    const { owner } = await buildWorkspace();
    const first = await Listener.begin(owner);
    expect(first.lastId).to.equal('evt_00000000000000000000000000');
    first.close();
    const missed = await buildClient(owner);
    const second = await Listener.begin(owner, { lastEventId: first.lastId });
    await second.hears(missed.id);
    expect(second.resets).to.deep.equal([]);
    second.close();
  });

  it('resumes from the position in the query, or preferably in the header', async () => {
    const { owner } = await buildWorkspace();
    const [, two, three] = [await buildClient(owner), await buildClient(owner), await buildClient(owner)];
    const [first, second] = (await owner.call('listEvents', { query: { after: (await inOrder(owner))[0] ?? '' } }))
      .data;
    const start = (await inOrder(owner))[0] ?? '';
    const byQuery = await Listener.begin(owner, { after: start });
    await byQuery.hears(three.id);
    expect(idsOf(byQuery.changes)).to.deep.equal([first?.id, second?.id]);
    const byHeader = await Listener.begin(owner, { after: start, lastEventId: first?.id });
    await byHeader.hears(three.id);
    expect(byHeader.typesOf(two.id)).to.deep.equal([]);
    byQuery.close();
    byHeader.close();
  });

  it('says that everything must be read again if it cannot know what was missed, and continues from there', async () => {
    const { owner } = await buildWorkspace();
    await buildClient(owner);
    for (const lastEventId of [newId('evt'), 'not an id']) {
      const listener = await Listener.begin(owner, { lastEventId });
      expect(listener.resets).to.deep.equal([(await inOrder(owner)).at(-1)]);
      const next = await buildClient(owner);
      await listener.hears(next.id);
      expect(listener.changes).to.have.length(1);
      listener.close();
    }
    expect((await owner.fail('streamChanges', { query: { after: 'x' } })).error.field).to.equal('after');
  });

  it('says so too when the test side is reset while someone listens', async () => {
    const { owner } = await buildWorkspace();
    await buildClient(owner);
    const listener = await Listener.begin(owner);
    await owner.call('resetTestData', {});
    await until(() => listener.resets.length > 0);
    const client = await buildClient(owner);
    await listener.hears(client.id);
    expect(listener.changes.map(({ resource_id }) => resource_id)).to.deep.equal([client.id]);
    expect(listener.resets).to.have.length(1);
    const again = await Listener.begin(owner, { lastEventId: listener.resets[0] });
    await again.hears(client.id);
    expect(again.resets).to.deep.equal([]);
    listener.close();
    again.close();
  });

  it('gives readers of several servers each change once and in one order, even if they keep being cut off amid slow and quick writers', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    await buildClient(owner);
    const like = (await db('events').where({ workspace_id: owner.workspaceId }).first()) as object;
    const [one, two] = [await startService({}), await startService({})];
    try {
      const sides = [at(one, owner), at(two, owner), owner];
      const heard = sides.map((): Change[] => []);
      const start = (await Listener.begin(owner)).lastId;
      const writing = { isOver: false };
      const follow = async (side: number): Promise<void> => {
        let lastEventId = start;
        for (
          let round = side;
          !writing.isOver || (heard[side]?.at(-1)?.id ?? '') !== (await inOrder(owner)).at(-1);
          round++
        ) {
          const server = sides[round % sides.length] ?? owner;
          const listener = await Listener.begin(server, { lastEventId });
          await pause(Math.random() * 60);
          listener.close();
          await listener.over();
          expect(listener.resets).to.deep.equal([]);
          heard[side]?.push(...listener.changes);
          lastEventId = listener.lastId;
        }
      };
      const write = async (longestMs: number): Promise<void> => {
        for (let count = 0; count < 40; count++) await writeEvent(like, longestMs);
      };
      const following = Promise.all(sides.map((_, side) => follow(side)));
      await Promise.all([write(0), write(0), write(20), write(60)]);
      // Readers stop at the last event in event order, so all events must have a position before that.
      await until(async () => (await unplaced(owner)) === 0);
      writing.isOver = true;
      await following;
      const all = (await inOrder(owner)).slice(1);
      expect(all).to.have.length(160);
      for (const changes of heard) expect(idsOf(changes)).to.deep.equal(all);
    } finally {
      await Promise.all([one.stop(), two.stop()]);
    }
  });

  it('sends a reader of one server what another one commits, mostly within 100 ms of the readers of that one', async () => {
    const { owner } = await buildWorkspace();
    const other = await startService({});
    try {
      // The committing server wakes its own readers at once, so these wait for the database alone; those of the other
      // server wait for its next poll.
      const listeners = [await Listener.begin(owner), await Listener.begin(at(other, owner))] as const;
      const took = listeners.map((): number[] => []);
      for (let count = 0; count < 20; count++) {
        const client = await buildClient(owner);
        const committed = performance.now();
        for (const [index, listener] of listeners.entries()) {
          await listener.hears(client.id);
          took[index]?.push((listener.changes.at(-1)?.at ?? Infinity) - committed);
        }
        await pause(Math.random() * 30);
      }
      const [near = 0, far = Infinity] = took.map((all) => all.toSorted((a, b) => a - b)[10]);
      expect(far - near).to.be.lessThan(150);
      for (const listener of listeners) listener.close();
    } finally {
      await other.stop();
    }
  });
});
