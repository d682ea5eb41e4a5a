/** A chart of a project's hours or money over time, against the budget and with where it leads. */
import type { Project, ProjectBudgetUse } from 'docket-sdk';
import { useMemo } from 'react';
import { Chart } from '../../../ui/chart.js';
import { useLocaleSettings, useToday } from '../../../ui/locale.js';
import { writeHours } from '../../../ui/text/hours-text.js';
import { writeMoney } from '../../../ui/text/currency-display.js';
import { useDayText } from '../../../ui/times.js';
import { budgetLines, type BudgetData, type Forecast, type Totals } from './budget-lines.js';
import type { BudgetUnit } from '../projects-search.js';
import { t } from '../../../messages/text.js';

interface BudgetChartProps {
  readonly project: Project;
  readonly use: ProjectBudgetUse;
  readonly unit: BudgetUnit;
}

export function BudgetChart({ project, use, unit }: BudgetChartProps) {
  const { locale, currency: own } = useLocaleSettings();
  const today = useToday();
  const writeDay = useDayText();
  const isOver = project.status === 'completed' || project.status === 'cancelled';
  const data = useMemo(() => chartData(use, unit, isOver ? null : today), [use, unit, isOver, today]);
  const chart = useMemo(
    () =>
      data && {
        type: 'line' as const,
        isTrend: true,
        labels: data.days.map((day) => writeDay(day)),
        series: data.series,
      },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the writer is a new function that writes the same
    [data],
  );
  const write = useMemo(
    () =>
      unit === 'hours'
        ? writeHours
        : (amount: number) => writeMoney({ locale, own, amount, currency: use.currency, isRounded: true }),
    [unit, locale, own, use.currency],
  );
  return (
    chart && <Chart title={t('projects.budgetOverTime')} data={chart} write={write} labelsHeader={t('common.day')} />
  );
}

interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

interface ChartLines {
  readonly days: readonly string[];
  readonly series: readonly Series[];
}

/** Null if nothing is known yet. */
function chartData(use: ProjectBudgetUse, unit: BudgetUnit, today: string | null): ChartLines | null {
  const { interval, covers } = use;
  const forecast = today === null ? null : forecastOf(use, unit, today);
  // The budget is that of everyone, and says nothing about the time of some.
  const budget = covers === 'everyone' ? (unit === 'hours' ? use.budget.hours : use.budget.amount) : null;
  const more = (days: readonly string[], ahead: readonly (number | null)[] | null): Series[] => [
    ...(budget ? [{ name: t('projects.budget'), values: days.map(() => budget) }] : []),
    ...(ahead ? [{ name: t('projects.budgetAtPace'), values: ahead }] : []),
  ];
  if (unit === 'hours') {
    const totals = nonEmpty(use.days.map(({ date, hours }) => ({ date, sums: { hours } })));
    if (!totals) return null;
    const { days, sums, forecast: ahead } = budgetLines({ totals, interval, today, forecast }, ['hours']);
    return { days, series: [{ name: t('common.hours'), values: sums.hours }, ...more(days, ahead)] };
  }
  const totals = nonEmpty(
    use.days.map(({ date, value = 0, amount = 0 }) => ({ date, sums: { billed: amount, value } })),
  );
  if (!totals) return null;
  const { days, sums, forecast: ahead } = budgetLines({ totals, interval, today, forecast }, ['billed', 'value']);
  return {
    days,
    series: [
      { name: t('common.billed'), values: sums.billed },
      { name: t('projects.valueOfTime'), values: sums.value },
      ...more(days, ahead),
    ],
  };
}

/** `runs_out_on` is about the budget in hours if there is one, and about that in money otherwise. */
export const forecastUnit = ({ budget }: ProjectBudgetUse): BudgetUnit => (budget.hours ? 'hours' : 'money');

function forecastOf(use: ProjectBudgetUse, unit: BudgetUnit, today: string): Forecast | null {
  const { budget, runs_out_on: endsOn, weekly_pace: pace, unbilled, billed } = use;
  if (!endsOn || endsOn <= today || !pace || forecastUnit(use) !== unit) return null;
  if (unit === 'hours')
    return budget.hours ? { used: budget.hours_used, perDay: pace.hours / 7, budget: budget.hours, endsOn } : null;
  if (!budget.amount || pace.value === undefined) return null;
  return {
    used: (billed.amount ?? 0) + (unbilled.amount ?? 0),
    perDay: pace.value / 7,
    budget: budget.amount,
    endsOn,
  };
}

const nonEmpty = <Line extends string>(totals: readonly Totals<Line>[]): BudgetData<Line>['totals'] | null => {
  const [first, ...others] = totals;
  return first ? [first, ...others] : null;
};
