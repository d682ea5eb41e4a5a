/** Whole lists in small portions, so that a row missing or duplicated at a boundary would show. */
import { expect } from 'chai';
import type { Knex } from 'knex';
import type { Ctx } from '../../models/context.js';
import type { Database } from '../../database/db.js';
import { clientList } from '../../queries/clients/clients.js';
import { expenseList } from '../../queries/expenses/expenses.js';
import { projectList } from '../../queries/projects/projects.js';
import { ticketList } from '../../queries/tickets/tickets.js';
import { invoiceList } from '../../queries/billing/invoices.js';
import { each } from '../../queries/answer-list.js';
import type { ListOf } from '../../queries/list.js';
import { list } from '../../queries/read-list.js';
import { timeEntryList } from '../../queries/time/time-entries.js';
import { wholeList } from '../../queries/whole-list.js';
import type { Query } from '../../contract/contract.js';
import { queryOf } from '../support/contract/contract.js';
import { filledDatabase, type FilledDatabase } from '../support/source/filled-database.js';
import { idOf, rowCount, workspaceCount } from '../support/builders/rows.js';
import { planOf, readsOf, slackOf } from '../support/source/plans.js';
import { statementsOf, type Statement } from '../support/source/statements.js';

const tables = [
  'clients',
  'projects',
  'ticket_statuses',
  'ticket_priorities',
  'tickets',
  'time_entries',
  'expenses',
  'invoices',
];
/**
 * Tables in which a third of the rows have no due date. These are more than a portion holds, and come first or last in
 * that order.
 */
const withoutDay = ['projects', 'tickets'];
const portions = { ids: 83, rows: 25 };
const inWorkspace = rowCount / workspaceCount;

type ListId = 'listTimeEntries' | 'listExpenses' | 'listInvoices' | 'listClients' | 'listProjects' | 'listTickets';

/** A list without its specific types: the tests cover all of them. */
type AnyList = ListOf<ListId, { id: string }, unknown>;
const lists = {
  listTimeEntries: timeEntryList,
  listExpenses: expenseList,
  listInvoices: invoiceList,
  listClients: clientList,
  listProjects: projectList,
  listTickets: ticketList,
} as unknown as Readonly<Record<ListId, AnyList>>;

const filters: Readonly<Record<ListId, readonly object[]>> = {
  listTimeEntries: [{ client_id: [idOf('client')] }, { billable: true }, { from: '2024-06-01', billed: false }],
  listExpenses: [{ user_id: [idOf('user')] }, { billable: true }],
  listInvoices: [{ status: ['sent', 'overdue'] }, { due_to: '2024-06-01' }],
  listClients: [{ status: ['inactive'] }],
  listProjects: [{ client_id: [idOf('client')] }],
  listTickets: [{ client_id: [idOf('client')] }],
};

/** A query with the parameters that are required. */
const valid = (id: ListId, query: object): Query<ListId> =>
  ({ page: 1, per_page: inWorkspace, ...(id === 'listTickets' ? { status: ['all'] } : {}), ...query }) as Query<ListId>;

const sortsOf = (id: ListId): string[] =>
  queryOf(id).flatMap(({ name, schema }) => (name === 'sort' ? (schema.enum ?? []).map(String) : []));

describe('wholeList', () => {
  let filled: FilledDatabase;
  let database: Database;
  let db: Knex;
  let ctx: Ctx;
  const ids = Object.keys(lists) as ListId[];

  before(async () => {
    filled = await filledDatabase('whole', tables);
    ({ database, db, ctx } = filled);
    for (const table of withoutDay) await db(table).whereRaw('CRC32(id) % 3 = 0').update({ due_date: null });
  });
  after(() => filled.close());

  const wholeOf = async (id: ListId, query: object): Promise<AsyncIterable<readonly object[]>> =>
    (
      await wholeList(
        ctx,
        lists[id],
        valid(id, { per_page: 20, ...query }),
        each(({ id: row }) => ({ row })),
        { portions },
      )
    ).rows;

  async function idsOfWhole(id: ListId, query: object): Promise<string[]> {
    const read: string[] = [];
    for await (const rows of await wholeOf(id, query)) {
      expect(rows.length).to.be.at.most(portions.rows);
      read.push(...rows.map((shown) => (shown as { row: string }).row));
    }
    return read;
  }

  async function idsOfPage(id: ListId, query: object): Promise<string[]> {
    const { rows } = await list(ctx, lists[id], valid(id, query));
    return rows.map((row) => row.id);
  }

  for (const id of ids) {
    for (const sort of sortsOf(id)) {
      it(`returns ${id} by ${sort} in the same order as its pages, in both directions`, async () => {
        for (const order of ['asc', 'desc']) {
          const whole = await idsOfWhole(id, { sort, order });
          expect(whole).to.have.lengthOf(inWorkspace);
          expect(whole).to.deep.equal(await idsOfPage(id, { sort, order }));
        }
      });
    }
    for (const filter of filters[id]) {
      it(`returns ${id} with ${JSON.stringify(filter)}`, async () => {
        for (const sort of sortsOf(id)) {
          const whole = await idsOfWhole(id, { ...filter, sort });
          expect(whole.length).to.be.within(2, inWorkspace - 1);
          expect(whole).to.deep.equal(await idsOfPage(id, { ...filter, sort }));
        }
      });
    }
  }

  for (const id of ids) {
    it(`costs no more at the end of ${id} than at its beginning, in any order`, async () => {
      // One row to find where the portion before ended, and one where this one ends.
      const max = portions.ids + 3 + (await slackOf(database, 'portions'));
      for (const sort of sortsOf(id)) {
        const statements = await statementsOf(database, () => idsOfWhole(id, { sort }));
        const costs = [];
        for (const statement of statements.filter(({ sql }) => sql.startsWith('SELECT t.id'))) {
          await assertRange(statement, sort);
          costs.push(await readsOf(database, statement));
        }
        // One more portion if some rows have no value in the order.
        expect(costs.length).to.be.within(
          Math.ceil(inWorkspace / portions.ids),
          Math.ceil(inWorkspace / portions.ids) + 1,
        );
        expect(Math.max(...costs), `${id} by ${sort}: ${costs.join(', ')}`).to.be.at.most(max);
      }
    });
  }

  for (const order of ['asc', 'desc']) {
    it(`shows a single moment: what is added, changed or deleted meanwhile is not in it, in order ${order}`, async () => {
      const sorted = { sort: 'name', order };
      const before = await idsOfPage('listClients', sorted);
      const read: string[] = [];
      for await (const rows of await wholeOf('listClients', sorted)) {
        const isFirst = read.length === 0;
        read.push(...rows.map((shown) => (shown as { row: string }).row));
        if (isFirst) await changeEnd(before, `client_${order}`);
      }
      expect(read).to.deep.equal(before);
      expect(await idsOfPage('listClients', sorted)).not.to.deep.equal(before);
    });
  }

  /** Moves the last row of a list, deletes the one before it, and adds one. */
  async function changeEnd(rows: readonly string[], added: string): Promise<void> {
    await db('clients')
      .where({ id: rows.at(-1) })
      .update({ name: `zzz ${added}`, updated_at: new Date() });
    await db('clients')
      .where({ id: rows.at(-2) })
      .delete();
    const [row] = (await db('clients').where({ id: rows.at(-3) })) as object[];
    const name = `zz ${added}`;
    await db('clients').insert({
      ...row,
      id: added,
      name,
      name_key: name,
      email_key: null,
      external_id: null,
    });
  }

  /** Asserts that a statement reads a range of an index. */
  async function assertRange(statement: Statement, what: string): Promise<void> {
    const { accesses } = await planOf(database, statement);
    // No row of this list lacks a value in the order, so the statement for those reads nothing.
    if (accesses.length === 0) return;
    expect(accesses.find(({ table }) => table === 't')?.reads, `${what}: ${statement.sql}`).to.equal('part');
  }
});
