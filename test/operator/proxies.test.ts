/** The proxies of deploy/, changed only in addresses and certificate, in front of two servers that share a Redis. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { projectRoot } from '../../settings/root.js';
import { buildClient } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { ApiClient } from '../support/service/api.js';
import { startProgram, type RunningProgram } from '../support/engines/debian-program.js';
import { Listener } from '../support/listening/listener.js';
import { freePort } from '../support/service/free-port.js';
import { at, startService, type TestService } from '../support/service/service.js';
import { until } from '../support/service/waiting.js';

const limit = 12;

/** Paths of pages that a secret in the address opens, without signing in. */
const secretPages = ['/i/', '/invitations/', '/passwords/', '/first-sign-in/', '/portal/passwords/'];

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

const config = (name: string): string => readFileSync(join(projectRoot, 'deploy', name), 'utf8');

/** The status of a request without a key, sent from `localAddress` with `X-Forwarded-For: claimed`. */
function statusFor(url: string, localAddress: string, claimed: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'X-Forwarded-For': claimed, Connection: 'close' };
    request(`${url}/v1/clients`, { localAddress, headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

interface Proxy {
  readonly url: string;
  /** Its output so far. */
  readonly log: () => string;
  /** Takes the first server out of service; resolves when it gets no more requests. */
  readonly takeOutFirst: () => Promise<void>;
}

/** Sends a line to a program's socket. Returns the response. */
async function tell(path: string, line: string): Promise<string> {
  const socket = connect(path);
  socket.write(`${line}\n`);
  return text(socket);
}

describe('two servers of Docket with a Redis', function () {
  let folder: string;
  let redisUrl: string;
  let redis: RunningProgram;
  const running: { stop: () => Promise<void> }[] = [];

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'docket-deploy-'));
    const port = await freePort();
    redis = await startProgram('redis-server', [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      folder,
    ]);
    await until(() => listens(port));
    redisUrl = `redis://127.0.0.1:${port}`;
  });
  afterEach(async () => {
    for (const each of running.splice(0).toReversed()) await each.stop();
  });
  after(async () => {
    await redis.stop();
    rmSync(folder, { recursive: true });
  });

  async function startServer(more: { RATE_LIMIT?: number } = {}): Promise<TestService> {
    const settings = { REDIS_URL: redisUrl, TRUSTED_PROXIES: 1, WORKER: 'off', RATE_LIMIT: limit, ...more } as const;
    const server = await startService({ settings });
    running.push(server);
    return server;
  }

  const portOf = ({ url }: TestService): string => new URL(url).port;

  /** Starts a proxy for these servers. */
  const proxies: Readonly<Record<string, (servers: readonly TestService[]) => Promise<Proxy>>> = {
    async HAProxy(servers) {
      const port = await freePort();
      let next = 0;
      const file = config('haproxy.cfg')
        .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
        .replaceAll('/run/haproxy/', `${folder}/`)
        .replaceAll(/10\.0\.0\.1\d:8080/g, () => `127.0.0.1:${portOf(servers[next++] as TestService)}`);
      const path = join(folder, 'haproxy.cfg');
      writeFileSync(path, file);
      const { url, program } = await started('haproxy', ['-db', '-f', path], port);
      return {
        url,
        log: program.output,
        async takeOutFirst() {
          await tell(join(folder, 'admin.sock'), 'set server servers/one state drain');
          const sessions = async (): Promise<string | undefined> =>
            /^servers,one,\d*,\d*,(\d+),/m.exec(await tell(join(folder, 'admin.sock'), 'show stat'))?.[1];
          await until(async () => (await sessions()) === '0');
        },
      };
    },
    async nginx(servers) {
      const port = await freePort();
      let next = 0;
      const file = config('nginx.conf')
        .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
        .replaceAll(/^ *ssl_.*\n/gm, '')
        .replaceAll(/\/var\/log\/nginx\/[\w-]+\.log/g, `${folder}/nginx.log`)
        .replaceAll(/10\.0\.0\.1\d:8080/g, () => `127.0.0.1:${portOf(servers[next++] as TestService)}`);
      const path = join(folder, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      );
      const around = `pid ${folder}/nginx.pid; daemon off; error_log stderr notice; events {} http { access_log off; ${temporary.join(' ')}`;
      writeFileSync(path, `${around}\n${file}\n}\n`);
      const { url, program } = await started('nginx', ['-c', path, '-e', 'stderr'], port);
      return {
        url,
        log: () => program.output() + readFileSync(join(folder, 'nginx.log'), 'utf8'),
        async takeOutFirst() {
          writeFileSync(path, readFileSync(path, 'utf8').replace(' max_fails=1', ' down max_fails=1'));
          program.signal('SIGHUP');
          // The old worker, which still uses the first server, exits after its last response.
          await until(() => /worker process \d+ exited with code 0/.test(program.output()));
        },
      };
    },
  };

  async function started(
    name: string,
    args: readonly string[],
    port: number,
  ): Promise<{ url: string; program: RunningProgram }> {
    const program = await startProgram(name, args);
    running.push(program);
    const url = `http://127.0.0.1:${port}`;
    await until(async () => {
      if (program.hasEnded()) throw new Error(`${name} has ended: ${program.output()}`);
      return (await listens(port)) && (await fetch(`${url}/readyz`)).status === 200;
    });
    return { url, program };
  }

  it('share one limit, whichever of them gets the requests', async () => {
    const [one, two] = [await startServer(), await startServer()];
    const { owner } = await buildWorkspace();
    const left: (string | null)[] = [];
    for (let count = 0; count < limit; count += 1) {
      const { headers } = await at(count % 2 === 0 ? one : two, owner).send('listClients', {});
      left.push(headers.get('x-ratelimit-remaining'));
    }
    expect(left).to.deep.equal(Array.from({ length: limit }, (_, count) => String(limit - 1 - count)));
    for (const server of [one, two]) expect((await at(server, owner).fail('listClients')).status).to.equal(429);
  });

  for (const [name, start] of Object.entries(proxies)) {
    it(`behind ${name} see the real address of callers, whatever they claim, and expose no metrics`, async () => {
      const { url } = await start([await startServer(), await startServer()]);
      // Each proxy's test has its own addresses, because the servers share the counts in one Redis.
      const [caller, other] = name === 'nginx' ? ['127.0.7.1', '127.0.7.2'] : ['127.0.8.1', '127.0.8.2'];
      const statuses: number[] = [];
      for (let count = 0; count <= limit; count += 1) statuses.push(await statusFor(url, caller, `192.0.2.${count}`));
      expect(statuses).to.deep.equal([...Array<number>(limit).fill(401), 429]);
      expect(await statusFor(url, other, caller)).to.equal(401);
      expect((await fetch(`${url}/metrics`)).status).to.equal(404);
    });

    it(`behind ${name} have no link logged that is as good as a password`, async () => {
      const RATE_LIMIT = 1_000_000;
      const [one, two] = [await startServer({ RATE_LIMIT }), await startServer({ RATE_LIMIT })];
      const { url, log } = await start([one, two]);
      const token = 'a-secret-token-that-nobody-else-should-read';
      const paths = secretPages.map((page) => `${page}${token}`);
      const spelt = ['/%69/', '/I/', '//i/', '/Portal/%50asswords/', '/i%2F'].map((page) => `${page}${token}`);
      for (const path of [...paths, ...spelt, `/i/${token}/pdf`, `/sign-in?next=${token}`]) {
        const headers = { Referer: `${url}/i/${token}` };
        await (await fetch(url + path, { headers, redirect: 'manual' })).arrayBuffer();
      }
      await Promise.all([one.stop(), two.stop()]);
      running.splice(running.indexOf(one), 2);
      await (await fetch(`${url}/i/${token}`)).arrayBuffer();
      await fetch(`${url}/the-end`);
      await until(() => log().includes('/the-end'));
      for (const page of secretPages) expect(log()).to.include(`GET ${page}... HTTP/1.1`);
      expect(log()).to.not.include(token);
    });

    it(`behind ${name} stream changes as they happen`, async () => {
      const RATE_LIMIT = 1_000_000;
      const { url } = await start([await startServer({ RATE_LIMIT }), await startServer({ RATE_LIMIT })]);
      const { owner } = await buildWorkspace();
      const api = new ApiClient(url, owner.key, owner.workspaceId, owner.userId);
      const listener = await Listener.begin(api);
      const first = await buildClient(api);
      await listener.hears(first.id);
      const second = await buildClient(api);
      await listener.hears(second.id);
      listener.close();
    });

    it(`behind ${name} can be taken out one by one without a failed request`, async () => {
      const RATE_LIMIT = 1_000_000;
      const [one, two] = [await startServer({ RATE_LIMIT }), await startServer({ RATE_LIMIT })];
      const { url, takeOutFirst } = await start([one, two]);
      const { owner } = await buildWorkspace();
      const api = new ApiClient(url, owner.key, owner.workspaceId, owner.userId);
      const work = { isOver: false, made: 0, read: 0 };
      // While it reloads, nginx closes idle connections, which may cross with a request on them.
      const headers = { Connection: 'close' };
      const callers = Array.from({ length: 8 }, async () => {
        while (!work.isOver) {
          await api.call('createClient', { body: { name: `Client ${(work.made += 1)}` }, headers });
          await api.call('listClients', { headers });
          work.read += 1;
        }
      });
      const over = Promise.all(callers);
      await Promise.race([until(() => work.read > 15), over]);
      await takeOutFirst();
      await one.stop();
      const before = work.read;
      await Promise.race([until(() => work.read > before + 15), over]);
      work.isOver = true;
      await over;
      const { pagination } = await api.call('listClients', {});
      expect(pagination.total).to.equal(work.made);
    });
  }
});
