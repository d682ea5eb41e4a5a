/** Holds the table of layers against the imports: they go down only. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../settings/root.js';

/** What the files of a folder may import from, besides their own folder and packages. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  workers: ['commands', 'queries', 'serializers', 'models', 'domain', 'contract', 'documents', 'settings'],
  server: [
    'handlers',
    'workers',
    'commands',
    'queries',
    'serializers',
    'models',
    'domain',
    'contract',
    'generated',
    'documents',
    'settings',
  ],
  handlers: ['commands', 'queries', 'serializers', 'models', 'domain', 'contract', 'documents'],
  commands: ['queries', 'serializers', 'models', 'domain', 'contract', 'documents', 'settings'],
  queries: ['serializers', 'models', 'domain', 'contract'],
  serializers: ['models', 'domain', 'contract'],
  models: ['domain', 'contract', 'settings'],
  domain: ['contract'],
  documents: ['domain', 'settings'],
  contract: ['generated'],
  settings: [],
  sdk: [],
  migrations: [],
};

/** Packages that one folder alone may know. */
const keptTo: Readonly<Record<string, readonly string[]>> = {
  koa: ['server'],
  '@koa/router': ['server'],
  'koa-body': ['server'],
  'openapi-backend': ['server'],
  'temporal-polyfill': ['domain'],
  objection: ['models'],
  mysql2: ['models'],
  nodemailer: ['workers'],
  undici: ['workers'],
  '@myriaddreamin/typst-ts-node-compiler': ['documents'],
  'csv-stringify': ['documents'],
  'd3-scale': ['documents'],
  'd3-shape': ['documents'],
};

const sources = Object.keys(allowed).flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.includes('generated/'))
    .map((name) => join(folder, name)),
);

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports: Import[] = sources.flatMap((from) => {
  const text = readFileSync(join(projectRoot, from), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, to = '']) => ({ from, to }));
});

const folderOf = (path: string): string => normalize(path).split('/')[0] ?? '';

describe('the architecture', () => {
  it('lets imports go down only', () => {
    const upward = imports
      .filter(({ to }) => to.startsWith('.'))
      .map(({ from, to }) => ({
        from,
        folder: folderOf(relative(projectRoot, resolve(projectRoot, dirname(from), to))),
      }))
      .filter(({ from, folder }) => folder !== folderOf(from) && !allowed[folderOf(from)]?.includes(folder));
    expect(upward).to.deep.equal([]);
  });

  it('keeps handlers from importing one another', () => {
    const sideways = imports.filter(
      ({ from, to }) =>
        folderOf(from) === 'handlers' && from !== 'handlers/index.ts' && to.startsWith('./') && to !== './contract.js',
    );
    expect(sideways).to.deep.equal([]);
  });

  it('keeps each library to the folder whose concern it is', () => {
    const strays = imports.filter(({ from, to }) => {
      const home =
        keptTo[to] ??
        keptTo[
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
    const packages = imports.filter(({ from, to }) => folderOf(from) === 'sdk' && !to.startsWith('.'));
    expect(packages).to.deep.equal([]);
    expect(imports.filter(({ from }) => folderOf(from) === 'sdk').length).to.be.greaterThan(10);
  });

  it('starts queries in models/ and through its verbs only', () => {
    const raw = sources
      .filter((file) => !['models', 'migrations'].includes(folderOf(file)))
      .filter((file) => /\.db\.raw\(|\.db\(['"`]|\bdb\.raw\(/.test(readFileSync(join(projectRoot, file), 'utf8')));
    expect(raw).to.deep.equal([]);
  });

  it('lets time through one gate, so that no figure it counts in is forgotten', () => {
    const gates = {
      'countHours(': ['commands/time/change-time.ts', 'commands/time/count-hours.ts'],
      'moveHours(': ['commands/retainers/draw-hours.ts', 'commands/time/change-time.ts'],
      'keepTime(': ['commands/time/count-hours.ts', 'models/time/kept-time.ts'],
      'DELETE FROM time_entries': ['commands/time/change-time.ts'],
    };
    for (const [text, files] of Object.entries(gates))
      expect(
        sources.filter((file) => readFileSync(join(projectRoot, file), 'utf8').includes(text)).toSorted(),
        text,
      ).to.deep.equal(files);
  });

  it('has every model say who may see its rows', () => {
    const silent = sources
      .filter((file) => folderOf(file) === 'models')
      .filter((file) => {
        const text = readFileSync(join(projectRoot, file), 'utf8');
        return text.includes('extends WorkspaceModel') && !text.includes('static override limitVisible');
      });
    expect(silent).to.deep.equal([]);
  });

  it('keeps files short enough to read in one sitting', () => {
    const long = sources
      .map((file) => ({ file, lines: readFileSync(join(projectRoot, file), 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 280);
    expect(long).to.deep.equal([]);
  });
});
