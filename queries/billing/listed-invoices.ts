/** Invoices as lists show them. */
import type { ReminderPlan, ReminderStep } from '../../domain/billing/reminders/schedule.js';
import { today, type Day } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import type { Ctx } from '../../models/context.js';
import { readJson } from '../../models/json-columns.js';
import { failedDeliveriesOf } from '../../models/workspace/mail.js';
import type { Workspace } from '../../models/workspace/workspace.js';
import { serializeInvoiceSummary, type NamedInvoice } from '../../serializers/invoice.js';
import { serializeDelivery } from '../../serializers/mail.js';
import { invoiceSettingsFrom } from './invoice-settings.js';
import { nextRemindersOf, planOf } from './reminders/next-reminders.js';

/** An invoice as its list reads it: with the name of its client, and the client's schedule of reminders as JSON. */
export type ListedInvoice = NamedInvoice & {
  readonly client_schedule: string | null;
  readonly client_reminders_since: Day | null;
};

/** The schedule of a listed invoice. */
export const planOfListed = (workspace: Workspace, invoice: ListedInvoice): ReminderPlan =>
  planOf(workspace, {
    reminder_schedule: readJson(invoice.client_schedule) as readonly ReminderStep[] | null,
    reminders_since: invoice.client_reminders_since,
  });

/** Serializes invoices of a list. At most two queries read what is not in their rows, however many there are. */
export async function showInvoices<Row extends NamedInvoice>(
  ctx: Ctx,
  workspace: Workspace,
  invoices: readonly Row[],
  planFor: (invoice: Row) => ReminderPlan,
): Promise<Schemas['InvoiceSummary'][]> {
  const reminders = await nextRemindersOf(ctx, invoices, planFor);
  const deliveries = await failedDeliveriesOf(
    ctx,
    invoices.filter(({ mail_failed: hasFailed }) => hasFailed).map(({ id }) => id),
  );
  const day = today(ctx.now, ctx.workspace.timezone);
  const settings = invoiceSettingsFrom(ctx, workspace);
  return invoices.map((invoice) => {
    const delivery = deliveries.get(invoice.id);
    const listing = {
      next_reminder: reminders.get(invoice.id) ?? null,
      delivery: delivery ? serializeDelivery(delivery) : null,
    };
    return serializeInvoiceSummary(invoice, listing, day, settings);
  });
}
