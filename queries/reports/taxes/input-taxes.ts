import sql from 'sql-template-tag';
import type { TaxCategory } from '../../../domain/billing/taxes/tax-rate-rules.js';
import type { Decimal } from '../../../domain/money.js';
import type { DayRange } from '../../../domain/time.js';
import type { Ctx } from '../../../models/context.js';
import { Expense } from '../../../models/expenses/expense.js';
import { scoped, select } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { byDay, type MaybeOfDay } from '../converted/by-day.js';

/** The tax in expenses of one category and rate. */
export interface InputTax extends MaybeOfDay {
  readonly currency: string;
  readonly category: TaxCategory | null;
  readonly rate: Decimal | null;
  readonly taxable: Decimal;
  readonly tax: Decimal;
  readonly expenses: number;
}

/**
 * The tax in the firm's expenses of a range of days, without rejected ones, and without those that record none; in other currencies than
 * `into` also by day.
 */
export function inputTaxes(ctx: Ctx, range: DayRange, into?: string): Promise<InputTax[]> {
  const days = byDay('t.currency', 't.date', into);
  return select<InputTax>(
    ctx,
    sql`SELECT ${days.column}t.currency, t.tax_category AS category, t.tax_rate AS rate, SUM(t.amount - t.tax_amount) AS taxable,
               SUM(t.tax_amount) AS tax, COUNT(*) AS expenses
          FROM expenses t
         WHERE ${scoped(seeingAll(ctx), Expense, 't')} AND t.date BETWEEN ${range.from} AND ${range.to} AND t.approval_status <> 'rejected'
           AND (t.tax_rate IS NOT NULL OR t.tax_amount <> 0)
         GROUP BY t.currency, t.tax_category, t.tax_rate${days.group}`,
  );
}
