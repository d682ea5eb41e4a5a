/**
 * Faults that an operator's programs meet: a private database that is killed, and files that are not as they should be.
 */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openDatabase } from '../../database/database.js';
import { pidOf } from '../../scripts/bootstrap/process-identity.mjs';
import { ensureBuilt } from '../support/service/built.js';
import { freePort } from '../support/service/free-port.js';
import { until } from '../support/service/waiting.js';
import { killSpawned, spawnBuilt, type SpawnedScript } from '../scripts/fixtures/spawn-script.js';

describe('the programs of an operator', function () {
  let folder: string;
  before(() => ensureBuilt());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'docket-faults-'));
  });
  afterEach(async () => {
    killSpawned();
    await until(() => readFailing(() => process.kill(database(), 'SIGKILL')));
    rmSync(folder, { recursive: true });
  });

  /** Whether the action throws; killing a process does once it is gone. */
  const readFailing = (act: () => void): boolean => {
    try {
      act();
      return false;
    } catch {
      return true;
    }
  };
  const launch = (name: string, env: NodeJS.ProcessEnv = {}, args: readonly string[] = []): SpawnedScript =>
    spawnBuilt(name, { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: '', ...env }, args);
  const state = () =>
    JSON.parse(readFileSync(join(folder, 'mariadb', 'server.json'), 'utf8')) as { identity: string; url: string };
  const database = (): number => pidOf(state().identity);
  const killDatabase = async (): Promise<void> => {
    const killed = state().identity;
    process.kill(pidOf(killed), 'SIGKILL');
    await until(() => state().identity !== killed);
  };

  async function started(env: NodeJS.ProcessEnv = {}) {
    const server = launch('serve', env);
    const text = await server.until(/Docket is ready at .*\n/);
    const url = /Docket is ready at (\S+)/.exec(text)?.[1] ?? '';
    const key = /test key +(svc_sk_test_\S+)/.exec(text)?.[1] ?? '';
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const create = async (name: string): Promise<boolean> => {
      const body = JSON.stringify({ name });
      const answer = await fetch(`${url}/v1/clients`, { method: 'POST', headers, body }).catch(() => undefined);
      return answer?.status === 201;
    };
    const names = async (): Promise<string[]> => {
      const answer = await fetch(`${url}/v1/clients?per_page=100`, { headers });
      return ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
    };
    return { server, url, create, names };
  }

  for (const PROCESSES of ['1', '2'])
    it(`npm start with PROCESSES=${PROCESSES} starts its database again when it is killed, and loses nothing acknowledged`, async () => {
      const { server, create, names } = await started({ PROCESSES });
      const acknowledged: string[] = [];
      const work = { isOver: false, made: 0 };
      const writers = Array.from({ length: 4 }, async () => {
        while (!work.isOver) {
          const name = `Client ${(work.made += 1)}`;
          if (await create(name)) acknowledged.push(name);
        }
      });
      await until(() => acknowledged.length > 10);
      await killDatabase();
      const before = acknowledged.length;
      await until(() => acknowledged.length > before + 10);
      work.isOver = true;
      await Promise.all(writers);
      const last = acknowledged.slice(-90);
      expect(await names()).to.include.members(last.slice(-20));
      const db = openDatabase(state().url, 1);
      const rows = (await db.perform('SELECT name FROM clients', [])) as { name: string }[];
      await db.destroy();
      expect(rows.map(({ name }) => name)).to.include.members(acknowledged);
      expect(await server.end('SIGTERM')).to.equal(0);
    });

  it('npm start ends by 1 when its database dies three times within a minute, and says what to do', async () => {
    const { server } = await started();
    await killDatabase();
    await killDatabase();
    process.kill(database(), 'SIGKILL');
    expect(await server.over).to.equal(1);
    expect(server.output()).to.match(
      /The private database ended 3 times within a minute, so Docket stops\. .*DATABASE_MEMORY_MB/,
    );
    expect(server.output()).to.not.match(/^ +at /m);
  });

  it('npm run worker starts its database again when it is killed', async () => {
    const worker = launch('worker');
    await worker.until(/The worker is ready/);
    await killDatabase();
    await killDatabase();
    process.kill(database(), 'SIGKILL');
    expect(await worker.over).to.equal(1);
    expect(worker.output()).to.match(/The private database ended 3 times within a minute/);
  });

  it('npm run workspaces gives the address of the server that runs in the folder', async () => {
    const port = await freePort();
    const { url, server } = await started({ PORT: String(port) });
    const link = launch('workspaces', { PORT: '8080' }, ['link']);
    expect(await link.over).to.equal(0);
    expect((JSON.parse(link.output()) as { link: string }).link).to.match(new RegExp(`^${url}/first-sign-in/`));
    await server.end('SIGTERM');
    const later = launch('workspaces', { PORT: '8099' }, ['link']);
    expect(await later.over).to.equal(0);
    expect(later.output()).to.include('"http://127.0.0.1:8099/first-sign-in/');
  });

  it('npm start deletes what a killed one had received, and lets nobody else read its folders', async () => {
    const left = join(folder, 'uploads', '1');
    mkdirSync(left, { recursive: true, mode: 0o755 });
    writeFileSync(join(left, 'half'), 'secret');
    mkdirSync(join(folder, 'mail'), { mode: 0o755 });
    const { server } = await started();
    expect(readdirSync(join(folder, 'uploads'))).to.deep.equal([String(server.pid)]);
    for (const name of ['mail', 'uploads', `uploads/${server.pid}`])
      expect(statSync(join(folder, name)).mode & 0o777, name).to.equal(0o700);
    await server.end('SIGTERM');
  });

  /** Makes something wrong with the folder, and the line that the program must print about it. */
  const odd: Record<string, { readonly make: () => void; readonly says: RegExp }> = {
    'a start.lock that is a file': {
      make: () => writeFileSync(join(folder, 'start.lock'), '1234'),
      says: /start\.lock is not a lock of Docket: move it away, and start again\.$/,
    },
    'a start.lock that is a folder': {
      make: () => mkdirSync(join(folder, 'start.lock')),
      says: /start\.lock is not a lock of Docket: move it away, and start again\.$/,
    },
    'an empty secret-key': {
      make: () => writeFileSync(join(folder, 'secret-key'), '\n'),
      says: /secret-key is empty: put back the key .*; only if it holds no data yet, delete the file\.$/,
    },
    'a secret-key that is a folder': {
      make: () => mkdirSync(join(folder, 'secret-key')),
      says: /secret-key is not a file: put back the key .*\.$/,
    },
    'a mariadb that is a file': {
      make: () => writeFileSync(join(folder, 'mariadb'), ''),
      says: /mariadb cannot be used \(EEXIST\): a file exists where a folder is needed: move it away, or name another path\.$/,
    },
    'damaged data': {
      make: () => {
        mkdirSync(join(folder, 'mariadb', 'data'), { recursive: true });
        writeFileSync(join(folder, 'mariadb', 'data', 'ibdata1'), 'damaged');
      },
      says: /The private database in .* did not start\. .* move the folder away and restore the latest backup:\n/,
    },
  };
  for (const [name, { make, says }] of Object.entries(odd))
    it(`say in a sentence what to do about ${name}`, async () => {
      make();
      for (const program of ['serve', 'workspaces'].slice(0, name.includes('lock') ? 1 : 2)) {
        const script = launch(program, {}, program === 'workspaces' ? ['link'] : []);
        expect(await script.over, script.output()).to.equal(1);
        expect(script.output().trimEnd()).to.match(says);
        expect(script.output()).to.not.match(/^ +at /m);
      }
    });

  it('take over a start.lock without a holder', async () => {
    symlinkSync('nobody', join(folder, 'start.lock'));
    const { server } = await started();
    expect(await server.end('SIGTERM')).to.equal(0);
  });

  it('say in a sentence what to do about a database of a later version', async () => {
    const { server } = await started();
    const db = openDatabase(state().url, 1);
    await db.perform("INSERT INTO migrations (name, batch, migration_time) VALUES ('9999_later', 1, NOW())", []);
    await server.end('SIGKILL');
    for (const [name, args] of [
      ['serve'],
      ['worker'],
      ['workspaces', 'link'],
      ['backup', join(folder, 'backup.tar')],
    ].map(([program = '', ...rest]) => [program, rest] as const)) {
      const script = launch(name, {}, args);
      expect(await script.over).to.equal(1);
      expect(script.output(), name).to.match(
        /^The database belongs to a later version of Docket than this one \(\d.*\): it has 9999_later\. .*\n$/m,
      );
      expect(script.output()).to.not.match(/^ +at /m);
    }
    await db.destroy();
  });

  it('say in a sentence what to do about a table that is missing', async () => {
    const { server } = await started();
    const db = openDatabase(state().url, 1);
    await db.perform('DROP TABLE tokens', []);
    await db.destroy();
    const link = launch('workspaces', {}, ['link']);
    expect(await link.over).to.equal(1);
    expect(link.output()).to.match(
      /^Tables of Docket are missing or damaged \(.*tokens.*\)\. Repair them, or restore /m,
    );
    expect(link.output()).to.not.match(/^ +at /m);
    await server.end('SIGKILL');
  });
});
