import sql, { join, type Sql } from 'sql-template-tag';
import { grouped } from '../../domain/grouped.js';
import type { Decimal } from '../../domain/money.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { isOneOf, select } from '../select.js';
import { whoMay } from '../visibility.js';

/**
 * An entry about the money of a payment on an invoice. Entries are only added: what is taken off an invoice is a negative one of that
 * day. So the sum of an invoice's entries up to a day is what was paid of it then.
 */
export class PaymentAllocation extends WorkspaceModel {
  static override tableName = 'payment_allocations';
  static override idPrefix = 'pal';
  static override limitVisible = whoMay('view_invoices');

  declare payment_id: string;
  /** The refund that takes the money off the invoice; null if it stays with the payment. */
  declare refund_id: string | null;
  declare invoice_id: string;
  declare currency: string;
  declare amount: Decimal;
  /** The day from which the money is on the invoice, or no longer is. */
  declare date: string;
}

/** The money of a payment on one invoice, or what a refund took off it. */
export interface NamedAllocation {
  readonly invoice_id: string;
  readonly invoice_number: string;
  readonly amount: Decimal;
}

/** A payment, or a refund of the payment `payment_id`. */
interface Allocated {
  readonly id: string;
  readonly payment_id: string | null;
}

/** The invoices that a payment pays, or those from which a refund was taken, by number. */
export async function allocationsOf(ctx: Ctx, payment: Allocated): Promise<NamedAllocation[]> {
  return (await allocationsByPayment(ctx, [payment])).get(payment.id) ?? [];
}

/** The same for several payments and refunds, by their ids. */
export async function allocationsByPayment(
  ctx: Ctx,
  payments: readonly Allocated[],
): Promise<ReadonlyMap<string, NamedAllocation[]>> {
  if (payments.length === 0) return new Map();
  const idsOf = (some: readonly Allocated[]): string[] => some.map(({ payment_id, id }) => payment_id ?? id);
  const [paid, refunds] = [
    payments.filter(({ payment_id }) => payment_id === null),
    payments.filter(({ payment_id }) => payment_id !== null),
  ];
  const moved = (key: Sql, some: readonly Allocated[], more: Sql): Sql[] =>
    some.length === 0
      ? []
      : [
          sql`SELECT ${key} AS owner_id, a.invoice_id, SUM(a.amount) AS amount FROM payment_allocations a
               WHERE a.workspace_id = ${ctx.scope.workspaceId} AND ${isOneOf('a.payment_id', idsOf(some))}${more}
               GROUP BY ${key}, a.invoice_id HAVING SUM(a.amount) <> 0`,
        ];
  const ofRefunds = sql` AND ${isOneOf(
    'a.refund_id',
    refunds.map(({ id }) => id),
  )}`;
  const rows = await select<NamedAllocation & { readonly owner_id: string }>(
    ctx,
    sql`SELECT moved.owner_id, i.id AS invoice_id, i.invoice_number, moved.amount
          FROM (${join([...moved(sql`a.payment_id`, paid, sql``), ...moved(sql`a.refund_id`, refunds, ofRefunds)], ' UNION ALL ')}) moved
          JOIN invoices i ON i.workspace_id = ${ctx.scope.workspaceId} AND i.id = moved.invoice_id
         ORDER BY i.invoice_number, i.id`,
  );
  return grouped(rows, ({ owner_id }) => owner_id);
}
