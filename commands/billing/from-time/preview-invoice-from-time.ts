import { lacksRate } from '../../../queries/billing/taxes/own-tax.js';
import { invoiceWarnings } from '../../../domain/billing/invoice-warnings.js';
import { sharesOf } from '../../../domain/billing/taxes/invoice-taxes.js';
import { today } from '../../../domain/time.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import type { Schemas } from '../../../contract/contract.js';
import { presentParties } from '../../../queries/billing/invoice-parties.js';
import { serializeInvoicePreview } from '../../../serializers/invoice-preview.js';
import { viewOf } from '../../../serializers/view.js';
import { termsAndAmounts } from '../create-invoice.js';
import { assertWorkRange, workToBill } from './work-to-bill.js';

/** The invoice that `createInvoiceFromTime` would create for the same request now. Locks and writes nothing. */
export async function previewInvoiceFromTime(
  ctx: Ctx,
  body: Schemas['InvoiceFromTime'],
): Promise<Schemas['InvoicePreview']> {
  assertWorkRange(body);
  const client = await Client.reference(ctx, body.client_id, 'client_id');
  const { header, lines, summary } = await workToBill(ctx, client, body, 'seen');
  const { terms, amounts, nets } = await termsAndAmounts(ctx, client, header, lines, 'from');
  const { contact_id = null, delivery_start = null, delivery_end = null } = header;
  const { invoice_date = today(ctx.now, ctx.workspace.timezone) } = header;
  const parties = await presentParties(ctx, { client_id: client.id, contact_id });
  const draft = { ...header, ...terms, ...amounts, contact_id, delivery_start, delivery_end };
  const { id: client_id, currency } = client;
  const priced = lines.map((line, at) => ({ ...line, net_amount: nets[at] ?? null }));
  return {
    ...serializeInvoicePreview({ ...draft, client_id, currency }, priced, viewOf(ctx.scope)),
    summary,
    warnings: invoiceWarnings({
      ...parties,
      delivery_start,
      shares: sharesOf(draft),
      lacksRate: await lacksRate(ctx, { currency, tax_amount: amounts.tax_amount, invoice_date }),
    }),
  };
}
