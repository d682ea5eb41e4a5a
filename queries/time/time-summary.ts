import type { Big } from 'big.js';
import { valuesByCurrency } from '../../domain/reports/currency-values.js';
import { sum, toNumber, zero } from '../../domain/money.js';
import { today, type DayRange } from '../../domain/time.js';
import { capacityHours, daysCounted, utilization } from '../../domain/reports/utilization.js';
import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';
import { isOneOf } from '../../models/select.js';
import type { Query, Schemas } from '../../contract/contract.js';
import type { View } from '../../serializers/view.js';
import { rangeOf } from '../day-range.js';
import { addTotals, timeTotalsBy, type TimeGroup, type TimeTotals } from './time-totals.js';

type Summary = Schemas['TimeSummary'];

/** The response of `GET /v1/time-entries/summary`; values are omitted for users who may not see rates. */
export async function timeSummary(ctx: Ctx, query: Query<'getTimeSummary'>, view: View): Promise<Summary> {
  const period = rangeOf(ctx, query);
  const groups = await timeTotalsBy(ctx, query.group_by, period);
  const people = query.group_by === 'user' ? groups : await timeTotalsBy(ctx, 'user', period);
  const capacities = await capacitiesOf(ctx, people, period);
  const figures = (totals: TimeTotals): Figures => figuresOf(totals, ctx.workspace.currency, view);
  const share = (group: TimeGroup): number => fraction(group.billableHours, capacities.get(group.key) ?? zero);
  const all = addTotals(groups);
  return {
    period: { from: period.from, to: period.to },
    totals: { ...figures(all), utilization: fraction(all.billableHours, sum(capacities.values())) },
    ...arrays[query.group_by](groups, { figures, share }),
  };
}

type Figures = Omit<Summary['totals'], 'utilization'>;

/** Functions that serialize a group: its figures, and its billable share of the user's capacity. */
interface Show {
  readonly figures: (totals: TimeTotals) => Figures;
  readonly share: (group: TimeGroup) => number;
}

function figuresOf({ hours, billableHours, values }: TimeTotals, currency: string, view: View): Figures {
  return {
    hours: toNumber(hours),
    billable_hours: toNumber(billableHours),
    ...view.rates(valuesByCurrency(values, currency)),
  };
}

const fraction = (billable: Big, capacity: Big): number => toNumber(utilization(billable, capacity).round(4));

/** Capacity hours, by user, of the users of these groups. */
async function capacitiesOf(
  ctx: Ctx,
  groups: readonly TimeGroup[],
  period: DayRange,
): Promise<ReadonlyMap<string | null, Big>> {
  const ids = groups.flatMap(({ key }) => (key === null ? [] : [key]));
  const users = await User.all(ctx, isOneOf('t.id', ids));
  const days = daysCounted(period, today(ctx.now, ctx.workspace.timezone));
  return new Map(users.map((user) => [user.id, capacityHours(user.hours_per_week, days)]));
}

/** The array of the response for each grouping. */
const arrays: Record<Schemas['TimeGrouping'], (groups: readonly TimeGroup[], show: Show) => Partial<Summary>> = {
  user: (groups, { figures, share }) => ({
    by_user: groups.map((group) => ({
      user_id: group.key ?? '',
      user_name: group.name ?? '',
      ...figures(group),
      utilization: share(group),
    })),
  }),
  client: (groups, { figures }) => ({
    by_client: groups.map((group) => ({ client_id: group.key, client_name: group.name, ...figures(group) })),
  }),
  project: (groups, { figures }) => ({
    by_project: groups.map((group) => ({ project_id: group.key, project_title: group.name, ...figures(group) })),
  }),
  day: (groups, { figures }) => ({ by_day: groups.map((group) => ({ date: group.key ?? '', ...figures(group) })) }),
  week: (groups, { figures }) => ({ by_week: groups.map((group) => ({ week: group.key ?? '', ...figures(group) })) }),
};
