import { expect } from 'chai';
import sql from 'sql-template-tag';
import { groupsOfDays, groupsOfEntries } from '../../queries/reports/unbilled-groups.js';
import { filledDatabase, type FilledDatabase } from '../support/source/filled-database.js';
import { planOf } from '../support/source/plans.js';

describe('unbilled time by group', () => {
  const sums = sql`SUM(t.hours) AS hours, MIN(t.date) AS oldest_date, SUM(t.value) AS value`;
  let filled: FilledDatabase;

  before(async () => {
    filled = await filledDatabase('unbilled', ['clients', 'projects', 'tickets', 'time_entries', 'time_increments']);
  });
  after(() => filled.close());

  it('is added up from an index alone, where it has not been counted yet', async () => {
    const { sql: statement, values: bindings } = groupsOfEntries(filled.ctx, sums);
    const { looks, said } = await planOf(filled.database, { sql: statement, bindings });
    expect(looks[0]).to.include({ table: 't', index: 'time_entries_billed_index' });
    expect(said).to.match(/Using index|IndexReader/);
    expect(said).not.to.match(/IndexLookUp/);
  });

  it('is otherwise read by day, with the entries of those days alone that changes wait to be folded of', async () => {
    const { sql: statement, values: bindings } = groupsOfDays(filled.ctx, sums);
    const { looks } = await planOf(filled.database, { sql: statement, bindings });
    const read = looks.map(({ table, index }) => [table, index]);
    expect(read).to.deep.include.members([
      ['t', 'PRIMARY'],
      ['t', 'time_entries_client_id_index'],
    ]);
    expect(read).not.to.deep.include(['t', 'time_entries_billed_index']);
  });
});
