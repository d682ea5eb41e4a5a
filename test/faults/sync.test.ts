/** Readers copy lists by cursors alone while twelve clients write and the service is killed again and again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace, type CreatedWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { killSpawned, spawnBuilt, type SpawnedScript } from '../scripts/fixtures/spawn-script.js';
import { buildClient, buildProject } from '../support/builders/factories.js';
import { ApiClient } from '../support/service/api.js';
import { ensureBuilt } from '../support/service/built.js';
import { freshDatabase } from '../support/service/database.js';
import { Syncer } from '../support/listening/syncer.js';
import { until } from '../support/service/waiting.js';
import { RetryingClient } from '../support/models/crash-work.js';

/** More kills find rarer moments; each takes a few seconds. */
const kills = Number(process.env['CRASHES'] ?? 3);
const writers = 12;
/** How many changes the writers make between two kills. */
const changesBetween = 150;

describe('copies that are kept by cursors while the service is killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-sync-'));
  let database: Database;
  let db: Knex;
  let databaseUrl: string;
  let workspace: CreatedWorkspace;
  let server: { script: SpawnedScript; api: Promise<ApiClient> };
  const client = new RetryingClient(() => server.api);
  const counts = { created: 0, dated: 0, deleted: 0 };
  const changes = (): number => counts.created + counts.dated + counts.deleted;
  let entries: Syncer;
  let projects: Syncer;

  function start(): typeof server {
    const script = spawnBuilt('serve', {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '1000000',
    });
    const api = script.until(/Docket is ready at .*\n/).then((text) => {
      const url = /Docket is ready at (\S+)/.exec(text)?.[1] ?? '';
      return new ApiClient(url, workspace.live_key, workspace.workspace_id, workspace.user_id);
    });
    return { script, api };
  }

  const syncerOf = (list: 'listTimeEntries' | 'listProjects'): Syncer =>
    new Syncer(async (query) => {
      const page = await client.send(list, { query });
      if (!page) throw new Error(`${list} was refused`);
      return page;
    }, 7);

  const day = (): string => `2026-0${1 + Math.floor(Math.random() * 9)}-1${Math.floor(Math.random() * 10)}`;

  /** Creates entries, changes their dates and deletes them until `isOver`. */
  async function write(projectIds: readonly string[], isOver: () => boolean): Promise<void> {
    const own: string[] = [];
    while (!isOver()) {
      const at = Math.floor(Math.random() * own.length);
      const [id] = own.slice(at, at + 1);
      const choice = Math.random();
      if (id === undefined || choice < 0.35) {
        const project_id = projectIds[Math.floor(Math.random() * projectIds.length)];
        const body = { project_id, date: day(), hours: 1, description: 'Work' };
        const made = await client.send('createTimeEntry', { body });
        if (made) own.push(made.data.id);
        counts.created += 1;
      } else if (choice < 0.85) {
        await client.send('updateTimeEntry', { params: { id }, body: { date: day() } });
        counts.dated += 1;
      } else {
        await client.send('deleteTimeEntry', { params: { id } });
        own.splice(at, 1);
        counts.deleted += 1;
      }
    }
  }

  /** Waits until the writers have made some changes, and kills the server at a random moment. */
  async function kill(): Promise<void> {
    await server.api;
    const before = changes();
    await until(() => changes() - before > changesBetween, 5);
    await pause(Math.random() * 100);
    const { script } = server;
    const killed = script.end('SIGKILL');
    server = start();
    await killed;
  }

  before(async function () {
    ensureBuilt();
    databaseUrl = await freshDatabase('sync');
    database = openDatabase(databaseUrl, 4);
    db = openSchema(databaseUrl);
    workspace = await createWorkspace(database, { name: 'Sync', email: 'owner@example.com' });
    server = start();
    const api = await server.api;
    const { id: client_id } = await buildClient(api);
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.push((await buildProject(api, { client_id })).id);
    [entries, projects] = [syncerOf('listTimeEntries'), syncerOf('listProjects')];
    const state = { isWritten: false, isKilled: false };
    const syncing = [entries, projects].map((syncer) => syncer.follow(() => state.isWritten));
    const writing = Array.from({ length: writers }, () => write(made, () => state.isKilled));
    for (let count = 0; count < kills; count += 1) await kill();
    state.isKilled = true;
    await Promise.all(writing);
    state.isWritten = true;
    await Promise.all(syncing);
  });

  after(async () => {
    killSpawned();
    await Promise.all([database.destroy(), db.destroy()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const rowsOf = async (table: string): Promise<[string, string][]> => {
    const rows = (await db(table).where({ workspace_id: workspace.workspace_id })) as {
      id: string;
      updated_at: Date;
    }[];
    return rows.map(({ id, updated_at }) => [id, updated_at.toISOString()]);
  };

  it('have every entry in its latest state, and besides only what was deleted', async () => {
    const rows = await rowsOf('time_entries');
    const copy = new Map(entries.copy);
    expect(rows.filter(([id, at]) => copy.get(id) !== at)).to.deep.equal([]);
    for (const [id] of rows) copy.delete(id);
    const deleted = (await db('events').where({ type: 'time_entry.deleted' }).pluck('resource_id')) as string[];
    expect([...copy.keys()].filter((id) => !deleted.includes(id))).to.deep.equal([]);
  });

  it('have every project, whose hours changed with its time', async () => {
    const rows = await rowsOf('projects');
    expect(rows).to.have.length(5);
    expect([...projects.copy]).to.have.deep.members(rows);
  });

  it('were kept through enough of each kind of change', () => {
    expect(counts.created).to.be.above(kills * 20);
    expect(counts.dated).to.be.above(kills * 20);
    expect(counts.deleted).to.be.above(kills * 5);
    expect(client.interruptions).to.be.above(0);
  });
});
