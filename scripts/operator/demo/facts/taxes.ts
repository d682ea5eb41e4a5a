/** The taxes that the firm charges, or has reason not to. */
import type { Schemas } from '../../../../contract/contract.js';

export type Tax = Omit<Schemas['TaxRateCreate'], 'is_compound' | 'is_default'>;

/** By the key that clients and invoices use for them. */
export const taxes = {
  full: { name: 'USt 19 %', rate: 0.19 },
  reduced: { name: 'USt 7 %', rate: 0.07 },
  reverse: { name: 'Reverse charge', rate: 0, category: 'reverse_charge' },
  exempt: { name: 'Exempt', rate: 0, category: 'exempt', reason: 'Exempt from sales tax, certificate on file' },
  gst: { name: 'TPS/GST', rate: 0.05 },
  qst: { name: 'TVQ/QST', rate: 0.09975 },
} as const satisfies Readonly<Record<string, Tax>>;

export type TaxKey = keyof typeof taxes;
