import type { Invoice } from '../../models/billing/invoice.js';
import { InvoiceParties } from '../../models/billing/invoice-parties.js';
import type { Ctx } from '../../models/context.js';
import { storeLogo } from '../../models/workspace/stored-logo.js';
import { findLogo } from '../../models/workspace/workspace-logo.js';
import { presentParties, type Parties } from '../../queries/billing/invoice-parties.js';

/**
 * Stores seller, buyer, language and logo of an invoice when it is sent, so that later changes do not alter its
 * documents.
 */
export async function freezeParties(ctx: Ctx, invoice: Invoice): Promise<Parties> {
  const parties = await presentParties(ctx, invoice);
  const logo = await findLogo(ctx);
  const logo_digest = logo ? await storeLogo(ctx, logo) : null;
  await InvoiceParties.insert(ctx, { invoice_id: invoice.id, ...parties, logo_digest });
  return parties;
}
