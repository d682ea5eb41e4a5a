import sql, { join, type Sql } from 'sql-template-tag';
import { statusesBeforeOverdue } from '../../domain/billing/invoice-status.js';
import { today } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { Invoice } from '../../models/billing/invoice.js';
import { scoped, select } from '../../models/select.js';
import { changing } from '../../models/workspace/test-side.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { changeInvoice } from './change-invoice.js';

/** Invoices that one transaction marks at most. */
const batch = 50;

/**
 * Gives the invoices of the workspace the status that goes by the day at `ctx.now`: overdue once the due date is past, each exactly once,
 * however many processes run it and wherever one is interrupted; and no longer overdue where the day is an earlier one since the time
 * zone changed. Opens its own transactions, so `ctx.db` must be in none.
 */
export async function markOverdueInvoices(ctx: Ctx): Promise<void> {
  const all = seeingAll(ctx);
  while (await isAnyStale(all)) await changing(all, async (within) => void (await restateSome(within)));
}

/** As `markOverdueInvoices`, in the transaction of `ctx`. */
export async function restateOverdue(ctx: Ctx): Promise<void> {
  while ((await restateSome(seeingAll(ctx))) === batch);
}

/** Whether the status of an invoice, as `t`, goes by another day than today. */
function isStale(ctx: Ctx): Sql {
  const day = today(ctx.now, ctx.workspace.timezone);
  return sql`((t.status IN (${join(statusesBeforeOverdue)}) AND t.due_date < ${day}) OR (t.status = 'overdue' AND t.due_date >= ${day}))`;
}

/** On most days there are none: finding that out takes no locks. */
async function isAnyStale(ctx: Ctx): Promise<boolean> {
  const rows = await select(
    ctx,
    sql`SELECT 1 FROM invoices t WHERE ${scoped(ctx, Invoice, 't')} AND ${isStale(ctx)} LIMIT 1`,
  );
  return rows.length > 0;
}

/** The status follows from the facts, so a change of nothing is all it takes. Returns how many there were. */
async function restateSome(ctx: Ctx): Promise<number> {
  const stale = await Invoice.lockAll(ctx, isStale(ctx), { limit: batch });
  for (const invoice of stale) await changeInvoice(ctx, invoice, {}, { event: 'invoice.updated' });
  return stale.length;
}
