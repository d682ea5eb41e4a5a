/** The proofs that docs/decisions/threats.md names are tests of these names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../settings/root.js';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** The rows of the table: file and name of a test. */
const proofs = [...read('docs/decisions/threats.md').matchAll(/^\| [^|]+ \| `(test\/[^`]+)` \| ([^|]+) \|$/gm)].map(
  ([, file = '', name = '']) => ({ file, name }),
);

describe('docs/decisions/threats.md', () => {
  it('names tests that exist as the proofs of what it says', () => {
    expect(proofs.length).to.be.greaterThan(25);
    expect(proofs.filter(({ file, name }) => !read(file).includes(name))).to.deep.equal([]);
  });
});
