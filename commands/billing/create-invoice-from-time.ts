import { invalid } from '../../domain/errors.js';
import { linesOfTime } from '../../domain/billing/invoice-lines.js';
import { dec, sum, toNumber, type Big } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { Schemas } from '../../contract/contract.js';
import { lockBillableExpenses } from '../../queries/billing/billable-expenses.js';
import { lockBillableTime } from '../../queries/billing/billable-time.js';
import { noLinks } from '../../queries/billing/invoice-lines.js';
import { createInvoice, lockClient, type NewLine } from './create-invoice.js';
import { assertWorkFits } from './invoice-size.js';
import { assertLinksOfClient, assertProjectOf } from './client-links.js';

/** What is to be billed, in the currency of the client. */
export interface WorkWanted extends Omit<Schemas['InvoiceFromTime'], 'project_id'> {
  readonly project_id: string | null;
  readonly currency: string;
}

/** A line of work that was done between two days. */
interface CollectedLine extends NewLine {
  readonly first_day: Day;
  readonly last_day: Day;
}

/** Finds unbilled work of one kind and locks it, as lines. */
type Collector = (ctx: Ctx, wanted: WorkWanted) => Promise<readonly CollectedLine[]>;

const collectTime: Collector = async (ctx, wanted) => {
  const { require_time_approval: approvedOnly } = await workspaceOf(ctx);
  const entries = await lockBillableTime(ctx, { ...wanted, approvedOnly });
  const lines = linesOfTime(entries, wanted.group_by, wanted.currency);
  return lines.map(({ time_entry_ids, ...line }) => ({ ...line, links: { ...noLinks, time_entry_ids } }));
};

/** Each expense is a line at what the client pays of it. */
const collectExpenses: Collector = async (ctx, wanted) => {
  if (!wanted.include_expenses) return [];
  const { require_expense_approval: approvedOnly } = await workspaceOf(ctx);
  const expenses = await lockBillableExpenses(ctx, { ...wanted, approvedOnly });
  return expenses.map(({ id, date, description, project_id, billable_amount }) => {
    const amount = dec(billable_amount);
    return {
      description,
      quantity: dec(1),
      rate: amount,
      amount,
      project_id,
      links: { ...noLinks, expense_ids: [id] },
      first_day: date,
      last_day: date,
    };
  });
};

/** Each adds its lines after those of the ones before. A kind that comes along only when asked for looks at `wanted` itself. */
const collectors: readonly Collector[] = [collectTime, collectExpenses];

/**
 * Makes a draft of a client's unbilled work. Calls at once for a client follow one another by the lock on it, so that each
 * piece of work goes on one invoice only; the later ones find nothing, which is `invalid_request`.
 */
export async function createInvoiceFromTime(
  ctx: Ctx,
  body: Schemas['InvoiceFromTime'],
): Promise<{ invoice: Invoice; summary: Schemas['InvoiceTimeSummary'] }> {
  if (body.to < body.from) throw invalid('to', `must not be before from, ${body.from}`);
  const client = await lockClient(ctx, body.client_id);
  const { client_id, from, to, project_id = null, group_by, include_expenses, ...header } = body;
  if (project_id !== null) await assertProjectOf(ctx, client.id, project_id, 'project_id');
  await assertLinksOfClient(ctx, client.id, header);
  const wanted = { client_id, from, to, project_id, group_by, include_expenses, currency: client.currency };
  const lines: CollectedLine[] = [];
  for (const collect of collectors) for (const line of await collect(ctx, wanted)) lines.push(line);
  if (lines.length === 0)
    throw invalid('from', `starts a range without unbilled work for the client: ${from} to ${to}`);
  assertWorkFits(lines);
  const invoice = await createInvoice(ctx, client, { ...deliveryOf(lines), ...header }, lines);
  return { invoice, summary: summaryOf(lines) };
}

/** From the first to the last day of the work. */
function deliveryOf(lines: readonly CollectedLine[]): { delivery_start?: Day; delivery_end?: Day } {
  const start = lines.map(({ first_day: day }) => day).toSorted()[0];
  const end = lines
    .map(({ last_day: day }) => day)
    .toSorted()
    .at(-1);
  return start === undefined || end === undefined ? {} : { delivery_start: start, delivery_end: end };
}

function summaryOf(lines: readonly NewLine[]): Schemas['InvoiceTimeSummary'] {
  const count = (kind: keyof NewLine['links']): number => lines.reduce((all, line) => all + line.links[kind].length, 0);
  const hours: Big[] = lines.filter(({ links }) => links.time_entry_ids.length > 0).map(({ quantity }) => quantity);
  return {
    time_entries_included: count('time_entry_ids'),
    expenses_included: count('expense_ids'),
    hours_billed: toNumber(sum(hours)),
  };
}
