/** Late interest of invoices that was not charged yet. */
import sql from 'sql-template-tag';
import { annualRateOf, interestOver, type Debt } from '../../../domain/billing/reminders/late-interest.js';
import { grouped } from '../../../domain/grouped.js';
import { dec, roundMoney, zero, type Big, type Decimal } from '../../../domain/money.js';
import { addDays, type Day } from '../../../domain/time.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Ctx } from '../../../models/context.js';
import { isOneOf, select } from '../../../models/select.js';
import { workspaceOf } from '../../../models/workspace/workspace.js';

/** Interest for days that were not charged yet. */
export interface AccruedInterest {
  readonly from: Day;
  readonly to: Day;
  readonly annual_rate: Big;
  /** Rounded to the currency of the invoice; more than 0. */
  readonly amount: Big;
}

type Indebted = Pick<Invoice, 'id' | 'currency' | 'due_date' | 'total'>;

/**
 * The interest of invoices by the rule of the workspace, up to and with a day, by their ids. Those without are left out, as are
 * invoices that charge interest: interest bears none.
 */
export async function lateInterestOf(
  ctx: Ctx,
  invoices: readonly Indebted[],
  to: Day,
): Promise<ReadonlyMap<string, AccruedInterest>> {
  const { late_interest: rule } = await workspaceOf(ctx);
  const overdue = invoices.filter(({ due_date }) => due_date < to);
  if (!rule || overdue.length === 0) return new Map();
  const annual_rate = annualRateOf(rule);
  const ids = overdue.map(({ id }) => id);
  const [reductions, { chargedUntil, charging }] = await Promise.all([reductionsOf(ctx, ids), chargesOf(ctx, ids)]);
  const found = overdue.flatMap((invoice): [string, AccruedInterest][] => {
    if (charging.has(invoice.id)) return [];
    const from = addDays(chargedUntil.get(invoice.id) ?? invoice.due_date, 1);
    const debt: Debt = {
      total: dec(invoice.total),
      due_date: invoice.due_date,
      reductions: reductions.get(invoice.id) ?? [],
    };
    const amount = roundMoney(interestOver(debt, { from, to }, annual_rate), invoice.currency);
    return amount.gt(zero) ? [[invoice.id, { from, to, annual_rate, amount }]] : [];
  });
  return new Map(found);
}

/** What reduced each invoice, and when. */
async function reductionsOf(ctx: Ctx, ids: readonly string[]) {
  const { workspaceId } = ctx.scope;
  const rows = await select<{ invoice_id: string; day: Day; amount: Decimal }>(
    ctx,
    sql`SELECT a.invoice_id, a.date AS day, a.amount FROM payment_allocations a
         WHERE a.workspace_id = ${workspaceId} AND ${isOneOf('a.invoice_id', ids)}
        UNION ALL
        SELECT n.invoice_id, n.credit_date, n.total FROM credit_notes n
         WHERE n.workspace_id = ${workspaceId} AND ${isOneOf('n.invoice_id', ids)}`,
  );
  return grouped(
    rows.map(({ amount, ...row }) => ({ ...row, amount: dec(amount) })),
    ({ invoice_id }) => invoice_id,
  );
}

/** The last day that was charged of each invoice, and which of them charge interest themselves. */
async function chargesOf(ctx: Ctx, ids: readonly string[]) {
  const rows = await select<{ invoice_id: string; charged_on_id: string; to_day: Day }>(
    ctx,
    sql`SELECT c.invoice_id, c.charged_on_id, c.to_day FROM interest_charges c
         WHERE c.workspace_id = ${ctx.scope.workspaceId} AND (${isOneOf('c.invoice_id', ids)} OR ${isOneOf('c.charged_on_id', ids)})
         ORDER BY c.to_day`,
  );
  return {
    chargedUntil: new Map(rows.map(({ invoice_id, to_day }) => [invoice_id, to_day])),
    charging: new Set(rows.map(({ charged_on_id }) => charged_on_id)),
  };
}
