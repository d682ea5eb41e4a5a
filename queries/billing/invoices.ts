import sql, { join, type Sql } from 'sql-template-tag';
import { owedStatuses } from '../../domain/billing/invoice-status.js';
import { dec, toNumber, zero, type Decimal } from '../../domain/money.js';
import { today, type Day } from '../../domain/time.js';
import { RecurringInvoice } from '../../models/billing/recurring-invoice.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Invoice } from '../../models/billing/invoice.js';
import type { Query, Schemas } from '../../contract/contract.js';
import type { ListedInvoice } from './listed-invoices.js';
import { externalFilters } from '../external-filters.js';
import { among } from '../filters.js';
import { convertedTotals } from './exchange-rates/converted-totals.js';
import { indexed, incremental, listOf, type Grouped, type SummaryQuery } from '../list.js';

/** A condition over invoices `t`: something is outstanding. */
export const owedInvoices: Sql = sql`(t.status IN (${join(owedStatuses)}) AND t.outstanding > 0)`;

const isOverdue = (ctx: Ctx): Sql => sql`(${owedInvoices} AND t.due_date < ${today(ctx.now, ctx.workspace.timezone)})`;

export const invoiceList = listOf<'listInvoices'>()<ListedInvoice, Schemas['InvoiceListSummary'], Counted>({
  model: Invoice,
  columns: sql`t.*, c.name AS client_name, c.reminder_schedule AS client_schedule, c.reminders_since AS client_reminders_since`,
  joins: sql`LEFT JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id`,
  filters: {
    client_id: among('t.client_id'),
    status: among('t.status'),
    from: (day) => sql`t.invoice_date >= ${day}`,
    to: (day) => sql`t.invoice_date <= ${day}`,
    due_from: (day) => sql`t.due_date >= ${day}`,
    recurring_invoice_id: among('t.recurring_invoice_id'),
    due_to: (day) => sql`t.due_date <= ${day}`,
    overdue: (flag, ctx) => (flag ? isOverdue(ctx) : sql`NOT ${isOverdue(ctx)}`),
    mail_failed: (flag) => sql`t.mail_failed = ${flag}`,
    search: indexed,
    ...externalFilters('invoices'),
    updated_since: incremental,
  },
  references: { client_id: Client, recurring_invoice_id: RecurringInvoice },
  index: indexFor,
  sorts: { invoice_date: 't.invoice_date', due_date: 't.due_date', total: 't.total', status: 't.status' },
  sortNeeds: { total: 'can_see_rates' },
  summary: { columns: sql`COUNT(*) AS counted`, read: readSummary },
});

/**
 * If only due dates or `overdue` are filtered, the optimizer would read in page order, through invoices due at other
 * times.
 */
function indexFor({
  due_from,
  due_to,
  client_id,
  status,
  from,
  to,
  overdue,
  mail_failed,
  updated_since,
}: Query<'listInvoices'>): string | undefined {
  // Few invoices have a failed mail, whatever else is filtered.
  if (mail_failed === true && updated_since === undefined) return 'invoices_mail_failed_index';
  const isByDueDate = due_from !== undefined || due_to !== undefined;
  const isFilteredOtherwise = [client_id, status, from, to, updated_since].some((value) => value !== undefined);
  if (isFilteredOtherwise) return undefined;
  if (overdue === true) return 'invoices_status_due_index';
  return isByDueDate ? 'invoices_due_date_index' : undefined;
}

interface CurrencyRow {
  readonly currency: string;
  readonly invoiced: Decimal;
  readonly before_tax: Decimal;
  readonly outstanding: Decimal;
  readonly overdue: Decimal;
}

interface Counted {
  readonly counted: number;
}

async function readSummary(
  { counted }: Counted,
  ctx: Ctx,
  grouped: Grouped,
  { in: into }: SummaryQuery,
): Promise<Schemas['InvoiceListSummary']> {
  const isEmpty = counted === 0;
  const [sums, counts] = isEmpty
    ? [[], {}]
    : await Promise.all([invoicedByCurrency(ctx, grouped), countsByStatus(grouped)]);
  const own = sums.find(({ currency }) => currency === ctx.workspace.currency);
  const others = sums.filter((row) => row !== own && !dec(row.invoiced).eq(zero));
  return {
    ...totalsOf(own),
    count_by_status: counts,
    other_currencies: others.map((row) => ({ currency: row.currency, ...totalsOf(row) })),
    ...(into !== undefined && { converted: await convertedSummary(ctx, into, isEmpty ? undefined : grouped) }),
  };
}

/** What was invoiced is converted at the rate of the day of the invoice, what is outstanding at that of today. */
async function convertedSummary(
  ctx: Ctx,
  into: string,
  grouped: Grouped | undefined,
): Promise<Schemas['ConvertedInvoiceTotals']> {
  const rows = grouped ? await invoicedByCurrency(ctx, grouped, 't.invoice_date') : [];
  const now = today(ctx.now, ctx.workspace.timezone);
  const { totalOf, notes } = await convertedTotals(ctx, into, [
    ...rows.map(({ currency, day, invoiced, before_tax }) => ({ currency, day, sums: { invoiced, before_tax } })),
    ...rows.map(({ currency, outstanding, overdue }) => ({ currency, day: now, sums: { outstanding, overdue } })),
  ]);
  return {
    total_invoiced: totalOf('invoiced'),
    total_before_tax: totalOf('before_tax'),
    total_outstanding: totalOf('outstanding'),
    total_overdue: totalOf('overdue'),
    ...notes(),
  };
}

const totalsOf = (row: CurrencyRow | undefined) => ({
  total_invoiced: row ? toNumber(row.invoiced) : 0,
  total_before_tax: row ? toNumber(row.before_tax) : 0,
  total_outstanding: row ? toNumber(row.outstanding) : 0,
  total_overdue: row ? toNumber(row.overdue) : 0,
});

function invoicedByCurrency(
  ctx: Ctx,
  grouped: Grouped,
  date?: string,
): Promise<(CurrencyRow & { readonly day: Day })[]> {
  const aggregates = sql`SUM(IF(t.status IN ('draft', 'void'), 0, t.total)) AS invoiced,
    SUM(IF(t.status IN ('draft', 'void'), 0, t.subtotal)) AS before_tax,
    SUM(IF(${owedInvoices}, t.outstanding, 0)) AS outstanding, SUM(IF(${isOverdue(ctx)}, t.outstanding, 0)) AS overdue`;
  return grouped('t.currency', aggregates, date);
}

async function countsByStatus(grouped: Grouped): Promise<Record<string, number>> {
  const rows = await grouped<{ status: string; count: number }>('t.status', sql`COUNT(*) AS count`);
  const counted = rows.filter(({ status }) => status !== 'draft' && status !== 'void');
  return Object.fromEntries(counted.map(({ status, count }) => [status, count]));
}
