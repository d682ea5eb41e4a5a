/** Sums over a list, separate for each currency: nothing is summed across currencies (docs/decisions/money.md). */
import sql, { type Sql } from 'sql-template-tag';
import type { Grouped } from './list.js';

/** Columns of a list's summary that show whether its rows are all in one currency. */
export const currencyColumns: Sql = sql`MIN(t.currency) AS first_currency, MAX(t.currency) AS last_currency`;

/** The values of `currencyColumns`; null if the list is empty. */
export interface Currencies {
  readonly first_currency: string | null;
  readonly last_currency: string | null;
}

/** The `sums` of a list by currency. In a list of one currency `totals` has them; more need another statement. */
export async function sumsByCurrency<Sums>(
  totals: Sums & Currencies,
  sums: Sql,
  grouped: Grouped,
): Promise<readonly (Sums & { readonly currency: string })[]> {
  const { first_currency: currency, last_currency } = totals;
  if (currency === null) return [];
  return currency === last_currency ? [{ ...totals, currency }] : grouped('t.currency', sums);
}
