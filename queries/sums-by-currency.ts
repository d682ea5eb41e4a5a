/** Sums over a list that are kept apart by currency: nothing is summed across currencies (docs/decisions/money.md). */
import sql, { type Sql } from 'sql-template-tag';
import type { Grouped } from './list.js';

/** Tells whether a list is in one currency. */
export const currencyColumns: Sql = sql`MIN(t.currency) AS first_currency, MAX(t.currency) AS last_currency`;

/** What `currencyColumns` give; null if the list is empty. */
export interface Currencies {
  readonly first_currency: string | null;
  readonly last_currency: string | null;
}

/** The `sums` of a list in each of its currencies, in their order. They are read again only where there is more than one. */
export async function sumsByCurrency<Sums>(
  totals: Sums & Currencies,
  sums: Sql,
  grouped: Grouped,
): Promise<readonly (Sums & { readonly currency: string })[]> {
  const { first_currency: currency, last_currency } = totals;
  if (currency === null) return [];
  return currency === last_currency ? [{ ...totals, currency }] : grouped('t.currency', sums);
}
