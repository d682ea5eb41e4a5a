/** Computes the lines of the budget chart from the running totals of a project. Pure. */
import type { ProjectBudgetInterval } from 'docket-sdk';
import { addDays, daysBetween, monthStart, weekdayOf } from '../../../ui/days.js';

/** Running totals up to the end of a day, by the name of their line. */
export interface Totals<Line extends string> {
  readonly date: string;
  readonly sums: Readonly<Record<Line, number>>;
}

/** Where the budget leads: from its use today, by as much each day, until it is used up. */
export interface Forecast {
  readonly used: number;
  readonly perDay: number;
  readonly budget: number;
  readonly endsOn: string;
}

export interface BudgetData<Line extends string> {
  /** Oldest first, at least one. */
  readonly totals: readonly [Totals<Line>, ...Totals<Line>[]];
  readonly interval: ProjectBudgetInterval;
  /** Null if the project is finished. */
  readonly today: string | null;
  readonly forecast: Forecast | null;
}

export interface BudgetLines<Line extends string> {
  readonly days: readonly string[];
  /** The latest total at each day; null for days after the last one that is known. */
  readonly sums: Readonly<Record<Line, readonly (number | null)[]>>;
  /** Null for days before today; null altogether without a forecast. */
  readonly forecast: readonly (number | null)[] | null;
}

/** Points that can be told apart across the chart. */
const maxPoints = 92;
/** Shortest stretch ahead that the chart shows of a forecast, in days. */
const minAhead = 56;

export function budgetLines<Line extends string>(data: BudgetData<Line>, names: readonly Line[]): BudgetLines<Line> {
  const { totals, today, forecast } = data;
  const first = totals[0].date;
  const last = totals.at(-1)?.date ?? first;
  const known = today === null ? last : maxDay(last, today);
  const now = today ?? last;
  // A budget that lasts for years would leave no room for what is used so far.
  const ahead = Math.max(minAhead, daysBetween(first, known));
  const end = forecast ? maxDay(known, minDay(forecast.endsOn, addDays(now, ahead))) : known;
  const days = pointsOf({ first, end, now, interval: data.interval });
  const latest = days.map((day) => (day > known ? undefined : totals.findLast(({ date }) => date <= day)));
  const lines = names.map((name) => [name, latest.map((total) => total?.sums[name] ?? null)]) satisfies [
    Line,
    (number | null)[],
  ][];
  return {
    days,
    // `Object.fromEntries` forgets the names of the lines.
    sums: Object.fromEntries(lines) as Record<Line, (number | null)[]>,
    forecast: forecast && days.map((day) => (day < now ? null : forecastAt(forecast, daysBetween(now, day), day))),
  };
}

function forecastAt({ used, perDay, budget, endsOn }: Forecast, days: number, day: string): number {
  return day >= endsOn ? budget : Math.min(budget, Math.round((used + perDay * days) * 100) / 100);
}

interface Span {
  readonly first: string;
  readonly end: string;
  /** Always a point, with the others at even distances from it, if every day is known. */
  readonly now: string;
  readonly interval: ProjectBudgetInterval;
}

function pointsOf({ first, end, now, interval }: Span): string[] {
  const points = new Set([first, now, end]);
  const all = Array.from({ length: daysBetween(first, end) + 1 }, (_day, at) => addDays(first, at));
  const step = [1, 7].find((days) => all.length / days <= maxPoints) ?? 28;
  for (const day of all) if (isPoint[interval](day, Math.abs(daysBetween(now, day)), step)) points.add(day);
  return [...points].filter((day) => day >= first && day <= end).toSorted();
}

/** With weeks and months, the totals are those of their last days. */
const isPoint: Readonly<Record<ProjectBudgetInterval, (day: string, distance: number, step: number) => boolean>> = {
  day: (_day, distance, step) => distance % step === 0,
  week: (day) => weekdayOf(day) === 0,
  month: (day) => addDays(day, 1) === monthStart(day, 1),
};

const maxDay = (one: string, other: string): string => (one > other ? one : other);
const minDay = (one: string, other: string): string => (one < other ? one : other);
