/** The taxes of invoices and credit notes for their PDFs, pages and mails. */
import type { InvoiceDocumentTax } from '../../../documents/invoice-document.js';
import { keysOf, type AppliedTax } from '../../../domain/billing/taxes/applied-tax.js';
import type { TaxShare } from '../../../domain/billing/taxes/tax-amounts.js';
import { taxGroups } from '../../../domain/billing/taxes/tax-groups.js';
import { toDecimal } from '../../../domain/money.js';

/** Each tax once, in the order of `taxGroups`. */
export const documentTaxes = (shares: readonly TaxShare[]): InvoiceDocumentTax[] =>
  taxGroups(shares).map(({ name, category, rate, reason, taxable, tax }) => ({
    name,
    category,
    rate,
    reason,
    taxable: toDecimal(taxable),
    tax: toDecimal(tax),
  }));

/** The places of a line's taxes among those of its document. */
export function placesOfTaxes(shares: readonly TaxShare[]): (taxes: readonly AppliedTax[]) => number[] {
  const keys = [...new Set(shares.flatMap(({ taxes }) => keysOf(taxes)))];
  return (taxes) => keysOf(taxes).flatMap((key) => (keys.includes(key) ? [keys.indexOf(key)] : []));
}
