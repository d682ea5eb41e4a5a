/**
 * Plays the half year of the demo's firm on the test side, with the service's own operations, as real use would have
 * left it:
 *
 * 1. Each module returns acts: an instant, and a function that does something as a person of the firm at that instant
 *    (stage.ts). `founding` makes people, rates, clients and projects; `quotations` imports exchange rates; `retaining` retainers and their payments; `subscribing` the price list and
 *    recurring invoices;
 *    `projectParts` contacts, project plans and tickets; `spending` expenses; `timesheets` the hours that plan.ts has
 *    planned; `reviews` weekly approvals; `billing` invoices and their payments; `receiving` money for several invoices, in advance and on a bank
 *    statement; `nights` the daily jobs.
 * 2. `playFirm` sorts all acts by instant and plays them, from 183 days ago to last night (history.ts).
 * 3. Then the daily jobs run once more, as of now; on the day of the first run, somebody also starts a timer.
 *
 * Each act first looks whether an earlier run did it, so an interrupted demo continues on the dates of its first run.
 * Random choices depend on their purpose alone (dice.ts), so the firm is the same on every machine.
 */
import sql from 'sql-template-tag';
import { recomputeHealthOfAll } from '../../../commands/clients/client-health.js';
import { closeForInvoice } from '../../../commands/retainers/close-for-invoice.js';
import { closeDuePeriods } from '../../../commands/retainers/close-due-periods.js';
import { createRecurringInvoices } from '../../../commands/billing/recurring/create-due.js';
import { markOverdueInvoices } from '../../../commands/billing/mark-overdue.js';
import { purgeExpired } from '../../../commands/across/purge.js';
import { today } from '../../../domain/time.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { TimeEntry } from '../../../models/time/time-entry.js';
import { User } from '../../../models/people/user.js';
import { isOneOf } from '../../../models/select.js';
import { billing } from './billing.js';
import { customers } from './facts/clients.js';
import { founding } from './founding.js';
import { History, type Act } from './history.js';
import { findProject } from './lookups.js';
import { people } from './facts/people.js';
import { planWork } from './plan.js';
import { projectParts } from './project-parts.js';
import { assignments } from './facts/projects.js';
import { quotations } from './quotations.js';
import { receiving } from './receiving.js';
import { retaining } from './retaining.js';
import { reviews } from './reviews.js';
import { spending } from './spending.js';
import { subscribing } from './subscriptions.js';
import { call, personOf, type Stage } from './stage.js';
import { timesheets } from './timesheets.js';

/** Called before each act with its month, such as `2026-07`; the history stops if it returns false. */
export type Watch = (month: string) => boolean;

/**
 * Plays what is missing of the history, which ends the night before `now` or, if an earlier run began it, before that
 * run.
 */
export async function playFirm(stage: Stage, now: Date, shouldContinue: Watch): Promise<void> {
  const ctx = await stage.service(now);
  const history = await historyOf(ctx);
  const plan = planWork(history);
  const acts = [
    ...founding(stage, history),
    ...quotations(stage, history),
    ...retaining(stage, history),
    ...subscribing(stage, history),
    ...projectParts(stage, history),
    ...spending(stage, history),
    ...(await timesheets(stage, history, plan)),
    ...reviews(stage, history),
    ...billing(stage, history, plan),
    ...receiving(stage, history),
    ...(await nights(stage, history)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const act of acts) {
    if (!shouldContinue(today(act.at, ctx.workspace.timezone).slice(0, 7))) return;
    await act.play();
  }
  if (history.today === today(now, ctx.workspace.timezone)) await startTimer(stage, now, history);
  await nightlyJobs(ctx);
  await purgeExpired(ctx);
}

/** A history begun on another day continues as begun: any client of the first day shows which day that was. */
async function historyOf(ctx: Ctx): Promise<History> {
  const { timezone } = ctx.workspace;
  const first = Object.values(customers).filter(({ since }) => since === 0);
  const names = first.map(({ name }) => name);
  const known = await Client.first(ctx, isOneOf('t.name', names), sql`t.created_at`);
  return known
    ? History.from(today(known.created_at, timezone), timezone)
    : new History(today(ctx.now, timezone), timezone);
}

/** The daily jobs of each night. An earlier run has played the nights before the latest time entry. */
async function nights(stage: Stage, history: History): Promise<Act[]> {
  const ctx = await stage.service(history.end);
  const emails = Object.values(people).map(({ email }) => email);
  const team = (await User.all(ctx, isOneOf('t.email_key', emails))).map(({ id }) => id);
  const latest = await TimeEntry.first(ctx, isOneOf('t.user_id', team), sql`t.created_at DESC`);
  const livedTo = latest?.created_at ?? new Date(0);
  return history.days
    .map((day) => history.at(day, 0))
    .filter((at) => at > livedTo)
    .map((at) => ({ at, play: async () => nightlyJobs(await stage.service(at)) }));
}

async function nightlyJobs(ctx: Ctx): Promise<void> {
  await closeDuePeriods(ctx);
  await createRecurringInvoices(ctx, closeForInvoice);
  await markOverdueInvoices(ctx);
  await recomputeHealthOfAll(ctx);
}

/** Starts a timer, as if someone were at work right now. */
async function startTimer(stage: Stage, now: Date, history: History): Promise<void> {
  const at = new Date(Math.max(history.end.getTime(), now.getTime() - 40 * 60_000));
  const assignment = assignments.find(({ team, to }) => team.includes('priya') && to === undefined);
  await stage.as('priya', at, async (ctx) => {
    const { id } = await personOf(ctx, 'priya');
    const project = assignment && (await findProject(ctx, assignment));
    if (!project || (await TimeEntry.first(ctx, sql`t.user_id = ${id} AND t.date = ${history.today}`))) return;
    const body = { project_id: project.id, description: 'Code review of open branches' };
    await call(ctx, 'startTimer', { params: {}, query: {}, body });
    stage.count('time entries');
  });
}
