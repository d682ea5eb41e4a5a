import type { Big } from 'big.js';
import { assertInto } from '../../domain/billing/exchange-rates/into.js';
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
import { addTotals, convertedTotalsBy, timeTotalsBy, type TimeGroup, type TimeTotals } from './time-totals.js';

type Summary = Schemas['TimeSummary'];

/** The response of `GET /v1/time-entries/summary`; values are omitted for users who may not see rates. */
export async function timeSummary(ctx: Ctx, query: Query<'getTimeSummary'>, view: View): Promise<Summary> {
  const period = rangeOf(ctx, query);
  const { group_by: by, in: into } = query;
  assertInto(into);
  const groups = await timeTotalsBy(ctx, by, period);
  const people = by === 'user' ? groups : await timeTotalsBy(ctx, 'user', period);
  const capacities = await capacitiesOf(ctx, people, period);
  const summaryOf = (some: readonly TimeGroup[], currency: string) => ({
    totals: totalsOf(some, { currency, capacities, view }),
    ...arrays[by](some, {
      figures: (totals) => figuresOf(totals, currency, view),
      share: (group) => fraction(group.billableHours, capacities.get(group.key) ?? zero),
    }),
  });
  const { from, to } = period;
  const summary = { period: { from, to }, ...summaryOf(groups, ctx.workspace.currency) };
  if (into === undefined) return summary;
  const { groups: inOne, notes } = await convertedTotalsBy(ctx, by, period, into);
  return { ...summary, ...view.rates({ converted: { ...summaryOf(inOne, into), ...notes } }) };
}

type Capacities = ReadonlyMap<string | null, Big>;

interface Shown {
  readonly currency: string;
  readonly capacities: Capacities;
  readonly view: View;
}

function totalsOf(groups: readonly TimeGroup[], { currency, capacities, view }: Shown): Summary['totals'] {
  const all = addTotals(groups);
  return { ...figuresOf(all, currency, view), utilization: fraction(all.billableHours, sum(capacities.values())) };
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
async function capacitiesOf(ctx: Ctx, groups: readonly TimeGroup[], period: DayRange): Promise<Capacities> {
  const ids = groups.flatMap(({ key }) => (key === null ? [] : [key]));
  const users = await User.all(ctx, isOneOf('t.id', ids));
  const days = daysCounted(period, today(ctx.now, ctx.workspace.timezone));
  return new Map(users.map((user) => [user.id, capacityHours(user.hours_per_week, days)]));
}

type Arrays = Pick<Summary, 'by_user' | 'by_client' | 'by_project' | 'by_day' | 'by_week'>;

/** The array of the response for each grouping. */
const arrays: Record<Schemas['TimeGrouping'], (groups: readonly TimeGroup[], show: Show) => Arrays> = {
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
