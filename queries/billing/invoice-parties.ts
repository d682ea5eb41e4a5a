import type { Schemas } from '../../contract/contract.js';
import { localeFor } from '../../domain/locale.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { frozenParties, type InvoiceParties } from '../../models/billing/invoice-parties.js';
import { Client } from '../../models/clients/client.js';
import { contactOrName } from '../../models/clients/former-contact.js';
import type { Ctx } from '../../models/context.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf, type Workspace } from '../../models/workspace/workspace.js';
import { serializeBuyer, serializeSeller } from '../../serializers/invoice-parties.js';

/** Seller and buyer of an invoice, and the language of its documents. */
export type Parties = Pick<InvoiceParties, 'seller' | 'buyer' | 'locale'>;

/** Workspace and client of an invoice: their settings say who the seller and the buyer are. */
export interface PartySettings {
  readonly workspace: Workspace;
  readonly client: Client;
}

/**
 * Seller, buyer and locale as they are now; an invoice's documents show these until it is sent. A caller who has read
 * workspace and client gives them.
 */
export async function presentParties(
  ctx: Ctx,
  invoice: Pick<Invoice, 'client_id' | 'contact_id'>,
  read?: PartySettings,
): Promise<Parties> {
  const all = seeingAll(ctx);
  const workspace = read?.workspace ?? (await workspaceOf(ctx));
  const client = read?.client ?? (await Client.get(all, invoice.client_id));
  const contact = invoice.contact_id === null ? undefined : await contactOrName(all, invoice.contact_id);
  return {
    seller: serializeSeller(workspace),
    buyer: serializeBuyer(client, contact?.name ?? null),
    locale: localeFor(client, workspace),
  };
}

/** The parties that an invoice's documents show: the present ones, or once it is sent, those frozen at that time. */
export async function partiesOf(
  ctx: Ctx,
  invoice: Invoice,
): Promise<Schemas['InvoiceParties'] & { readonly logoDigest?: string | null }> {
  const frozen = invoice.sent_at === null ? undefined : await frozenParties(ctx, invoice.id);
  if (!frozen) return { ...(await presentParties(ctx, invoice)), is_frozen: false };
  const { seller, buyer, locale, logo_digest: logoDigest } = frozen;
  return { seller, buyer, locale, is_frozen: true, logoDigest };
}
