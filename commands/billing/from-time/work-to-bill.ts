import { empty, type Sql } from 'sql-template-tag';
import { invalid } from '../../../domain/errors.js';
import { linesOfTime } from '../../../domain/billing/invoice-lines.js';
import { dec, sum, toNumber, type Big } from '../../../domain/money.js';
import type { Day, DayRange } from '../../../domain/time.js';
import type { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { forUpdate } from '../../../models/read-rows.js';
import { workspaceOf } from '../../../models/workspace/workspace.js';
import type { Schemas } from '../../../contract/contract.js';
import { billableExpenses } from '../../../queries/billing/billable-expenses.js';
import { billableTime } from '../../../queries/billing/billable-time.js';
import { noLinks } from '../../../queries/billing/invoice-lines.js';
import { assertLinksOfClient, assertProjectOf, lockProjectOf } from '../client-links.js';
import type { DraftHeader, NewLine } from '../create-invoice.js';
import { deliveryOf } from '../delivery-period.js';
import { assertWorkFits } from '../invoice-size.js';

/** `held` locks the work until the transaction ends, to bill it; `seen` only reads it. */
export type WorkLock = 'held' | 'seen';

/** The selection of work to bill, with the client's currency. */
interface WorkWanted extends Pick<
  Schemas['InvoiceFromTime'],
  'client_id' | 'from' | 'to' | 'group_by' | 'include_expenses'
> {
  readonly project_id: string | null;
  readonly currency: string;
}

/** A line with the first and last day of its work. */
interface CollectedLine extends NewLine {
  readonly first_day: Day;
  readonly last_day: Day;
}

/** Finds unbilled work of one kind and returns it as lines. `lock` is the locking clause of the query. */
type Collector = (ctx: Ctx, wanted: WorkWanted, lock: Sql) => Promise<readonly CollectedLine[]>;

const collectTime: Collector = async (ctx, wanted, lock) => {
  const { require_time_approval: approvedOnly } = await workspaceOf(ctx);
  const entries = await billableTime(ctx, { ...wanted, approvedOnly }, lock);
  const lines = linesOfTime(entries, wanted.group_by, wanted.currency);
  return lines.map(({ time_entry_ids, ...line }) => ({ ...line, links: { ...noLinks, time_entry_ids } }));
};

/** One line per expense, at its billable amount. */
const collectExpenses: Collector = async (ctx, wanted, lock) => {
  if (!wanted.include_expenses) return [];
  const { require_expense_approval: approvedOnly } = await workspaceOf(ctx);
  const expenses = await billableExpenses(ctx, { ...wanted, approvedOnly }, lock);
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

/**
 * The collectors, in the order of their lines on the invoice. One of an optional kind, such as expenses, checks
 * `wanted` itself.
 */
const collectors: readonly Collector[] = [collectTime, collectExpenses];

/** Finds unbilled work and returns it as lines; none if there is none. `lock` is the locking clause of the queries. */
export async function collectWork(ctx: Ctx, wanted: WorkWanted, lock: Sql): Promise<CollectedLine[]> {
  const lines: CollectedLine[] = [];
  for (const collect of collectors) for (const line of await collect(ctx, wanted, lock)) lines.push(line);
  return lines;
}

/** The days of each line's work. */
export const daysOf = (lines: readonly CollectedLine[]): DayRange[] =>
  lines.map(({ first_day: from, last_day: to }) => ({ from, to }));

/** Header and lines of an invoice for unbilled work. */
export interface WorkToBill {
  readonly header: DraftHeader;
  readonly lines: readonly NewLine[];
  readonly summary: Schemas['InvoiceTimeSummary'];
}

/** Throws `invalid_request` if a range of work ends before it starts. */
export function assertWorkRange({ from, to }: Schemas['InvoiceFromTime']): void {
  if (to < from) throw invalid('to', `must not be before from, ${from}`);
}

/** Finds the unbilled work that a request selects, as invoice lines. Throws `invalid_request` if there is none. */
export async function workToBill(
  ctx: Ctx,
  client: Client,
  body: Schemas['InvoiceFromTime'],
  workLock: WorkLock,
): Promise<WorkToBill> {
  const { client_id, from, to, project_id = null, group_by, include_expenses, ...header } = body;
  const assertProject = workLock === 'held' ? lockProjectOf : assertProjectOf;
  if (project_id !== null) await assertProject(ctx, client.id, project_id, 'project_id');
  await assertLinksOfClient(ctx, client.id, header);
  const wanted = { client_id, from, to, project_id, group_by, include_expenses, currency: client.currency };
  const lock = workLock === 'held' ? forUpdate : empty;
  const lines = await collectWork(ctx, wanted, lock);
  if (lines.length === 0)
    throw invalid('from', `is the first day of a range without unbilled work of the client: ${from} to ${to}`);
  assertWorkFits(lines);
  return {
    header: { ...deliveryOf(daysOf(lines)), ...header },
    lines,
    summary: summaryOf(lines),
  };
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
