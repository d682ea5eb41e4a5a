import { missingTerms } from '../../../domain/billing/e-invoice/missing-terms.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Parties } from '../../../queries/billing/invoice-parties.js';
import { dataOfInvoice } from './invoice-data.js';
import { wantedForm } from './issue.js';

/** A warning for each term that an unsent invoice lacks in the electronic form that its client wants. */
export async function eInvoiceWarnings(
  ctx: Ctx,
  invoice: Invoice,
  client: Client,
  parties: Parties,
): Promise<Schemas['InvoiceWarning'][]> {
  const form = wantedForm(client);
  if (!form) return [];
  const missing = missingTerms(await dataOfInvoice(ctx, invoice, parties), form.format);
  return missing.map(({ rule, setting, message }) => ({ code: 'e_invoice_term_missing', rule, setting, message }));
}
