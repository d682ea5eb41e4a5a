/** Utilization: billable hours as a share of capacity (docs/decisions/reports.md). */
import type { Big } from 'big.js';
import { dec, zero } from '../money.js';
import { workingDays, type Day, type DayRange } from '../time.js';

/** Capacity in hours in a range of days: `hours_per_week` / 5 for each working day. */
export const capacityHours = (hoursPerWeek: number, range: DayRange): Big =>
  dec(hoursPerWeek)
    .times(dec(workingDays(range)))
    .div(dec(5));

/** The days for which capacity counts: up to today in a range that contains today and later days, else all days. */
export const daysCounted = ({ from, to }: DayRange, today: Day): DayRange =>
  from <= today && today < to ? { from, to: today } : { from, to };

/** Billable hours over capacity hours, as an exact fraction; 0 without capacity. */
export const utilization = (billable: Big, capacity: Big): Big => (capacity.eq(zero) ? zero : billable.div(capacity));
