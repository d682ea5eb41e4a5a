/** The lines of a new credit note, and its amounts by tax (docs/decisions/credit-notes.md). */
import { grouped } from '../../../domain/grouped.js';
import { invalid } from '../../../domain/errors.js';
import {
  amountsOfLines,
  amountsOfTotal,
  creditLine,
  restOf,
  type CreditAmounts,
  type Creditable,
  type CreditableLine,
  type CreditLine,
} from '../../../domain/billing/credit-amounts.js';
import { roundingIn } from '../../../domain/billing/total-rounding.js';
import { divide } from '../../../domain/billing/invoice-amounts.js';
import { keyOf } from '../../../domain/billing/taxes/applied-tax.js';
import { grossOf, sharesLeft } from '../../../domain/billing/taxes/credit-shares.js';
import { defaultTaxesOf, sharesOf } from '../../../domain/billing/taxes/invoice-taxes.js';
import type { TaxShare } from '../../../domain/billing/taxes/tax-amounts.js';
import { dec, sum, zero, type Big } from '../../../domain/money.js';
import { sharesOfNote, type CreditNote, type CreditNoteLine } from '../../../models/billing/credit-note.js';
import type { InvoiceLineItem } from '../../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Schemas } from '../../../contract/contract.js';

/** What earlier credits have left to credit. */
export const creditableOf = (invoice: Invoice, notes: readonly CreditNote[]): Creditable => ({
  currency: invoice.currency,
  isGross: invoice.prices_include_tax,
  left: sharesLeft(sharesOf(invoice), notes.flatMap(sharesOfNote)),
  leftRounding: roundingIn(invoice).minus(sum(notes.map(roundingIn))),
});

export function creditableLines(
  invoice: Invoice,
  lines: readonly InvoiceLineItem[],
  notes: readonly CreditNote[],
): CreditableLine[] {
  const usual = defaultTaxesOf(invoice);
  const taken = grouped(
    notes.flatMap((note) => note.lines),
    ({ invoice_line_id: line }) => line ?? '',
  );
  return lines.map(({ id, description, rate, quantity, amount, taxes }) => {
    const before: readonly CreditNoteLine[] = taken.get(id) ?? [];
    const pieces = before.flatMap((line) => (line.quantity === null ? [] : [dec(line.quantity)]));
    return {
      id,
      description,
      rate,
      taxes: taxes ?? usual,
      left: dec(amount).minus(sum(before.map((line) => dec(line.amount)))),
      leftQuantity: pieces.length < before.length ? null : dec(quantity).minus(sum(pieces)),
    };
  });
}

interface Credit extends CreditAmounts {
  readonly lines: readonly CreditLine[];
}

export function creditOf(
  creditable: Creditable,
  lines: readonly CreditableLine[],
  { lines: requestedLines, amount }: Partial<Schemas['CreditNoteCreate']>,
  description: string,
): Credit {
  if (requestedLines !== undefined && amount !== undefined)
    throw invalid('amount', 'must not be given together with lines');
  if (requestedLines === undefined) {
    const amounts = amount === undefined ? restOf(creditable) : amountsOfTotal(creditable, amount);
    return { ...amounts, lines: linesOfShares(creditable, lines, amounts.shares, description) };
  }
  const known = new Map(lines.map((line) => [line.id, line]));
  const made = requestedLines.map((request, index) => {
    const path = `lines.${index}.`;
    const line = known.get(request.line_item_id);
    if (!line) throw invalid(`${path}line_item_id`, `is not a line of this invoice: ${request.line_item_id}`);
    if (requestedLines.findIndex((each) => each.line_item_id === line.id) < index)
      throw invalid(`${path}line_item_id`, 'is given twice');
    return creditLine(line, request, creditable.currency, path);
  });
  return { ...amountsOfLines(creditable, made), lines: made };
}

/** All lines with the amounts left on them, if these add up to the shares; otherwise a line of `description` for each share. */
function linesOfShares(
  { isGross, currency }: Creditable,
  lines: readonly CreditableLine[],
  shares: readonly TaxShare[],
  description: string,
): CreditLine[] {
  const amountOf = (share: TaxShare): Big => (isGross ? grossOf(share) : share.net);
  const open = lines.filter(({ left }) => !left.eq(zero));
  const isLinesLeft = shares.every((share) => {
    const ofShare = open.filter(({ taxes }) => keyOf(taxes) === keyOf(share.taxes));
    return sum(ofShare.map(({ left }) => left)).eq(amountOf(share));
  });
  if (isLinesLeft) return open.map((line) => creditLine(line, { line_item_id: line.id }, currency, ''));
  return shares
    .filter((share) => !amountOf(share).eq(zero))
    .map((share) => ({
      invoice_line_id: null,
      description,
      quantity: null,
      rate: null,
      taxes: share.taxes,
      amount: amountOf(share),
    }));
}

/** A line of a credit note with its amount before tax. */
export type NetCreditLine = CreditLine & { readonly net_amount: Big };

/** Divides the net of each share among its lines. */
export function withNets(
  { isGross, currency }: Creditable,
  shares: readonly TaxShare[],
  lines: readonly CreditLine[],
): NetCreditLine[] {
  if (!isGross) return lines.map((line) => ({ ...line, net_amount: line.amount }));
  const parts = new Map(
    shares.map((share) => {
      const ofShare = lines.filter(({ taxes }) => keyOf(taxes) === keyOf(share.taxes));
      const amounts = ofShare.map(({ amount }) => amount);
      return [keyOf(share.taxes), divide(share.net, amounts, currency).values()] as const;
    }),
  );
  return lines.map((line) => ({ ...line, net_amount: parts.get(keyOf(line.taxes))?.next().value ?? zero }));
}
