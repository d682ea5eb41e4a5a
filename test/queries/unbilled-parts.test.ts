import { expect } from 'chai';
import { unbilledParts } from '../../queries/reports/unbilled-parts.js';
import { filledDatabase, type FilledDatabase } from '../support/source/filled-database.js';
import { planOf } from '../support/source/plans.js';
import { statementsOf } from '../support/source/statements.js';

describe('unbilledParts', () => {
  let filled: FilledDatabase;

  before(async () => {
    filled = await filledDatabase('unbilled', ['clients', 'projects', 'tickets', 'time_entries']);
  });
  after(() => filled.close());

  it('adds up the entries from an index alone, before it looks at their projects', async () => {
    const statements = await statementsOf(filled.database, () => unbilledParts(filled.ctx, '2026-11-23'));
    const ofTime = statements.find(({ sql }) => sql.includes('FROM time_entries t'));
    if (!ofTime) throw new Error('No statement adds up time');
    const [statement = ''] = /SELECT t\.workspace_id,[^]*?GROUP BY [^)]*/.exec(ofTime.sql) ?? [];
    const bindings = ofTime.bindings.slice(0, statement.split('?').length - 1);
    const { looks, said } = await planOf(filled.database, { sql: statement, bindings });
    expect(looks[0]).to.include({ table: 't', index: 'time_entries_billed_index' });
    expect(said).to.match(/Using index|IndexReader/);
    expect(said).not.to.match(/IndexLookUp/);
  });
});
