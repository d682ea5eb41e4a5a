/** Finds, locks and checks the time entries and expenses that requests put on lines. */
import type { WorkspaceModel } from '../../../models/base.js';
import { invalidMany, invalidState, type FieldError } from '../../../domain/errors.js';
import type { Ctx } from '../../../models/context.js';
import { Expense } from '../../../models/expenses/expense.js';
import { TimeEntry } from '../../../models/time/time-entry.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../../models/workspace/workspace.js';
import { isOneOf } from '../../../models/select.js';
import { idsLackingClientApproval } from '../../../queries/approvals/client-approval.js';

/** Time entries or expenses that a request names for a line of a client's invoice. */
export interface NamedWork {
  readonly clientId: string;
  /** Currency of the invoice. */
  readonly currency: string;
  /** Null for a new line. */
  readonly lineId: string | null;
  readonly ids: readonly string[];
  /** Path of the field in the request, for errors. */
  readonly field: string;
}

type Work = WorkspaceModel & Pick<TimeEntry, 'client_id' | 'invoice_line_id'>;

/**
 * Locks the time entries. Throws `invalid_request` if one is not the client's, and `invalid_state` if it is not
 * billable or on another line.
 */
export async function lockEntries(ctx: Ctx, named: NamedWork): Promise<void> {
  if (named.ids.length === 0) return;
  const found = await TimeEntry.lockAll(seeingAll(ctx), isOneOf('t.id', named.ids));
  const awaiting = await idsLackingClientApproval(
    ctx,
    found.filter(({ invoice_line_id: line }) => line === null).map(({ id }) => id),
  );
  assertAll(named, found, 'time entry', (entry, refuse) => {
    assertBillableEntry(entry, refuse);
    if (awaiting.has(entry.id)) refuse('is not approved by the client: request its approval with createApproval first');
  });
}

/** Locks the expenses, with the same errors. */
export async function lockExpenses(ctx: Ctx, named: NamedWork): Promise<void> {
  if (named.ids.length === 0) return;
  const { require_expense_approval: approvedOnly } = await workspaceOf(ctx);
  const found = await Expense.lockAll(seeingAll(ctx), isOneOf('t.id', named.ids));
  assertAll(named, found, 'expense', (expense, refuse) => {
    if (expense.currency !== named.currency)
      refuse(`is in ${expense.currency}, but the invoice is in ${named.currency}`);
    assertBillableExpense(expense, refuse, approvedOnly);
  });
}

type Refuse = (why: string) => never;

function assertAll<W extends Work>(
  { ids, clientId, lineId, field }: NamedWork,
  found: readonly W[],
  noun: string,
  assertBillable: (work: W, refuse: Refuse) => void,
): void {
  const byId = new Map(found.map((work) => [work.id, work]));
  const problems: FieldError[] = [];
  for (const [index, id] of ids.entries()) {
    const work = byId.get(id);
    if (!work) problems.push({ field: `${field}.${index}`, message: `does not exist: ${id}` });
    else if (work.client_id !== clientId)
      problems.push({ field: `${field}.${index}`, message: 'must belong to the client' });
  }
  if (problems.length > 0) throw invalidMany(problems);
  for (const [index, id] of ids.entries()) {
    const work = byId.get(id);
    if (!work || (lineId !== null && work.invoice_line_id === lineId)) continue;
    const refuse: Refuse = (why) => {
      throw invalidState(`The ${noun} ${id} ${why}`, `${field}.${index}`);
    };
    if (work.invoice_line_id !== null) refuse('is on another line: remove it there first');
    assertBillable(work, refuse);
  }
}

function assertBillableEntry(entry: TimeEntry, refuse: Refuse): void {
  if (entry.running_user_id !== null) refuse('is a running timer: stop it first');
  if (!entry.billable) refuse('is not billable: make it billable first');
  if (entry.excluded) refuse('is excluded from billing: include it first');
  if (entry.approval_status === 'rejected') refuse('was rejected: reopen it and have it approved first');
}

function assertBillableExpense(expense: Expense, refuse: Refuse, approvedOnly: boolean): void {
  if (expense.marked_billed_at !== null) refuse('was billed outside Docket');
  if (!expense.billable) refuse('is not billable: make it billable first');
  if (expense.approval_status === 'rejected') refuse('was rejected: reopen it and have it approved first');
  if (approvedOnly && expense.approval_status !== 'approved') refuse('is awaiting approval: have it approved first');
}
