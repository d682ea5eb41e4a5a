/** Amounts by day, for their conversion into one currency (docs/decisions/exchange-rates.md). */
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Day } from '../../../domain/time.js';
import { identifier } from '../../../models/select.js';

/** An amount with the day at whose rate it is converted. */
export interface OfDay {
  readonly day: Day;
}

/** A row of a statement that may be grouped by day. */
export interface MaybeOfDay {
  /** Null for amounts that need no conversion; missing if the statement is not grouped by day. */
  readonly day?: Day | null;
}

/** What a statement needs to group by day too. */
export interface ByDay {
  readonly column: Sql;
  readonly group: Sql;
}

/**
 * Groups the amounts in other currencies than `into` by day: only these need the rate of their day, and a group more for each. Amounts
 * that are in `into` already have no day. Groups nothing without `into`.
 */
export const byDay = (currency: string, date: string, into: string | undefined): ByDay =>
  into === undefined
    ? { column: empty, group: empty }
    : {
        column: sql`IF(${identifier(currency)} = ${into}, NULL, ${identifier(date)}) AS day, `,
        group: sql`, day`,
      };
