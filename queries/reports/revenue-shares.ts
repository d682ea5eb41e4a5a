/** Revenue by project and kind of billing, from the lines of invoices (models/billing/revenue-shares.ts). */
import sql from 'sql-template-tag';
import { dec, type Big, type Decimal } from '../../domain/money.js';
import type { DayRange } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { RevenueShares, type RevenueSource } from '../../models/billing/revenue-shares.js';
import { scoped, select } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { byDay, type MaybeOfDay, type OfDay } from './converted/by-day.js';

export type RevenueKind = keyof Schemas['RevenueByType'];

/** A part of revenue; all parts of an invoice add up to its subtotal. */
export interface RevenueShare extends OfDay {
  readonly currency: string;
  readonly amount: Big;
  /** The project to whose `amount_billed` the share counts; null for none. */
  readonly project: string | null;
  readonly kind: RevenueKind;
  /** The type of the project or of the agreement; null for none. */
  readonly serviceType: string | null;
}

interface Row extends MaybeOfDay {
  readonly currency: string;
  readonly source: RevenueSource;
  readonly project_id: string;
  readonly agreement_id: string;
  readonly amount: Decimal;
  readonly billing_type: Schemas['BillingType'] | null;
  readonly project_type_id: string | null;
  readonly agreement_type_id: string | null;
}

/** The shares of revenue in a range of days, by the date of the invoice or credit note; in other currencies than `into` also by day. */
export async function revenueShares(ctx: Ctx, { from, to }: DayRange, into?: string): Promise<RevenueShare[]> {
  const days = byDay('r.currency', 'r.date', into);
  const rows = await select<Row>(
    ctx,
    sql`SELECT g.*, p.billing_type, p.type_id AS project_type_id, a.type_id AS agreement_type_id
          FROM (SELECT ${days.column}r.currency, r.source, r.project_id, r.agreement_id, SUM(r.amount) AS amount FROM revenue_shares r
                 WHERE ${scoped(seeingAll(ctx), RevenueShares, 'r')} AND r.date BETWEEN ${from} AND ${to}
                 GROUP BY r.currency, r.source, r.project_id, r.agreement_id${days.group}) g
          LEFT JOIN projects p ON p.id = g.project_id AND p.workspace_id = ${ctx.scope.workspaceId}
          LEFT JOIN agreements a ON a.id = g.agreement_id AND a.workspace_id = ${ctx.scope.workspaceId}`,
  );
  return rows.map((row) => ({
    day: row.day ?? to,
    currency: row.currency,
    amount: dec(row.amount),
    project: row.project_id === '' ? null : row.project_id,
    ...natureOf(row),
  }));
}

const kinds: Record<Schemas['BillingType'], RevenueKind> = {
  time_and_materials: 'time_and_materials',
  fixed_fee: 'fixed_fee',
  retainer: 'retainer',
  non_billable: 'fixed_fee',
};

/** The kind of a share follows from the line's project, else the invoice's agreement, else the time on the line. */
function natureOf(row: Row): Pick<RevenueShare, 'kind' | 'serviceType'> {
  const { source, billing_type: billing, project_type_id: projectType } = row;
  if (source !== 'project' && row.agreement_id !== '') return { kind: 'retainer', serviceType: row.agreement_type_id };
  if (billing !== null) return { kind: kinds[billing], serviceType: projectType };
  return { kind: source === 'time' ? 'time_and_materials' : 'fixed_fee', serviceType: null };
}
