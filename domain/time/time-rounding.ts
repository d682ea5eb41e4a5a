/** The hours of a timer, rounded by the workspace's rule (docs/decisions/time-entries.md). */
import { Big } from 'big.js';
import type { Schemas } from '../../contract/contract.js';
import { dec, round2 } from '../money.js';

/** The workspace's `time_rounding`. */
export type TimeRounding = Schemas['TimeRounding'];

/** The step of each rule, in minutes, and the rounding mode. */
const steps: Record<Exclude<TimeRounding, 'none'>, { readonly minutes: number; readonly mode: 0 | 1 | 2 | 3 }> = {
  up_6: { minutes: 6, mode: Big.roundUp },
  nearest_6: { minutes: 6, mode: Big.roundHalfUp },
  up_15: { minutes: 15, mode: Big.roundUp },
  nearest_15: { minutes: 15, mode: Big.roundHalfUp },
};

const millisecondsAnHour = dec(3_600_000);
/** The range of an entry's hours. */
const min = dec('0.01');
const max = dec(24);

/** The hours of a timer that ran for `elapsed` milliseconds, with 2 decimals: at least 0.01, at most 24.00. */
export function timerHours(elapsed: number, rounding: TimeRounding): Big {
  const rounded = rounding === 'none' ? round2(dec(elapsed).div(millisecondsAnHour)) : toStep(elapsed, steps[rounding]);
  if (rounded.lt(min)) return min;
  return rounded.gt(max) ? max : rounded;
}

function toStep(elapsed: number, { minutes, mode }: (typeof steps)[keyof typeof steps]): Big {
  const whole = dec(elapsed)
    .div(dec(minutes * 60_000))
    .round(0, mode);
  return whole.times(dec(minutes)).div(dec(60));
}
