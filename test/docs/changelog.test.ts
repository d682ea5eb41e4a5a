import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../settings/root.js';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

describe('the changelog', () => {
  const sections = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\]/gm)].map(([, version]) => version);

  it('has a section for what is unreleased, then one for each released version, the newest first', () => {
    const { info } = JSON.parse(read('contract/released.json')) as { readonly info: { readonly version: string } };
    expect(sections.slice(0, 2)).to.deep.equal(['Unreleased', info.version]);
    expect(sections.at(-1)).to.equal('1.0.0');
  });
});
