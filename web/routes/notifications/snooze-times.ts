/** Until when one can put a notification aside. Pure. */
import { fromDate, toCalendarDate, toCalendarDateTime, Time } from '@internationalized/date';

const evening = new Time(18);
const morning = new Time(8);

export interface SnoozeTimes {
  /** Undefined if the evening is less than an hour away. */
  readonly tonight: Date | undefined;
  readonly tomorrow: Date;
  readonly nextWeek: Date;
}

const hourMs = 3_600_000;

/** Tonight at 18:00, tomorrow and next Monday at 8:00, by the clocks of a time zone. */
export function snoozeTimes(now: Date, zone: string): SnoozeTimes {
  const today = toCalendarDate(fromDate(now, zone));
  const at = (days: number, time: Time): Date => toCalendarDateTime(today.add({ days }), time).toDate(zone);
  const tonight = at(0, evening);
  // 1970-01-05 was a Monday.
  const sinceMonday = (Math.floor(today.toDate('UTC').getTime() / (24 * hourMs)) + 3) % 7;
  return {
    tonight: tonight.getTime() - now.getTime() > hourMs ? tonight : undefined,
    tomorrow: at(1, morning),
    nextWeek: at(7 - sinceMonday, morning),
  };
}
