/**
 * The parts of revenue by project, source and agreement, so that a report over all invoice lines reads one narrow table
 * in the order of days. An invoice has parts from the moment it is no longer a draft until it is void; they add up to
 * its subtotal. The parts of a credit note are negative, and add up to what it takes back.
 */
import sql, { join } from 'sql-template-tag';
import { toDecimal, type Big } from '../../domain/money.js';
import type { Ctx } from '../context.js';
import type { CreditNote } from './credit-note.js';
import type { Invoice } from './invoice.js';
import { execute, type ScopedModel } from '../select.js';
import { whoMay } from '../visibility.js';

/** The table, visible like invoices. `''` in a column means no project or agreement. */
export const RevenueShares: ScopedModel = { tableName: 'revenue_shares', limitVisible: whoMay('view_invoices') };

/** How a part is attributed to a project: by the project of the line, by the time on the line, or not at all. */
export type RevenueSource = 'project' | 'time' | 'line';

export interface RevenueShare {
  readonly project_id: string | null;
  readonly source: RevenueSource;
  readonly amount: Big;
}

/** Removes all parts of an invoice. */
export async function deleteRevenue(ctx: Ctx, { invoice_date, id }: Invoice): Promise<void> {
  await execute(
    ctx,
    sql`DELETE FROM revenue_shares WHERE workspace_id = ${ctx.scope.workspaceId} AND date = ${invoice_date} AND invoice_id = ${id}`,
  );
}

/** Stores the parts of an invoice that has none stored. */
export function storeRevenue(ctx: Ctx, invoice: Invoice, shares: readonly RevenueShare[]): Promise<void> {
  const { id, invoice_date: date, agreement_id, currency } = invoice;
  return addParts(ctx, { id, date, agreement_id, currency }, shares);
}

/**
 * Stores the parts of a credit note, negated, on its day. They are never removed, because a credit note never changes.
 */
export function creditRevenueShares(
  ctx: Ctx,
  { agreement_id }: Invoice,
  { id, credit_date: date, currency }: CreditNote,
  shares: readonly RevenueShare[],
): Promise<void> {
  const taken = shares.map((share) => ({ ...share, amount: share.amount.neg() }));
  return addParts(ctx, { id, date, agreement_id, currency }, taken);
}

/** An invoice, or a credit note that takes some revenue back. */
interface RevenueDocument {
  readonly id: string;
  readonly date: string;
  readonly agreement_id: string | null;
  readonly currency: string;
}

/**
 * Inserts the parts of a document, added up by source and project. The column `invoice_id` has the id of the invoice or
 * credit note.
 */
async function addParts(ctx: Ctx, document: RevenueDocument, shares: readonly RevenueShare[]): Promise<void> {
  const rows = new Map<string, RevenueShare>();
  for (const share of shares) {
    const key = `${share.source} ${share.project_id ?? ''}`;
    const amount = rows.get(key)?.amount.plus(share.amount) ?? share.amount;
    rows.set(key, { ...share, amount });
  }
  if (rows.size === 0) return;
  const { id, date, agreement_id, currency } = document;
  const place = [ctx.scope.workspaceId, date, id];
  const tuples = [...rows.values()].map(({ project_id, source, amount }) => {
    const values = [...place, source, project_id ?? '', agreement_id ?? '', currency, toDecimal(amount)];
    return join(values, ', ', '(', ')');
  });
  await execute(
    ctx,
    sql`INSERT INTO revenue_shares (workspace_id, date, invoice_id, source, project_id, agreement_id, currency, amount)
        VALUES ${join(tuples)}`,
  );
}
