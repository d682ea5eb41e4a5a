import sql from 'sql-template-tag';
import { invalid } from '../../domain/errors.js';
import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { scoped, select } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { isAddressee } from '../../queries/billing/invoice-addressee.js';

/** An invoice, or another object that is mailed to a client. */
type Addressed = Pick<Invoice, 'client_id' | 'contact_id'>;

/**
 * Default recipient of an invoice's mail: the contact on the invoice, otherwise the billing contact, the primary
 * contact, or the client's own address. Throws `invalid_request` on `to` if none of them has an address.
 */
export async function recipientsOf(ctx: Ctx, invoice: Addressed): Promise<string[]> {
  const email = await usualRecipient(ctx, invoice);
  if (email === null) throw invalid('to', 'is required: neither the invoice, its client nor a contact has an address');
  return [email];
}

/** Whether `recipientsOf` finds an address. */
export const hasRecipient = async (ctx: Ctx, invoice: Addressed): Promise<boolean> =>
  (await usualRecipient(ctx, invoice)) !== null;

async function usualRecipient(ctx: Ctx, invoice: Addressed): Promise<string | null> {
  const [contact] = await select<{ email: string }>(
    ctx,
    sql`SELECT t.email FROM contacts t
         WHERE ${scoped(seeingAll(ctx), Contact, 't')} AND t.client_id = ${invoice.client_id}
           AND ${isAddressee('t', sql`${invoice.contact_id ?? ''}`)}
         ORDER BY t.id = ${invoice.contact_id ?? ''} DESC, t.is_billing DESC, t.id LIMIT 1`,
  );
  return contact?.email ?? (await Client.get(seeingAll(ctx), invoice.client_id)).email;
}
