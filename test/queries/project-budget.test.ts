/** The budget of a project over time reads the rows of the project alone, its entries from an index. */
import { expect } from 'chai';
import { Project } from '../../models/projects/project.js';
import { projectBudget } from '../../queries/projects/project-budget.js';
import { idOf } from '../support/builders/rows.js';
import { filledDatabase, type FilledDatabase } from '../support/source/filled-database.js';
import { planOf, readsOf, slackOf } from '../support/source/plans.js';
import { statementsOf, type Statement } from '../support/source/statements.js';

const tables = [
  'clients',
  'projects',
  'phases',
  'tickets',
  'time_entries',
  'expenses',
  'invoices',
  'invoice_line_items',
  'revenue_shares',
];

describe('the statements of a budget over time', () => {
  let filled: FilledDatabase;
  let statements: Statement[];
  const reading = (part: string): Statement => {
    const [found, ...others] = statements.filter(({ sql }) => sql.includes(part));
    if (!found || others.length > 0) throw new Error(`Not one statement reads ${part}`);
    return found;
  };

  before(async () => {
    filled = await filledDatabase('budget', tables);
    const project = await Project.get(filled.ctx, idOf('project'));
    statements = await statementsOf(filled.database, () => projectBudget(filled.ctx, project));
  });
  after(() => filled.close());

  it('are few, however much was done', () => {
    // Client; time; billed amounts, lines of drafts, time on these; expenses; phases.
    expect(statements).to.have.length.within(6, 7);
  });

  it('read the entries from an index alone', async () => {
    const { accesses, said } = await planOf(filled.database, reading('time_entries_project_id_index'));
    const entries = accesses.filter(({ table }) => table === 't');
    expect(entries.map(({ index }) => index)).to.deep.equal(Array(2).fill('time_entries_project_id_index'));
    expect(said).to.match(/Using index|IndexReader/);
    expect(said).not.to.match(/IndexLookUp/);
  });

  it('read no more rows than the project has', async () => {
    const { db, database, ctx } = filled;
    const countOf = async (table: string, condition: object): Promise<number> => {
      const [row] = (await db(table)
        .where({ workspace_id: ctx.scope.workspaceId, ...condition })
        .count({ total: '*' })) as { total: number }[];
      return Number(row?.total);
    };
    const project_id = idOf('project');
    const entries = await countOf('time_entries', { project_id });
    const shares = await countOf('revenue_shares', { project_id });
    const expenses = await countOf('expenses', { project_id });
    const slack = await slackOf(database, 'pages');
    expect([entries, shares, expenses].every((rows) => rows > 5)).to.equal(true);
    // Each entry twice, and each group with its user and ticket, by way of a temporary table.
    expect(await readsOf(database, reading('time_entries_project_id_index'))).to.be.at.most(8 * entries + slack);
    expect(await readsOf(database, reading('FROM revenue_shares'))).to.be.at.most(2 * shares + slack);
    expect(await readsOf(database, reading('FROM expenses'))).to.be.at.most(3 * expenses + slack);
  });

  it('look every table up by the workspace or by ids', async () => {
    for (const statement of statements) {
      const { accesses, said } = await planOf(filled.database, statement);
      for (const { table, reads } of accesses)
        expect(reads, `${table}: ${statement.sql}\n${said}`).to.be.oneOf(['rows', 'part']);
    }
  });
});
