/** The used part of a project's budget, and the thresholds that it crosses (docs/decisions/projects.md). */
import { dec, round2, zero, type Big, type Decimal } from '../money.js';

/** Percentages that emit `project.budget_alert`. */
export const budgetThresholds = [75, 90, 100] as const;
export type BudgetThreshold = (typeof budgetThresholds)[number];

/** The budget columns of a project. A budget of null or 0 counts as none. */
export interface Budget {
  readonly budget_hours: Decimal | null;
  readonly budget_amount: Decimal | null;
  readonly hours_used: Decimal;
  readonly amount_billed: Decimal;
}

/** What a budget limits, how much of it is used, and the limit. */
export interface MeasuredBudget {
  readonly unit: 'hours' | 'money';
  readonly used: Big;
  readonly of: Big;
}

/** The measured quantity: hours if there is a budget of hours, else money; undefined without a budget. */
export function measureBudget(budget: Budget): MeasuredBudget | undefined {
  const hours = dec(budget.budget_hours ?? zero);
  const amount = dec(budget.budget_amount ?? zero);
  if (hours.gt(zero)) return { unit: 'hours', used: dec(budget.hours_used), of: hours };
  return amount.gt(zero) ? { unit: 'money', used: dec(budget.amount_billed), of: amount } : undefined;
}

/** `percent_complete`: 2 decimals, can exceed 100; 0 without a budget. */
export function percentComplete(budget: Budget): Big {
  const measured = measureBudget(budget);
  return measured ? round2(measured.used.times('100').div(measured.of)) : zero;
}

/** The `percent_complete` from which an active project is at risk. */
export const riskyPercent = 90;

/** The thresholds that the rounded `percent_complete` reaches from one state to the next, lowest first. */
export function thresholdsCrossed(before: Budget, after: Budget): BudgetThreshold[] {
  const [from, to] = [percentComplete(before), percentComplete(after)];
  return budgetThresholds.filter((threshold) => from.lt(dec(threshold)) && to.gte(dec(threshold)));
}

/** Whether more is used than budgeted; false without a budget. */
export function isOverBudget(budget: Budget): boolean {
  const measured = measureBudget(budget);
  return measured !== undefined && measured.used.gt(measured.of);
}
