/** Streams of changes whose API key gets a new secret. */
import { expect } from 'chai';
import { buildClient } from '../../support/builders/factories.js';
import { buildKey, buildWorkspace, withKey } from '../../support/builders/workspace.js';
import { Listener } from '../../support/listening/listener.js';
import { testApi } from '../../support/service/api.js';

/** An owner, a key with its secret, and what rolls the key. */
async function buildRolling() {
  const { owner } = await buildWorkspace();
  const made = await buildKey(owner);
  const roll = async (grace_hours: number) => {
    const { data } = await owner.call('rollApiKey', { params: { id: made.id }, body: { grace_hours } });
    return withKey(owner, data);
  };
  return { owner, old: withKey(owner, made), roll };
}

describe('streamChanges with a key that is rolled', () => {
  it('ends at once without grace, and only the new secret opens it again, without a gap', async () => {
    const { owner, old, roll } = await buildRolling();
    const listener = await Listener.begin(old);
    const fresh = await roll(0);
    await listener.over();
    const missed = await buildClient(owner);
    const refused = await Listener.open(old, { lastEventId: listener.lastId });
    expect(refused.status).to.equal(401);
    const resumed = await Listener.open(fresh, { lastEventId: listener.lastId });
    await resumed.hears(missed.id);
    resumed.close();
  });

  it('is opened by both secrets during the grace, and afterwards ends and is opened by the new one only', async () => {
    const { owner, old, roll } = await buildRolling();
    const before = await Listener.begin(old);
    const fresh = await roll(2);
    await before.over();
    const missed = await buildClient(owner);
    const both = await Promise.all([old, fresh].map(async (key) => Listener.open(key, { lastEventId: before.lastId })));
    for (const listener of both) {
      expect(listener.status).to.equal(200);
      await listener.hears(missed.id);
    }
    const { db } = await testApi();
    const later = new Date(Date.now() + 2 * 3_600_000 + 60_000);
    await db('workspaces').where({ id: owner.workspaceId }).update({ clock_at: later });
    const [withOld] = both;
    await withOld?.over();
    const lastEventId = withOld?.lastId;
    const late = await buildClient(owner);
    const refused = await Listener.open(old, { lastEventId });
    expect(refused.status).to.equal(401);
    const resumed = await Listener.open(fresh, { lastEventId });
    await resumed.hears(late.id);
    resumed.close();
    for (const listener of both) listener.close();
  });

  it('does not end when another key of the user is rolled', async () => {
    const { owner, old } = await buildRolling();
    const other = await buildKey(owner);
    const listener = await Listener.begin(old);
    await owner.call('rollApiKey', { params: { id: other.id }, body: { grace_hours: 0 } });
    const client = await buildClient(owner);
    await listener.hears(client.id);
    expect(listener.isOver).to.equal(false);
    listener.close();
  });
});
