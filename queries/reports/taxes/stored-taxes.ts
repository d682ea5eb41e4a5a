/** Reads the stored taxes of invoices and credit notes. */
import sql, { type Sql } from 'sql-template-tag';
import type { AppliedTax } from '../../../domain/billing/taxes/applied-tax.js';
import { sharesOf, type StoredTaxShare } from '../../../domain/billing/taxes/invoice-taxes.js';
import type { TaxShare } from '../../../domain/billing/taxes/tax-amounts.js';
import type { Decimal } from '../../../domain/money.js';

/** Documents with one tax, added up. */
export interface OneTaxRow {
  readonly currency: string;
  readonly tax_rate: Decimal;
  /** JSON. */
  readonly taxes: string | null;
  readonly net: Decimal;
  readonly tax: Decimal;
  readonly rounding: Decimal;
  readonly documents: number;
}

/** A document with the columns that say its taxes. */
export interface TaxedRow {
  readonly currency: string;
  readonly tax_rate: Decimal;
  /** JSON. */
  readonly taxes: string | null;
  readonly tax_shares: string | null;
  readonly subtotal: Decimal;
  readonly tax_amount: Decimal;
  readonly total: Decimal;
}

/** A JSON column as text in every engine. */
export const asText = (column: Sql): Sql => sql`CAST(${column} AS CHAR)`;

const taxesIn = (text: string | null): readonly AppliedTax[] | null =>
  text === null ? null : (JSON.parse(text) as readonly AppliedTax[]);

const storedIn = (text: string | null): readonly StoredTaxShare[] | null =>
  text === null ? null : (JSON.parse(text) as readonly StoredTaxShare[]);

export const sharesOfRow = ({ tax_rate, taxes, tax_shares, subtotal, tax_amount }: TaxedRow): TaxShare[] =>
  sharesOf({
    tax_rate,
    taxes: taxesIn(taxes),
    tax_shares: storedIn(tax_shares),
    subtotal,
    tax_amount,
  });

export const sharesOfOneTax = ({ tax_rate, taxes, net, tax }: OneTaxRow): TaxShare[] =>
  sharesOf({
    tax_rate,
    taxes: taxesIn(taxes),
    tax_shares: null,
    subtotal: net,
    tax_amount: tax,
  });

/** How many rows are read at once. */
export const batchSize = 1_000;

/** The lists of up to `batchSize` values. */
export function* batchesOf<T>(values: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < values.length; at += batchSize) yield values.slice(at, at + batchSize);
}

/** The condition that a row comes after another in the order of day and id. */
export const after = (day: Sql, id: Sql, last: { readonly day: string; readonly id: string } | undefined): Sql =>
  last === undefined ? sql`TRUE` : sql`${day} >= ${last.day} AND (${day} > ${last.day} OR ${id} > ${last.id})`;
