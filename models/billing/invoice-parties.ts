import sql from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import { taxIdsOf } from '../../domain/billing/parties/tax-ids.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { readJson } from '../json-columns.js';
import { scoped, select } from '../select.js';
import { whoMay } from '../visibility.js';

/** Seller, buyer and language of an invoice as they were when it was first sent. */
export class InvoiceParties extends WorkspaceModel {
  static override tableName = 'invoice_parties';
  static override idPrefix = 'inp';
  static override jsonAttributes = ['seller', 'buyer'];
  static override limitVisible = whoMay('view_invoices');

  declare invoice_id: string;
  declare seller: Schemas['InvoiceParties']['seller'];
  declare buyer: Schemas['InvoiceParties']['buyer'];
  declare locale: string;
  /** SHA-256 of the logo, the key of `kept_logos` (models/workspace/stored-logo.ts). */
  declare logo_digest: string | null;
}

type Stored = Pick<InvoiceParties, 'locale' | 'logo_digest'> & { readonly seller: string; readonly buyer: string };

/** The parties as they were frozen when the invoice was sent; undefined if it has not been sent. */
export async function frozenParties(
  ctx: Ctx,
  invoiceId: string,
): Promise<Pick<InvoiceParties, 'seller' | 'buyer' | 'locale' | 'logo_digest'> | undefined> {
  const [row] = await select<Stored>(
    ctx,
    sql`SELECT t.seller, t.buyer, t.locale, t.logo_digest FROM invoice_parties t
         WHERE t.invoice_id = ${invoiceId} AND ${scoped(ctx, InvoiceParties, 't')}`,
  );
  if (!row) return undefined;
  return {
    ...row,
    seller: sellerOf(readJson(row.seller) as InvoiceParties['seller']),
    buyer: buyerOf(readJson(row.buyer) as InvoiceParties['buyer']),
  };
}

type Parties = Schemas['InvoiceParties'];
type Since116 = 'vat_id' | 'tax_number' | 'identifiers' | 'electronic_address';
/** A party as it was stored, perhaps before some of its fields existed. */
type StoredParty<Party, Later extends keyof Party> = Omit<Party, Later> & Partial<Party>;

const sellerOf = (stored: StoredParty<Parties['seller'], Since116 | 'contact_name'>): Parties['seller'] => ({
  ...stored,
  ...partyOf(stored),
  contact_name: stored.contact_name ?? null,
});

const buyerOf = (stored: StoredParty<Parties['buyer'], Since116 | 'contact_name' | 'email'>): Parties['buyer'] => ({
  ...stored,
  ...partyOf(stored),
  contact_name: stored.contact_name ?? null,
  email: stored.email ?? null,
});

function partyOf(
  stored: Pick<Parties['buyer'], 'tax_id'> & Partial<Parties['buyer']>,
): Pick<Parties['buyer'], Since116> {
  const { vat_id, tax_number } = taxIdsOf(stored);
  return {
    vat_id,
    tax_number,
    identifiers: stored.identifiers ?? [],
    electronic_address: stored.electronic_address ?? null,
  };
}
