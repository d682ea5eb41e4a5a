/** Checks the records in docs/decisions against the places that cite them: every reason is found in this repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../settings/root.js';

const folder = 'docs/decisions';
const records = readdirSync(join(projectRoot, folder)).filter((name) => name !== 'README.md');
const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** Files written by people: no generated or installed ones, and none that `npm start` creates. */
const written = readdirSync(projectRoot, { withFileTypes: true })
  .filter(({ name }) => !/^(\.|node_modules$|generated$|dist)/.test(name))
  .flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]))
  .filter((path) => /\.(ts|mjs|py|typ|ya?ml|md)$/.test(path));

function filesBelow(name: string): string[] {
  return readdirSync(join(projectRoot, name), { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(^|\/)(node_modules|generated|dist)\//.test(path))
    .map((path) => join(name, path));
}

const found = (pattern: RegExp): { readonly path: string; readonly text: string }[] =>
  written.flatMap((path) => [...read(path).matchAll(pattern)].map(([, text = '']) => ({ path, text })));

describe('docs/decisions', () => {
  it('has every record that is cited anywhere', () => {
    const cited = found(/docs\/decisions\/([\w-]+\.md)/g);
    expect(cited.length).to.be.greaterThan(50);
    expect(cited.filter(({ text }) => text !== 'README.md' && !records.includes(text))).to.deep.equal([]);
  });

  it('has every record that another one links to, and links to each from its index', () => {
    const links = found(/\]\(([\w-]+\.md)\)/g).filter(({ path }) => path.startsWith(`${folder}/`));
    expect(links.filter(({ text }) => !records.includes(text))).to.deep.equal([]);
    const index = links.filter(({ path }) => path === `${folder}/README.md`).map(({ text }) => text);
    expect(index.toSorted()).to.deep.equal(records.toSorted());
  });

  it('names, like CONTRIBUTING.md and README.md, only files and folders that exist', () => {
    const places = new Set(readdirSync(projectRoot));
    const named = ['CONTRIBUTING.md', 'README.md', ...records.map((name) => join(folder, name))].flatMap((path) =>
      [...read(path).matchAll(/`(\w[\w.-]*\/[\w./-]*)`/g)].map(([, place = '']) => ({ path, place })),
    );
    const inside = named.filter(({ place }) => places.has(place.split('/')[0] ?? '') && !place.startsWith('dist'));
    expect(inside.length).to.be.greaterThan(100);
    expect(inside.filter(({ place }) => !existsSync(join(projectRoot, place)))).to.deep.equal([]);
  });

  it('is what comments cite, rather than documents outside the repository', () => {
    // Written so that the pattern does not match this file.
    const outside = found(/(\bruling[s]\b|[(;] ?specificatio[n], )/gi);
    expect(outside).to.deep.equal([]);
  });
});
