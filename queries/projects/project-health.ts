/**
 * Conditions on projects `t` by the use of their budget. The generated column `budget_used` is `percent_complete`, not
 * rounded, and null without a budget.
 */
import sql, { type Sql } from 'sql-template-tag';
import { constant } from '../../models/select.js';
import { riskyPercent } from '../../domain/projects/budget.js';
import { today } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import type { Ctx } from '../../models/context.js';

type Health = Schemas['ProjectHealth'];

/** `percent_complete` has two decimals: it is rounded up to the limit from half of the last one below. */
const isRisky = sql`t.budget_used >= ${constant(riskyPercent)} - 0.005`;

/** Active projects that are past their due date, or have used much of their budget. The columns are those of `projects_health_index`. */
export const isAtRisk = ({ now, workspace }: Ctx): Sql =>
  sql`t.status = 'active' AND (t.due_date < ${today(now, workspace.timezone)} OR ${isRisky})`;

const isActive = sql`t.status = 'active'`;

/** Active projects of some health. */
export function ofHealth(values: readonly Health[], ctx: Ctx): Sql {
  const [hasRisky, hasOthers] = [values.includes('at_risk'), values.includes('on_track')];
  if (hasRisky && hasOthers) return isActive;
  return hasRisky ? isAtRisk(ctx) : sql`${isActive} AND NOT COALESCE(${isAtRisk(ctx)}, FALSE)`;
}

/** Projects that have used more than their budget, or all others. */
export const overBudget = (flag: boolean): Sql =>
  flag ? sql`t.budget_used > 100` : sql`(t.budget_used IS NULL OR t.budget_used <= 100)`;
