/** The day on which a project's budget is used up, at the pace of the last four weeks (docs/decisions/projects.md). */
import { Big } from 'big.js';
import type { Schemas } from '../../contract/contract.js';
import { dec, zero } from '../money.js';
import { addDays, type Day } from '../time.js';
import { measureBudget, type Budget, type MeasuredBudget } from './budget.js';
import { paceDays, type DayFigures } from './budget-over-time.js';
import { isFinished } from './project-status.js';

/** A budget that would last longer than this does not run out. */
export const maxDaysAhead = 3650;

export interface BudgetOutlook {
  readonly project: Budget & Pick<Schemas['Project'], 'status' | 'billing_type'>;
  readonly totals: readonly DayFigures[];
  /** Of the last four weeks. */
  readonly recent: { readonly hours: Big; readonly value: Big };
  /** Amount of the work that is to be billed. */
  readonly unbilled: Big;
  readonly today: Day;
}

/** The day on which the budget was used up, or will be; null without a budget, or if it will not. */
export function budgetEnd(outlook: BudgetOutlook): Day | null {
  const { project, totals, today } = outlook;
  const budget = measureBudget(project);
  if (!budget) return null;
  if (budget.used.gte(budget.of)) return usedUpOn(totals, budget);
  if (isFinished(project.status)) return null;
  const { left, pace } = course(outlook, budget);
  if (left.lte(zero)) return today;
  if (pace.lte(zero)) return null;
  const days = left.times(dec(paceDays)).div(pace).round(0, Big.roundUp);
  return days.gt(dec(maxDaysAhead)) ? null : addDays(today, Number(days.toString()));
}

/** The day since which the running total has not been below the budget. */
function usedUpOn(totals: readonly DayFigures[], { unit, of }: MeasuredBudget): Day | null {
  const isBelow = ({ hours, amount }: DayFigures): boolean => (unit === 'hours' ? hours : amount).lt(of);
  return totals[totals.findLastIndex(isBelow) + 1]?.date ?? null;
}

/** What is left of a budget, and how much of it the last four weeks used. Money is used at a pace only by time that is billed. */
function course(
  { project, recent, unbilled }: BudgetOutlook,
  { unit, used, of }: MeasuredBudget,
): { readonly left: Big; readonly pace: Big } {
  if (unit === 'hours') return { left: of.minus(used), pace: recent.hours };
  const isByTime = project.billing_type === 'time_and_materials';
  return isByTime ? { left: of.minus(used).minus(unbilled), pace: recent.value } : { left: of.minus(used), pace: zero };
}
