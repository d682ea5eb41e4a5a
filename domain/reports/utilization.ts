/** How much of the time that people have is billable (docs/decisions/reports.md). */
import type { Big } from 'big.js';
import { dec, zero } from '../money.js';
import { workingDays, type DayRange } from '../time.js';

/** Working hours of a user in a range of days: `hours_per_week` / 5 for each working day. */
export const capacityHours = (hoursPerWeek: number, range: DayRange): Big =>
  dec(hoursPerWeek)
    .times(dec(workingDays(range)))
    .div(dec(5));

/** Billable hours over capacity hours, as an exact fraction; 0 without capacity. */
export const utilization = (billable: Big, capacity: Big): Big => (capacity.eq(zero) ? zero : billable.div(capacity));
