import type { Big } from '../money.js';
import type { Day } from '../time.js';

/** The terms of an active agreement that forecasts use; also the sum of several with the same currency and days. */
export interface Retainer {
  readonly currency: string;
  /** Per month, in `currency`. */
  readonly fee: Big;
  /** Included hours per month. */
  readonly hours: Big;
  readonly start_date: Day;
  /** The last day as agreed; null if ongoing. */
  readonly end_date: Day | null;
}

/** Whether an active agreement runs on a day. */
export const isRunningOn = ({ start_date, end_date }: Retainer, day: Day): boolean =>
  start_date <= day && (end_date === null || day <= end_date);
