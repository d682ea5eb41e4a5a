/**
 * All metrics, settings, paths and programs that the files in deploy/ name exist. The linters of these files run if the
 * machine has them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { projectRoot } from '../../settings/root.js';
import { sourceFiles, textOf } from '../support/source/source-imports.js';
import { loadSettings } from '../../settings/settings.js';
import { debianProgram } from '../support/engines/debian-program.js';
import { testApi } from '../support/service/api.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const folder = join(projectRoot, 'deploy');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

interface Rules {
  readonly groups: readonly { readonly rules: readonly Record<'alert' | 'expr', string>[] }[];
}
interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
interface Service {
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly command?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly build?: { readonly context: string; readonly dockerfile: string };
}

const compose = (): Compose => parse(read('compose.yaml'), { merge: true }) as Compose;

/** The metrics in an expression, by their prefix. */
const metricsIn = (expression: string): string[] =>
  [...expression.matchAll(/\b(?:docket|process|nodejs)_\w+/g)].map(([name]) => name);

const settings = new Set([
  ...Object.keys(loadSettings({ SECRET_KEY: 'x'.repeat(32) })),
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
]);
/** Environment variables that are not settings of Docket. */
const ofOthers = new Set(['NODE_ENV', 'DATABASE_PASSWORD']);
/** The source file of a built program. */
const sourceOf = (path: string): string => path.replace(/^dist\//, '').replace(/\.js$/, '.ts');

describe('deploy/', () => {
  it('only names metrics that /metrics has, in every alert and panel', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('listClients', {});
    const { url } = await testApi();
    const served = await (await fetch(`${url}/metrics`)).text();
    const { groups } = parse(read('prometheus-rules.yaml')) as Rules;
    const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard;
    const expressions = [
      ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const named = new Set(expressions.flatMap(metricsIn));
    expect(named.size).to.be.greaterThan(6);
    expect([...named].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(served))).to.deep.equal([]);
    const labels = expressions.flatMap((text) =>
      [...text.matchAll(/\b(status|operation|method|le)\b/g)].map(([name]) => name),
    );
    for (const label of new Set(labels)) expect(served).to.match(new RegExp(`docket_\\w+\\{[^}]*${label}="`));
  });

  it('composes services whose settings, programs and dependencies all exist', () => {
    const { services, volumes } = compose();
    for (const [name, { environment = {}, command = [], depends_on = [], build }] of Object.entries(services)) {
      const isDocket = build !== undefined;
      if (isDocket)
        expect(
          Object.keys(environment).filter((each) => !settings.has(each)),
          name,
        ).to.deep.equal([]);
      if (build) expect(existsSync(join(folder, build.context, build.dockerfile)), name).to.equal(true);
      for (const path of command.filter((each) => each.startsWith('dist/')))
        expect(existsSync(join(projectRoot, sourceOf(path))), path).to.equal(true);
      const needed = Array.isArray(depends_on) ? (depends_on as string[]) : Object.keys(depends_on);
      expect(
        needed.filter((each) => !(each in services)),
        name,
      ).to.deep.equal([]);
    }
    expect(Object.keys(volumes)).to.deep.equal(['database']);
    expect(Object.keys(services)).to.include.members(['one', 'two', 'worker', 'proxy', 'database', 'redis']);
  });

  it('gives servers that share a database what they must share, and a worker', () => {
    const { services } = compose();
    for (const name of ['one', 'two', 'worker'])
      expect(services[name]?.environment, name).to.include.keys('SECRET_KEY', 'FILES_URL', 'REDIS_URL', 'DATABASE_URL');
    expect(services['one']?.environment).to.include({ WORKER: 'off', TRUSTED_PROXIES: 1 });
    expect(services['worker']?.command?.join(' ')).to.include('operator/worker.js');
  });

  it('builds an image with everything that a server reads, and does not run it as root', () => {
    const dockerfile = read('Dockerfile');
    const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \.\S*$/gm)].flatMap(([, from = '']) =>
      from.split(' ').map((path) => path.replace('/app/', '')),
    );
    expect(copied).to.have.members([
      'package.json',
      'package-lock.json',
      'node_modules',
      'generated',
      'documents',
      'dist',
      'server/portal/portal.css',
      'server/pages/browser',
      'web/tokens.css',
    ]);
    const needed = sourceFiles
      .filter((path) => /^(server|documents|settings)\/.*\.ts$/.test(path))
      .flatMap((path) => [...textOf(path).matchAll(/\(projectRoot, ('[\w.-]+'(?:, '[\w.-]+')*)\)/g)])
      .map(([, parts = '']) => parts.replaceAll("'", '').split(', ').join('/'));
    expect(needed).to.include('server/portal/portal.css');
    const lacking = needed.filter((path) => !copied.some((each) => path === each || path.startsWith(`${each}/`)));
    expect(lacking).to.deep.equal([]);
    expect(dockerfile).to.match(/^USER node$/m);
    const [, name = ''] = /ENV (.*)/.exec(dockerfile) ?? [];
    const set = name.split(' ').map((each) => each.split('=')[0] ?? '');
    expect(set.filter((each) => !settings.has(each) && !ofOthers.has(each))).to.deep.equal([]);
    for (const [, path = ''] of dockerfile.matchAll(/"(dist\/[^"]+)"/g))
      expect(existsSync(join(projectRoot, sourceOf(path))), path).to.equal(true);
  });

  it('has units whose programs and settings exist, and which give a server enough time to stop', () => {
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.service'))) {
      const unit = read(name);
      for (const [path] of unit.matchAll(/dist\/\S+\.js/g))
        expect(existsSync(join(projectRoot, sourceOf(path))), path).to.equal(true);
      const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, text = '']) => text.split(' '));
      const strange = set
        .map((each) => each.split('=')[0] ?? '')
        .filter((each) => !settings.has(each) && !ofOthers.has(each));
      expect(strange, name).to.deep.equal([]);
    }
    expect(read('docket.service'))
      .to.match(/^KillMode=mixed$/m)
      .and.match(/^TimeoutStopSec=35$/m);
  });

  it('has a proxy for Galera that HAProxy accepts, which checks nodes as the user that it names', async () => {
    const name = 'haproxy-galera.cfg';
    execFileSync(await debianProgram('haproxy'), ['-c', '-f', join(folder, name)], { stdio: 'ignore' });
    const [, user = ''] = /CREATE USER (\w+)@/.exec(read(name)) ?? [];
    const sent = [...read(name).matchAll(/send-binary (\S+)/g)].map(([, hex = '']) => Buffer.from(hex, 'hex'));
    expect(sent.map((packet) => packet.readUIntLE(0, 3))).to.deep.equal(sent.map(({ length }) => length - 4));
    expect(String(sent[0])).to.include(`${user}\0`);
    expect(String(sent[1])).to.include("SELECT 'docket'");
  });

  it('has units that systemd accepts, if the machine has it', () => {
    const verify = (name: string): string => {
      // It also reports programs and units that a machine without Docket lacks.
      try {
        return String(
          execFileSync('systemd-analyze', ['verify', join(folder, name)], { stdio: ['ignore', 'pipe', 'pipe'] }),
        );
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
        return error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
      }
    };
    for (const name of ['docket.service', 'docket-backup.service', 'docket-backup.timer'])
      expect(verify(name), name).to.not.match(/Unknown|Failed to parse|Invalid|ignoring/i);
  });
});
