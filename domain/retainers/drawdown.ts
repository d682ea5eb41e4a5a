/** The use of an open period's hours: percentage, status, and projection to its end (docs/decisions/retainers.md). */
import { daysIn } from './agreement-periods.js';
import { dec, round2, zero, type Big } from '../money.js';
import { daysBetween, type Day } from '../time.js';

export type DrawdownStatus = 'on_track' | 'under_utilized' | 'near_limit' | 'over_limit';

/** An agreement is expiring soon if its last day is at most this many days ahead. */
export const soonDays = 30;

const hundred = dec(100);

/** Used hours in percent of available ones, with 2 decimals; 100 if hours are used but none are available. */
export function percentUsed(used: Big, available: Big): Big {
  if (available.gt(zero)) return round2(used.times(hundred).div(available));
  return used.gt(zero) ? hundred : zero;
}

/** Whether 90 percent or more of the hours are used. */
export const isNearLimit = (used: Big, available: Big): boolean =>
  used.gt(zero) && used.times(dec(10)).gte(available.times(dec(9)));

interface Days {
  readonly start_date: Day;
  readonly end_date: Day;
}

/** Days to the end of a period, today included; 0 once it is over. */
export const daysRemaining = ({ end_date }: Days, today: Day): number => Math.max(0, daysBetween(today, end_date) + 1);

/** Days of a period that have passed, today included: at least 1, and all of them once it is over. */
export const daysGone = (stretch: Days, today: Day): number =>
  Math.min(daysIn(stretch), Math.max(1, daysBetween(stretch.start_date, today) + 1));

/** The status of an open period; `under_utilized` with less than half used and less than a quarter of the days left. */
export function drawdownStatus(stretch: Days, today: Day, used: Big, available: Big): DrawdownStatus {
  if (used.gt(available)) return 'over_limit';
  if (isNearLimit(used, available)) return 'near_limit';
  const isLate = daysRemaining(stretch, today) * 4 < daysIn(stretch);
  return isLate && used.times(dec(2)).lt(available) ? 'under_utilized' : 'on_track';
}

export interface DrawdownProjection {
  readonly burnRate: Big;
  readonly endUsage: Big;
  readonly remaining: Big;
  readonly willHaveOverage: boolean;
}

/** Projects the use so far, as a daily rate, to the end of the period. */
export function projectUsage(stretch: Days, today: Day, used: Big, available: Big): DrawdownProjection {
  const gone = dec(daysGone(stretch, today));
  const endUsage = used.times(dec(daysIn(stretch))).div(gone);
  const left = available.minus(endUsage);
  return {
    burnRate: round2(used.div(gone)),
    endUsage: round2(endUsage),
    remaining: round2(left.lt(zero) ? zero : left),
    willHaveOverage: endUsage.gt(available),
  };
}
