import { dateAt, numberFrom } from '../../../domain/billing/recurring/schedule.js';
import { addDays, type Day } from '../../../domain/time.js';
import type { Values } from '../../../models/base.js';
import type { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';

type Placed = Pick<RecurringInvoice, 'anchor_date' | 'interval' | 'every' | 'end_date' | 'billed_until'>;
type Place = Pick<Values<RecurringInvoice>, 'status' | 'next_number' | 'next_date'>;

/** The number of the first date from a day on that begins after the last period billed. */
export function nextNumber(schedule: Omit<Placed, 'end_date'>, day: Day): number {
  const { billed_until: until } = schedule;
  return numberFrom(schedule, until !== null && until >= day ? addDays(until, 1) : day);
}

/** The columns for a next date of this number: ended, if that is after the last day. */
export function placeAt(schedule: Placed, next_number: number): Place {
  const next_date = dateAt(schedule, next_number);
  const isOver = schedule.end_date !== null && next_date > schedule.end_date;
  return isOver ? { status: 'ended', next_number, next_date: null } : { next_number, next_date };
}
