/** Interest for late payment: simple interest by days, over 365 (docs/decisions/reminders.md). */
import type { Schemas } from '../../../contract/contract.js';
import type { FieldError } from '../../errors.js';
import { dec, zero, type Big } from '../../money.js';
import { addDays, daysBetween, type Day, type DayRange } from '../../time.js';

/** The rule as it is stored: only the fields that were set. */
export type LateInterestRule = Schemas['LateInterestInput'];

const daysOfYear = dec('365');

/** The interest of a year as a fraction. */
export const annualRateOf = ({ annual_rate: rate, base_rate: base, base_rate_plus: plus }: LateInterestRule): Big =>
  typeof rate === 'number' ? dec(rate) : dec(base ?? 0).plus(dec(plus ?? 0));

/** The problems of a rule in a request, at the field `path`. */
export function lateInterestProblems(rule: LateInterestRule, path: string): FieldError[] {
  const isGiven = (value: number | null | undefined): boolean => typeof value === 'number';
  const [annual, base, plus] = [rule.annual_rate, rule.base_rate, rule.base_rate_plus].map(isGiven);
  if (annual === [base, plus].includes(true))
    return [{ field: path, message: 'must have either annual_rate, or base_rate and base_rate_plus' }];
  if (!annual && !base) return [{ field: `${path}.base_rate`, message: 'is required with base_rate_plus' }];
  if (!annual && !plus) return [{ field: `${path}.base_rate_plus`, message: 'is required with base_rate' }];
  if (annualRateOf(rule).gt(zero)) return [];
  return [
    annual
      ? { field: `${path}.annual_rate`, message: 'must be above 0; null in place of the rule charges no interest' }
      : { field: `${path}.base_rate_plus`, message: 'must be more than what the base rate is below 0' },
  ];
}

/** What is owed on an invoice over time. */
export interface Debt {
  readonly total: Big;
  readonly due_date: Day;
  /** What reduced it, and when: payments and credits, and refunds as negative amounts. */
  readonly reductions: readonly { readonly day: Day; readonly amount: Big }[];
}

/** The sum over the days of a range, but for those up to the due date, of what was outstanding at the end of each. */
export function overdueAmountDays({ total, due_date, reductions }: Debt, { from, to }: DayRange): Big {
  const first = from > due_date ? from : addDays(due_date, 1);
  const days = [first, ...reductions.map(({ day }) => day).filter((day) => day > first && day <= to)];
  const starts = [...new Set(days)].toSorted();
  return starts.reduce((sum, start, index) => {
    const end = starts[index + 1] ?? addDays(to, 1);
    const count = Math.max(daysBetween(start, end), 0);
    const reduced = reductions.filter(({ day }) => day <= start).reduce((all, { amount }) => all.plus(amount), zero);
    const open = total.minus(reduced);
    return open.gt(zero) ? sum.plus(open.times(dec(count))) : sum;
  }, zero);
}

/** The interest of a range of days, not rounded. */
export const interestOver = (debt: Debt, range: DayRange, annualRate: Big): Big =>
  overdueAmountDays(debt, range).times(annualRate).div(daysOfYear);
