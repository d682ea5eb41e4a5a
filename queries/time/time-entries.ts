import sql, { type Sql } from 'sql-template-tag';
import { valuesByCurrency } from '../../domain/reports/currency-values.js';
import { dec, sum, toDecimal, toNumber, type Big, type Decimal } from '../../domain/money.js';
import { reachOf } from '../../domain/people/policy.js';
import { Agreement } from '../../models/retainers/agreement.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { User } from '../../models/people/user.js';
import type { Query, Schemas } from '../../contract/contract.js';
import type { NamedTimeEntry } from '../../serializers/time-entry.js';
import { externalFilters } from '../external-filters.js';
import { among, containing } from '../filters.js';
import { convertedTotals } from '../billing/exchange-rates/converted-totals.js';
import type { Dated } from '../billing/exchange-rates/rate-book.js';
import { incremental, listOf, type Grouped, type SummaryQuery } from '../list.js';
import { isByDay } from '../order-indexes.js';
import { timeFigures } from '../reports/time-figures.js';
import { currencyColumns, sumsByCurrency, type Currencies } from '../sums-by-currency.js';

/** Columns and joins of a list of time entries: the entry with the names of user, client and project. */
export const namedColumns: Sql = sql`t.*, u.name AS user_name, c.name AS client_name, p.title AS project_title`;
export const nameJoins: Sql = sql`LEFT JOIN users u ON u.id = t.user_id AND u.workspace_id = t.workspace_id
  LEFT JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id
  LEFT JOIN projects p ON p.id = t.project_id AND p.workspace_id = t.workspace_id`;

const valueSum: Sql = sql`COALESCE(SUM(t.value), 0) AS value`;

/** A condition over entries `t`: running timers. */
export const isRunning: Sql = sql`t.running_user_id IS NOT NULL`;

/** Running timers have 0 hours. Filtering on `hours` stays inside the covering indexes. */
const isStopped: Sql = sql`t.hours > 0`;

export const timeEntryList = listOf<'listTimeEntries'>()<NamedTimeEntry, Schemas['TimeListSummary'], Totals>({
  model: TimeEntry,
  columns: namedColumns,
  joins: nameJoins,
  filters: {
    user_id: among('t.user_id'),
    client_id: among('t.client_id'),
    project_id: among('t.project_id'),
    ticket_id: among('t.ticket_id'),
    agreement_id: among('t.agreement_id'),
    from: (day) => sql`t.date >= ${day}`,
    to: (day) => sql`t.date <= ${day}`,
    billable: (flag) => sql`t.billable = ${flag}`,
    billed: (flag) => sql`t.billed = ${flag}`,
    excluded: (flag) => sql`t.excluded = ${flag}`,
    running: (flag) => (flag ? isRunning : isStopped),
    rate_type: among('t.rate_type'),
    approval_status: among('t.approval_status'),
    search: containing('t.description'),
    ...externalFilters('time_entries'),
    updated_since: incremental,
  },
  references: { user_id: User, client_id: Client, project_id: Project, ticket_id: Ticket, agreement_id: Agreement },
  index: indexFor,
  isInOrder: (query, ctx) =>
    isByDay(
      query,
      ctx,
      parents.map((name) => query[name]),
    ),
  sorts: { date: 't.date', created_at: 't.created_at', hours: 't.hours' },
  summary: {
    columns: sql`COALESCE(SUM(t.hours), 0) AS hours, COALESCE(SUM(t.billable_hours), 0) AS billable_hours,
      ${valueSum}, ${currencyColumns}`,
    read: readSummary,
    fromRollups: (query, ctx) => (canUseRollups(query, ctx) ? readFromRollups(ctx, query) : undefined),
  },
});

export const runningTimerList = listOf<'listRunningTimers'>()<NamedTimeEntry>({
  model: TimeEntry,
  columns: namedColumns,
  joins: nameJoins,
  filters: { user_id: among('t.running_user_id') },
  references: { user_id: User },
  sorts: {},
});

interface Values {
  readonly value: Decimal;
}

interface Totals extends Values, Currencies {
  readonly hours: Decimal;
  readonly billable_hours: Decimal;
}

/** Parameters that either select whole days, or do not change the sums. With only these, rollups have the summary. */
const rollupParameters = new Set(['from', 'to', 'page', 'per_page', 'sort', 'order', 'fields', 'format', 'for']);

/** Whether rollups serve. Callers who see only some users read these users' entries, which are few, by an index. */
const canUseRollups = (query: object, { scope }: Ctx): boolean =>
  reachOf(scope) === 'everyone' &&
  Object.entries(query).every(([name, value]) => value === undefined || rollupParameters.has(name));

const allDays = { from: '1000-01-01', to: '9999-12-31' } as const;

async function readFromRollups(ctx: Ctx, { from, to }: Query<'listTimeEntries'>): Promise<Schemas['TimeListSummary']> {
  const range = { from: from ?? allDays.from, to: to ?? allDays.to };
  const figures = await timeFigures(ctx, { range, by: [] });
  return summaryOf(ctx, {
    hours: sum(figures.map(({ hours }) => hours)),
    billable: sum(figures.map(({ billableHours }) => billableHours)),
    values: new Map(figures.map(({ currency, value }) => [currency, toDecimal(value)])),
  });
}

async function readSummary(
  totals: Totals,
  ctx: Ctx,
  grouped: Grouped,
  { in: into }: SummaryQuery,
): Promise<Schemas['TimeListSummary']> {
  const values = await sumsByCurrency<Values>(totals, valueSum, grouped);
  const summary = summaryOf(ctx, {
    hours: dec(totals.hours),
    billable: dec(totals.billable_hours),
    values: new Map(values.map(({ currency, value }) => [currency, value])),
  });
  if (into === undefined) return summary;
  const rows = await grouped<Values & Dated>('t.currency', valueSum, 't.date');
  return { ...summary, converted: await convertedSummary(ctx, into, rows) };
}

async function convertedSummary(
  ctx: Ctx,
  into: string,
  rows: readonly (Values & Dated)[],
): Promise<Schemas['ConvertedTimeTotals']> {
  const { totalOf, notes } = await convertedTotals(
    ctx,
    into,
    rows.map(({ currency, day, value }) => ({ currency, day, sums: { value } })),
  );
  return { total_value: totalOf('value'), ...notes() };
}

interface Sums {
  readonly hours: Big;
  readonly billable: Big;
  readonly values: ReadonlyMap<string, Decimal>;
}

function summaryOf(ctx: Ctx, { hours, billable, values }: Sums): Schemas['TimeListSummary'] {
  const { value, other_currencies } = valuesByCurrency(values, ctx.workspace.currency);
  return {
    total_hours: toNumber(hours),
    billable_hours: toNumber(billable),
    non_billable_hours: toNumber(hours.minus(billable)),
    total_value: value,
    other_currencies: other_currencies.map((other) => ({ currency: other.currency, total_value: other.value })),
  };
}

const parents = ['client_id', 'project_id', 'ticket_id', 'agreement_id', 'user_id'] as const;

/**
 * Each of `parents` has an index that continues with the day, and so have the whole workspace, `billed` and `billable`.
 * For a mixture of these, the optimizer chooses. A caller who sees only some users' time reads by the index on users.
 */
function indexFor(query: Query<'listTimeEntries'>, { scope }: Ctx): string | undefined {
  const { approval_status, billable, billed, excluded, rate_type, running, search, sort, updated_since } = query;
  const isOfSome = reachOf(scope) !== 'everyone';
  const given = parents.filter((name) => query[name] !== undefined || (name === 'user_id' && isOfSome));
  const isMixed = [approval_status, excluded, rate_type, running, search].some((filter) => filter !== undefined);
  if (given.length > 1 || isMixed) return undefined;
  if (updated_since !== undefined) return given.length === 0 ? 'time_entries_updated_at_index' : undefined;
  if (given.length === 1) return `time_entries_${given[0]}_index`;
  if (sort !== 'date') return undefined;
  if (billed !== undefined) return 'time_entries_billed_index';
  return billable === undefined ? 'time_entries_date_index' : 'time_entries_billable_index';
}
