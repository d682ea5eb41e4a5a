import { expect } from 'chai';
import { unbilledGroups } from '../../queries/reports/unbilled-time.js';
import { filledDatabase, type FilledDatabase } from '../support/source/filled-database.js';
import { planOf } from '../support/source/plans.js';

describe('unbilled time by group', () => {
  let filled: FilledDatabase;

  before(async () => {
    filled = await filledDatabase('unbilled', ['clients', 'projects', 'tickets', 'time_entries']);
  });
  after(() => filled.close());

  it('is added up from an index alone, each span of age from its part of it', async () => {
    const { sql: statement, values: bindings } = unbilledGroups(filled.ctx, '2026-03-07');
    const { accesses, said } = await planOf(filled.database, { sql: statement, bindings });
    const entries = accesses.filter(({ table }) => table === 't');
    expect(entries.map(({ index }) => index)).to.deep.equal(Array(4).fill('time_entries_billed_index'));
    expect(said).to.match(/Using index|IndexReader/);
    expect(said).not.to.match(/IndexLookUp/);
  });
});
