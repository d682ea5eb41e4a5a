/** Common ranges of days, by names as the periods of reports have them. Pure. */
import { t } from '../messages/text.js';
import { addDays, monthStart, weekStart, type DayRange } from './days.js';

const monthIn = (day: string): number => Number(day.slice(5, 7)) - 1;

const months = (day: string, from: number, count = 1): DayRange => ({
  from: monthStart(day, from),
  to: addDays(monthStart(day, from + count), -1),
});

const week = (day: string, weeks: number): DayRange => {
  const from = addDays(weekStart(day), weeks * 7);
  return { from, to: addDays(from, 6) };
};

const quarter = (day: string, quarters: number): DayRange => months(day, quarters * 3 - (monthIn(day) % 3), 3);

const year = (day: string, years: number): DayRange => months(day, years * 12 - monthIn(day), 12);

const single = (day: string): DayRange => ({ from: day, to: day });

const presets = {
  today: { label: t('values.reportPeriod.today'), of: single },
  yesterday: { label: t('values.reportPeriod.yesterday'), of: (day: string) => single(addDays(day, -1)) },
  this_week: { label: t('values.reportPeriod.this_week'), of: (day: string) => week(day, 0) },
  last_week: { label: t('values.reportPeriod.last_week'), of: (day: string) => week(day, -1) },
  this_month: { label: t('values.reportPeriod.this_month'), of: (day: string) => months(day, 0) },
  last_month: { label: t('values.reportPeriod.last_month'), of: (day: string) => months(day, -1) },
  this_quarter: { label: t('values.reportPeriod.this_quarter'), of: (day: string) => quarter(day, 0) },
  last_quarter: { label: t('values.reportPeriod.last_quarter'), of: (day: string) => quarter(day, -1) },
  this_year: { label: t('values.reportPeriod.this_year'), of: (day: string) => year(day, 0) },
  last_year: { label: t('values.reportPeriod.last_year'), of: (day: string) => year(day, -1) },
} as const;

export type DayRangeName = keyof typeof presets;

export interface NamedRange extends DayRange {
  readonly id: DayRangeName;
  readonly label: string;
}

/** From the shortest to the longest. */
export const rangeNames = Object.keys(presets) as DayRangeName[];

export const namedRanges = (today: string): readonly NamedRange[] =>
  rangeNames.map((id) => ({ id, label: presets[id].label, ...presets[id].of(today) }));

/** The range that has these days. */
export const rangeNamed = (range: DayRange, today: string): NamedRange | undefined =>
  namedRanges(today).find(({ from, to }) => from === range.from && to === range.to);
