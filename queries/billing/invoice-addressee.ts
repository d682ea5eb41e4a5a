import sql, { type Sql } from 'sql-template-tag';
import { identifier } from '../../models/select.js';

/**
 * The condition over contacts of a client (alias `alias`) that its invoices are mailed to them by default: the contact on the invoice,
 * whose id is `contactId`, the billing contact and the primary contact, if they have an address.
 */
export function isAddressee(alias: string, contactId: Sql): Sql {
  const of = (column: string): Sql => identifier(`${alias}.${column}`);
  return sql`(${of('email')} IS NOT NULL AND (${of('id')} = ${contactId} OR ${of('is_billing')} OR ${of('is_primary')}))`;
}
