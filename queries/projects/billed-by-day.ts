import sql from 'sql-template-tag';
import { dec, sum, type Big, type Decimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import { grouped } from '../../domain/grouped.js';
import { InvoiceLineItem } from '../../models/billing/invoice-line-item.js';
import { Invoice } from '../../models/billing/invoice.js';
import { RevenueShares } from '../../models/billing/revenue-shares.js';
import type { Ctx } from '../../models/context.js';
import type { Project } from '../../models/projects/project.js';
import { scoped, select } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { sharesOfLines } from '../billing/line-shares.js';

/**
 * The amount billed for a project by the dates of invoices and credit notes, which is `amount_billed` in total: the
 * revenue of invoices that count as revenue, and the shares of the lines of drafts.
 */
export async function billedByDay(
  ctx: Ctx,
  { id, client_id }: Project,
  currency: string,
): Promise<{ readonly date: Day; readonly amount: Big }[]> {
  const firm = seeingAll(ctx);
  const [counted, drafted] = await Promise.all([
    select<{ date: Day; amount: Decimal }>(
      firm,
      sql`SELECT r.date, SUM(r.amount) AS amount FROM revenue_shares r
           WHERE ${scoped(firm, RevenueShares, 'r')} AND r.project_id = ${id} GROUP BY r.date`,
    ),
    select<InvoiceLineItem & { readonly invoice_date: Day }>(
      firm,
      sql`SELECT l.*, i.invoice_date FROM invoices i
            JOIN invoice_line_items l ON l.workspace_id = i.workspace_id AND l.invoice_id = i.id
           WHERE ${scoped(firm, Invoice, 'i')} AND ${scoped(firm, InvoiceLineItem, 'l')}
             AND i.client_id = ${client_id} AND i.status = 'draft' AND (l.project_id IS NULL OR l.project_id = ${id})`,
    ),
  ]);
  const shares = await sharesOfLines(firm, { currency }, drafted);
  const dates = new Map(drafted.map((line) => [line.id, line.invoice_date]));
  const ofDrafts = grouped(
    shares.filter(({ project_id: project }) => project === id),
    ({ line_id: line }) => dates.get(line) ?? '',
  );
  return [
    ...counted.map(({ date, amount }) => ({ date, amount: dec(amount) })),
    ...[...ofDrafts].map(([date, some]) => ({ date, amount: sum(some.map(({ amount }) => amount)) })),
  ];
}
