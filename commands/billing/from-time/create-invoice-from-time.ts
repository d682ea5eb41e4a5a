import type { Ctx } from '../../../models/context.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Schemas } from '../../../contract/contract.js';
import { createInvoice, lockClient } from '../create-invoice.js';
import { assertWorkRange, workToBill } from './work-to-bill.js';

/**
 * Makes a draft of a client's unbilled work. The lock on the client lets concurrent calls for it run one after the other, so that
 * each piece of work goes on one invoice only; the later ones find nothing, which is `invalid_request`.
 */
export async function createInvoiceFromTime(
  ctx: Ctx,
  body: Schemas['InvoiceFromTime'],
): Promise<{ invoice: Invoice; summary: Schemas['InvoiceTimeSummary'] }> {
  assertWorkRange(body);
  const client = await lockClient(ctx, body.client_id);
  const { header, lines, summary } = await workToBill(ctx, client, body, 'held');
  return { invoice: await createInvoice(ctx, client, header, lines, 'from'), summary };
}
