import { rateOf, type AppliedTax } from '../domain/billing/taxes/applied-tax.js';
import { taxGroups } from '../domain/billing/taxes/tax-groups.js';
import type { TaxShare } from '../domain/billing/taxes/tax-amounts.js';
import { toNumber } from '../domain/money.js';
import type { Schemas } from '../contract/contract.js';
import type { View } from './view.js';

type LineTax = Pick<Schemas['LineItem'], 'tax_rate_id' | 'tax_rate_ids' | 'tax_rate' | 'tax_category' | 'taxes'>;

/** The taxes of a line as the API shows them. */
export function serializeLineTaxes(taxes: readonly AppliedTax[]): LineTax {
  const ids = idsOfTaxes(taxes);
  return {
    tax_rate_id: taxes.length === 1 ? (ids[0] ?? null) : null,
    tax_rate_ids: ids,
    tax_rate: toNumber(rateOf(taxes)),
    tax_category: taxes[0]?.category ?? 'zero',
    taxes: taxes.map(serializeAppliedTax),
  };
}

/** The ids of the tax rates that taxes were copied from. */
export const idsOfTaxes = (taxes: readonly AppliedTax[]): string[] => taxes.flatMap(({ id }) => id ?? []);

export const serializeAppliedTax = ({ id, rate, ...terms }: AppliedTax): Schemas['AppliedTax'] => ({
  tax_rate_id: id,
  ...terms,
  rate: toNumber(rate),
});

/** The taxes of an invoice or credit note, each once. */
export const serializeDocumentTaxes = (shares: readonly TaxShare[], view: View): Schemas['DocumentTax'][] =>
  taxGroups(shares).map(({ rate, taxable, tax, ...terms }) => ({
    ...terms,
    rate: toNumber(rate),
    ...view.rates({ taxable: toNumber(taxable), tax: toNumber(tax) }),
  }));
