/**
 * Races a reset of the test side against every other change of it: each change happens completely before the reset and
 * is deleted, or completely after it.
 */
import { expect } from 'chai';
import { resetTestData } from '../../commands/across/reset-test-data.js';
import type { OperationId } from '../../contract/contract.js';
import { Tag } from '../../models/tags/tag.js';
import { operations } from '../../generated/operations.js';
import { deletions, racersOf, sentBy } from '../support/deletions/index.js';
import { orphanQuestion, orphansIn } from '../support/deletions/orphans.js';
import type { Sent } from '../support/deletions/race.js';
import { buildClient, uniqueName } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { wrongFigures } from '../support/models/rollup-figures.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { stopClock } from '../support/service/clock.js';
import { writeSlowly } from '../support/service/slow-change.js';
import { untilOneWaits, untilServed } from '../support/service/waiting.js';

interface Ready {
  readonly id: OperationId;
  readonly sent: Sent;
}

/** A request of each operation that names an object, with the object. */
async function requestsIn(owner: ApiClient): Promise<Ready[]> {
  const ready = new Map<OperationId, Ready>();
  for (const deletion of deletions.values()) {
    for (const racer of racersOf(deletion)) {
      const { id } = racer;
      if (ready.has(id) || operations[id].ownTransaction) continue;
      ready.set(id, { id, sent: await sentBy(racer, owner, await deletion.make(owner)) });
    }
  }
  return [...ready.values()];
}

const newClient = (): Ready => ({ id: 'createClient', sent: { body: { name: uniqueName('Client') } } });

async function ask(owner: ApiClient, { id, sent: { params = {}, body, form } }: Ready): Promise<string> {
  const response = await untilServed(() => owner.request(id, { params, body: form ?? body }));
  await response.arrayBuffer();
  return response.status < 500 ? '' : `${id} answered ${response.status}`;
}

/** Tables that a reset keeps. */
const staying = new Set(['users', 'api_keys', 'sessions', 'tokens', 'jobs', 'idempotency_keys', 'audit_entries']);

/** The ids of all rows that a reset deletes. */
async function idsIn({ workspaceId }: ApiClient): Promise<Set<string>> {
  const { db } = await testApi();
  const [tables] = (await db.raw(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name IN ('id', 'workspace_id')
      GROUP BY table_name HAVING COUNT(*) = 2`,
  )) as [{ name: string }[]];
  const ids = new Set<string>();
  for (const { name } of tables.filter((table) => !staying.has(table.name))) {
    const rows = (await db(name).where({ workspace_id: workspaceId }).select('id')) as { id: string | number }[];
    for (const { id } of rows) ids.add(`${name} ${id}`);
  }
  return ids;
}

/** The ids of objects without an event of their creation. */
async function unsentSignals({ workspaceId }: ApiClient): Promise<string[]> {
  const { db } = await testApi();
  const found: string[] = [];
  for (const table of ['clients', 'contacts', 'projects', 'tickets', 'time_entries', 'expenses', 'invoices']) {
    const rows = (await db(`${table} as t`)
      .where('t.workspace_id', workspaceId)
      .whereNotExists(db('events as e').whereRaw("e.resource_id = t.id AND e.type LIKE '%.created'"))
      .select('t.id')) as { id: string }[];
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

describe('resetTestData', () => {
  it('leaves all or nothing of what every other operation writes at the same time', async () => {
    const { owner } = await buildWorkspace();
    const requests = await requestsIn(owner);
    expect(requests.length).to.be.above(100);
    const before = await idsIn(owner);
    const half = requests.length / 2;
    const asked = requests.flatMap((request, at) => [
      ask(owner, request),
      ask(owner, newClient()),
      ...(at === Math.floor(half) ? [ask(owner, { id: 'resetTestData', sent: {} })] : []),
    ]);
    expect((await Promise.all(asked)).filter((failure) => failure !== '')).to.deep.equal([]);
    const after = await idsIn(owner);
    expect([...after].filter((id) => before.has(id))).to.deep.equal([]);
    expect(await orphansIn(owner, await orphanQuestion())).to.deep.equal([]);
    expect(await unsentSignals(owner)).to.deep.equal([]);
    expect(await wrongFigures(owner)).to.deep.equal({});
  });

  it('waits for a change in progress, and deletes what it created', async () => {
    const { owner } = await buildWorkspace();
    const commit = await writeSlowly(owner, (ctx) =>
      Tag.insert(ctx, { name: 'Slow', name_key: 'slow', slug: 'slow', color: '#336699' }),
    );
    const reset = owner.call('resetTestData', {});
    await untilOneWaits();
    await commit();
    await reset;
    expect((await owner.call('listTags', {})).data).to.deep.equal([]);
  });

  it('makes changes that arrive in the meantime wait, which then use real time', async () => {
    const { owner } = await buildWorkspace();
    await (await stopClock(owner)).forward(60 * 24 * 30);
    const commit = await writeSlowly(owner, resetTestData);
    const made = buildClient(owner);
    await untilOneWaits();
    await commit();
    const { id, created_at } = await made;
    expect(Math.abs(Date.parse(created_at) - Date.now())).to.be.lessThan(60_000);
    expect((await owner.call('listClients', {})).data.map((client) => client.id)).to.deep.equal([id]);
    expect((await owner.call('listEvents', {})).data.map(({ type }) => type)).to.deep.equal(['client.created']);
  });

  it('runs after another that comes at the same time', async () => {
    const { owner } = await buildWorkspace();
    await buildClient(owner);
    const both = await Promise.all([owner.send('resetTestData', {}), owner.send('resetTestData', {})]);
    expect(both.map(({ status }) => status)).to.deep.equal([200, 200]);
    expect((await owner.call('listClients', {})).data).to.deep.equal([]);
  });
});
