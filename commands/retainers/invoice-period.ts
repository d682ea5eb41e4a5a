/** The invoice of a closed period (docs/decisions/retainers.md). */
import sql from 'sql-template-tag';
import { isTooLarge } from '../../domain/billing/invoice-amounts.js';
import { invalid } from '../../domain/errors.js';
import { dec, maximumAmount, zero } from '../../domain/money.js';
import type { Agreement } from '../../models/retainers/agreement.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { noLinks } from '../../queries/billing/invoice-lines.js';
import { overageAmount, type FilledPeriod } from '../../serializers/agreement.js';
import { computeAmounts, createInvoice, type NewLine } from '../billing/create-invoice.js';
import { hasRecipient } from '../billing/invoice-recipients.js';
import { sendInvoice } from '../billing/send-invoice.js';

/** Whether a close makes an invoice: never, by the agreement's settings if possible, or because a request says so. */
export type Invoicing = 'none' | 'automatic' | 'requested';

/**
 * Creates the invoice of a closed period: a line for the fee, which bills the period's time, and one for billed
 * overage. Undefined if there is nothing to bill. An invoice that cannot be sent stays a draft. One that is too large
 * is `invalid_request` if requested, and skipped if automatic: otherwise the daily job would fail every day.
 */
export async function invoicePeriod(
  ctx: Ctx,
  agreement: Agreement,
  filled: FilledPeriod,
  invoicing: Invoicing,
): Promise<Invoice | undefined> {
  if (invoicing === 'none') return undefined;
  const lines = await linesOfPeriod(ctx, agreement, filled);
  if (lines.length === 0) return undefined;
  const client = await Client.lock(seeingAll(ctx), agreement.client_id);
  const header = {
    agreement_id: agreement.id,
    contact_id: agreement.contact_id,
    subject: agreement.title,
    delivery_start: filled.period.start_date,
    delivery_end: filled.period.end_date,
  };
  if (isTooLarge((await computeAmounts(ctx, client, header, lines)).amounts)) {
    if (invoicing === 'automatic') return undefined;
    throw invalid(
      'generate_invoice',
      `cannot be true: the total of the invoice would exceed ${maximumAmount.toFixed()}`,
    );
  }
  const invoice = await createInvoice(ctx, client, header, lines);
  if (agreement.invoice_method === 'create_draft') return invoice;
  const { require_invoice_approval: needsApproval } = await workspaceOf(ctx);
  const isSendable = !needsApproval && (await hasRecipient(ctx, invoice));
  return isSendable ? (await sendInvoice(ctx, invoice, {})).invoice : invoice;
}

/** The lines of a closed period: its fee, which bills its time, and billed overage. None if both are zero. */
export async function linesOfPeriod(
  ctx: Ctx,
  agreement: Agreement,
  { period, hours }: FilledPeriod,
): Promise<NewLine[]> {
  const name = `${agreement.title}, ${period.start_date} to ${period.end_date}`;
  const fee = dec(period.base_fee);
  const ids = await billableIds(ctx, period.id);
  const lines: NewLine[] = [
    {
      description: name,
      quantity: dec(1),
      rate: fee,
      amount: fee,
      project_id: null,
      links: { ...noLinks, time_entry_ids: ids },
    },
  ];
  const overage = overageAmount(period, hours, agreement.currency);
  if (overage.gt(zero))
    lines.push({
      description: `Hours above those available, ${period.start_date} to ${period.end_date}`,
      quantity: hours.overage,
      rate: dec(period.overage_rate ?? '0'),
      amount: overage,
      project_id: null,
      links: noLinks,
    });
  return lines.every(({ amount }) => amount.eq(zero)) ? [] : lines;
}

/** Locks the unbilled time that drew on the period, and returns its ids. */
async function billableIds(ctx: Ctx, periodId: string): Promise<string[]> {
  const entries = await TimeEntry.lockAll(
    seeingAll(ctx),
    sql`t.period_id = ${periodId} AND t.billable AND NOT t.excluded AND t.invoice_line_id IS NULL AND t.running_user_id IS NULL`,
  );
  return entries.map(({ id }) => id);
}
