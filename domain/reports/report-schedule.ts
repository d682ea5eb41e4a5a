/** When a scheduled report is mailed: pure functions of the time, which may be that of a test side's clock. */
import type { Schemas } from '../../contract/contract.js';
import { addDays, monthOf, today, wallTime, weekday, type Day } from '../time.js';

/** How often a report is mailed, and on which day. */
export interface ReportSchedule {
  readonly schedule: Schemas['ReportFrequency'];
  /** For weekly reports: 0 is Sunday, 6 is Saturday. */
  readonly day_of_week: number | null;
  /** For monthly reports: 1 to 31; the last day in months with fewer days. */
  readonly day_of_month: number | null;
}

/** The time in the workspace's time zone at which reports are mailed, before work begins. */
export const reportTime = '07:00';

/** More days than there are between two runs of any schedule. */
const longestWait = 63;

/** The first instant after `after` at which the report is due in a time zone. */
export function nextRun(schedule: ReportSchedule, after: Date, timezone: string): Date {
  const first = today(after, timezone);
  for (let ahead = 0; ahead <= longestWait; ahead += 1) {
    const day = addDays(first, ahead);
    const at = isReportDay(schedule, day) ? wallTime(day, reportTime, timezone) : after;
    if (at > after) return at;
  }
  throw new RangeError(`No day fits the schedule ${JSON.stringify(schedule)}`);
}

function isReportDay({ schedule, day_of_week, day_of_month }: ReportSchedule, day: Day): boolean {
  if (schedule === 'weekly') return weekday(day) % 7 === day_of_week;
  if (schedule === 'monthly') return dayOf(day) === Math.min(day_of_month ?? 1, dayOf(monthOf(day).to));
  return true;
}

const dayOf = (day: Day): number => Number(day.slice(8));
