import type { EInvoiceFormat } from '../../../../domain/billing/e-invoice/formats.js';
import type { InvoiceData } from '../../../../domain/billing/e-invoice/invoice-data.js';

export interface Incomplete {
  readonly rule: string;
  readonly format: EInvoiceFormat;
  readonly setting: string;
  readonly data: InvoiceData;
  /** Under which other names the judges name it: those of a schema, or of a rule that it breaks as well. */
  readonly alias?: RegExp;
  /** Why no judge names it. */
  readonly unjudged?: string;
}

export type Row = readonly [
  rule: string,
  format: EInvoiceFormat,
  setting: string,
  overrides: Partial<InvoiceData>,
  more?: Pick<Incomplete, 'alias' | 'unjudged'>,
];
