/** Checks the imports against the table of layers: imports only go down. */
import { expect } from 'chai';
import { importsOf, sourceFiles, textOf } from '../support/source/source-imports.js';

/** The folders that a folder's files may import from, in addition to their own folder and packages. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  workers: ['commands', 'queries', 'serializers', 'models', 'database', 'domain', 'contract', 'documents', 'settings'],
  server: [
    'mcp',
    'handlers',
    'workers',
    'commands',
    'queries',
    'serializers',
    'models',
    'database',
    'domain',
    'contract',
    'generated',
    'documents',
    'settings',
  ],
  mcp: ['domain', 'contract', 'generated'],
  handlers: ['commands', 'queries', 'serializers', 'models', 'domain', 'contract', 'documents'],
  commands: ['queries', 'serializers', 'models', 'database', 'domain', 'contract', 'documents', 'settings'],
  queries: ['serializers', 'models', 'database', 'domain', 'contract'],
  serializers: ['models', 'domain', 'contract'],
  models: ['database', 'domain', 'contract', 'settings'],
  database: ['domain', 'settings'],
  domain: ['contract'],
  documents: ['domain', 'settings'],
  contract: ['generated'],
  settings: [],
  sdk: [],
  cli: ['sdk'],
  'contract-check': ['server'],
  migrations: [],
};

/** Packages that only one folder may use. */
const onlyIn: Readonly<Record<string, readonly string[]>> = {
  koa: ['server'],
  '@koa/router': ['server'],
  'koa-body': ['server'],
  'openapi-backend': ['server', 'contract-check'],
  'temporal-polyfill': ['domain'],
  objection: ['models'],
  knex: ['models', 'database', 'migrations'],
  mysql2: ['database'],
  nodemailer: ['workers'],
  undici: ['models', 'workers'],
  'openid-client': ['models'],
  stripe: ['models'],
  '@myriaddreamin/typst-ts-node-compiler': ['documents'],
  'csv-stringify': ['documents'],
  '@modelcontextprotocol/sdk': ['mcp', 'server', 'cli'],
  uqr: ['documents'],
  'd3-scale': ['documents'],
  'd3-shape': ['documents'],
  commander: ['cli'],
  'string-width': ['cli'],
};

/** Folders of code that runs on a server or reads its files. */
const ofServer: ReadonlySet<string> = new Set([
  'server',
  'workers',
  'handlers',
  'commands',
  'queries',
  'models',
  'database',
  'settings',
]);

/**
 * The floors of the dashboard, the lowest first: a file imports only from its own floor and from those below it.
 * `web/generated` belongs to `api`, its `messages.ts` to `messages`, `main.tsx` and `dashboard.tsx` to `router`.
 */
const floorsOfDashboard = ['messages', 'ui', 'api', 'entities', 'timer', 'routes', 'shell', 'router'];

const floorOf = (path: string): number => {
  const [, folder = '', ...rest] = path.split('/');
  if (rest.length === 0) return floorsOfDashboard.indexOf('router');
  if (folder === 'generated') return floorsOfDashboard.indexOf(path.endsWith('/messages.ts') ? 'messages' : 'api');
  return floorsOfDashboard.indexOf(folder);
};

const folderOf = (path: string): string => path.split('/')[0] ?? '';
const sources = sourceFiles.filter(
  (path) => folderOf(path) in allowed && path.endsWith('.ts') && !path.endsWith('.d.ts'),
);
const imports = importsOf(sources);
const isOurs = (path: string): boolean => path.endsWith('.ts') || path.endsWith('.mjs');

describe('the architecture', () => {
  it('only allows imports to go down', () => {
    const upward = imports.filter(
      ({ from, to }) =>
        to.includes('/') &&
        folderOf(to) !== folderOf(from) &&
        isOurs(to) &&
        !allowed[folderOf(from)]?.includes(folderOf(to)),
    );
    expect(upward).to.deep.equal([]);
  });

  it('keeps handlers from importing one another', () => {
    const sideways = imports.filter(
      ({ from, to }) =>
        folderOf(from) === 'handlers' &&
        from !== 'handlers/index.ts' &&
        folderOf(to) === 'handlers' &&
        to !== 'handlers/contract.ts',
    );
    expect(sideways).to.deep.equal([]);
  });

  it('lets only one folder import each library that belongs to it', () => {
    const strays = imports.filter(({ from, to }) => {
      const home =
        onlyIn[to] ??
        onlyIn[
          to
            .split('/')
            .slice(0, to.startsWith('@') ? 2 : 1)
            .join('/')
        ];
      return home !== undefined && !home.includes(folderOf(from));
    });
    expect(strays).to.deep.equal([]);
  });

  it('lets the SDK depend on no package', () => {
    const packages = imports.filter(({ from, to }) => folderOf(from) === 'sdk' && !isOurs(to));
    expect(packages).to.deep.equal([]);
    expect(imports.filter(({ from }) => folderOf(from) === 'sdk').length).to.be.greaterThan(10);
  });

  /** What the dashboard may share with the server: rules, charts, and the layout of reports. */
  const isPure = (to: string): boolean =>
    folderOf(to) === 'domain' || to === 'documents/charts.ts' || to.startsWith('serializers/reports/');

  it('lets the dashboard import the SDK, and of the service only pure modules', () => {
    const parts = sourceFiles.filter((path) => folderOf(path) === 'web' && /\.tsx?$/.test(path));
    const ofProgram = new Set(sourceFiles.filter((path) => folderOf(path) !== 'web'));
    const direct = importsOf(parts).filter(({ to }) => ofProgram.has(to));
    expect(parts.length).to.be.greaterThan(3);
    expect(direct.filter(({ to }) => !isPure(to))).to.deep.equal([]);
    const reached = new Set(direct.map(({ to }) => to));
    for (const path of reached)
      for (const { to } of ofProgram.has(path) ? importsOf([path]) : [])
        if (!to.startsWith('contract/')) reached.add(to);
    expect([...reached].filter((to) => ofServer.has(folderOf(to)) || to.startsWith('node:'))).to.deep.equal([]);
  });

  const dashboard = sourceFiles.filter((path) => /^web\/.*\.tsx?$/.test(path) && path !== 'web/vite.config.ts');
  const known = new Set(sourceFiles);
  const withinDashboard = importsOf(dashboard)
    .filter(({ to }) => to.startsWith('web/') && isOurs(to))
    .map(({ from, to }) => ({ from, to: known.has(to) || to.startsWith('web/generated/') ? to : `${to}x` }));

  it('only allows imports of the dashboard to go down its floors', () => {
    expect(dashboard.filter((path) => floorOf(path) === -1)).to.deep.equal([]);
    expect(withinDashboard.filter(({ to }) => !known.has(to) && !to.startsWith('web/generated/'))).to.deep.equal([]);
    expect(withinDashboard.filter(({ from, to }) => floorOf(to) > floorOf(from))).to.deep.equal([]);
    expect(withinDashboard.length).to.be.greaterThan(1000);
  });

  it('has no circle of imports between files of the dashboard, types and parts loaded on demand included', () => {
    // Removes imports of files that import nothing themselves, until none is left to remove. What remains are cycles,
    // and files that lead to them.
    let left = [...withinDashboard];
    for (let before = -1; before !== left.length;) {
      before = left.length;
      const importing = new Set(left.map(({ from }) => from));
      left = left.filter(({ to }) => importing.has(to));
    }
    expect(left).to.deep.equal([]);
  });

  it('starts queries only in models/ and database/, and through their methods', () => {
    const raw = sources
      .filter((file) => !['models', 'database', 'migrations'].includes(folderOf(file)))
      .filter((file) => /\.db\.raw\(|\.db\(['"`]|\bdb\.raw\(/.test(textOf(file)));
    expect(raw).to.deep.equal([]);
  });

  it('uses no query builder: methods of models for rows, SQL as text for sets', () => {
    const builder = /QueryBuilder|\b[A-Z]\w*\.(query|relatedQuery)\(|\.(\$query|where\w*|orderBy|forUpdate|findById)\(/;
    const built = sources
      .filter((file) => folderOf(file) !== 'migrations' && file !== 'database/migrations.ts')
      .filter((file) => builder.test(textOf(file)));
    expect(built).to.deep.equal([]);
  });

  it('changes time in one gate, so that no figure that it counts in is forgotten', () => {
    const gates = {
      'countHours(': ['commands/time/change-time.ts', 'commands/time/count-hours.ts'],
      'removeFromApprovals(': ['commands/approvals/remove-from-approvals.ts', 'commands/time/change-time.ts'],
      'moveHours(': ['commands/retainers/draw-hours.ts', 'commands/time/change-time.ts'],
      'addTimeIncrements(': ['commands/time/count-hours.ts', 'models/time/time-rollups.ts'],
    };
    for (const [text, files] of Object.entries(gates))
      expect(sources.filter((file) => textOf(file).includes(text)).toSorted(), text).to.deep.equal(files);
  });

  it('requires every model to define who may see its rows', () => {
    const silent = sources
      .filter((file) => folderOf(file) === 'models')
      .filter((file) => {
        const text = textOf(file);
        return text.includes('extends WorkspaceModel') && !text.includes('static override limitVisible');
      });
    expect(silent).to.deep.equal([]);
  });

  it('keeps files short enough to read in one sitting', () => {
    const long = sources
      .map((file) => ({ file, lines: textOf(file).split('\n').length }))
      .filter(({ lines }) => lines > 280);
    expect(long).to.deep.equal([]);
  });
});
