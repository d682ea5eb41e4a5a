/** The reminders of invoices that their schedules send next, and what keeps them from being sent. */
import { isOwed } from '../../../domain/billing/invoice-status.js';
import {
  nextReminder,
  type RemindedInvoice,
  type ReminderPlan,
  type ReminderStep,
} from '../../../domain/billing/reminders/schedule.js';
import { instant, today, type Day } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Ctx } from '../../../models/context.js';
import { holdsOf } from './reminder-holds.js';

/** A schedule, as workspaces and clients have it. */
interface Scheduled {
  /** Of a client, null follows the workspace. */
  readonly reminder_schedule: readonly ReminderStep[] | null;
  readonly reminders_since: Day | null;
}

/** The schedule of a client: its own, or else that of the workspace. */
export function planOf(
  workspace: Scheduled,
  { reminder_schedule: own, reminders_since: since }: Scheduled,
): ReminderPlan {
  if (own !== null) return { steps: own, since };
  const { reminder_schedule: steps, reminders_since: ofWorkspace } = workspace;
  return {
    steps: steps ?? [],
    since: since !== null && (ofWorkspace === null || since > ofWorkspace) ? since : ofWorkspace,
  };
}

type Dated = Pick<Invoice, 'due_date' | 'sent_at' | 'invoice_date' | 'reminder_level'>;

/** What of an invoice the schedule looks at. Invoices that another system has sent have no time of it. */
export const remindedFacts = (invoice: Dated, timezone: string): RemindedInvoice => ({
  due_date: invoice.due_date,
  sent_on: invoice.sent_at === null ? invoice.invoice_date : today(invoice.sent_at, timezone),
  reminder_level: invoice.reminder_level,
});

/** Whether the schedule sends reminders of an invoice at all. */
export const isScheduled = ({
  status,
  reminders_paused: isPaused,
}: Pick<Invoice, 'status' | 'reminders_paused'>): boolean => isOwed(status) && !isPaused;

type Planned = Dated & Pick<Invoice, 'id' | 'status' | 'reminders_paused'>;

/**
 * The next reminder of each invoice as the API shows it, by its id; those that have none to come are left out. Asks the database only about
 * invoices that have one, and once for all of them.
 */
export async function nextRemindersOf<Row extends Planned>(
  ctx: Ctx,
  invoices: readonly Row[],
  planFor: (invoice: Row) => ReminderPlan,
): Promise<ReadonlyMap<string, Schemas['NextReminder']>> {
  const { timezone } = ctx.workspace;
  const coming = invoices.filter(isScheduled).flatMap((invoice) => {
    const next = nextReminder(remindedFacts(invoice, timezone), planFor(invoice), ctx.now, timezone);
    return next ? [{ id: invoice.id, ...next }] : [];
  });
  const holds = await holdsOf(
    ctx,
    coming.map(({ id }) => id),
  );
  return new Map(coming.map(({ id, at, level }) => [id, { at: instant(at), level, held_by: holds.get(id) ?? null }]));
}
