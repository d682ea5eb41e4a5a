/** The time, projects and figures that `include` embeds in a user, limited to what the reader may see. */
import sql, { type Sql } from 'sql-template-tag';
import { dec, round2, toNumber, zero, type Decimal } from '../../domain/money.js';
import { addDays, monthOf, today, weekOf, type Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import { scoped, select } from '../../models/select.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import type { User } from '../../models/people/user.js';
import type { Schemas } from '../../contract/contract.js';

type Included = Pick<Schemas['User'], Schemas['UserInclude']>;

/** Days for which a project counts as a user's after they logged time on it. */
const recentDays = 90;
const maxEntries = 20;
const maxProjects = 100;

/** The related objects that `include` names. */
export async function userIncludes(ctx: Ctx, user: User, names: readonly Schemas['UserInclude'][]): Promise<Included> {
  const included: Included = {};
  if (names.includes('time_entries')) included.time_entries = await latestEntries(ctx, user.id);
  if (names.includes('projects')) included.projects = await newestProjects(ctx, user.id);
  if (names.includes('stats')) included.stats = await statsOf(ctx, user.id);
  return included;
}

interface EntryRow extends Omit<Schemas['UserTimeEntry'], 'hours' | 'running'> {
  readonly hours: Decimal;
  readonly running_user_id: string | null;
}

async function latestEntries(ctx: Ctx, userId: string): Promise<Schemas['UserTimeEntry'][]> {
  const rows = await select<EntryRow>(
    ctx,
    sql`SELECT t.id, t.date, t.hours, t.description, t.client_id, t.project_id, t.ticket_id, t.billable, t.running_user_id
          FROM time_entries t WHERE ${scoped(ctx, TimeEntry, 't')} AND t.user_id = ${userId}
         ORDER BY t.date DESC, t.id DESC LIMIT ${maxEntries}`,
  );
  return rows.map((row) => ({
    id: row.id,
    date: row.date,
    hours: toNumber(row.hours),
    description: row.description,
    client_id: row.client_id,
    project_id: row.project_id,
    ticket_id: row.ticket_id,
    billable: row.billable,
    running: row.running_user_id !== null,
  }));
}

async function newestProjects(ctx: Ctx, userId: string): Promise<Schemas['UserProject'][]> {
  const rows = await select<Schemas['UserProject']>(
    ctx,
    sql`SELECT t.id, t.title, t.client_id, t.status FROM projects t WHERE ${isProjectOf(ctx, userId)}
         ORDER BY t.created_at DESC, t.id DESC LIMIT ${maxProjects}`,
  );
  return rows.map(({ id, title, client_id, status }) => ({ id, title, client_id, status }));
}

function isProjectOf(ctx: Ctx, userId: string): Sql {
  const since = addDays(today(ctx.now, ctx.workspace.timezone), -recentDays);
  return sql`${scoped(ctx, Project, 't')} AND (t.manager_id = ${userId}
    OR t.id IN (SELECT e.project_id FROM time_entries e WHERE ${scoped(ctx, TimeEntry, 'e')} AND e.user_id = ${userId} AND e.date > ${since})
    OR t.id IN (SELECT k.project_id FROM tickets k WHERE ${isOpenTicketOf(ctx, userId)}))`;
}

const isOpenTicketOf = (ctx: Ctx, userId: string): Sql =>
  sql`${scoped(ctx, Ticket, 'k')} AND k.assignee_id = ${userId} AND k.closed_at IS NULL`;

interface HoursRow {
  readonly week: Decimal | null;
  readonly month: Decimal | null;
  readonly billable: Decimal | null;
}

async function statsOf(ctx: Ctx, userId: string): Promise<Schemas['UserStats']> {
  const day = today(ctx.now, ctx.workspace.timezone);
  const [hours, projects, tickets] = await Promise.all([
    hoursAround(ctx, userId, day),
    count(ctx, sql`projects t WHERE t.status = 'active' AND ${isProjectOf(ctx, userId)}`),
    count(ctx, sql`tickets k WHERE ${isOpenTicketOf(ctx, userId)}`),
  ]);
  const month = dec(hours?.month ?? 0);
  const billable = dec(hours?.billable ?? 0);
  return {
    hours_this_week: toNumber(dec(hours?.week ?? 0)),
    hours_this_month: toNumber(month),
    billable_percent: month.eq(zero) ? 0 : toNumber(round2(billable.times(dec(100)).div(month))),
    active_projects: projects,
    open_tickets: tickets,
  };
}

/** The user's hours in the week and in the month of `day`, and the month's billable hours. */
async function hoursAround(ctx: Ctx, userId: string, day: Day): Promise<HoursRow | undefined> {
  const [week, month] = [weekOf(day), monthOf(day)];
  const from = week.from < month.from ? week.from : month.from;
  const to = week.to > month.to ? week.to : month.to;
  const [row] = await select<HoursRow>(
    ctx,
    sql`SELECT SUM(IF(t.date BETWEEN ${week.from} AND ${week.to}, t.hours, 0)) AS week,
               SUM(IF(t.date BETWEEN ${month.from} AND ${month.to}, t.hours, 0)) AS month,
               SUM(IF(t.date BETWEEN ${month.from} AND ${month.to}, t.billable_hours, 0)) AS billable
          FROM time_entries t WHERE ${scoped(ctx, TimeEntry, 't')} AND t.user_id = ${userId} AND t.date BETWEEN ${from} AND ${to}`,
  );
  return row;
}

async function count(ctx: Ctx, source: Sql): Promise<number> {
  const [row] = await select<{ total: number }>(ctx, sql`SELECT COUNT(*) AS total FROM ${source}`);
  return row?.total ?? 0;
}
