/**
 * A page of a list costs no more when the table grows: checks what each statement reads, by default, with each filter
 * and in each order.
 */
import { expect } from 'chai';
import type { Knex } from 'knex';
import { defaultPermissions, may, type Role } from '../../domain/people/policy.js';
import { operations } from '../../generated/operations.js';
import { handlers } from '../../handlers/index.js';
import type { Ctx } from '../../models/context.js';
import { orderEvents } from '../../models/events/event-order.js';
import type { Database } from '../../database/db.js';
import type { HandledId, OperationId, Requirement } from '../../contract/contract.js';
import { isPaged, operationIds, queryOf, type Parameter } from '../support/contract/contract.js';
import { filledDatabase, type FilledDatabase } from '../support/source/filled-database.js';
import { idOf, rowCount, workspaceCount } from '../support/builders/rows.js';
import { planOf, readsOf, slackOf, type Plan } from '../support/source/plans.js';
import { statementsOf, type Statement } from '../support/source/statements.js';

const tables = [
  'api_keys',
  'events',
  'webhooks',
  'webhook_deliveries',
  'mails',
  'clients',
  'contacts',
  'rate_cards',
  'project_types',
  'projects',
  'tickets',
  'milestones',
  'phases',
  'ticket_statuses',
  'ticket_priorities',
  'ticket_activities',
  'tasks',
  'attachments',
  'time_entries',
  'expenses',
  'agreement_types',
  'agreements',
  'agreement_periods',
  'hour_movements',
  'invoices',
  'payments',
  'scheduled_reports',
  'tags',
  'taggings',
  'search_terms',
  'search_documents',
  'overtaken_changes',
  'metadata_values',
  'sessions',
  'approvals',
  'approval_entries',
  'saved_views',
  'canned_replies',
  'tax_rates',
  'items',
  'recurring_invoices',
  'bank_imports',
  'bank_import_lines',
  'exchange_rates',
  'notifications',
];

/** The kind of object that a nested list belongs to. */
const parents: Partial<Record<OperationId, string>> = {
  listProjectMilestones: 'project',
  listProjectPhases: 'project',
  listProjectTasks: 'project',
  listProjectTickets: 'project',
  listProjectTimeEntries: 'project',
  listInvoicePayments: 'invoice',
  listBankImportLines: 'import',
  listAgreementLedger: 'agreement',
  listAgreementPeriods: 'agreement',
  listTicketActivities: 'ticket',
  listTicketAttachments: 'ticket',
  listTicketTasks: 'ticket',
  listTicketTimeEntries: 'ticket',
  listWebhookDeliveries: 'webhook',
  listApprovalEntries: 'approval',
  listPortalApprovalEntries: 'approval',
  listPortalTicketActivities: 'ticket',
  listPortalTicketAttachments: 'ticket',
};

/** Lists that are calculated for each request, from as much data as their descriptions say. */
const reckoned = new Set<OperationId>(['listContactDuplicates', 'listTagSuggestions']);

/** Filters that may read everything in a workspace, with the reason. */
const readsWorkspace: Readonly<Record<string, string>> = {
  'listUsers.search': 'a firm has few users',
  'listTags.search': 'a firm has few tags',
  'listAgreements.search': 'a firm has few agreements',
  'listRateCards.search': 'a firm has few rate cards',
  'listProjectTypes.search': 'a firm has few project types',
  'listAgreementTypes.search': 'a firm has few agreement types',
  'listCannedReplies.search': 'a firm has few canned replies',
  'listRecurringInvoices.failed': 'a firm has few recurring invoices',
  'listItems.search': 'a firm has few items',
  'listTaxRates.search': 'a firm has few tax rates',
  'listUsers.role': 'a firm has few users',
  'listTimeEntries.search': 'no index has parts of words in long texts: other filters limit it',
};

/** Filters that are often combined. */
const together: Partial<Record<OperationId, readonly (readonly string[])[]>> = {
  listTimeEntries: [
    ['client_id', 'from'],
    ['user_id', 'from'],
    ['project_id', 'billed'],
    ['from', 'billed'],
  ],
  listInvoices: [
    ['client_id', 'status'],
    ['client_id', 'from'],
    ['client_id', 'due_to'],
    ['status', 'due_to'],
  ],
  listProjects: [
    ['status', 'over_budget'],
    ['client_id', 'health'],
    ['manager_id', 'over_budget'],
  ],
  listClients: [['status', 'health']],
  listLoggedRequests: [
    ['api_key_id', 'status'],
    ['operation_id', 'from'],
  ],
  listEvents: [
    ['type', 'from'],
    ['resource_id', 'type'],
  ],
};

/**
 * The number of reads a page may cost beyond the rows that a filter matches: for its own rows, their joins and sorting.
 */
const pageCost = 400;

interface Listed {
  readonly data: readonly object[];
  readonly pagination: { readonly total: number; readonly next_cursor: string | null; readonly has_more: boolean };
}

const listParameters = new Set([
  'page',
  'per_page',
  'cursor',
  'limit',
  'sort',
  'order',
  'fields',
  'format',
  'for',
  'in',
]);
const filtersOf = (id: OperationId): Parameter[] => queryOf(id).filter(({ name }) => !listParameters.has(name));
const sortsOf = (id: OperationId): string[] =>
  queryOf(id).flatMap(({ name, schema }) => (name === 'sort' ? (schema.enum ?? []).map(String) : []));
const defaultsOf = (id: OperationId): object =>
  Object.fromEntries(
    queryOf(id).flatMap(({ name, schema: { default: value } }) => (value === undefined ? [] : [[name, value]])),
  );

/** Values of filters whose texts are neither ids nor of an enum. */
const worded: Readonly<Record<string, (at: number) => string>> = {
  status: (at) => String(400 + 7 * at),
  operation_id: (at) => `operation${7 * (at + 1)}`,
};

/** A value that limits a list to as small a part as the filter can. */
function valueFor({ name, schema }: Parameter, several = 1): unknown {
  if (schema.enum) return schema.enum.at(-1);
  if (schema.type === 'array' && name !== 'tags')
    return Array.from(
      { length: several },
      (_, at) => schema.items?.enum?.at(-1 - at) ?? worded[name]?.(at) ?? referred(name, 70 + 10 * at),
    );
  if (schema.type === 'boolean') return true;
  if (schema.type === 'object') return { erp_id: 'v7' };
  const isUpperEnd = /(^|_)to$/.test(name);
  if (schema.format === 'date') return isUpperEnd ? '2024-01-10' : '2025-05-01';
  if (schema.format?.startsWith('date-')) return isUpperEnd ? '2026-01-01T06:00:00Z' : '2026-01-07T18:00:00Z';
  if (name === 'after') return idOf('event', 9600);
  const value = {
    number: '70',
    from: 'JPY',
    to: 'GBP',
    department: 'department 7',
    search: 'word07 7',
    currency: 'USD',
    tags: ['tag-70'],
  }[name];
  // Without a value, the filter would not be tried.
  if (value === undefined) throw new Error(`valueFor lacks a value for ${name}: one that few rows meet`);
  return value;
}

const referred = (name: string, row: number): string =>
  idOf(/^(assignee|manager|reporter)_id$/.test(name) ? 'user' : name.replace(/_id$/, ''), row);

const mayByDefault = (role: Role, need: Requirement): boolean =>
  may({ role, permissions: defaultPermissions(role) }, need);

describe('a page of a list costs no more when its table grows:', () => {
  let filled: FilledDatabase;
  let database: Database;
  let db: Knex;
  let ctx: Ctx;
  /** A contact of the client whose ticket has the nested lists. */
  let contact: Ctx;
  let tenantKeys: ReadonlySet<string>;

  before(async () => {
    filled = await filledDatabase('lists', tables);
    ({ database, db, ctx } = filled);
    // Assigns event positions first, as the first read does: the statements below are those of later reads.
    await orderEvents(ctx, ctx.scope.workspaceId, new Date());
    tenantKeys = await keysByWorkspace(db);
    const { client_id: clientId } = (await db('tickets')
      .where({ id: idOf('ticket') })
      .first('client_id')) as { client_id: string };
    const portal = { id: idOf('contact'), clientId, level: 'full', seesInvoices: true, sessionId: 'ses_1' } as const;
    contact = {
      ...ctx,
      scope: { ...ctx.scope, userId: '', role: 'contractor', permissions: new Set(), contact: portal },
    };
  });
  after(() => filled.close());

  /** The context of a user with this role. */
  const readerOf = (role: Role, department: string | null = null): Ctx => {
    const scope = { ...ctx.scope, userId: idOf('user'), role, department, permissions: defaultPermissions(role) };
    return { ...ctx, scope };
  };

  const readerFor = (id: OperationId): Ctx => (operations[id].realm === 'portal' ? contact : ctx);

  /** The statements of an operation, and the number of rows in its list. */
  async function statementsOfList(
    id: OperationId,
    query: object,
    reader = readerFor(id),
  ): Promise<{ total: number; statements: Statement[] }> {
    let total = 0;
    const statements = await statementsOf(database, async () => {
      ({ total } = (await read(id, query, reader)).pagination);
    });
    return { total, statements };
  }

  /** The result of an operation. The query is filled up with the defaults, as validation does. */
  async function read(id: OperationId, query: object, reader = readerFor(id)): Promise<Listed> {
    const handler = handlers[id as HandledId] as (ctx: Ctx, input: object) => Promise<Listed>;
    const withDefaults = { ...defaultsOf(id), ...query };
    const isLeft = ({ name, unless }: Parameter): boolean =>
      unless === undefined || name in query || !(unless in query);
    const left = new Set(
      queryOf(id)
        .filter(isLeft)
        .map(({ name }) => name),
    );
    const entries = Object.entries(withDefaults).filter(([name]) => left.has(name));
    return handler(reader, {
      params: { id: idOf(parents[id] ?? '') },
      query: Object.fromEntries(entries),
      body: undefined,
    });
  }

  /**
   * Asserts that pages by cursor have the same rows as pages by number, and that the third costs no more than the
   * first.
   */
  async function assertCursors(id: OperationId, query: object): Promise<void> {
    const what = `${id} ${JSON.stringify(query)} by cursor`;
    const perPage = 20;
    const byNumber: Listed[] = [];
    for (const page of [1, 2, 3]) byNumber.push(await read(id, { ...query, per_page: perPage, page }));
    let next = byNumber[0]?.pagination.next_cursor ?? null;
    for (const [index, { data, pagination }] of byNumber.entries()) {
      if (index === 0 || next === null) continue;
      const asked = { ...query, per_page: perPage, cursor: next };
      const answer = await read(id, asked);
      expect(answer.data, what).to.deep.equal(data);
      expect(answer.pagination, what).to.deep.include({ total: pagination.total, has_more: pagination.has_more });
      next = answer.pagination.next_cursor;
      // With no rows, a reader in the order of changes begins anew at each request.
      if (index === 2 && pagination.total > 0) await assertBounded(id, asked, false, what);
    }
  }

  async function assertIndexed(statement: Statement, what: string): Promise<Plan> {
    const plan = await planOf(database, statement);
    for (const { table, reads, index, how } of plan.accesses)
      expect(
        reads === 'rows' || (reads === 'part' && tenantKeys.has(index ?? '')),
        `${what} reads ${table} by ${how} on ${index}: ${statement.sql}\n${plan.said}`,
      ).to.equal(true);
    return plan;
  }

  async function assertBounded(
    id: OperationId,
    query: object,
    readsAll: boolean,
    what: string,
    reader = readerFor(id),
  ): Promise<void> {
    const { total, statements } = await statementsOfList(id, query, reader);
    const inWorkspace = rowCount / workspaceCount;
    expect(statements, what).not.to.deep.equal([]);
    const slack = await slackOf(database, 'pages');
    for (const statement of statements) {
      const plan = await assertIndexed(statement, what);
      const isPage = / LIMIT /i.test(statement.sql);
      const isFiltered = reader !== ctx || Object.keys(query).some((name) => !listParameters.has(name));
      const listed = readsAll ? inWorkspace : isPage && !isFiltered ? 0 : total;
      // Each row looks up its group, or is read again from a temporary table.
      const usesTemporaryTable = / GROUP BY /i.test(statement.sql) || plan.usesTemporaryTable;
      const max = (usesTemporaryTable ? 2 * listed : listed) + pageCost + slack;
      const reads = await readsOf(database, statement);
      expect(reads, `${what} reads ${reads} rows for ${total}: ${statement.sql}\n${plan.said}`).to.be.at.most(max);
    }
  }

  for (const id of operationIds.filter((each) => isPaged(each) && !reckoned.has(each))) {
    it(`${id} by default`, () => assertBounded(id, {}, false, id));
    it(`${id} by cursor`, () => assertCursors(id, {}));
    for (const sort of sortsOf(id)) {
      it(`${id} by ${sort}`, async () => {
        for (const order of ['asc', 'desc']) {
          await assertBounded(id, { sort, order }, false, `${id} by ${sort} ${order}`);
          await assertCursors(id, { sort, order });
        }
      });
    }
    if (queryOf(id).some(({ name }) => name === 'updated_since'))
      it(`${id} by cursor in the order of changes`, () => assertCursors(id, { updated_since: '1970-01-01T00:00:00Z' }));
    for (const filter of filtersOf(id)) {
      const { name } = filter;
      const excuse = readsWorkspace[`${id}.${name}`] ?? readsWorkspace[name];
      it(`${id} with ${name}${excuse === undefined ? '' : `, though ${excuse}`}`, () =>
        assertBounded(id, { [name]: valueFor(filter) }, excuse !== undefined, `${id} with ${name}`));
    }
    for (const filter of filtersOf(id).filter(({ name, schema }) => schema.type === 'array' && name !== 'tags')) {
      it(`${id} with several values of ${filter.name}`, () =>
        assertBounded(id, { [filter.name]: valueFor(filter, 2) }, false, `${id} with several of ${filter.name}`));
    }
    for (const names of together[id] ?? []) {
      const filters = filtersOf(id).filter(({ name }) => names.includes(name));
      const query = Object.fromEntries(filters.map((filter) => [filter.name, valueFor(filter)]));
      it(`${id} with ${names.join(' and ')}`, () =>
        assertBounded(id, query, false, `${id} with ${names.join(' and ')}`));
    }
    for (const role of operations[id].realm === 'portal' ? [] : (['manager', 'member', 'contractor'] as const)) {
      const isShut = !operations[id].needs.every((need) => mayByDefault(role, need));
      // A contractor sees none of the objects that the nested lists belong to.
      if (isShut || (role === 'contractor' && parents[id] !== undefined)) continue;
      it(`${id} of what a ${role} sees`, () =>
        assertBounded(id, {}, false, `${id} of what a ${role} sees`, readerOf(role, 'department 7')));
    }
  }

  for (const role of ['manager', 'member', 'contractor'] as const) {
    it(`listTimeEntries of what a ${role} sees by an index of users`, async () => {
      const { total, statements } = await statementsOfList('listTimeEntries', {}, readerOf(role, 'department 7'));
      expect(total).to.be.within(1, rowCount / workspaceCount / 2);
      for (const statement of statements) {
        const { accesses } = await planOf(database, statement);
        expect(accesses.map(({ index }) => index)).to.include('time_entries_user_id_index');
      }
    });
  }
});

/** The indexes whose first column is the workspace. */
async function keysByWorkspace(db: Knex): Promise<ReadonlySet<string>> {
  const [rows] = (await db.raw(
    "SELECT index_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE() AND seq_in_index = 1 AND column_name = 'workspace_id'",
  )) as [{ name: string }[]];
  return new Set(rows.map(({ name }) => name));
}
