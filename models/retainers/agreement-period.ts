import sql, { join, type Sql } from 'sql-template-tag';
import type { Decimal } from '../../domain/money.js';
import { Agreement } from './agreement.js';
import { WorkspaceModel, type Locked } from '../base.js';
import type { Ctx } from '../context.js';
import { execute, identifier, isOneOf, scoped, select } from '../select.js';

/**
 * A period of an agreement that hours draw on, with the agreement's terms at its opening. At most one period of an
 * agreement is open.
 */
export class AgreementPeriod extends WorkspaceModel {
  static override tableName = 'agreement_periods';
  static override idPrefix = 'per';
  /** Visible to whoever sees the agreement. */
  static override limitVisible = (ctx: Ctx, alias: string): Sql | undefined => {
    const agreement = Agreement.limitVisible(ctx, 'a');
    return (
      agreement &&
      sql`EXISTS (SELECT 1 FROM agreements a WHERE a.id = ${identifier(`${alias}.agreement_id`)}
             AND a.workspace_id = ${identifier(`${alias}.workspace_id`)} AND ${agreement})`
    );
  };

  declare agreement_id: string;
  /** Counted from 1 within the agreement. */
  declare number: number;
  declare start_date: string;
  declare end_date: string;
  /** Its last day by the billing day, from which the next period is calculated; `end_date` may be earlier. */
  declare nominal_end: string;
  /** How many months `base_fee` is for. */
  declare months: number;
  /** In the agreement's currency, as `overage_rate`. */
  declare base_fee: Decimal;
  declare overage_rate: Decimal | null;
  declare rollover_enabled: boolean;
  declare rollover_max_hours: Decimal | null;
  declare rollover_expires_months: number | null;
  declare invoice_id: string | null;
  /** Null while it is open. */
  declare closed_at: Date | null;
  /** When agreement.near_limit was emitted for the period; `over_limit_at` likewise. */
  declare near_limit_at: Date | null;
  declare over_limit_at: Date | null;
}

/** The open period of an agreement, if it has one. */
export async function openPeriodOf(ctx: Ctx, agreementId: string): Promise<AgreementPeriod | undefined> {
  const [row] = await select<object>(
    ctx,
    sql`SELECT t.* FROM agreement_periods t WHERE t.open_of = ${agreementId} AND ${scoped(ctx, AgreementPeriod, 't')}`,
  );
  return row && AgreementPeriod.fromDatabaseJson(row);
}

/** As `openPeriodOf`, with a lock on the period, so that it can be changed. */
export async function lockOpenPeriod(
  ctx: Ctx,
  { id }: Locked<Agreement>,
): Promise<Locked<AgreementPeriod> | undefined> {
  return AgreementPeriod.lockFirst(ctx, sql`t.open_of = ${id}`);
}

/** Clears `invoice_id` of the period that an invoice was made for, if there is one. */
export async function clearInvoiceOfPeriod(ctx: Ctx, invoiceId: string): Promise<void> {
  await execute(
    ctx,
    sql`UPDATE agreement_periods SET invoice_id = NULL, updated_at = ${ctx.now}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND invoice_id = ${invoiceId}`,
  );
}

/** A locked period and its locked agreement. */
export interface LockedPeriod {
  readonly agreement: Locked<Agreement>;
  readonly period: Locked<AgreementPeriod>;
}

/**
 * Locks the agreements of periods, then the periods, each in the order of their ids; closing a period locks in the same
 * order. Periods that no longer exist are left out.
 */
export async function lockPeriods(ctx: Ctx, ids: readonly string[]): Promise<LockedPeriod[]> {
  const found = await select<{ agreement_id: string }>(
    ctx,
    sql`SELECT t.agreement_id FROM agreement_periods t WHERE ${scoped(ctx, AgreementPeriod, 't')} AND t.id IN (${join(ids)})`,
  );
  if (found.length === 0) return [];
  const agreements = await Agreement.lockAll(
    ctx,
    isOneOf(
      't.id',
      found.map(({ agreement_id }) => agreement_id),
    ),
  );
  const byId = new Map(agreements.map((each) => [each.id, each]));
  const periods = await AgreementPeriod.lockAll(ctx, isOneOf('t.id', ids));
  return periods.flatMap((period) => {
    const agreement = byId.get(period.agreement_id);
    return agreement ? [{ agreement, period }] : [];
  });
}
