import type { Big } from '../money.js';
import type { Day } from '../time.js';

/** An active agreement, or several that run over the same days, as far as figures ahead go by it. */
export interface Retainer {
  readonly currency: string;
  /** A month. */
  readonly fee: Big;
  /** Included in a month. */
  readonly hours: Big;
  readonly start_date: Day;
  /** As agreed; null is ongoing. */
  readonly end_date: Day | null;
}

/** Whether an active agreement has begun by a day and not ended before it. */
export const isRunningOn = ({ start_date, end_date }: Retainer, day: Day): boolean =>
  start_date <= day && (end_date === null || day <= end_date);
