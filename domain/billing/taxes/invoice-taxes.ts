/** The taxes of an invoice as it stores them. What is null follows its one rate, so that an invoice with one rate stores no more. */
import { dec, toDecimal, type Big, type Decimal } from '../../money.js';
import { plainTax, type AppliedTax } from './applied-tax.js';
import type { TaxableLine, TaxShare } from './tax-amounts.js';

/** A share as stored. */
export interface StoredTaxShare {
  readonly taxes: readonly AppliedTax[];
  readonly net: Decimal;
  readonly tax: readonly Decimal[];
}

/** What says which taxes lines have that name none. */
export interface DefaultTaxes {
  readonly taxes: readonly AppliedTax[] | null;
  readonly tax_rate: Decimal;
}

/** An invoice or credit note with its taxes. */
interface TaxedDocument extends DefaultTaxes {
  readonly tax_shares: readonly StoredTaxShare[] | null;
  readonly subtotal: Decimal | Big;
  readonly tax_amount: Decimal | Big;
}

/** The taxes of lines that name none. */
export const defaultTaxesOf = ({ taxes, tax_rate }: DefaultTaxes): readonly AppliedTax[] =>
  taxes ?? [plainTax(tax_rate)];

/** Lines with the taxes that apply to them: their own, otherwise those of the invoice. */
export function taxableLines(
  lines: readonly { readonly amount: Decimal | Big; readonly taxes?: readonly AppliedTax[] | null }[],
  invoice: DefaultTaxes,
): TaxableLine[] {
  const usual = defaultTaxesOf(invoice);
  return lines.map(({ amount, taxes }) => ({ amount: dec(amount), taxes: taxes ?? usual }));
}

/** The shares of an invoice or credit note, by its lines' taxes. */
export function sharesOf(document: TaxedDocument): TaxShare[] {
  const { tax_shares: stored, subtotal, tax_amount } = document;
  if (stored) return stored.map(({ taxes, net, tax }) => ({ taxes, net: dec(net), tax: tax.map(dec) }));
  return [{ taxes: defaultTaxesOf(document), net: dec(subtotal), tax: [dec(tax_amount)] }];
}

/** The shares to store; null if the amounts of the invoice say the same. */
export function storedShares(shares: readonly TaxShare[], invoice: DefaultTaxes): StoredTaxShare[] | null {
  const [only] = shares;
  const usual = defaultTaxesOf(invoice);
  const isUsual = only === undefined || JSON.stringify(only.taxes) === JSON.stringify(usual);
  const isPlain = shares.length <= 1 && usual.length === 1 && isUsual;
  return isPlain ? null : shares.map(storedShare);
}

export const storedShare = ({ taxes, net, tax }: TaxShare): StoredTaxShare => ({
  taxes,
  net: toDecimal(net),
  tax: tax.map(toDecimal),
});
