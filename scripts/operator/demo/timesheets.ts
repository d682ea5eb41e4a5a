/** Enters everyone's time. */
import sql from 'sql-template-tag';
import type { Day } from '../../../domain/time.js';
import type { Ctx } from '../../../models/context.js';
import { TimeEntry } from '../../../models/time/time-entry.js';
import { User } from '../../../models/people/user.js';
import { scoped, select } from '../../../models/select.js';
import type { Act, History } from './history.js';
import { findProject } from './lookups.js';
import { people, type PersonKey } from './facts/people.js';
import type { PlannedDay, PlannedEntry } from './plan.js';
import type { Assignment } from './facts/projects.js';
import { call, type Stage } from './stage.js';

/** The freelance engineer hands in a list, and the lead of his department enters it. */
const enteredBy: Partial<Record<PersonKey, PersonKey>> = { jonas: 'daniel' };

/** Each person's day is entered in the evening, all of it or nothing; a day on which they already have time is left alone. */
export async function timesheets(stage: Stage, history: History, plan: readonly PlannedDay[]): Promise<Act[]> {
  const entered = await enteredDays(await stage.service(history.end));
  const desk = new TimesheetWriter(stage, history);
  const team = Object.keys(people);
  return plan
    .filter(({ who, day, entries }) => entries.length > 0 && !entered.has(`${people[who].email} ${day}`))
    .map((planned) => {
      const at = history.at(planned.day, 17, 5 + team.indexOf(planned.who) * 8);
      return { at, play: () => desk.enter(planned, at) };
    });
}

async function enteredDays(ctx: Ctx): Promise<ReadonlySet<string>> {
  const emails = new Map((await User.all(ctx)).map(({ id, email_key }) => [id, email_key]));
  const days = await select<Pick<TimeEntry, 'user_id' | 'date'>>(
    ctx,
    sql`SELECT DISTINCT t.user_id, t.date FROM time_entries t WHERE ${scoped(ctx, TimeEntry, 't')}`,
  );
  return new Set(days.map(({ user_id, date }) => `${emails.get(user_id)} ${date}`));
}

/** Enters the days of people; looks up each project only once. */
class TimesheetWriter {
  private readonly projects = new Map<Assignment, string>();

  constructor(
    private readonly stage: Stage,
    private readonly history: History,
  ) {}

  async enter({ who, day, entries }: PlannedDay, at: Date): Promise<void> {
    await this.stage.as(enteredBy[who] ?? who, at, async (ctx) => {
      const { id } = await this.stage.member(ctx, who);
      for (const entry of entries.filter(({ isTimed }) => isTimed)) await this.time(ctx, entry, id, day);
      const listed = entries.filter(({ isTimed }) => !isTimed);
      if (listed.length > 0) await this.list(ctx, listed, id, day);
    });
    this.stage.count('time entries', entries.length);
  }

  /** Records an entry with the timer, from 9:02 on. */
  private async time(ctx: Ctx, entry: PlannedEntry, user_id: string, day: Day): Promise<void> {
    const start = this.history.at(day, 9, 2);
    const stop = new Date(start.getTime() + entry.hours * 3_600_000);
    const body = { user_id, ...(await this.termsOf(ctx, entry)) };
    const { data } = await call({ ...ctx, now: start }, 'startTimer', { params: {}, query: {}, body });
    await call({ ...ctx, now: stop }, 'stopTimer', { params: { id: data.id }, query: {}, body: undefined });
    await exclude(ctx, data.id, entry);
  }

  private async list(ctx: Ctx, planned: readonly PlannedEntry[], user_id: string, date: Day): Promise<void> {
    const entries = [];
    for (const entry of planned)
      entries.push({ user_id, date, hours: entry.hours, ...(await this.termsOf(ctx, entry)) });
    const { data } = await call(ctx, 'createTimeEntries', { params: {}, query: {}, body: { entries } });
    for (const [index, { id }] of data.entries()) await exclude(ctx, id, planned[index]);
  }

  private async termsOf(ctx: Ctx, { assignment, description, billable, rate_type }: PlannedEntry) {
    const project_id = await this.projectId(ctx, assignment);
    return {
      project_id,
      description,
      ...(billable === false ? { billable } : {}),
      ...(rate_type ? { rate_type } : {}),
    };
  }

  private async projectId(ctx: Ctx, assignment: Assignment): Promise<string> {
    const id = this.projects.get(assignment) ?? (await findProject(ctx, assignment))?.id;
    if (id === undefined) throw new Error(`${assignment.title} is missing`);
    this.projects.set(assignment, id);
    return id;
  }
}

async function exclude(ctx: Ctx, id: string, entry: PlannedEntry | undefined): Promise<void> {
  if (entry?.exclusion) await call(ctx, 'excludeTimeEntry', { params: { id }, query: {}, body: entry.exclusion });
}
