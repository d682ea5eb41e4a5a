import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { isRunning, pidOf } from '../../scripts/bootstrap/process-identity.mjs';
import { openDatabaseServer } from '../../scripts/database/database-server.js';
import { loadSettings } from '../../settings/settings.js';
import { ensureBuilt } from '../support/service/built.js';
import { killSpawned, spawnBuilt, type SpawnedScript } from './fixtures/spawn-script.js';

/** Listens on a port and never responds. */
async function takePort(): Promise<{ other: Server; port: number }> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  return { other, port: (other.address() as AddressInfo).port };
}

describe('npm start', () => {
  let folder: string;
  before(function () {
    folder = mkdtempSync(join(tmpdir(), 'docket-start-'));
    ensureBuilt();
  });
  after(() => {
    killSpawned();
    if (existsSync(state())) process.kill(pidOf(database()), 'SIGKILL');
    rmSync(folder, { recursive: true });
  });

  const launch = (name: string, env: NodeJS.ProcessEnv = {}): SpawnedScript =>
    spawnBuilt(name, { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: '', ...env });
  const start = (env: NodeJS.ProcessEnv = {}): SpawnedScript => launch('serve', env);
  const state = (): string => join(folder, 'mariadb', 'server.json');
  const database = (): string => (JSON.parse(readFileSync(state(), 'utf8')) as { identity: string }).identity;
  const urlIn = (text: string): string => /Docket is ready at (\S+)/.exec(text)?.[1] ?? '';

  it('creates a first workspace, shows its keys and a link for its owner, serves, and ends cleanly on Ctrl-C', async () => {
    const server = start({ DATABASE_MEMORY_MB: '160' });
    const text = await server.until(/Docket is ready at .*\n/);
    expect(text).to.include('uses up to 160 MB of memory for its data');
    const key = /test key +(svc_sk_test_\S+)/.exec(text)?.[1] ?? '';
    expect(text).to.match(/live key +svc_sk_live_\S+/);
    const answer = await fetch(`${urlIn(text)}/v1/clients`, { headers: { Authorization: `Bearer ${key}` } });
    expect(answer.status).to.equal(200);
    const [, link = ''] = /^ {2}(http\S+\/first-sign-in\/[\w-]{43})$/m.exec(text) ?? [];
    const page = await fetch(link);
    expect([page.status, await page.text()].join(' ')).to.match(/^200 .*Welcome to Docket/s);
    const dashboard = await fetch(`${urlIn(text)}/time`, { headers: { Accept: 'text/html' }, redirect: 'manual' });
    expect(dashboard.headers.get('location')).to.equal('/sign-in?next=%2Ftime');
    const identity = database();
    expect(await server.end('SIGINT')).to.equal(0);
    expect(isRunning(identity)).to.equal(false);
  });

  it('shows no key at a later start, and tells a second start in the folder that it is already running', async () => {
    const server = start();
    const text = await server.until(/Docket is ready at .*\n/);
    expect(text).to.not.include('svc_sk_').and.not.include('first-sign-in');
    const second = start();
    expect(await second.over).to.equal(1);
    expect(second.output()).to.equal(
      `Docket is already running in this folder, as process ${server.pid}: use it, or stop it first.\n`,
    );
    await server.end('SIGKILL'); // for the next start to find
  });

  it('starts after a kill, on the database that was left running', async () => {
    const identity = database();
    expect(isRunning(identity)).to.equal(true);
    const next = start();
    await next.until(/Docket is ready/);
    expect(database()).to.equal(identity);
    expect(await next.end('SIGTERM')).to.equal(0);
    expect(isRunning(identity)).to.equal(false);
  });

  it('leaves its database to a worker that runs alone and ends later', async () => {
    const server = start({ WORKER: 'off' });
    await server.until(/Docket is ready/);
    const worker = launch('worker');
    await worker.until(/The worker is ready/);
    const identity = database();
    expect(await server.end('SIGTERM')).to.equal(0);
    expect(isRunning(identity)).to.equal(true);
    expect(await worker.end('SIGTERM')).to.equal(0);
    expect(isRunning(identity)).to.equal(false);
  });

  it('names PORT when it is taken, and leaves nothing behind', async () => {
    const { other, port } = await takePort();
    const server = start({ PORT: String(port) });
    expect(await server.over).to.equal(1);
    expect(server.output()).to.match(
      new RegExp(
        `^The private database .*\\n127.0.0.1:${port} is in use: stop the program that uses it, or set PORT to another port.\\n$`,
      ),
    );
    other.close();
    expect(existsSync(state())).to.equal(false);
  });

  it('reports wrong settings in lines, without stack traces', async () => {
    const server = start({ PORT: 'eighty', WORKER: 'perhaps' });
    expect(await server.over).to.equal(1);
    expect(server.output()).to.match(/^Some settings are wrong.*\n {2}PORT .*\n {2}WORKER .*\n$/);
  });
});

describe('DATABASE_URL', () => {
  const complaint = async (url: string): Promise<string> => {
    const settings = loadSettings({ DATABASE_URL: url, SECRET_KEY: 'x'.repeat(32) });
    return openDatabaseServer(settings, { log: () => undefined, timeoutMs: 300 }).then(
      () => 'none',
      (error: unknown) => String(error),
    );
  };
  const testServer = (): URL => new URL(`${process.env['TEST_DATABASE_SERVER']}/docket_test`);

  it('that does not respond is reported in one line without the password', async () => {
    expect(await complaint('mysql://docket:hunter2@127.0.0.1:1/docket')).to.equal(
      'OperatorError: The database in DATABASE_URL does not respond: mysql://docket:***@127.0.0.1:1/docket (connect ECONNREFUSED 127.0.0.1:1)',
    );
  });

  it('can have the path of a socket as its host', async () => {
    const url = 'mysql://docket@%2Fnone%2Fserver.sock/docket';
    expect(await complaint(url)).to.include('(connect ENOENT /none/server.sock)');
  });

  it('that accepts connections and never speaks is reported too', async () => {
    const { other, port } = await takePort();
    expect(await complaint(`mysql://docket@127.0.0.1:${port}/docket`)).to.match(
      /does not respond: .* \(connect ETIMEDOUT\)$/,
    );
    other.close();
  });

  it('with a wrong password is reported immediately', async () => {
    const url = testServer();
    url.password = 'hunter2';
    expect(await complaint(url.href))
      .to.match(/refused the connection: mysql:.*\(Access denied/)
      .and.not.include('hunter2');
  });

  it('that names a missing database creates it', async () => {
    const url = testServer();
    url.pathname = `/${process.env['TEST_DATABASE_NAME']}_missing`;
    expect(await complaint(url.href)).to.equal('none');
  });
});
