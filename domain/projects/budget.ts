/** How much of a project's budget is used, and what that triggers (docs/decisions/projects.md). */
import { dec, round2, zero, type Big, type Decimal } from '../money.js';

/** Percentages that emit `project.budget_alert`. */
export const budgetThresholds = [75, 90, 100] as const;
export type BudgetThreshold = (typeof budgetThresholds)[number];

/** What a project's row holds of its budget. A budget of null or 0 is none. */
export interface Budget {
  readonly budget_hours: Decimal | null;
  readonly budget_amount: Decimal | null;
  readonly hours_used: Decimal;
  readonly amount_billed: Decimal;
}

/** What counts: hours if they are budgeted, otherwise money; undefined without a budget. */
function measure(budget: Budget): { used: Big; of: Big } | undefined {
  const hours = dec(budget.budget_hours ?? zero);
  const amount = dec(budget.budget_amount ?? zero);
  if (hours.gt(zero)) return { used: dec(budget.hours_used), of: hours };
  return amount.gt(zero) ? { used: dec(budget.amount_billed), of: amount } : undefined;
}

/** `percent_complete`: 2 decimals, may pass 100; 0 without a budget. */
export function percentComplete(budget: Budget): Big {
  const measured = measure(budget);
  return measured ? round2(measured.used.times('100').div(measured.of)) : zero;
}

/** The thresholds that `percent_complete`, as it is shown, reaches on its way up from one state to the next, lowest first. */
export function thresholdsCrossed(before: Budget, after: Budget): BudgetThreshold[] {
  const [from, to] = [percentComplete(before), percentComplete(after)];
  return budgetThresholds.filter((threshold) => from.lt(dec(threshold)) && to.gte(dec(threshold)));
}

/** Whether more is used than there is. */
export function isOverBudget(budget: Budget): boolean {
  const measured = measure(budget);
  return measured !== undefined && measured.used.gt(measured.of);
}
