/** Finds contacts who may enter the portal, for mails with links that lead there. */
import sql, { type Sql } from 'sql-template-tag';
import { emailKey } from '../../domain/clients/contact-keys.js';
import type { Ctx } from '../context.js';
import { select } from '../select.js';
import type { Contact } from './contact.js';

type Base = Pick<Ctx, 'db'>;

/** The condition that a contact (alias `c`) of a client (alias `l`) may enter the portal. */
export const isLetIn: Sql = sql`c.portal_access <> 'none' AND l.status = 'active'`;

/** A contact who may enter the portal now. */
export interface PortalReader {
  readonly id: string;
  readonly level: 'view' | 'full';
  readonly seesInvoices: boolean;
}

type Found = Pick<PortalReader, 'id' | 'level'> & { readonly sees_invoices: number };

/** The first contact who meets the condition; of several with the same address, one who sees invoices. */
async function firstReader(base: Base, workspaceId: string, which: Sql): Promise<PortalReader | undefined> {
  const [row] = await select<Found>(
    base,
    sql`SELECT c.id, c.portal_access AS level, c.is_billing OR c.receives_invoices AS sees_invoices
          FROM contacts c JOIN clients l ON l.id = c.client_id AND l.workspace_id = c.workspace_id
         WHERE c.workspace_id = ${workspaceId} AND ${which} AND ${isLetIn} ORDER BY sees_invoices DESC, c.id LIMIT 1`,
  );
  return row && { id: row.id, level: row.level, seesInvoices: row.sees_invoices === 1 };
}

/** The contact of this id, if they may enter the portal and still have this address. */
export const portalReader = (
  base: Base,
  workspaceId: string,
  { id, email }: Pick<Contact, 'id' | 'email'>,
): Promise<PortalReader | undefined> =>
  firstReader(base, workspaceId, sql`c.id = ${id} AND c.email_key = ${emailKey(email ?? '')}`);

/** A contact of the client with this address who may enter the portal. */
export const portalReaderAt = (
  base: Base,
  workspaceId: string,
  { client_id, email }: { readonly client_id: string; readonly email: string },
): Promise<PortalReader | undefined> =>
  firstReader(base, workspaceId, sql`c.client_id = ${client_id} AND c.email_key = ${emailKey(email)}`);
