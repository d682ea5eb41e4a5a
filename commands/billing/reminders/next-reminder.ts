/** The reminder of an invoice that the schedule sends next, and what keeps it from being sent. */
import sql from 'sql-template-tag';
import { isOwed } from '../../../domain/billing/invoice-status.js';
import {
  dueReminder,
  nextReminder,
  type RemindedInvoice,
  type ReminderLevel,
  type ReminderPlan,
} from '../../../domain/billing/reminders/schedule.js';
import { dec, type Decimal } from '../../../domain/money.js';
import { instant, today, type Day } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { isDisputed, Payment } from '../../../models/billing/payment.js';
import { isPaymentUnderWay } from '../../../models/billing/stripe/checkout.js';
import { TestPayment } from '../../../models/billing/test-payment.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { scoped, select } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { workspaceOf, type Workspace } from '../../../models/workspace/workspace.js';
import { hasRecipient } from '../invoice-recipients.js';

type Scheduled = Pick<Workspace, 'reminder_schedule' | 'reminders_since'>;

/** The schedule of a client: its own, or else that of the workspace. */
export function planOf(workspace: Scheduled, client: Pick<Client, keyof Scheduled>): ReminderPlan {
  const { reminder_schedule: own, reminders_since: since } = client;
  if (own !== null) return { steps: own, since };
  const { reminder_schedule: steps, reminders_since: ofWorkspace } = workspace;
  return { steps, since: since !== null && (ofWorkspace === null || since > ofWorkspace) ? since : ofWorkspace };
}

type Dated = Pick<Invoice, 'due_date' | 'sent_at' | 'invoice_date' | 'reminder_level'>;

/** What of an invoice the schedule looks at. Invoices that another system has sent have no time of it. */
export const remindedFacts = (invoice: Dated, timezone: string): RemindedInvoice => ({
  due_date: invoice.due_date,
  sent_on: invoice.sent_at === null ? invoice.invoice_date : today(invoice.sent_at, timezone),
  reminder_level: invoice.reminder_level,
});

/** The level that the schedule sends on a day; undefined if it sends none, or something holds it. */
export async function levelToSend(ctx: Ctx, invoice: Invoice, day: Day): Promise<ReminderLevel | undefined> {
  if (!isScheduled(invoice)) return undefined;
  const due = dueReminder(remindedFacts(invoice, ctx.workspace.timezone), await planFor(ctx, invoice), day);
  return due !== undefined && (await holdOf(ctx, invoice)) === null ? due : undefined;
}

/** The next reminder as the API shows it: null for none, and undefined if there is no schedule for the client. */
export async function shownNextReminder(
  ctx: Ctx,
  invoice: Invoice,
): Promise<Schemas['NextReminder'] | null | undefined> {
  const plan = await planFor(ctx, invoice);
  if (plan.steps.length === 0) return undefined;
  if (!isScheduled(invoice)) return null;
  const { timezone } = ctx.workspace;
  const next = nextReminder(remindedFacts(invoice, timezone), plan, ctx.now, timezone);
  return next ? { at: instant(next.at), level: next.level, held_by: await holdOf(ctx, invoice) } : null;
}

const isScheduled = ({ status, reminders_paused: isPaused }: Invoice): boolean => isOwed(status) && !isPaused;

const planFor = async (ctx: Ctx, { client_id }: Invoice): Promise<ReminderPlan> =>
  planOf(await workspaceOf(ctx), await Client.get(seeingAll(ctx), client_id));

/** Why an invoice is not reminded of now; null if nothing speaks against it. */
async function holdOf(ctx: Ctx, invoice: Invoice): Promise<Schemas['NextReminder']['held_by']> {
  const all = seeingAll(ctx);
  if (await TestPayment.first(all, sql`t.invoice_id = ${invoice.id}`)) return 'payment_under_way';
  if (await isPaymentUnderWay(all, invoice.id)) return 'payment_under_way';
  if (await isDisputed(all, invoice.id)) return 'disputed';
  if (await isCovered(all, invoice)) return 'credit';
  return (await hasRecipient(ctx, invoice)) ? null : 'no_recipient';
}

/** Whether the client has paid money that is on no invoice yet, and enough for this one. */
async function isCovered(ctx: Ctx, { client_id, currency, outstanding }: Invoice): Promise<boolean> {
  const [row] = await select<{ credit: Decimal | null }>(
    ctx,
    sql`SELECT SUM(p.credit) AS credit FROM payments p
         WHERE ${scoped(ctx, Payment, 'p')} AND p.client_id = ${client_id} AND p.credit > 0 AND p.currency = ${currency}`,
  );
  return row?.credit != null && dec(row.credit).gte(dec(outstanding));
}
