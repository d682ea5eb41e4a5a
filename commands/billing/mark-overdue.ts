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
 * Marks the invoices of the workspace overdue whose due date is past at `ctx.now`: each exactly once, however many processes run it
 * and wherever one is interrupted. Opens its own transactions, so `ctx.db` must be in none.
 */
export async function markOverdueInvoices(ctx: Ctx): Promise<void> {
  const all = seeingAll(ctx);
  while (await isAnyDue(all)) await changing(all, markSome);
}

const isDue = (ctx: Ctx): Sql =>
  sql`t.status IN (${join(statusesBeforeOverdue)}) AND t.due_date < ${today(ctx.now, ctx.workspace.timezone)}`;

/** On most days there are none: finding that out takes no locks. */
async function isAnyDue(ctx: Ctx): Promise<boolean> {
  const rows = await select(
    ctx,
    sql`SELECT 1 FROM invoices t WHERE ${scoped(ctx, Invoice, 't')} AND ${isDue(ctx)} LIMIT 1`,
  );
  return rows.length > 0;
}

/** The status follows from the facts, so a change of nothing is all it takes. */
async function markSome(ctx: Ctx): Promise<void> {
  const due = await Invoice.lockAll(ctx, isDue(ctx), { limit: batch });
  for (const invoice of due) await changeInvoice(ctx, invoice, {}, { event: 'invoice.updated' });
}
