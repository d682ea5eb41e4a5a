import { invalidState } from '../../domain/errors.js';
import { assertAllowed } from '../../domain/billing/invoice-status.js';
import { dec, zero } from '../../domain/money.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { linesOf } from '../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { clearInvoiceOfPeriod } from '../../models/retainers/agreement-period.js';
import { changeInvoice } from './change-invoice.js';
import { countProjectBilled, noShares, projectShares } from './count-project-billed.js';
import { releaseInterest } from './reminders/release-interest.js';
import { release } from './lines/line-links.js';

/**
 * Voids an invoice permanently: its work becomes unbilled again, `amount_billed` of the projects decreases, and the
 * agreement period that it billed can be invoiced again.
 */
export async function voidInvoice(ctx: Ctx, invoice: Locked<Invoice>, reason: string | undefined): Promise<Invoice> {
  if (invoice.status === 'void') return invoice;
  assertAllowed(invoice.status, 'void');
  if (dec(invoice.amount_paid).gt(zero))
    throw invalidState('This invoice has payments: refund them first, then void it');
  if (dec(invoice.amount_credited).gt(zero))
    throw invalidState(
      'This invoice has credit notes, which cannot be removed: credit the rest of the invoice instead',
    );
  const lines = await linesOf(ctx, invoice.id);
  await countProjectBilled(ctx, await projectShares(ctx, invoice, lines), noShares);
  const ids = lines.map((line) => line.id);
  await release(ctx, ids);
  await clearInvoiceOfPeriod(ctx, invoice.id);
  await releaseInterest(ctx, invoice.id);
  const context = reason === undefined ? {} : { reason };
  return changeInvoice(ctx, invoice, { status: 'void' }, { event: 'invoice.voided', context });
}
