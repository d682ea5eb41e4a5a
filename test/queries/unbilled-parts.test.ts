import { expect } from 'chai';
import type { Knex } from 'knex';
import type { Ctx } from '../../models/context.js';
import { openDatabase } from '../../models/database/database.js';
import type { Database } from '../../models/database/db.js';
import { openSchema } from '../../models/database/schema.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { unbilledParts } from '../../queries/reports/unbilled-parts.js';
import { loadSettings } from '../../settings/settings.js';
import { fillTable, idOf } from '../support/builders/rows.js';
import { freshDatabase } from '../support/service/database.js';
import { noJobs } from '../support/service/no-jobs.js';
import { planOf } from '../support/source/plans.js';
import { statementsOf } from '../support/source/statements.js';

describe('unbilledParts', () => {
  let database: Database;
  let db: Knex;
  let ctx: Ctx;

  before(async () => {
    const url = await freshDatabase('unbilled');
    database = openDatabase(url, 1);
    db = openSchema(url, 1);
    for (const table of ['workspaces', 'users', 'clients', 'projects', 'tickets', 'time_entries'])
      await fillTable(db, table);
    const settings = loadSettings({ SECRET_KEY: 'x'.repeat(32) });
    ctx = await systemContext({ db: database, settings, jobs: noJobs }, idOf('workspace', 0));
  });
  after(() => Promise.all([database.destroy(), db.destroy()]));

  it('adds up the entries from an index alone, before it looks at their projects', async () => {
    const statements = await statementsOf(database, () => unbilledParts(ctx, '2026-11-23'));
    const ofTime = statements.find(({ sql }) => sql.includes('FROM time_entries t'));
    if (!ofTime) throw new Error('No statement adds up time');
    const [statement = ''] = /SELECT t\.workspace_id,[^]*?GROUP BY [^)]*/.exec(ofTime.sql) ?? [];
    const bindings = ofTime.bindings.slice(0, statement.split('?').length - 1);
    const { looks, said } = await planOf(database, { sql: statement, bindings });
    expect(looks[0]).to.include({ table: 't', index: 'time_entries_billed_index' });
    expect(said).to.match(/Using index|IndexReader/);
    expect(said).not.to.match(/IndexLookUp/);
  });
});
