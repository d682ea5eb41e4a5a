import { round2, dec, toNumber, type Big } from '../../domain/money.js';
import { periodRange } from '../../domain/period.js';
import { today, type DayRange } from '../../domain/time.js';
import { capacityHours, daysCounted, utilization } from '../../domain/reports/utilization.js';
import sql from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import type { User } from '../../models/people/user.js';
import type { Query, Schemas } from '../../contract/contract.js';
import { addTotals, timeTotalsBy } from './time-totals.js';

/** The response of `GET /v1/users/{id}/time-summary`. */
export async function userTimeSummary(
  ctx: Ctx,
  user: User,
  query: Query<'getUserTimeSummary'>,
): Promise<Schemas['UserTimeSummary']> {
  const now = today(ctx.now, ctx.workspace.timezone);
  const range = periodRange(query, now);
  const groups = await timeTotalsBy(ctx, 'project', { ...range, where: sql`t.user_id = ${user.id}` });
  const { hours, billableHours } = addTotals(groups);
  return {
    period: { start: range.from, end: range.to },
    hours: {
      total: toNumber(hours),
      billable: toNumber(billableHours),
      non_billable: toNumber(hours.minus(billableHours)),
    },
    utilization: against(user, billableHours, daysCounted(range, now)),
    by_project: groups.map(({ key, name, hours: spent }) => ({
      project_id: key,
      project_name: name,
      hours: toNumber(spent),
    })),
  };
}

/** The user's utilization in percent, compared with their target. */
function against(user: User, billable: Big, range: DayRange): Schemas['UserTimeSummary']['utilization'] {
  const capacity = capacityHours(user.hours_per_week, range);
  const actual = toNumber(round2(utilization(billable, capacity).times(dec(100))));
  return { target: user.billable_target, actual, status: actual >= user.billable_target ? 'exceeding' : 'below' };
}
