import sql, { join, type Sql } from 'sql-template-tag';
import { owedStatuses } from '../../../domain/billing/invoice-status.js';
import { dueReminder, reminderDay } from '../../../domain/billing/reminders/schedule.js';
import { oneByOne } from '../../../domain/one-by-one.js';
import type { Day } from '../../../domain/time.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { isOneOf, scoped } from '../../../models/select.js';
import { changing } from '../../../models/workspace/test-side.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { workspaceOf, type Workspace } from '../../../models/workspace/workspace.js';
import { planOf, remindedFacts } from '../../../queries/billing/reminders/next-reminders.js';
import { levelToSend } from './next-reminder.js';
import { remindOfInvoice } from './send-reminder.js';

/** Max invoices that are read at once. */
const page = 500;

/**
 * Job of each morning: sends the reminders that are due, each in a transaction of its own, which locks the invoice and decides again, so
 * that each level is sent once, even with several processes or after an interruption. `ctx.db` must be in no transaction.
 */
export async function sendDueReminders(ctx: Ctx): Promise<void> {
  const all = seeingAll(ctx);
  // A change of the time zone makes all jobs due at once, also at night.
  const day = reminderDay(ctx.now, ctx.workspace.timezone);
  if (day === undefined) return;
  const workspace = await workspaceOf(all);
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: Invoice[] = await candidatesOf(all, workspace, after);
    const due = await dueOf(all, workspace, rows, day);
    await oneByOne(due, ({ id }) => changing(all, (within) => remindLocked(within, id, day)));
    after = rows.length < page ? undefined : rows.at(-1)?.id;
  }
}

/** Invoices that may have a reminder, in the order of their ids, after one. */
async function candidatesOf(ctx: Ctx, { reminder_schedule: steps }: Workspace, after: string): Promise<Invoice[]> {
  const clients: Sql =
    steps.length === 0
      ? sql` AND t.client_id IN (SELECT c.id FROM clients c WHERE ${scoped(ctx, Client, 'c')} AND c.reminder_schedule IS NOT NULL)`
      : sql``;
  const owed = sql`t.status IN (${join(owedStatuses)}) AND NOT t.reminders_paused AND t.id > ${after}${clients}`;
  return Invoice.all(ctx, owed, { order: sql`t.id`, limit: page });
}

async function dueOf(ctx: Ctx, workspace: Workspace, invoices: readonly Invoice[], day: Day): Promise<Invoice[]> {
  const ids = new Set(invoices.map(({ client_id }) => client_id));
  const clients = await Client.all(ctx, isOneOf('t.id', [...ids]));
  const plans = new Map(clients.map((client) => [client.id, planOf(workspace, client)]));
  return invoices.filter((invoice) => {
    const plan = plans.get(invoice.client_id);
    return plan && dueReminder(remindedFacts(invoice, ctx.workspace.timezone), plan, day) !== undefined;
  });
}

async function remindLocked(ctx: Ctx, id: string, day: Day): Promise<void> {
  const invoice = await Invoice.lockFound(ctx, id);
  const level = invoice && (await levelToSend(ctx, invoice, day));
  if (invoice && level) await remindOfInvoice(ctx, invoice, { level }, true);
}
