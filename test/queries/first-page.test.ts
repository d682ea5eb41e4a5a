/** The first page of what an index holds in order, which is read otherwise than later pages. */
import { expect } from 'chai';
import type { Knex } from 'knex';
import type { Query } from '../../contract/contract.js';
import type { Ctx } from '../../models/context.js';
import { openDatabase } from '../../models/database/database.js';
import type { Database } from '../../models/database/db.js';
import { openSchema } from '../../models/database/schema.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { list } from '../../queries/list.js';
import { timeEntryList } from '../../queries/time/time-entries.js';
import { loadSettings } from '../../settings/settings.js';
import { fillTable, idOf } from '../support/builders/rows.js';
import { freshDatabase } from '../support/service/database.js';
import { noJobs } from '../support/service/no-jobs.js';
import { planOf, readsOf, slackOf } from '../support/source/plans.js';
import { statementsOf, type Statement } from '../support/source/statements.js';

const perPage = 20;
/** The entry, its user, its client and its project. */
const tablesOfRow = 4;

const narrowed: Readonly<Record<string, object>> = {
  'of everyone': {},
  'of a client': { client_id: [idOf('client')] },
  'of a project from a day on': { project_id: [idOf('project')], from: '2024-01-01' },
  'of a user': { user_id: [idOf('user')] },
  'that are not billed': { billed: false },
};

describe('the first page of a list', () => {
  let database: Database;
  let db: Knex;
  let ctx: Ctx;

  before(async () => {
    const url = await freshDatabase('first_page');
    database = openDatabase(url, 1);
    db = openSchema(url, 1);
    for (const table of ['workspaces', 'users', 'clients', 'projects', 'time_entries']) await fillTable(db, table);
    const settings = loadSettings({ SECRET_KEY: 'x'.repeat(32) });
    ctx = await systemContext({ db: database, settings, jobs: noJobs }, idOf('workspace', 0));
  });
  after(() => Promise.all([database.destroy(), db.destroy()]));

  const read = (query: object, page: number, per_page = perPage): Promise<{ rows: { id: string }[] }> =>
    list(ctx, timeEntryList, { sort: 'date', order: 'desc', page, per_page, ...query } as Query<'listTimeEntries'>);

  const idsOf = async (...asked: Parameters<typeof read>): Promise<string[]> =>
    (await read(...asked)).rows.map(({ id }) => id);

  async function pageStatementOf(query: object): Promise<Statement> {
    const statements = await statementsOf(database, () => read(query, 1));
    const found = statements.find(({ sql }) => sql.includes('LIMIT'));
    if (!found) throw new Error('No statement reads a page');
    return found;
  }

  for (const [name, query] of Object.entries(narrowed))
    for (const order of ['asc', 'desc'])
      it(`goes before the second, of entries ${name}, ${order}`, async () => {
        const asked = { ...query, order };
        const both = await idsOf(asked, 1, 2 * 3);
        expect(both.length, 'entries').to.be.above(3);
        expect([...(await idsOf(asked, 1, 3)), ...(await idsOf(asked, 2, 3))]).to.deep.equal(both);
      });

  for (const [name, query] of Object.entries(narrowed))
    it(`reads its rows and what they name alone, and puts none aside, of entries ${name}`, async () => {
      const statement = await pageStatementOf(query);
      const { isTwice, said } = await planOf(database, statement);
      expect(isTwice, said).to.equal(false);
      const most = perPage * tablesOfRow + (await slackOf(database, 'pages'));
      expect(await readsOf(database, statement), said).to.be.at.most(most);
    });

  it('is read as any other where the index does not hold the order asked for', async () => {
    const { sql } = await pageStatementOf({ client_id: [idOf('client')], sort: 'hours' });
    expect(sql).to.include('AS page');
    const { sql: ofSeveral } = await pageStatementOf({ client_id: [idOf('client'), idOf('client', 80)] });
    expect(ofSeveral).to.include('AS page');
  });
});
