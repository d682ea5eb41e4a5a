import sql from 'sql-template-tag';
import { ApiError, type ErrorCode } from '../../../domain/errors.js';
import { oneByOne } from '../../../domain/one-by-one.js';
import { instant, today } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';
import type { Ctx } from '../../../models/context.js';
import { emit } from '../../../models/events/event.js';
import { scoped, select } from '../../../models/select.js';
import { changing } from '../../../models/workspace/test-side.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import type { ClosePeriods } from './joined-work.js';
import { makeNextInvoice } from './next-invoice.js';
import { recurringData } from './recurring-data.js';

/**
 * Daily job: makes the invoices of all recurring invoices whose next date has come. Each is made in a transaction of its own, which locks the
 * recurring invoice, reads its next date again, and moves on with the invoice, so that each is made once, even with several processes or
 * after an interruption. `ctx.db` must be in no transaction.
 */
export async function createRecurringInvoices(ctx: Ctx, closePeriods: ClosePeriods): Promise<void> {
  const all = seeingAll(ctx);
  await oneByOne(await findDue(all), async (id) => {
    while (await makeDue(all, id, closePeriods));
  });
}

async function findDue(ctx: Ctx): Promise<string[]> {
  const rows = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM recurring_invoices t
         WHERE ${scoped(ctx, RecurringInvoice, 't')} AND t.next_date <= ${today(ctx.now, ctx.workspace.timezone)}
         ORDER BY t.next_date, t.id`,
  );
  return rows.map(({ id }) => id);
}

/** Makes the next invoice if it is due; false if it is not, or cannot be made. One that cannot be sent stays a draft. */
async function makeDue(ctx: Ctx, id: string, closePeriods: ClosePeriods): Promise<boolean> {
  try {
    return await changing(ctx, (within) => makeLocked(within, id, closePeriods));
  } catch (error) {
    return makeUnsent(ctx, id, closePeriods, problemIn(error));
  }
}

async function makeUnsent(ctx: Ctx, id: string, closePeriods: ClosePeriods, problem: string): Promise<boolean> {
  try {
    return await changing(ctx, (within) => makeLocked(within, id, closePeriods, problem));
  } catch (error) {
    const last = problemIn(error);
    await changing(ctx, (within) => recordProblem(within, id, last));
    return false;
  }
}

/** Makes the next invoice if it is due; with the problem of an earlier attempt, one that would be sent is only made. */
async function makeLocked(ctx: Ctx, id: string, closePeriods: ClosePeriods, problem?: string): Promise<boolean> {
  const schedule = await RecurringInvoice.lockFound(ctx, id);
  const date = schedule?.next_date ?? null;
  if (!schedule || date === null || !isDue(ctx, schedule)) return false;
  const isUnsent = problem !== undefined && schedule.auto_send;
  await makeNextInvoice(
    ctx,
    schedule,
    closePeriods,
    isUnsent ? { date, message: problem, at: instant(ctx.now) } : null,
  );
  return true;
}

const isDue = (ctx: Ctx, { next_date: date }: RecurringInvoice): boolean =>
  date !== null && date <= today(ctx.now, ctx.workspace.timezone);

/** Errors that somebody can mend in the workspace; others are faults, which the job reports and tries again. */
const mendable: ReadonlySet<ErrorCode> = new Set(['invalid_request', 'invalid_state']);

const longest = 1000;

function problemIn(error: unknown): string {
  if (error instanceof ApiError && mendable.has(error.code)) return error.message.slice(0, longest);
  throw error;
}

/** Records why an invoice cannot be made, and reports it once for each date and reason. */
async function recordProblem(ctx: Ctx, id: string, message: string): Promise<void> {
  const schedule = await RecurringInvoice.lockFound(ctx, id);
  if (!schedule || schedule.next_date === null || !isDue(ctx, schedule)) return;
  const { last_error: known, next_date: date } = schedule;
  if (known?.date === date && known.message === message) return;
  const problem: Schemas['RecurringProblem'] = { date, message, at: instant(ctx.now) };
  const after = await schedule.patch(ctx, { last_error: problem });
  await emit(ctx, 'recurring_invoice.failed', await recurringData(ctx, after));
}
