import { namesOf, type AppliedTax } from '../domain/billing/taxes/applied-tax.js';
import { taxGroups } from '../domain/billing/taxes/tax-groups.js';
import type { TaxShare } from '../domain/billing/taxes/tax-amounts.js';
import { toNumber } from '../domain/money.js';
import type { Schemas } from '../contract/contract.js';
import type { View } from './view.js';

type LineTax = Pick<Schemas['LineItem'], 'tax_rate_id' | 'tax_rate_ids' | 'tax_rate' | 'tax_category' | 'taxes'>;

/** The taxes of a line as the API shows them. */
export const serializeLineTaxes = (taxes: readonly AppliedTax[]): LineTax => {
  const { tax_rate_ids: ids, ...names } = namesOf(taxes);
  return { ...names, tax_rate_ids: [...ids], taxes: taxes.map(serializeAppliedTax) };
};

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
