import sql, { join, type Sql } from 'sql-template-tag';
import { grouped } from '../../domain/grouped.js';
import { dec, roundMoney, sum, toNumber, type Big, type Decimal } from '../../domain/money.js';
import { maxGroups } from '../../domain/reports/reports.js';
import { today, type Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { Invoice } from '../../models/billing/invoice.js';
import { Payment } from '../../models/billing/payment.js';
import { identifier, scoped, select } from '../../models/select.js';
import type { Schemas } from '../../contract/contract.js';
import { assertInto } from '../../domain/billing/exchange-rates/into.js';
import { conversionOf } from '../billing/exchange-rates/rate-book.js';
import { owedInvoices } from '../billing/invoices.js';

/** Columns for the outstanding amount of a client: in total, and by days past the due date. */
type Sum = 'total' | 'not_due' | 'late_30' | 'late_60' | 'late_90' | 'late_more';

interface OfClient {
  readonly client_id: string;
  readonly client_name: string;
  readonly currency: string;
  readonly oldest_invoice_date: string;
}

type Row = OfClient & Readonly<Record<Sum, Decimal>>;
type Owed = OfClient & Readonly<Record<Sum, Big>>;

const owedWhere = (condition: Sql, name: Exclude<Sum, 'total'>): Sql =>
  sql`SUM(IF(${condition}, t.outstanding, 0)) AS ${identifier(name)}`;
const sums = [
  owedWhere(sql`late <= 0`, 'not_due'),
  owedWhere(sql`late BETWEEN 1 AND 30`, 'late_30'),
  owedWhere(sql`late BETWEEN 31 AND 60`, 'late_60'),
  owedWhere(sql`late BETWEEN 61 AND 90`, 'late_90'),
  owedWhere(sql`late > 90`, 'late_more'),
];

/**
 * The outstanding amounts of today by client and days past the due date, separate for each currency, and with `into` in all of them
 * together.
 */
export async function invoiceAging(ctx: Ctx, into?: string): Promise<Schemas['Aging']> {
  assertInto(into);
  const asOf = today(ctx.now, ctx.workspace.timezone);
  const rows = await select<Row>(
    ctx,
    sql`SELECT owed.*, c.name AS client_name
          FROM (SELECT t.client_id, t.currency, SUM(t.outstanding) AS total, MIN(t.invoice_date) AS oldest_invoice_date,
                       ${join(sums)}
                  FROM (SELECT t.client_id, t.currency, t.outstanding, t.invoice_date, DATEDIFF(${asOf}, t.due_date) AS late
                          FROM invoices t WHERE ${scoped(ctx, Invoice, 't')} AND ${owedInvoices}) t
                 GROUP BY t.client_id, t.currency) owed
          JOIN clients c ON c.id = owed.client_id AND c.workspace_id = ${ctx.scope.workspaceId}
         ORDER BY owed.total DESC, owed.client_id`,
  );
  const credits = await readCredits(ctx);
  const currencies = [...new Set([...rows, ...credits].map(({ currency }) => currency))].filter(
    (code) => code !== ctx.workspace.currency,
  );
  const inCurrency = (code: string) =>
    agingOf(
      rows.filter(({ currency }) => currency === code).map(exact),
      credits.filter(({ currency }) => currency === code).map((row) => ({ ...row, credit: dec(row.credit) })),
      code,
    );
  return {
    as_of: asOf,
    ...inCurrency(ctx.workspace.currency),
    other_currencies: currencies.toSorted().map((currency) => ({ currency, ...inCurrency(currency) })),
    ...(into !== undefined && { converted: await convertedAging(ctx, { rows, credits }, into, asOf) }),
  };
}

/** Money of a client that is on no invoice. */
interface Credit<Amount = Big> {
  readonly client_id: string;
  readonly currency: string;
  readonly credit: Amount;
}

function readCredits(ctx: Ctx): Promise<Credit<Decimal>[]> {
  return select<Credit<Decimal>>(
    ctx,
    sql`SELECT p.client_id, p.currency, SUM(p.credit) AS credit FROM payments p
         WHERE ${scoped(ctx, Payment, 'p')} AND p.credit > 0 GROUP BY p.client_id, p.currency`,
  );
}

/** The sums of a client, each as `read` returns it. */
const sumsOf = (read: (name: Sum) => Big): Readonly<Record<Sum, Big>> => ({
  total: read('total'),
  not_due: read('not_due'),
  late_30: read('late_30'),
  late_60: read('late_60'),
  late_90: read('late_90'),
  late_more: read('late_more'),
});

const exact = (row: Row): Owed => ({ ...row, ...sumsOf((name) => dec(row[name])) });

/** The outstanding amounts of all currencies in one, at the rate of `day`. */
async function convertedAging(
  ctx: Ctx,
  { rows, credits }: { readonly rows: readonly Row[]; readonly credits: readonly Credit<Decimal>[] },
  into: string,
  day: Day,
): Promise<Schemas['ConvertedAging']> {
  const dated = [...rows, ...credits].map(({ currency }) => ({ currency, day }));
  const conversion = await conversionOf(ctx, into, dated);
  const clients = [...grouped(rows.map(exact), ({ client_id }) => client_id).values()].map((some): Owed => ({
    ...some[0],
    currency: into,
    oldest_invoice_date: some.map((row) => row.oldest_invoice_date).toSorted()[0] ?? day,
    ...sumsOf((name) => sum(some.map((row) => conversion.orZero(row[name], row.currency, day)))),
  }));
  const sorted = clients.toSorted((a, b) => b.total.cmp(a.total) || (a.client_id < b.client_id ? -1 : 1));
  const converted = credits.map((row) => ({
    ...row,
    currency: into,
    credit: conversion.orZero(dec(row.credit), row.currency, day),
  }));
  return { ...agingOf(sorted, converted, into), ...conversion.notes() };
}

function agingOf(rows: readonly Owed[], credits: readonly Credit[], currency: string) {
  const money = (value: Big): number => toNumber(roundMoney(value, currency));
  const creditsOf = grouped(credits, ({ client_id }) => client_id);
  const creditOf = (some: readonly Credit[]): number => money(sum(some.map(({ credit }) => credit)));
  const added = (name: Sum): number => money(sum(rows.map((row) => row[name])));
  return {
    total_outstanding: added('total'),
    total_credit: creditOf(credits),
    buckets: bucketsOf(added),
    by_client: rows.slice(0, maxGroups).map((row) => ({
      client_id: row.client_id,
      client_name: row.client_name,
      total: money(row.total),
      credit: creditOf(creditsOf.get(row.client_id) ?? []),
      ...bucketsOf((name) => money(row[name])),
      oldest_invoice_date: row.oldest_invoice_date,
    })),
    omitted: Math.max(rows.length - maxGroups, 0),
  };
}

function bucketsOf(read: (name: Sum) => number): Schemas['AgingBuckets'] {
  return {
    current: read('not_due'),
    '1_30_days': read('late_30'),
    '31_60_days': read('late_60'),
    '61_90_days': read('late_90'),
    over_90_days: read('late_more'),
  };
}
