import sql, { join } from 'sql-template-tag';
import { dec, round2, sum, toNumber, zero, type Big } from '../../domain/money.js';
import { maxGroups, type ReportQuery } from '../../domain/reports/reports.js';
import { countWeeks, today, weekOf, weeksOf, type DayRange } from '../../domain/time.js';
import { capacityHours, daysCounted, utilization } from '../../domain/reports/utilization.js';
import type { Ctx } from '../../models/context.js';
import { scoped, select } from '../../models/select.js';
import { ReachedUser } from '../../models/people/user.js';
import type { Schemas } from '../../contract/contract.js';
import { grouped } from '../../domain/grouped.js';
import { assertUsersKnown } from './known.js';
import { reportRange } from './range.js';
import { timeFigures } from './time-figures.js';

type Report = Schemas['UtilizationReport'];

interface Logged {
  readonly hours: Big;
  readonly billableHours: Big;
}

/** A user included in the report, with the time that they logged in the range. */
interface Person extends Logged {
  readonly id: string;
  readonly name: string;
  readonly department: string | null;
  readonly hours_per_week: number;
  readonly billable_target: number;
}

const noTime: Logged = { hours: zero, billableHours: zero };

/** The response of `GET /v1/reports/utilization`. */
export async function utilizationReport(ctx: Ctx, query: ReportQuery<'utilization'>): Promise<Report> {
  const period = reportRange(ctx, query);
  await assertUsersKnown(ctx, query.user_ids);
  const people = await peopleWithin(ctx, period, query);
  const counted = daysCounted(period, today(ctx.now, ctx.workspace.timezone));
  const all = figuresOf(crewOf(people), counted, addUp(people));
  return {
    period,
    summary: {
      target_utilization: all.target,
      actual_utilization: all.utilization_percent,
      total_capacity_hours: all.capacity_hours,
      total_billable_hours: all.billable_hours,
      total_non_billable_hours: all.non_billable_hours,
    },
    ...(await groupings[query.group_by](ctx, { period, counted }, people)),
  };
}

/** The users whose time the reader sees and who are active or have logged time in the range. */
async function peopleWithin(
  ctx: Ctx,
  range: DayRange,
  { user_ids: wanted, department }: ReportQuery<'utilization'>,
): Promise<Person[]> {
  const conditions = [scoped(ctx, ReachedUser, 't')];
  if (wanted) conditions.push(sql`t.id IN (${join(wanted)})`);
  if (department !== undefined) conditions.push(sql`t.department = ${department}`);
  // The column's collation decides which spellings are the same department; MIN picks one of them.
  const users = await select<Person & { status: string }>(
    ctx,
    sql`SELECT t.id, t.name, t.status, t.hours_per_week, t.billable_target,
               MIN(NULLIF(TRIM(t.department), '')) OVER (PARTITION BY t.department) AS department
          FROM users t WHERE ${join(conditions, ' AND ')}`,
  );
  const isNarrowed = wanted !== undefined || department !== undefined;
  const time = await timeBy(ctx, 'user', range, isNarrowed ? users : undefined);
  return users
    .filter(({ id, status }) => status === 'active' || time.has(id))
    .map((user) => ({ ...user, ...(time.get(user.id) ?? noTime) }));
}

/** Time by user, or by the Monday of the week: of all users whose time the reader sees, or of some of them. */
async function timeBy(
  ctx: Ctx,
  by: 'user' | 'week',
  range: DayRange,
  some?: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string | null, Logged>> {
  const userIds = some?.map(({ id }) => id);
  const figures = userIds?.length === 0 ? [] : await timeFigures(ctx, { range, by: [by], userIds });
  return new Map([...grouped(figures, ({ keys }) => keys[by])].map(([key, rows]) => [key, addUp(rows)]));
}

const addUp = (some: readonly Logged[]): Logged => ({
  hours: sum(some.map(({ hours }) => hours)),
  billableHours: sum(some.map(({ billableHours }) => billableHours)),
});

type Figures = Omit<Schemas['UtilizationReportUser'], 'user_id' | 'user_name'>;

/** The weekly hours and billable target of several people together. */
interface Crew {
  readonly hoursPerWeek: number;
  /** Percent. */
  readonly target: number;
}

const crewOf = (people: readonly Person[]): Crew => ({
  hoursPerWeek: people.reduce((all, { hours_per_week }) => all + hours_per_week, 0),
  target: toNumber(round2(targetOf(people))),
});

/** Logged time compared with the capacity and target of a crew in a range of days. */
function figuresOf({ hoursPerWeek, target }: Crew, range: DayRange, { hours, billableHours }: Logged): Figures {
  const capacity = capacityHours(hoursPerWeek, range);
  const percent = toNumber(round2(utilization(billableHours, capacity).times(dec(100))));
  return {
    capacity_hours: toNumber(capacity),
    billable_hours: toNumber(billableHours),
    non_billable_hours: toNumber(hours.minus(billableHours)),
    utilization_percent: percent,
    target,
    status: percent >= target ? 'exceeding' : 'below',
  };
}

/** The mean target, weighted by weekly hours, because capacity is proportional to these. */
function targetOf(people: readonly Person[]): Big {
  if (people.length === 0) return zero;
  const isWithoutCapacity = people.every(({ hours_per_week }) => hours_per_week === 0);
  const weightOf = ({ hours_per_week }: Person): Big => dec(isWithoutCapacity ? 1 : hours_per_week);
  return sum(people.map((person) => weightOf(person).times(dec(person.billable_target)))).div(
    sum(people.map(weightOf)),
  );
}

type Groups = Pick<Report, 'by_user' | 'by_department' | 'by_week' | 'omitted'>;

/** The days of the report, and those up to today, for which capacity counts. */
interface Days {
  readonly period: DayRange;
  readonly counted: DayRange;
}

type Grouping = (ctx: Ctx, days: Days, people: readonly Person[]) => Promise<Groups> | Groups;

/** The array of the response for each grouping. */
const groupings: Record<Schemas['UtilizationReportGrouping'], Grouping> = {
  user(_, { counted }, people) {
    const rows = people.map((person) => {
      const { id: user_id, name: user_name } = person;
      return { user_id, user_name, ...figuresOf(crewOf([person]), counted, person) };
    });
    const by_user = highestFirst(rows, (row) => row.user_id).slice(0, maxGroups);
    return { by_user, omitted: rows.length - by_user.length };
  },
  department(_, { counted }, people) {
    const rows = [...grouped(people, (person) => person.department)].map(([department, some]) => {
      return { department, users: some.length, ...figuresOf(crewOf(some), counted, addUp(some)) };
    });
    const by_department = highestFirst(rows, (row) => row.department ?? '').slice(0, maxGroups);
    return { by_department, omitted: rows.length - by_department.length };
  },
  async week(ctx, { period, counted }, people) {
    const time = await timeBy(ctx, 'week', period, people);
    const crew = crewOf(people);
    const by_week = weeksOf(period, maxGroups).map(({ from, to }) => {
      const { from: week } = weekOf(from);
      const days = { from, to: to < counted.to ? to : counted.to };
      return { week, ...figuresOf(crew, days, time.get(week) ?? noTime) };
    });
    return { by_week, omitted: countWeeks(period) - by_week.length };
  },
};

const highestFirst = <Row extends Figures>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] =>
  rows.toSorted(
    (a, b) =>
      b.utilization_percent - a.utilization_percent ||
      b.billable_hours - a.billable_hours ||
      (keyOf(a) < keyOf(b) ? -1 : 1),
  );
