import sql, { join, type Sql } from 'sql-template-tag';
import { dec, sum, toNumber, type Decimal } from '../../domain/money.js';
import { maxGroups } from '../../domain/reports/reports.js';
import { today } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { Invoice } from '../../models/billing/invoice.js';
import { identifier, scoped, select } from '../../models/select.js';
import type { Schemas } from '../../contract/contract.js';
import { owedInvoices } from '../billing/invoices.js';

/** Columns for the outstanding amount of a client: in total, and by days past the due date. */
type Sum = 'total' | 'not_due' | 'late_30' | 'late_60' | 'late_90' | 'late_more';

type Row = Readonly<Record<Sum, Decimal>> & {
  readonly client_id: string;
  readonly client_name: string;
  readonly currency: string;
  readonly oldest_invoice_date: string;
};

const owedWhere = (condition: Sql, name: Exclude<Sum, 'total'>): Sql =>
  sql`SUM(IF(${condition}, t.outstanding, 0)) AS ${identifier(name)}`;
const sums = [
  owedWhere(sql`late <= 0`, 'not_due'),
  owedWhere(sql`late BETWEEN 1 AND 30`, 'late_30'),
  owedWhere(sql`late BETWEEN 31 AND 60`, 'late_60'),
  owedWhere(sql`late BETWEEN 61 AND 90`, 'late_90'),
  owedWhere(sql`late > 90`, 'late_more'),
];

/** The outstanding amounts of today by client and days past the due date, separate for each currency. */
export async function invoiceAging(ctx: Ctx): Promise<Schemas['Aging']> {
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
  const currencies = [...new Set(rows.map(({ currency }) => currency))].filter(
    (code) => code !== ctx.workspace.currency,
  );
  const inCurrency = (code: string) => agingOf(rows.filter(({ currency }) => currency === code));
  return {
    as_of: asOf,
    ...inCurrency(ctx.workspace.currency),
    other_currencies: currencies.toSorted().map((currency) => ({ currency, ...inCurrency(currency) })),
  };
}

function agingOf(rows: readonly Row[]) {
  const added = (name: Sum): number => toNumber(sum(rows.map((row) => dec(row[name]))));
  return {
    total_outstanding: added('total'),
    buckets: bucketsOf(added),
    by_client: rows.slice(0, maxGroups).map((row) => ({
      client_id: row.client_id,
      client_name: row.client_name,
      total: toNumber(row.total),
      ...bucketsOf((name) => toNumber(row[name])),
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
