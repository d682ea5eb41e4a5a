/** Days and instants in a workspace's time zone. The only place that knows Temporal. */
import { Temporal } from 'temporal-polyfill';

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

/** The last that the database knows. */
export const lastDay: Day = '9999-12-31';

const zonedAt = (instant: Date, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone);

/** The day it is at an instant in a time zone. */
export const today = (now: Date, timezone: string): Day =>
  timezone === 'UTC' ? now.toISOString().slice(0, 10) : zonedAt(now, timezone).toPlainDate().toString();

const dayMs = 86_400_000;
// Days are counted by the thousand, and in UTC each has the same length: this is a fraction of what Temporal takes.
const inUtc = (day: Day): number => Date.parse(day);
const dayInUtc = (ms: number): Day => new Date(ms).toISOString().replace(/T.*/, '');

export const addDays = (day: Day, days: number): Day => dayInUtc(inUtc(day) + days * dayMs);
export const addMonths = (day: Day, months: number): Day => Temporal.PlainDate.from(day).add({ months }).toString();

/** Days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => (inUtc(to) - inUtc(from)) / dayMs;

/** The first instant of a day in a time zone. */
export const startOfDay = (day: Day, timezone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timezone).epochMilliseconds);

/** The first instant after a day: what `to` ranges compare with by `<`. */
export const endOfDay = (day: Day, timezone: string): Date => startOfDay(addDays(day, 1), timezone);

/**
 * The instant at which clocks on the wall come to a time of a day, `HH:MM` up to `24:00`: the first of two where it comes twice, and
 * where it is skipped the moment of the skip.
 */
export function wallTime(day: Day, time: string, timezone: string): Date {
  if (time === '24:00') return endOfDay(day, timezone);
  const wanted = Temporal.PlainDateTime.from(`${day}T${time}`);
  const found = wanted.toZonedDateTime(timezone);
  if (found.toPlainDateTime().equals(wanted)) return new Date(found.epochMilliseconds);
  const skip = found.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  return new Date((skip ?? found).epochMilliseconds);
}

/** Monday is 1, Sunday 7. */
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

/** How many weeks, Monday to Sunday, have days of a range. */
export const countWeeks = ({ from, to }: DayRange): number => Math.floor(daysBetween(weekOf(from).from, to) / 7) + 1;

/** The weeks of a range, up to a maximum number, each clipped to the range. */
export function weeksOf(range: DayRange, max: number): DayRange[] {
  const first = weekOf(range.from).from;
  return Array.from({ length: Math.min(countWeeks(range), max) }, (_, index) => {
    const { from, to } = weekOf(addDays(first, index * 7));
    return { from: from < range.from ? range.from : from, to: to > range.to ? range.to : to };
  });
}

/** The calendar month of a day. */
export function monthOf(day: Day): DayRange {
  const first = Temporal.PlainDate.from(day).with({ day: 1 });
  return { from: first.toString(), to: first.add({ months: 1 }).subtract({ days: 1 }).toString() };
}

/** How many days of a range are no Saturday or Sunday. */
export function workingDays({ from, to }: DayRange): number {
  const days = Math.max(daysBetween(from, to) + 1, 0);
  const weeks = Math.floor(days / 7);
  const first = weekday(from);
  const rest = Array.from({ length: days - weeks * 7 }, (_, index) => ((first + index - 1) % 7) + 1);
  return weeks * 5 + rest.filter((day) => day <= 5).length;
}

/** Whether the name is an IANA time zone that this machine knows. */
export function isTimezone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** An instant as the API shows it. */
export function instant(value: Date): string;
export function instant(value: Date | null): string | null;
export function instant(value: Date | null): string | null {
  return value === null ? null : value.toISOString();
}
