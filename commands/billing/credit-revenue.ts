import { divide } from '../../domain/billing/invoice-amounts.js';
import type { CreditLine } from '../../domain/billing/credit-amounts.js';
import { grouped } from '../../domain/grouped.js';
import { zero, type Big } from '../../domain/money.js';
import type { CreditNote } from '../../models/billing/credit-note.js';
import { linesOf, type InvoiceLineItem } from '../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { creditRevenueShares } from '../../models/billing/revenue-shares.js';
import type { Ctx } from '../../models/context.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { sharesOfLines } from '../../queries/billing/line-shares.js';
import { byProject, countProjectBilled, noShares } from './count-project-billed.js';

/**
 * Subtracts a credit note from revenue, on its day, and from `amount_billed` of the projects, in the proportions of the
 * lines' shares. Must run before work is released: the shares of lines depend on the work linked to them.
 */
export async function creditRevenue(
  ctx: Ctx,
  invoice: Invoice,
  note: CreditNote,
  credited: readonly CreditLine[],
): Promise<void> {
  const lines = await linesOf(seeingAll(ctx), invoice.id);
  const amounts = new Map<string, Big>(
    credited.flatMap((line) => (line.invoice_line_id === null ? [] : [[line.invoice_line_id, line.amount] as const])),
  );
  const [first] = credited;
  const byLine = first?.invoice_line_id === null ? spread(lines, first.amount, invoice.currency) : amounts;
  const concerned = lines.filter(({ id }) => byLine.has(id));
  const parts = grouped(await sharesOfLines(ctx, invoice, concerned), ({ line_id: line }) => line);
  const shares = [...parts].flatMap(([line, ofLine]) => {
    const weights = ofLine.map(({ amount }) => amount);
    const taken = divide(byLine.get(line) ?? zero, weights, invoice.currency);
    return ofLine.map((part, index) => ({ ...part, amount: taken[index] ?? zero }));
  });
  await creditRevenueShares(ctx, invoice, note, shares);
  await countProjectBilled(ctx, byProject(shares), noShares);
}

/** Divides an amount among all lines in proportion to their amounts. */
function spread(lines: readonly InvoiceLineItem[], amount: Big, currency: string): Map<string, Big> {
  const parts = divide(
    amount,
    lines.map((line) => line.amount),
    currency,
  );
  return new Map(lines.map(({ id }, index) => [id, parts[index] ?? zero]));
}
