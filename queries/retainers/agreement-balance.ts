import { projectUsage, daysRemaining } from '../../domain/retainers/drawdown.js';
import type { PeriodHours } from '../../domain/retainers/hour-allowance.js';
import { dec, roundMoney, toNumber, zero, type Big } from '../../domain/money.js';
import { today } from '../../domain/time.js';
import type { AgreementPeriod } from '../../models/retainers/agreement-period.js';
import type { Agreement } from '../../models/retainers/agreement.js';
import type { Ctx } from '../../models/context.js';
import type { Schemas } from '../../contract/contract.js';
import type { View } from '../../serializers/view.js';
import { hoursOfPeriod } from './period-hours.js';

/**
 * The balance of an agreement's open period as of today: days left, hours, their value, and a projection to the
 * period's end (docs/decisions/retainers.md).
 */
export async function balanceOf(
  ctx: Ctx,
  agreement: Agreement,
  period: AgreementPeriod,
  view: View,
): Promise<Schemas['AgreementBalance']> {
  const hours = await hoursOfPeriod(ctx, period.id);
  const now = today(ctx.now, ctx.workspace.timezone);
  const remaining = hours.used.gt(hours.available) ? zero : hours.available.minus(hours.used);
  const projection = projectUsage(period, now, hours.used, hours.available);
  return {
    period: {
      start_date: period.start_date,
      end_date: period.end_date,
      days_remaining: daysRemaining(period, now),
    },
    hours: {
      included: toNumber(hours.included),
      rollover: toNumber(hours.rolloverIn),
      total_available: toNumber(hours.available),
      used: toNumber(hours.used),
      remaining: toNumber(remaining),
      overage: toNumber(hours.overage),
      burn_rate_daily: toNumber(projection.burnRate),
    },
    projection: {
      estimated_end_usage: toNumber(projection.endUsage),
      estimated_remaining: toNumber(projection.remaining),
      will_have_overage: projection.willHaveOverage,
    },
    ...view.rates({ value: valueOf(agreement, period, hours, remaining) }),
  };
}

/**
 * The value of hours at the period's effective rate, its fee divided by the included hours; 0 without included hours.
 */
function valueOf({ currency }: Agreement, { base_fee, months }: AgreementPeriod, hours: PeriodHours, remaining: Big) {
  const worth = (some: Big): number =>
    hours.included.eq(zero) ? 0 : toNumber(roundMoney(some.times(dec(base_fee)).div(hours.included), currency));
  return {
    monthly_fee: toNumber(roundMoney(dec(base_fee).div(dec(months)), currency)),
    hours_value: worth(hours.used),
    remaining_value: worth(remaining),
  };
}
