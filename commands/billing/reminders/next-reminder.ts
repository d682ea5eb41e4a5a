/** The reminder of an invoice that the schedule sends next, and what keeps it from being sent. */
import { dueReminder, type ReminderLevel, type ReminderPlan } from '../../../domain/billing/reminders/schedule.js';
import type { Day } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../../models/workspace/workspace.js';
import {
  isScheduled,
  nextRemindersOf,
  planOf,
  remindedFacts,
} from '../../../queries/billing/reminders/next-reminders.js';
import { holdsOf } from '../../../queries/billing/reminders/reminder-holds.js';

/** The level that the schedule sends on a day; undefined if it sends none, or something holds it. */
export async function levelToSend(ctx: Ctx, invoice: Invoice, day: Day): Promise<ReminderLevel | undefined> {
  if (!isScheduled(invoice)) return undefined;
  const due = dueReminder(remindedFacts(invoice, ctx.workspace.timezone), await planFor(ctx, invoice), day);
  return due !== undefined && !(await holdsOf(ctx, [invoice.id])).has(invoice.id) ? due : undefined;
}

/** The next reminder as the API shows it: null for none, and undefined if there is no schedule for the client. */
export async function shownNextReminder(
  ctx: Ctx,
  invoice: Invoice,
): Promise<Schemas['NextReminder'] | null | undefined> {
  const plan = await planFor(ctx, invoice);
  if (plan.steps.length === 0) return undefined;
  return (await nextRemindersOf(ctx, [invoice], () => plan)).get(invoice.id) ?? null;
}

const planFor = async (ctx: Ctx, { client_id }: Invoice): Promise<ReminderPlan> =>
  planOf(await workspaceOf(ctx), await Client.get(seeingAll(ctx), client_id));
