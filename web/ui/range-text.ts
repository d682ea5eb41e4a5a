/** Ranges of days as text, in the user's locale. */
import type { DayRange } from './days.js';
import { useLocaleSettings, useToday } from './locale.js';
import { rangeNamed } from './named-ranges.js';
import { cached } from './text/formatters.js';

/** The days: "Nov 1 – 30, 2026". */
export function useDayRangeText(): (range: DayRange) => string {
  const { locale } = useLocaleSettings();
  return (range) => writeDayRange(locale, range);
}

export const writeDayRange = (locale: string, { from, to }: DayRange): string =>
  cached(Intl.DateTimeFormat, locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).formatRange(new Date(from), new Date(to));

/** The word for a range, such as "This month", or its days. */
export function useRangeWords(): (range: DayRange) => string {
  const today = useToday();
  const write = useDayRangeText();
  return (range) => rangeNamed(range, today)?.label ?? write(range);
}
