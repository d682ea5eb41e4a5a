/** Days and instants in a workspace's time zone. The only file that uses Temporal. */
import { Temporal } from 'temporal-polyfill';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** The last day that the database can store. */
export const lastDay: Day = '9999-12-31';

const zonedAt = (instant: Date, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone);

/** The calendar day at an instant in a time zone. */
export const today = (now: Date, timezone: string): Day =>
  timezone === 'UTC' ? now.toISOString().slice(0, 10) : zonedAt(now, timezone).toPlainDate().toString();

const dayMs = 86_400_000;
// Calculated in UTC, where all days have the same length: much faster than Temporal, and called thousands of times.
const inUtc = (day: Day): number => Date.parse(day);
const dayInUtc = (ms: number): Day => new Date(ms).toISOString().replace(/T.*/, '');

export const addDays = (day: Day, days: number): Day => dayInUtc(inUtc(day) + days * dayMs);
export const addMonths = (day: Day, months: number): Day => Temporal.PlainDate.from(day).add({ months }).toString();

/** Days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => (inUtc(to) - inUtc(from)) / dayMs;

/** The first instant of a day in a time zone. */
export const startOfDay = (day: Day, timezone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timezone).epochMilliseconds);

/** The first instant after a day; conditions on the end of a range compare with it by `<`. */
export const startOfNextDay = (day: Day, timezone: string): Date => startOfDay(addDays(day, 1), timezone);

/**
 * The instant at which local clocks show a time (`HH:MM`, up to `24:00`) on a day: the first of two if clocks are set
 * back over it, and the moment of the change if it is skipped.
 */
export function wallTime(day: Day, time: string, timezone: string): Date {
  if (time === '24:00') return startOfNextDay(day, timezone);
  const wanted = Temporal.PlainDateTime.from(`${day}T${time}`);
  const found = wanted.toZonedDateTime(timezone);
  if (found.toPlainDateTime().equals(wanted)) return new Date(found.epochMilliseconds);
  const skip = found.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  return new Date((skip ?? found).epochMilliseconds);
}

/** The day of the week: Monday is 1, Sunday is 7. */
export const weekday = (day: Day): number => new Date(inUtc(day)).getUTCDay() || 7;

/** First and last day, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** The week of a day, Monday to Sunday. */
export function weekOf(day: Day): DayRange {
  const monday = addDays(day, 1 - weekday(day));
  return { from: monday, to: addDays(monday, 6) };
}

/** The number of weeks, Monday to Sunday, that have days of a range. */
export const countWeeks = ({ from, to }: DayRange): number => Math.floor(daysBetween(weekOf(from).from, to) / 7) + 1;

/** The first `max` weeks of a range, each clipped to the range. */
export function weeksOf(range: DayRange, max: number): DayRange[] {
  const first = weekOf(range.from).from;
  return Array.from({ length: Math.min(countWeeks(range), max) }, (_, index) => {
    const { from, to } = weekOf(addDays(first, index * 7));
    return { from: from < range.from ? range.from : from, to: to > range.to ? range.to : to };
  });
}

export function monthOf(day: Day): DayRange {
  const first = Temporal.PlainDate.from(day).with({ day: 1 });
  return { from: first.toString(), to: first.add({ months: 1 }).subtract({ days: 1 }).toString() };
}

/** The number of days of a range from Monday to Friday. */
export function workingDays({ from, to }: DayRange): number {
  const days = Math.max(daysBetween(from, to) + 1, 0);
  const weeks = Math.floor(days / 7);
  const first = weekday(from);
  const rest = Array.from({ length: days - weeks * 7 }, (_, index) => ((first + index - 1) % 7) + 1);
  return weeks * 5 + rest.filter((day) => day <= 5).length;
}

/** Whether the name is an IANA time zone known to the runtime; offsets such as `+02:00` are not. */
export function isTimezone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** An instant as the API returns it: ISO 8601 in UTC, with milliseconds. */
export function instant(value: Date): string;
export function instant(value: Date | null): string | null;
export function instant(value: Date | null): string | null {
  return value === null ? null : value.toISOString();
}
