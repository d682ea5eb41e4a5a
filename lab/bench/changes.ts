/**
 * 2,000 streams of changes on one server: time to open them, memory and load of keeping them open, and delay of a
 * change.
 */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sql, { join } from 'sql-template-tag';
import { clientColumns } from '../../commands/clients/client-rules.js';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { hashApiKey, lastFour, newApiKey } from '../../domain/people/api-key.js';
import { Client } from '../../models/clients/client.js';
import type { Database } from '../../database/db.js';
import { emit } from '../../models/events/event.js';
import { newId } from '../../models/ids.js';
import { execute } from '../../models/select.js';
import { changing } from '../../models/workspace/test-side.js';
import { wipeWorkspace } from '../../models/workspace/workspace-tables.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import type { Settings } from '../../settings/settings.js';
import { serializeClient } from '../../serializers/client.js';
import { noJobs } from '../../scripts/operator/with-database.js';
import { residentOf } from './exports.js';
import { percentile, rounded } from './latency.js';
import { processorTime } from './processor-time.js';
import type { BenchServer } from './servers.js';

const streams = 2_000;
const changesEach = 40;
const idleMs = 10_000;
/** The roles of every ten people; contractors only hear of their own clients. */
const roles = ['admin', 'manager', 'viewer', ...Array<string>(6).fill('member'), 'contractor'];

export interface ChangesMeasured {
  readonly scenario: string;
  readonly secondsToOpen: number;
  /** Resident memory of the server: before, and with all streams open. */
  readonly residentBefore: number | null;
  readonly resident: number | null;
  /** Share of a processor that the server uses while nothing happens. */
  readonly idleLoad: number | null;
  readonly heard: number;
  /** Milliseconds from the response to the change until a reader has received the last byte of its message. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** The people of one firm. */
interface People {
  readonly workspaceIds: readonly string[];
  readonly ownerKey: string;
  readonly keys: readonly string[];
  readonly hearing: number;
}

async function addPeople(db: Database, count: number): Promise<People> {
  const made = await createWorkspace(db, { name: 'Listeners', email: 'listeners@example.com' });
  const now = new Date();
  const people = Array.from({ length: count }, (_, at) => {
    const [id, key, role] = [newId('usr'), newApiKey('live'), roles[at % roles.length] ?? 'member'];
    return { id, key, role, email: `${id}@example.com` };
  });
  const { workspace_id: workspaceId } = made;
  await execute(
    { db },
    sql`INSERT INTO users (id, workspace_id, email, email_key, name, role, status, last_active_at, created_at, updated_at)
        VALUES ${join(people.map(({ id, email, role }) => sql`(${id}, ${workspaceId}, ${email}, ${email}, 'Listener', ${role}, 'active', ${now}, ${now}, ${now})`))}`,
  );
  await execute(
    { db },
    sql`INSERT INTO api_keys (id, workspace_id, user_id, name, hash, last_four, last_used_at, created_at, updated_at)
        VALUES ${join(people.map(({ id, key }) => sql`(${newId('key')}, ${workspaceId}, ${id}, 'Bench', ${hashApiKey(key)}, ${lastFour(key)}, ${now}, ${now}, ${now})`))}`,
  );
  return {
    workspaceIds: [workspaceId, made.test_workspace_id],
    ownerKey: made.live_key,
    keys: people.map(({ key }) => key),
    hearing: people.filter(({ role }) => role !== 'contractor').length,
  };
}

/** The times at which readers heard of each id, in milliseconds. */
type Heard = Map<string, number[]>;

/** Opens a stream, and returns a function that closes it. */
function listen(url: string, key: string, heard: Heard): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/v1/changes`, { agent: false, headers: { authorization: `Bearer ${key}` } });
    sent.once('response', (response) => {
      response.on('error', () => undefined);
      response.on('data', (chunk: Buffer) => {
        for (const [, id = ''] of chunk.toString().matchAll(/"resource_id":"(\w+)"/g))
          heard.set(id, [...(heard.get(id) ?? []), performance.now()]);
      });
      if (response.statusCode === 200) resolve(() => sent.destroy());
      else reject(new Error(`A stream was answered with ${response.statusCode}`));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** What was changed, and when the change was acknowledged. */
interface Changed {
  readonly id: string;
  readonly at: number;
}

type ContextBase = Parameters<typeof systemContext>[0];

/** Makes a change as a user's program does. */
async function changeBy(url: string, key: string): Promise<Changed> {
  const response = await fetch(`${url}/v1/clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: newId('name') }),
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return { id: data.id, at: performance.now() };
}

/** Makes a change in this process, so that the server gets no notice of it. */
async function changeBeside(base: ContextBase, workspaceId: string): Promise<Changed> {
  const client = await changing(await systemContext(base, workspaceId), async (ctx) => {
    const columns = await clientColumns(ctx, { name: newId('name') });
    const made = await Client.insert(ctx, { currency: ctx.workspace.currency, sla_overrides: [], ...columns });
    await emit(ctx, 'client.created', serializeClient(made));
    return made;
  });
  return { id: client.id, at: performance.now() };
}

/**
 * Makes changes one after the other, each in the next firm, and returns how long each reader waited for each change in its firm.
 */
async function timesOf(
  change: (firm: People) => Promise<Changed>,
  firms: readonly People[],
  heard: Heard,
): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < changesEach; count += 1) {
    const firm = firms[count % firms.length];
    if (!firm) break;
    const { id, at } = await change(firm);
    for (const until = at + 10_000; (heard.get(id)?.length ?? 0) < firm.hearing && performance.now() < until;)
      await pause(5);
    if ((heard.get(id)?.length ?? 0) !== firm.hearing) throw new Error(`${id} was heard by ${heard.get(id)?.length}`);
    times.push(...(heard.get(id) ?? []).map((then) => Math.max(0, then - at)));
    await pause(Math.random() * 100);
  }
  return times.toSorted((a, b) => a - b);
}

/** The number of firms that the readers are spread over. */
const scenarios = { 'of 20 firms': 20, 'of one firm': 1 } as const;

/** Measures each scenario on a fresh server, which `start` starts. */
export async function measureChanges(
  db: Database,
  settings: Settings,
  start: () => Promise<BenchServer>,
): Promise<ChangesMeasured[]> {
  const base = { db, settings, jobs: noJobs };
  const measured: ChangesMeasured[] = [];
  for (const [scenario, count] of Object.entries(scenarios)) {
    const firms: People[] = [];
    for (let made = 0; made < count; made += 1) firms.push(await addPeople(db, streams / count));
    const server = await start();
    const closers: (() => void)[] = [];
    try {
      await changeBy(server.url, firms[0]?.ownerKey ?? '');
      const residentBefore = residentOf(server.pid);
      const heard: Heard = new Map();
      const begun = performance.now();
      const keys = firms.flatMap((firm) => firm.keys);
      while (keys.length > 0)
        closers.push(...(await Promise.all(keys.splice(0, 50).map((key) => listen(server.url, key, heard)))));
      const secondsToOpen = rounded((performance.now() - begun) / 1000);
      const idleLoad = await loadOf(server.pid);
      const writers = {
        'by the server itself': ({ ownerKey }: People) => changeBy(server.url, ownerKey),
        'by another process': ({ workspaceIds: [id = ''] }: People) => changeBeside(base, id),
      };
      for (const [writer, change] of Object.entries(writers)) {
        const times = await timesOf(change, firms, heard);
        measured.push({
          scenario: `${scenario}, ${writer}`,
          secondsToOpen,
          residentBefore,
          resident: residentOf(server.pid),
          idleLoad,
          heard: times.length,
          p50: percentile(times, 0.5),
          p99: percentile(times, 0.99),
          max: percentile(times, 1),
        });
      }
    } finally {
      for (const close of closers) close();
      await server.stop();
    }
    for (const id of firms.flatMap(({ workspaceIds }) => workspaceIds)) {
      await wipeWorkspace(await systemContext(base, id), []);
      await execute({ db }, sql`DELETE FROM workspaces WHERE id = ${id}`);
    }
  }
  return measured;
}

async function loadOf(pid: number | undefined): Promise<number | null> {
  const before = processorTime(pid);
  await pause(idleMs);
  const after = processorTime(pid);
  return before === null || after === null ? null : rounded(((after - before) / idleMs) * 100) / 100;
}
