import sql, { join, type Sql } from 'sql-template-tag';
import { statusesBeforeOverdue } from '../../domain/billing/invoice-status.js';
import { today } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { Invoice } from '../../models/billing/invoice.js';
import { scoped, select } from '../../models/select.js';
import { changing } from '../../models/workspace/test-side.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { changeInvoice } from './change-invoice.js';

/** Max invoices per transaction. */
const batch = 50;

/**
 * Marks invoices overdue once their due date is past at `ctx.now`, and unmarks them if a new time zone makes the day an
 * earlier one. Each invoice changes once, even with several processes or after an interruption. Opens its own
 * transactions, so `ctx.db` must be in none.
 */
export async function markOverdueInvoices(ctx: Ctx): Promise<void> {
  const all = seeingAll(ctx);
  while (await isAnyStale(all)) await changing(all, async (within) => void (await restateSome(within)));
}

/** Like `markOverdueInvoices`, but in the transaction of `ctx`. */
export async function restateOverdue(ctx: Ctx): Promise<void> {
  while ((await restateSome(seeingAll(ctx))) === batch);
}

/** Condition for invoices, as `t`, whose status does not fit today's date. */
function isStale(ctx: Ctx): Sql {
  const day = today(ctx.now, ctx.workspace.timezone);
  return sql`((t.status IN (${join(statusesBeforeOverdue)}) AND t.due_date < ${day}) OR (t.status = 'overdue' AND t.due_date >= ${day}))`;
}

/** A check without locks, because on most days no invoice is stale. */
async function isAnyStale(ctx: Ctx): Promise<boolean> {
  const rows = await select(
    ctx,
    sql`SELECT 1 FROM invoices t WHERE ${scoped(ctx, Invoice, 't')} AND ${isStale(ctx)} LIMIT 1`,
  );
  return rows.length > 0;
}

/** An empty change is enough, because `changeInvoice` derives the status. Returns the number of invoices changed. */
async function restateSome(ctx: Ctx): Promise<number> {
  const stale = await Invoice.lockAll(ctx, isStale(ctx), { limit: batch });
  for (const invoice of stale) await changeInvoice(ctx, invoice, {}, { event: 'invoice.updated' });
  return stale.length;
}
