/** Holds the records of docs/decisions against what cites them: a reader finds each reason in this repository, and nowhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../settings/root.js';

const folder = 'docs/decisions';
const records = readdirSync(join(projectRoot, folder)).filter((name) => name !== 'README.md');
const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** What people wrote: neither what is generated or installed nor what `npm start` leaves behind. */
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

  it('has every record that another one leads to, and leads to each from its index', () => {
    const links = found(/\]\(([\w-]+\.md)\)/g).filter(({ path }) => path.startsWith(`${folder}/`));
    expect(links.filter(({ text }) => !records.includes(text))).to.deep.equal([]);
    const index = links.filter(({ path }) => path === `${folder}/README.md`).map(({ text }) => text);
    expect(index.toSorted()).to.deep.equal(records.toSorted());
  });

  it('is what comments cite, in place of documents that the repository does not hold', () => {
    // Written so that this file does not cite what it forbids.
    const outside = found(/(\bruling[s]\b|[(;] ?specificatio[n], )/gi);
    expect(outside).to.deep.equal([]);
  });
});
