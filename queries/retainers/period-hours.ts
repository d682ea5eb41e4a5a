/**
 * The hours of periods, each figure a sum over the period's rows in `hour_movements`, the ledger of included hours,
 * rollovers, draws, overage and expiry. domain/retainers/hour-allowance.ts decides which movements are written.
 */
import sql, { join } from 'sql-template-tag';
import {
  overageOf,
  totalAvailable,
  type HourSource,
  type Lot,
  type PeriodHours,
} from '../../domain/retainers/hour-allowance.js';
import { dec, sum, zero, type Big, type Decimal } from '../../domain/money.js';
import type { Ctx } from '../../models/context.js';
import { HourMovement } from '../../models/retainers/hour-movement.js';
import { scoped, select } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';

interface Row {
  readonly period_id: string;
  readonly type: Schemas['HourMovementType'];
  readonly source: HourSource;
  readonly lot_period_id: string | null;
  readonly origin: number | null;
  readonly hours: Decimal;
}

/** The hours of each of these periods, including time that the caller may not see. */
export async function hoursOfPeriods(ctx: Ctx, ids: readonly string[]): Promise<Map<string, PeriodHours>> {
  if (ids.length === 0) return new Map();
  const rows = await select<Row>(
    ctx,
    sql`SELECT sums.*, lot.number AS origin
          FROM (SELECT t.period_id, t.type, t.source, t.lot_period_id, SUM(t.hours) AS hours FROM hour_movements t
                 WHERE ${scoped(seeingAll(ctx), HourMovement, 't')} AND t.period_id IN (${join(ids)})
                 GROUP BY t.period_id, t.type, t.source, t.lot_period_id) AS sums
          LEFT JOIN agreement_periods lot ON lot.id = sums.lot_period_id AND lot.workspace_id = ${ctx.scope.workspaceId}
         ORDER BY lot.number, sums.lot_period_id`,
  );
  return new Map(ids.map((id) => [id, hoursOf(rows.filter(({ period_id }) => period_id === id))]));
}

/** The hours of one period. */
export async function hoursOfPeriod(ctx: Ctx, id: string): Promise<PeriodHours> {
  return (await hoursOfPeriods(ctx, [id])).get(id) ?? noHours;
}

function hoursOf(rows: readonly Row[]): PeriodHours {
  const total = (...types: Row['type'][]): Big =>
    sum(rows.filter(({ type }) => types.includes(type)).map(({ hours }) => dec(hours)));
  const allowance = { included: total('included'), lots: lotsOf(rows) };
  const used = zero.minus(total('draw', 'release'));
  return {
    ...allowance,
    rolloverIn: sum(allowance.lots.map(({ hours }) => hours)),
    available: totalAvailable(allowance),
    used,
    // A closed period can have more overage than its draws show: late time for which no hours were left.
    overage: larger(overageOf(allowance, used), total('overage')),
    rolledOver: zero.minus(total('rollover_out')),
    expired: zero.minus(total('expiry')),
  };
}

/** The hours of a period without movements. */
export const noHours = hoursOf([]);

function larger(a: Big, b: Big): Big {
  return a.gt(b) ? a : b;
}

/** The period's rollover lots, oldest first, which is the order of the rows. */
function lotsOf(rows: readonly Row[]): Lot[] {
  const lots = new Map<string, Lot>();
  for (const { type, lot_period_id: lot_id, origin, hours } of rows) {
    if (lot_id === null || origin === null || (type !== 'rollover_in' && type !== 'adjustment')) continue;
    const before = lots.get(lot_id)?.hours ?? zero;
    lots.set(lot_id, { lot_id, origin, hours: before.plus(dec(hours)) });
  }
  return [...lots.values()];
}
