import { dec, sum } from '../../money.js';
import { taxGroups } from '../taxes/tax-groups.js';
import { usualReasonCodes } from '../taxes/tax-rate-rules.js';
import { categoryCodes } from './codes.js';
import type { EInvoiceTax } from './e-invoice.js';
import type { InvoiceData } from './invoice-data.js';
import { writtenText } from './texts.js';

/** The taxes: EN 16931 knows them by category and rate alone. */
export function composeTaxes({ shares }: InvoiceData): EInvoiceTax[] {
  const taxes = new Map<string, EInvoiceTax>();
  for (const group of taxGroups(shares)) {
    const { category, taxable, tax, reason } = group;
    const rate = dec(group.rate).times(dec(100));
    const key = `${category} ${rate.toFixed()}`;
    const same = taxes.get(key);
    taxes.set(key, {
      category: categoryCodes[category],
      rate,
      taxable: sum([taxable, ...(same ? [same.taxable] : [])]),
      tax: sum([tax, ...(same ? [same.tax] : [])]),
      reason: same?.reason ?? writtenText(reason),
      reason_code: same?.reason_code ?? group.reason_code ?? usualReasonCodes[category] ?? null,
    });
  }
  return [...taxes.values()];
}
