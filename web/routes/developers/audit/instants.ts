/** Days as the instants between which the audit log has its entries. */
import { addDays, type DayRange } from '../../../ui/days.js';
import { dayIn } from '../../../ui/locale.js';
import { cached } from '../../../ui/text/formatters.js';

/** The first and the last instant of days in a zone. */
export const instantsOf = ({ from, to }: DayRange, zone: string): { readonly from: string; readonly to: string } => ({
  from: new Date(startOf(from, zone)).toISOString(),
  to: new Date(startOf(addDays(to, 1), zone) - 1).toISOString(),
});

/**
 * When a day begins in a zone. The offset is read twice, the first time at an instant that may have another one; where
 * clocks skip midnight, the first is the right one.
 */
function startOf(day: string, zone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const near = midnight - offsetAt(midnight, zone);
  const start = midnight - offsetAt(near, zone);
  return dayIn(zone, new Date(start)) === day ? start : near;
}

/** By how many milliseconds the clocks of a zone are ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const digits = '2-digit';
  const format = cached(Intl.DateTimeFormat, 'en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
    hourCycle: 'h23',
  });
  const [year = 0, ...rest] = format
    .formatToParts(new Date(instant))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value));
  const [month = 1, date = 1, hour = 0, minute = 0, second = 0] = rest;
  return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}
