import sql, { type Sql } from 'sql-template-tag';
import { dec, toDecimal, toNumber, type Decimal } from '../../domain/money.js';
import { Invoice } from '../../models/billing/invoice.js';
import {
  columnsOnInvoice,
  Payment,
  undoneSuffix,
  type InvoicePayment,
  type NamedPayment,
} from '../../models/billing/payment.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { readFirst } from '../../models/select.js';
import type { Schemas } from '../../contract/contract.js';
import { among } from '../filters.js';
import { incremental, listOf, type Grouped, type SummaryQuery } from '../list.js';
import { convertedTotals } from './exchange-rates/converted-totals.js';
import type { Dated } from './exchange-rates/rate-book.js';

/** The payments of one invoice, of which the list must be limited to it (`areOnInvoice`). */
export const invoicePaymentList = (ctx: Ctx, invoiceId: string) =>
  listOf<'listInvoicePayments'>()<InvoicePayment>({
    model: Payment,
    columns: columnsOnInvoice(ctx, invoiceId),
    filters: {},
    sorts: { created_at: 't.created_at', date: 't.date' },
  });

/** Payments that were recorded on these invoices, or have been on them, and their refunds. */
const ofInvoices = (ids: readonly string[], { scope }: Ctx): Sql =>
  sql`t.id IN ${readFirst(sql`SELECT p.id FROM payments p WHERE p.workspace_id = ${scope.workspaceId} AND ${among('p.invoice_id')(ids)}
    UNION SELECT COALESCE(a.refund_id, a.payment_id) AS id FROM payment_allocations a
           WHERE a.workspace_id = ${scope.workspaceId} AND ${among('a.invoice_id')(ids)}`)}`;

/** A refund that its provider could not make, while what undid it (commands/billing/stripe/apply-payment.ts) is not given back in full. */
const hasFailed = ({ scope }: Ctx): Sql =>
  sql`(t.refund_status <=> 'failed' AND EXISTS (SELECT 1 FROM payments p WHERE p.workspace_id = ${scope.workspaceId}
    AND p.provider = t.provider AND p.provider_reference = CONCAT(t.id, ${undoneSuffix}) AND p.refunded_amount < p.amount))`;

interface Counted {
  readonly counted: number;
}

export const paymentList = listOf<'listPayments'>()<NamedPayment, Schemas['PaymentListSummary'], Counted>({
  model: Payment,
  columns: sql`t.*, i.invoice_number, c.name AS client_name`,
  joins: sql`LEFT JOIN invoices i ON i.id = t.invoice_id AND i.workspace_id = t.workspace_id
             LEFT JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id`,
  filters: {
    client_id: among('t.client_id'),
    invoice_id: ofInvoices,
    type: among('t.type'),
    method: among('t.method'),
    dispute_status: among('t.dispute_status'),
    refund_failed: (flag, ctx) => (flag ? hasFailed(ctx) : sql`NOT ${hasFailed(ctx)}`),
    from: (day) => sql`t.date >= ${day}`,
    to: (day) => sql`t.date <= ${day}`,
    updated_since: incremental,
  },
  references: { client_id: Client, invoice_id: Invoice },
  index: ({ client_id, invoice_id, dispute_status, refund_failed, updated_since }) => {
    if (updated_since !== undefined) return undefined;
    // An invoice has few payments.
    if (invoice_id !== undefined) return 'PRIMARY';
    // Few payments are disputed, and few refunds fail.
    if (dispute_status !== undefined) return 'payments_dispute_status_index';
    if (refund_failed === true) return 'payments_refund_status_index';
    return client_id === undefined ? undefined : 'payments_client_date_index';
  },
  sorts: { date: 't.date', amount: 't.amount' },
  sortNeeds: { amount: 'can_see_rates' },
  summary: { columns: sql`COUNT(*) AS counted`, read: readSummary },
});

interface CurrencyRow {
  readonly currency: string;
  readonly received: Decimal;
  readonly refunded: Decimal;
}

async function readSummary(
  { counted }: Counted,
  ctx: Ctx,
  sums: Grouped,
  { in: into }: SummaryQuery,
): Promise<Schemas['PaymentListSummary']> {
  const columns = sql`SUM(IF(t.type = 'payment', t.amount, 0)) AS received, SUM(IF(t.type = 'refund', -t.amount, 0)) AS refunded`;
  const rows = counted === 0 ? [] : await sums<CurrencyRow>('t.currency', columns);
  const byDay =
    counted === 0 || into === undefined ? [] : await sums<CurrencyRow & Dated>('t.currency', columns, 't.date');
  const own = rows.find(({ currency }) => currency === ctx.workspace.currency);
  const others = rows.filter((row) => row !== own);
  return {
    count: counted,
    ...totalsOf(own),
    other_currencies: others.map((row) => ({ currency: row.currency, ...totalsOf(row) })),
    ...(into !== undefined && { converted: await convertedSummary(ctx, into, byDay) }),
  };
}

async function convertedSummary(
  ctx: Ctx,
  into: string,
  rows: readonly (CurrencyRow & Dated)[],
): Promise<Schemas['ConvertedPaymentTotals']> {
  const { totalOf, notes } = await convertedTotals(
    ctx,
    into,
    rows.map(({ currency, day, received, refunded }) => {
      const net = toDecimal(dec(received).minus(dec(refunded)));
      return { currency, day, sums: { received, refunded, net } };
    }),
  );
  return {
    total_received: totalOf('received'),
    total_refunded: totalOf('refunded'),
    net: totalOf('net'),
    ...notes(),
  };
}

const totalsOf = (row: CurrencyRow | undefined) => ({
  total_received: row ? toNumber(row.received) : 0,
  total_refunded: row ? toNumber(row.refunded) : 0,
  net: row ? toNumber(dec(row.received).minus(dec(row.refunded))) : 0,
});
