import sql from 'sql-template-tag';
import { changesBetween, type Changes } from '../../domain/changes.js';
import { deriveStatus, isSent } from '../../domain/billing/invoice-status.js';
import { dec, zero } from '../../domain/money.js';
import { today, type Day } from '../../domain/time.js';
import type { Locked, Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit, type EventContext } from '../../models/events/event.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { noteSilentChanges } from '../../models/events/late-commits.js';
import { execute } from '../../models/select.js';
import { invoiceSettings } from '../../queries/billing/invoice-settings.js';
import { serializeInvoice, serializePaidInvoice, type InvoiceSettings } from '../../serializers/invoice.js';
import { everything } from '../../serializers/view.js';
import { recomputeClientHealth } from '../clients/client-health.js';
import { countRevenue } from './count-revenue.js';
import { closeCheckouts } from './stripe/close-checkouts.js';

/** Columns that a change may set; `outstanding` and `paid_date` are derived. */
export type InvoiceChanges = Omit<Values<Invoice>, 'outstanding' | 'paid_date'>;

/** The event of a change; `invoice.paid` and `invoice.overdue` are emitted in addition when the status says so. */
export interface Announcement {
  /** `invoice.updated` is emitted only if a field differs. */
  readonly event?: 'invoice.updated' | 'invoice.sent' | 'invoice.viewed' | 'invoice.partial_payment' | 'invoice.voided';
  readonly context?: Omit<EventContext, 'changes'>;
  /** Changes outside the invoice's own fields, such as its lines. */
  readonly changes?: Changes;
  /** The day on which money moved; today unless given. */
  readonly settledOn?: Day;
  /** If true, an invoice past its due date does not become overdue with this change; the daily job marks it. */
  readonly ignoresDueDate?: boolean;
}

/** Whether the client has the invoice and nothing is outstanding on it. */
const isSettled = ({ status, outstanding }: Invoice): boolean => isSent(status) && dec(outstanding).lte(zero);

/**
 * The gate for invoices: every change of one passes here. Derives `outstanding`, status and `paid_date`, emits events,
 * stores or deletes the invoice's revenue, closes pages of Stripe that ask for another amount, and updates the client's health if the invoice has become overdue or is no
 * longer overdue.
 */
export async function changeInvoice(
  ctx: Ctx,
  before: Locked<Invoice>,
  changes: InvoiceChanges,
  announcement: Announcement = {},
): Promise<Locked<Invoice>> {
  const after = await before.patch(ctx, { ...changes, ...consequences(ctx, before, changes, announcement) });
  await countRevenue(ctx, before, after);
  await announce(ctx, before, after, announcement, await invoiceSettings(ctx));
  await closeCheckouts(ctx, before, after);
  if ((before.status === 'overdue') !== (after.status === 'overdue')) await recomputeClientHealth(ctx, after.client_id);
  return after;
}

function consequences(
  ctx: Ctx,
  before: Invoice,
  changes: InvoiceChanges,
  { settledOn, ignoresDueDate = false }: Announcement,
): Values<Invoice> {
  const day = today(ctx.now, ctx.workspace.timezone);
  const paid = dec(changes.amount_paid ?? before.amount_paid);
  const credited = dec(changes.amount_credited ?? before.amount_credited);
  const open = dec(changes.total ?? before.total)
    .minus(paid)
    .minus(credited);
  // An overpayment can be refunded; it is never a negative `outstanding`.
  const outstanding = open.lt(zero) ? zero : open;
  const due = changes.due_date ?? before.due_date;
  const facts = {
    status: changes.status ?? before.status,
    outstanding,
    amount_paid: paid,
    due_date: due,
    viewed_at: changes.viewed_at ?? before.viewed_at,
  };
  const status = deriveStatus(facts, ignoresDueDate ? due : day);
  const settled = isSent(status) && outstanding.lte(zero);
  return { outstanding, status, paid_date: settled ? (before.paid_date ?? settledOn ?? day) : null };
}

/**
 * Records whether the last mail of an invoice failed. No field shows this, so the invoice counts as unchanged: it keeps
 * its `updated_at` and emits nothing.
 */
export async function recordMailFailure(ctx: Ctx, { id }: Pick<Invoice, 'id'>, hasFailed: boolean): Promise<void> {
  await execute(
    ctx,
    sql`UPDATE invoices SET mail_failed = ${hasFailed}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND id = ${id} AND mail_failed <> ${hasFailed}`,
  );
}

async function announce(
  ctx: Ctx,
  before: Invoice,
  after: Invoice,
  { event, context = {}, changes = {} }: Announcement,
  settings: InvoiceSettings,
): Promise<void> {
  const data = serializeInvoice(after, settings, everything);
  const all = { ...changesBetween(serializeInvoice(before, settings, everything), data), ...changes };
  const emittedType = event === 'invoice.updated' && Object.keys(all).length === 0 ? undefined : event;
  if (emittedType)
    await emit(ctx, emittedType, data, emittedType === 'invoice.updated' ? { changes: all, ...context } : context);
  else if (after !== before) await noteSilentChanges(ctx, [after.id]);
  if (after.paid_date !== null && isSettled(after) && !isSettled(before))
    await emit(ctx, 'invoice.paid', serializePaidInvoice(after, after.paid_date), context);
  if (after.status === 'overdue' && before.status !== 'overdue') await emit(ctx, 'invoice.overdue', data, context);
}
