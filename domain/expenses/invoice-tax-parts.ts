/** The tax of an expense by the rates of the electronic invoice that it was recorded from (docs/decisions/received-invoices.md). */
import type { Schemas } from '../../contract/contract.js';
import { roundedTogether } from '../billing/taxes/tax-amounts.js';
import type { TaxCategory } from '../billing/taxes/tax-rate-rules.js';
import { grouped } from '../grouped.js';
import { dec, sum, zero, type Big, type Decimal } from '../money.js';

export interface TaxPart {
  /** Null for tax without a rate, like the rate. */
  readonly category: TaxCategory | null;
  readonly rate: Big | null;
  readonly taxable: Big;
  readonly tax: Big;
}

interface Taxed {
  readonly currency: string;
  readonly amount: Decimal | Big;
  readonly tax_amount: Decimal | Big;
}

/**
 * The parts of an expense by category and rate: together they are its tax, and its amount before tax. They are those of the invoice if
 * these add up to the expense, and otherwise in proportion to them, such as after a correction. One part without a rate if the
 * invoice has one rate at most, or says of no amount what it is charged on.
 */
export function taxParts(
  { currency, amount, tax_amount }: Taxed,
  stated: readonly Schemas['ReceivedInvoiceTax'][],
): TaxPart[] {
  const tax = dec(tax_amount);
  const net = dec(amount).minus(tax);
  const groups = [...grouped(stated.map(groupOf), ({ category, rate }) => `${category} ${rate?.toFixed()}`).values()];
  const taxes = divided(
    tax,
    groups.map((some) => sum(some.map((group) => group.tax))),
    currency,
  );
  const nets = divided(
    net,
    groups.map((some) => sum(some.map((group) => group.taxable))),
    currency,
  );
  if (groups.length < 2 || !taxes || !nets) return [{ category: null, rate: null, taxable: net, tax }];
  return groups.map(([first], at) => ({
    category: first?.category ?? null,
    rate: first?.rate ?? null,
    taxable: nets[at] ?? zero,
    tax: taxes[at] ?? zero,
  }));
}

/** A group with a rate that fits its category; without both if it has none. */
function groupOf({ category, rate, taxable, tax }: Schemas['ReceivedInvoiceTax']): TaxPart {
  const amounts = { taxable: dec(taxable ?? 0), tax: dec(tax) };
  const given = rate === null ? zero : dec(rate);
  const fits = category !== null && (category === 'standard') === given.gt(zero);
  return fits ? { category, rate: given, ...amounts } : { category: null, rate: null, ...amounts };
}

/** The parts of `whole` in these proportions, rounded so that they add up to it; undefined if they are all 0 and it is not. */
function divided(whole: Big, parts: readonly Big[], currency: string): readonly Big[] | undefined {
  const all = sum(parts);
  if (all.eq(whole)) return parts;
  if (all.eq(zero)) return undefined;
  return roundedTogether(
    parts.map((part) => whole.times(part).div(all)),
    currency,
  );
}
