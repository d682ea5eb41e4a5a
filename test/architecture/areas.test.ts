/** Checks that all layers have the same areas, and that no import within a layer points up. */
import { dirname } from 'node:path';
import { expect } from 'chai';
import { importsOf, sourceFiles, type Import } from '../support/source/source-imports.js';

/** The areas from the top down: a command imports from its own area and from those below it. */
const order = [
  ['portal', 'notifications'],
  ['across'],
  ['time'],
  ['retainers', 'reports'],
  ['billing'],
  ['expenses'],
  ['tickets', 'projects', 'people'],
  ['approvals'],
  ['clients'],
  ['tags'],
  ['events'],
  ['workspace'],
] as const;
const rankOf = new Map<string, number>(order.flatMap((areas, rank) => areas.map((area) => [area, rank] as const)));

/** Folders of a layer that are no areas. */
const besides: Readonly<Record<string, readonly string[]>> = {
  commands: [],
  queries: [],
  domain: [],
  models: ['moving', 'queues', 'search'],
};
/** Folders with one file per noun or per part of the contract; they have no areas, and may be large. */
const flat = new Set(['handlers', 'serializers', 'migrations', 'openapi/paths', 'openapi/webhooks', 'openapi/links']);
const max = 25;

const modules = sourceFiles.filter((path) => /\.(ts|mjs)$/.test(path) && !path.endsWith('.d.ts'));
const sources = modules.filter((path) => !path.startsWith('test/'));
const imports = importsOf(modules);
const layerOf = (path: string): string => path.split('/')[0] ?? '';
/** The folder within a layer that a file is in; undefined if it is directly in the layer. */
const areaOf = (path: string): string | undefined => (path.split('/').length > 2 ? path.split('/')[1] : undefined);
const within = (layer: string): Import[] =>
  imports.filter(({ from, to }) => layerOf(from) === layer && layerOf(to) === layer && areaOf(from) !== areaOf(to));

describe('the areas', () => {
  it('are the same in every layer', () => {
    for (const [layer, others] of Object.entries(besides)) {
      const found = new Set(sources.filter((path) => layerOf(path) === layer).flatMap((path) => areaOf(path) ?? []));
      expect(
        [...found].filter((area) => !rankOf.has(area) && !others.includes(area)),
        layer,
      ).to.deep.equal([]);
    }
    expect(sources.filter((path) => layerOf(path) === 'commands' && areaOf(path) === undefined)).to.deep.equal([]);
  });

  it('of commands import only those below them', () => {
    const rank = (path: string): number => rankOf.get(areaOf(path) ?? '') ?? -1;
    expect(within('commands').length).to.be.greaterThan(50);
    expect(within('commands').filter(({ from, to }) => rank(to) <= rank(from))).to.deep.equal([]);
  });

  it('import one way: no two folders of a layer import one another', () => {
    const ways = new Set(
      ['commands', 'queries', 'domain', 'models', 'server'].flatMap((layer) =>
        within(layer).map(({ from, to }) => `${layer}: ${areaOf(from) ?? '.'} → ${areaOf(to) ?? '.'}`),
      ),
    );
    const backOf = (way: string): string => way.replace(/: (.*) → (.*)/, ': $2 → $1');
    // The base class of all models indexes their words for search, and the index uses the same queries as any other
    // code.
    expect([...ways].filter((way) => ways.has(backOf(way))).toSorted()).to.deep.equal([
      'models: . → search',
      'models: search → .',
    ]);
  });
});

describe('the modules', () => {
  it('have no circular imports', () => {
    const targets = new Map<string, string[]>();
    for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[][] = [];
    const visit = (path: string, way: readonly string[]): void => {
      if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path]);
      if (done.has(path) || way.includes(path)) return;
      for (const to of targets.get(path) ?? []) visit(to, [...way, path]);
      done.add(path);
    };
    for (const path of sources) visit(path, []);
    expect(circles).to.deep.equal([]);
  });

  it('of the service and of its programs import nothing of the tests and the lab', () => {
    const isBeside = (path: string): boolean => ['test', 'lab'].includes(layerOf(path));
    expect(imports.filter(({ from, to }) => !isBeside(from) && isBeside(to))).to.deep.equal([]);
  });

  it('of the service import none of its programs', () => {
    const programs = imports.filter(
      ({ from, to }) => !['test', 'lab', 'scripts'].includes(layerOf(from)) && layerOf(to) === 'scripts',
    );
    expect(programs).to.deep.equal([]);
  });

  it(`are in folders of at most ${max} files, not counting subfolders`, () => {
    const counts = new Map<string, number>();
    for (const path of sourceFiles.filter((each) => /\.(ts|mjs|yaml)$/.test(each)))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    expect([...counts].filter(([folder, count]) => count > max && !flat.has(folder))).to.deep.equal([]);
  });
});
