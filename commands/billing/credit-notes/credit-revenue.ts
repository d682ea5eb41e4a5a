import { divide } from '../../../domain/billing/invoice-amounts.js';
import { keyOf } from '../../../domain/billing/taxes/applied-tax.js';
import { defaultTaxesOf } from '../../../domain/billing/taxes/invoice-taxes.js';
import { grouped } from '../../../domain/grouped.js';
import { dec, zero, type Big } from '../../../domain/money.js';
import { taxesOfCreditLine, type CreditNote, type CreditNoteLine } from '../../../models/billing/credit-note.js';
import { linesOf, netOf, type InvoiceLineItem } from '../../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { creditRevenueShares } from '../../../models/billing/revenue-shares.js';
import type { Ctx } from '../../../models/context.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { sharesOfLines } from '../../../queries/billing/line-shares.js';
import { byProject, countProjectBilled, noShares } from '../count-project-billed.js';

/**
 * Subtracts a credit note from revenue, on its day, and from `amount_billed` of the projects, in the proportions of the
 * lines' shares. Must run before work is released: the shares of lines depend on the work linked to them.
 */
export async function creditRevenue(ctx: Ctx, invoice: Invoice, note: CreditNote): Promise<void> {
  const lines = await linesOf(seeingAll(ctx), invoice.id);
  const byLine = new Map<string, Big>();
  for (const credited of note.lines)
    for (const [id, amount] of creditedLines(invoice, lines, note, credited))
      byLine.set(id, (byLine.get(id) ?? zero).plus(amount));
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

/** What a line of a credit note takes from each line of the invoice, before tax: an amount from all lines with its taxes. */
function creditedLines(
  invoice: Invoice,
  lines: readonly InvoiceLineItem[],
  note: CreditNote,
  credited: CreditNoteLine,
): [string, Big][] {
  const net = credited.net_amount ?? credited.amount;
  if (credited.invoice_line_id !== null) return [[credited.invoice_line_id, dec(net)]];
  const key = keyOf(taxesOfCreditLine(note, credited));
  const alike = lines.filter(({ taxes }) => keyOf(taxes ?? defaultTaxesOf(invoice)) === key);
  const parts = divide(net, alike.map(netOf), invoice.currency);
  return alike.map(({ id }, index) => [id, parts[index] ?? zero]);
}
