/** Every operation as every kind of caller, held against test/contract/access-matrix.txt (architecture, tests). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import { projectRoot } from '../../settings/root.js';
import { runMatrix, type Row } from '../support/access/matrix.js';
import { cellsOf, readTable, writeTable } from '../support/access/table.js';

const file = join(projectRoot, 'test/contract/access-matrix.txt');
const isWriting = process.env['ACCESS_MATRIX'] === 'write';

describe('who may do what', () => {
  let rows: readonly Row[];
  let committed: ReadonlyMap<string, unknown[]>;

  before(async function () {
    this.timeout(120_000);
    rows = await runMatrix();
    if (isWriting) writeFileSync(file, writeTable(rows));
    committed = readTable(readFileSync(file, 'utf8'));
  });

  for (const id of Object.keys(operations)) {
    it(`${id} answers each caller as the matrix says`, () => {
      expect(committed.get(id), `${id} is not in the matrix`).not.to.equal(undefined);
      expect(rows.filter((row) => row.id === id).map(cellsOf)).to.deep.equal(committed.get(id));
    });
  }

  it('names no operation that is no more', () => {
    expect([...committed.keys()].filter((id) => !(id in operations))).to.deep.equal([]);
  });
});
