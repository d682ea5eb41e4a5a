import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { isRunning, processIdentity } from '../../scripts/bootstrap/process-identity.mjs';
import { attemptLimits } from '../../server/limits/attempts.js';
import { ensureBuilt } from '../support/service/built.js';
import { freshDatabase } from '../support/service/database.js';
import { until } from '../support/service/waiting.js';
import { killSpawned, spawnBuilt, spawnScript, type SpawnedScript } from '../scripts/fixtures/spawn-script.js';

const limit = 30;

describe('several processes', () => {
  let folder: string;
  let databaseUrl: string;
  let server: SpawnedScript;
  let url: string;
  let live: string;
  let testKey: string;
  before(async function () {
    folder = mkdtempSync(join(tmpdir(), 'docket-processes-'));
    ensureBuilt();
    databaseUrl = await freshDatabase('processes');
    server = start({ PROCESSES: '2' });
    const said = await server.until(/Docket is ready at .*\n/);
    url = /Docket is ready at (\S+)/.exec(said)?.[1] ?? '';
    live = /live key +(\S+)/.exec(said)?.[1] ?? '';
    testKey = /test key +(\S+)/.exec(said)?.[1] ?? '';
  });
  after(() => {
    killSpawned();
    rmSync(folder, { recursive: true });
  });

  const start = (env: NodeJS.ProcessEnv): SpawnedScript =>
    spawnBuilt('serve', {
      DATA_DIR: folder,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: String(limit),
      RATE_WINDOW_SECONDS: '600',
      ...env,
    });
  /** Sends a request on a new connection, which any of the processes may accept. */
  const ask = (path: string, key?: string, body?: object): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const credential = key === undefined ? {} : { Authorization: `Bearer ${key}` };
      const headers = { ...credential, Accept: 'application/json', 'Content-Type': 'application/json' };
      request(`${url}${path}`, { agent: false, headers, method: body ? 'POST' : 'GET' }, (response) => {
        text(response).then((answer) => resolve({ status: response.statusCode ?? 0, text: answer }), reject);
      })
        .on('error', reject)
        .end(body && JSON.stringify(body));
    });
  const children = (): number[] =>
    readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

  it('count the requests of a key together, to the last one', async () => {
    const answers = await Promise.all(Array.from({ length: limit + 10 }, () => ask('/v1/clients', live)));
    const counts = [200, 429].map((status) => answers.filter((answer) => answer.status === status).length);
    expect(counts).to.deep.equal([limit, 10]);
  });

  it('count failed passwords together, whichever of them is asked', async () => {
    const guess = { email: 'nobody@example.com', password: 'a wrong password' };
    const { points } = attemptLimits.signInOfAccount;
    const answers = await Promise.all(Array.from({ length: points + 4 }, () => ask('/sign-in', undefined, guess)));
    const counts = [401, 429].map((status) => answers.filter((answer) => answer.status === status).length);
    expect(counts).to.deep.equal([points, 4]);
  });

  it('refuse a request that nobody counts', async () => {
    const child = fork('test/scripts/fixtures/uncounted-request.ts', { silent: true, execArgv: ['--import=tsx'] });
    if (child.stdout === null) throw new Error('The output of the process cannot be read');
    expect((await text(child.stdout)).trim()).to.equal('unavailable');
  });

  it('all answer, and their logs say which did', async () => {
    const hasAnswered = (number: number): boolean =>
      new RegExp(`"process":${number},.*"msg":"request"`).test(server.output());
    // The kernel may give many connections in a row to the same process.
    await until(async () => {
      await Promise.all(Array.from({ length: 20 }, () => ask('/v1/clients', live)));
      return [1, 2].every(hasAnswered);
    });
  });

  it('add up their metrics', async () => {
    const { text: metrics } = await ask('/metrics', live);
    const all = [...metrics.matchAll(/^docket_requests_total\{.*operation="listClients".*\} (\d+)$/gm)];
    expect(all.reduce((sum, [, count]) => sum + Number(count), 0)).to.equal(limit);
  });

  it('keep serving when one is killed, lose nothing acknowledged, and replace it with its counts', async () => {
    const [killed = 0, ...others] = children();
    expect(others).to.have.length(1);
    const acknowledged: string[] = [];
    let failures = 0;
    for (let number = 0; number < 15; number += 1) {
      if (number === 5) process.kill(killed, 'SIGKILL');
      const name = `Client ${number}`;
      const answer = await ask('/v1/clients', testKey, { name }).catch(() => undefined);
      if (answer === undefined) failures += 1;
      else expect(answer.status, answer.text).to.equal(201);
      if (answer !== undefined) acknowledged.push(name);
    }
    // The request on the killed process's connection may have failed.
    expect(failures).to.be.at.most(1);
    const { data } = JSON.parse((await ask('/v1/clients?per_page=100', testKey)).text) as { data: { name: string }[] };
    expect(data.map(({ name }) => name)).to.include.members(acknowledged);
    await server.until(/Process \d \(\d+\) ended by SIGKILL\n/);
    await until(() => children().length === 2);
    for (let count = 0; count < 4; count += 1) expect((await ask('/v1/clients', live)).status).to.equal(429);
  });

  it('end together on SIGTERM, before they would be killed', async () => {
    const identities = children().map(processIdentity);
    expect(await server.end('SIGTERM')).to.equal(0);
    expect(server.output()).not.to.include('are killed');
    expect(identities.map((identity) => isRunning(String(identity)))).to.deep.equal([false, false]);
    expect(server.output().match(/Stopping …/g)).to.have.length(1);
  });

  it('report a port that is taken only once', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const other = start({ PROCESSES: '2', PORT: String(port) });
    expect(await other.over).to.equal(1);
    expect(other.output().match(/127\.0\.0\.1:\d+ is in use: /g)).to.have.length(1);
    taken.close();
  });

  it('end with a failure if one can no longer be started', async () => {
    const failing = spawnScript('test/scripts/fixtures/failing-processes.ts', [join(folder, 'marker')]);
    expect(await failing.over).to.equal(1);
    expect(failing.output())
      .to.match(/all are ready\n/)
      .and.include('Docket ends, because its processes do not start.');
    expect(failing.output().match(/ended with 7\n/g)).to.have.length(5);
  });
});
