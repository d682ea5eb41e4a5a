/** The first page of a list in the order of an index, which is read with another statement than later pages. */
import { expect } from 'chai';
import type { Query } from '../../contract/contract.js';
import { list } from '../../queries/read-list.js';
import { timeEntryList } from '../../queries/time/time-entries.js';
import { idOf } from '../support/builders/rows.js';
import { filledDatabase, type FilledDatabase } from '../support/source/filled-database.js';
import { planOf, readsOf, slackOf } from '../support/source/plans.js';
import { statementsOf, type Statement } from '../support/source/statements.js';

const perPage = 20;
/** The tables of a row: the entry, its user, its client and its project. */
const tablesOfRow = 4;

const narrowed: Readonly<Record<string, object>> = {
  'of everyone': {},
  'of a client': { client_id: [idOf('client')] },
  'of a project from a day on': { project_id: [idOf('project')], from: '2024-01-01' },
  'of a user': { user_id: [idOf('user')] },
  'that are not billed': { billed: false },
};

describe('the first page of a list', () => {
  let filled: FilledDatabase;

  before(async () => {
    filled = await filledDatabase('first_page', ['clients', 'projects', 'time_entries']);
  });
  after(() => filled.close());

  const read = (query: object, page: number, per_page = perPage): Promise<{ rows: { id: string }[] }> =>
    list(filled.ctx, timeEntryList, {
      sort: 'date',
      order: 'desc',
      page,
      per_page,
      ...query,
    } as Query<'listTimeEntries'>);

  const idsOf = async (...asked: Parameters<typeof read>): Promise<string[]> =>
    (await read(...asked)).rows.map(({ id }) => id);

  async function pageStatementOf(query: object): Promise<Statement> {
    const statements = await statementsOf(filled.database, () => read(query, 1));
    const found = statements.find(({ sql }) => sql.includes('LIMIT'));
    if (!found) throw new Error('No statement reads a page');
    return found;
  }

  for (const [name, query] of Object.entries(narrowed))
    for (const order of ['asc', 'desc'])
      it(`continues with the second without gap or repetition, of entries ${name}, ${order}`, async () => {
        const asked = { ...query, order };
        const both = await idsOf(asked, 1, 2 * 3);
        expect(both.length, 'entries').to.be.above(3);
        expect([...(await idsOf(asked, 1, 3)), ...(await idsOf(asked, 2, 3))]).to.deep.equal(both);
      });

  for (const [name, query] of Object.entries(narrowed))
    it(`reads only its rows and those that they refer to, without a temporary table, of entries ${name}`, async () => {
      const statement = await pageStatementOf(query);
      const { usesTemporaryTable, said } = await planOf(filled.database, statement);
      expect(usesTemporaryTable, said).to.equal(false);
      const max = perPage * tablesOfRow + (await slackOf(filled.database, 'pages'));
      expect(await readsOf(filled.database, statement), said).to.be.at.most(max);
    });

  it('is read like any other page if no index has the order', async () => {
    const { sql } = await pageStatementOf({ client_id: [idOf('client')], sort: 'hours' });
    expect(sql).to.include('AS page');
    const { sql: ofSeveral } = await pageStatementOf({ client_id: [idOf('client'), idOf('client', 80)] });
    expect(ofSeveral).to.include('AS page');
  });
});
