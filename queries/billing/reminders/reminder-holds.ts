/** What keeps reminders of invoices from being sent. */
import sql from 'sql-template-tag';
import { dec, type Decimal } from '../../../domain/money.js';
import type { Schemas } from '../../../contract/contract.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { isDisputed, Payment } from '../../../models/billing/payment.js';
import { isUnderWay } from '../../../models/billing/payments-under-way.js';
import { Client } from '../../../models/clients/client.js';
import { Contact } from '../../../models/clients/contact.js';
import type { Ctx } from '../../../models/context.js';
import { padded, scoped, select } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { isAddressee } from '../invoice-addressee.js';

type Hold = Schemas['ReminderHold'];

interface HoldRow {
  readonly id: string;
  readonly outstanding: Decimal;
  readonly is_under_way: number;
  readonly is_disputed: number;
  /** What the client has paid that is on no invoice yet, in the currency of this one. */
  readonly credit: Decimal | null;
  readonly has_address: number;
}

/** The first reason why each invoice is not reminded of now, by its id; those without one are left out. One query serves any number of them. */
export async function holdsOf(ctx: Ctx, invoiceIds: readonly string[]): Promise<ReadonlyMap<string, Hold>> {
  if (invoiceIds.length === 0) return new Map();
  const all = seeingAll(ctx);
  const rows = await select<HoldRow>(
    ctx,
    sql`SELECT t.id, t.outstanding, ${isUnderWay(ctx)} AS is_under_way,
               EXISTS (SELECT 1 FROM payments p WHERE ${scoped(all, Payment, 'p')} AND p.invoice_id = t.id AND ${isDisputed}) AS is_disputed,
               (SELECT SUM(p.credit) FROM payments p
                 WHERE ${scoped(all, Payment, 'p')} AND p.client_id = t.client_id AND p.credit > 0 AND p.currency = t.currency) AS credit,
               (c.email IS NOT NULL OR EXISTS (
                 SELECT 1 FROM contacts a WHERE ${scoped(all, Contact, 'a')} AND a.client_id = t.client_id AND ${isAddressee('a', sql`t.contact_id`)})) AS has_address
          FROM invoices t JOIN clients c ON c.id = t.client_id AND ${scoped(all, Client, 'c')}
         WHERE ${scoped(all, Invoice, 't')} AND t.id IN (${padded(invoiceIds)})`,
  );
  return new Map(
    rows.flatMap((row): [string, Hold][] => {
      const hold = holdIn(row);
      return hold ? [[row.id, hold]] : [];
    }),
  );
}

function holdIn(row: HoldRow): Hold | undefined {
  if (row.is_under_way) return 'payment_under_way';
  if (row.is_disputed) return 'disputed';
  if (row.credit !== null && dec(row.credit).gte(dec(row.outstanding))) return 'credit';
  return row.has_address ? undefined : 'no_recipient';
}
