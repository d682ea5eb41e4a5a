import { revenueStatuses } from '../../domain/billing/invoice-status.js';
import type { Ctx } from '../../models/context.js';
import { linesOf } from '../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { deleteRevenue, storeRevenue } from '../../models/billing/revenue-shares.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { sharesOfLines } from './count-project-billed.js';

const counts = ({ status }: Invoice): boolean => revenueStatuses.includes(status);

/**
 * Keeps what an invoice adds to revenue, by its lines, when a change lets it count or ends that (docs/decisions/rollups.md). In between
 * it cannot change: lines and date are fixed, and so is the time on them.
 */
export async function countRevenue(ctx: Ctx, before: Invoice, after: Invoice): Promise<void> {
  if (counts(before) === counts(after)) return;
  if (counts(before)) await deleteRevenue(ctx, before);
  else await storeRevenue(ctx, after, await sharesOfLines(ctx, after, await linesOf(seeingAll(ctx), after.id)));
}
