import type { Ctx } from '../../../models/context.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Schemas } from '../../../contract/contract.js';
import { createInvoice, lockClient } from '../create-invoice.js';
import { assertWorkRange, workToBill } from './work-to-bill.js';

/**
 * Creates a draft that bills a client's unbilled work. The lock on the client makes concurrent calls wait, so that no
 * work is billed twice; a later call finds nothing and throws `invalid_request`.
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
