import { revenueStatuses } from '../../domain/billing/invoice-status.js';
import type { Ctx } from '../../models/context.js';
import { linesOf } from '../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { deleteRevenue, storeRevenue } from '../../models/billing/revenue-shares.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { sharesOfLines } from '../../queries/billing/line-shares.js';

const counts = ({ status }: Invoice): boolean => revenueStatuses.includes(status);

/**
 * Stores an invoice's revenue shares when a change of status makes it count as revenue, and deletes them when it no
 * longer counts (docs/decisions/rollups.md). In between its shares cannot change: its date, lines and their time are
 * fixed.
 */
export async function countRevenue(ctx: Ctx, before: Invoice, after: Invoice): Promise<void> {
  if (counts(before) === counts(after)) return;
  if (counts(before)) await deleteRevenue(ctx, before);
  else await storeRevenue(ctx, after, await sharesOfLines(ctx, after, await linesOf(seeingAll(ctx), after.id)));
}
