import { dec, sum, zero } from '../../money.js';
import type { AppliedTax } from '../taxes/applied-tax.js';
import { taxGroups } from '../taxes/tax-groups.js';
import { usualReasonCodes } from '../taxes/tax-rate-rules.js';
import { categoryCodes } from './codes.js';
import type { EInvoiceTax } from './e-invoice.js';
import type { InvoiceData } from './invoice-data.js';
import { writtenText } from './texts.js';

/**
 * The taxes: EN 16931 knows them by category and rate alone. Those of which earlier credits left nothing are not stated: they
 * have no line, which each tax needs (BR-S-01).
 */
export function composeTaxes({ lines, shares }: InvoiceData): EInvoiceTax[] {
  const taxes = new Map<string, EInvoiceTax>();
  for (const group of taxGroups(shares)) {
    const { category, taxable, tax, reason } = group;
    const rate = dec(group.rate).times(dec(100));
    const key = keyOf(group);
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
  const billed = new Set(lines.flatMap((line) => line.taxes.map(keyOf)));
  return [...taxes].flatMap(([key, tax]) =>
    billed.has(key) || !tax.taxable.eq(zero) || !tax.tax.eq(zero) ? [tax] : [],
  );
}

const keyOf = ({ category, rate }: Pick<AppliedTax, 'category' | 'rate'>): string =>
  `${category} ${dec(rate).toFixed()}`;
