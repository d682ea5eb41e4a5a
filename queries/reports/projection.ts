import { confidenceAt, linearTrend, trendMonths } from '../../domain/reports/forecast.js';
import { daysOfMonth, monthsBetween, monthsIn, monthWith, plusMonths, type Month } from '../../domain/months.js';
import type { Conversion } from '../../domain/billing/exchange-rates/conversion.js';
import { roundMoney, sum, zero, type Big } from '../../domain/money.js';
import type { Retainer } from '../../domain/retainers/retainers.js';
import { today, type Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { invoiced } from './money-figures.js';
import { activeRetainers, feesOn } from './recurring/retainer-fees.js';

/** Expected revenue of the months after the present one, by currency. */
export interface Projection {
  /** The current month; only later ones are forecast. */
  readonly present: Month;
  readonly retainers: readonly Retainer[];
  /** Currencies with recent revenue or an active retainer. */
  readonly currencies: ReadonlySet<string>;
  /** Rounded to the minor unit of the currency. */
  revenueIn(month: Month, currency: string): Big;
  confidenceIn(month: Month): number;
}

/** A projection from the trend of the last full months, agreements excluded, plus the fees of active agreements. */
export async function projection(ctx: Ctx): Promise<Projection> {
  const present = monthWith(today(ctx.now, ctx.workspace.timezone));
  const full = {
    from: daysOfMonth(plusMonths(present, -trendMonths)).from,
    to: daysOfMonth(plusMonths(present, -1)).to,
  };
  const [rows, retainers] = await Promise.all([invoiced(ctx, full, 'month', 'not_recurring'), activeRetainers(ctx)]);
  const currencies = new Set([...rows, ...retainers].map(({ currency }) => currency));
  const netIn = (month: Month, code: string): Big =>
    rows.find(({ key, currency }) => key === month && currency === code)?.net ?? zero;
  const trends = new Map(
    [...currencies].map((code) => [code, linearTrend(monthsIn(full).map((month) => netIn(month, code)))]),
  );
  return {
    present,
    retainers,
    currencies,
    revenueIn(month, currency) {
      const trend = trends.get(currency)?.(monthsBetween(present, month) + 1) ?? zero;
      const fees = feesOn(retainers, daysOfMonth(month).to).get(currency) ?? zero;
      return roundMoney(trend.plus(fees), currency);
    },
    confidenceIn: (month) => confidenceAt(monthsBetween(present, month)),
  };
}

/** The projections of all currencies in one, at the rate of `day`. */
export const convertedProjection = (ahead: Projection, conversion: Conversion, day: Day): Projection => ({
  ...ahead,
  currencies: new Set([conversion.currency]),
  revenueIn(month) {
    const parts = [...ahead.currencies].map((code) => conversion.orZero(ahead.revenueIn(month, code), code, day));
    return roundMoney(sum(parts), conversion.currency);
  },
});
