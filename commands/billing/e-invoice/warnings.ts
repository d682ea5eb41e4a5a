import { missingTerms } from '../../../domain/billing/e-invoice/missing-terms.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Ctx } from '../../../models/context.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Parties } from '../../../queries/billing/invoice-parties.js';
import { dataOfInvoice } from './invoice-data.js';
import { formOf } from './issue.js';

/** A warning for each term that the electronic form of an invoice's client wants and the invoice lacks; none once it was sent. */
export async function eInvoiceWarnings(
  ctx: Ctx,
  invoice: Invoice,
  parties: Parties,
): Promise<Schemas['InvoiceWarning'][]> {
  if (invoice.sent_at !== null) return [];
  const form = await formOf(ctx, invoice);
  if (!form) return [];
  const missing = missingTerms(await dataOfInvoice(ctx, invoice, parties), form.format);
  return missing.map(({ rule, setting, message }) => ({ code: 'e_invoice_term_missing', rule, setting, message }));
}
