import sql from 'sql-template-tag';
import { assertInto } from '../../domain/billing/exchange-rates/into.js';
import { grouped } from '../../domain/grouped.js';
import { valuesByCurrency } from '../../domain/reports/currency-values.js';
import { drawdownStatus, percentUsed } from '../../domain/retainers/drawdown.js';
import { dec, sum, toDecimal, toNumber, zero, type Decimal } from '../../domain/money.js';
import { today, type Day } from '../../domain/time.js';
import { Agreement } from '../../models/retainers/agreement.js';
import type { Ctx } from '../../models/context.js';
import { scoped, select } from '../../models/select.js';
import type { Query, Schemas } from '../../contract/contract.js';
import type { View } from '../../serializers/view.js';
import { convertedMrr } from './converted-mrr.js';

interface Row {
  readonly agreement_id: string;
  readonly client_name: string;
  readonly title: string;
  readonly currency: string;
  readonly monthly_fee: Decimal;
  readonly start_date: Day;
  readonly end_date: Day;
  readonly available: Decimal | null;
  readonly used: Decimal | null;
}

interface Drawdowns {
  readonly rows: Schemas['Drawdown'][];
  readonly summary: Schemas['DrawdownSummary'];
}

/** The hours available and used in the open period of each active agreement, the earliest end first, with totals. */
export async function drawdownOf(
  ctx: Ctx,
  { in: into }: Pick<Query<'listAgreementDrawdown'>, 'in'>,
  view: View,
): Promise<Drawdowns> {
  assertInto(into);
  const all = await readRows(ctx);
  const now = today(ctx.now, ctx.workspace.timezone);
  return {
    rows: all.map((row) => serialize(row, now)),
    summary: {
      ...summaryOf(all, ctx.workspace.currency, view),
      ...(into !== undefined && view.rates({ converted: await convertedMrr(ctx, into, feesOf(all)) })),
    },
  };
}

/** Reads all active agreements at once: a firm has a few hundred, and the summary needs all. */
function readRows(ctx: Ctx): Promise<Row[]> {
  return select<Row>(
    ctx,
    sql`SELECT t.id AS agreement_id, c.name AS client_name, t.title, t.currency, t.monthly_fee, p.start_date, p.end_date,
               SUM(IF(m.type IN ('included', 'rollover_in', 'adjustment'), m.hours, 0)) AS available,
               -SUM(IF(m.type IN ('draw', 'release'), m.hours, 0)) AS used
          FROM agreements t
          STRAIGHT_JOIN agreement_periods p ON p.workspace_id = t.workspace_id AND p.open_of = t.id
          STRAIGHT_JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id
          LEFT JOIN hour_movements m ON m.workspace_id = t.workspace_id AND m.period_id = p.id
         WHERE ${scoped(ctx, Agreement, 't')} AND t.status = 'active'
         GROUP BY t.id, c.name, t.title, t.currency, t.monthly_fee, p.start_date, p.end_date
         ORDER BY p.end_date, t.id`,
  );
}

const hoursOf = ({ available, used }: Row) => ({ available: dec(available ?? zero), used: dec(used ?? zero) });

function serialize(row: Row, now: Day): Schemas['Drawdown'] {
  const { available, used } = hoursOf(row);
  return {
    agreement_id: row.agreement_id,
    client_name: row.client_name,
    title: row.title,
    period_end_date: row.end_date,
    hours_available: toNumber(available),
    hours_used: toNumber(used),
    percent_used: toNumber(percentUsed(used, available)),
    status: drawdownStatus(row, now, used, available),
  };
}

/** The monthly fees by currency. */
const feesOf = (rows: readonly Row[]): { readonly currency: string; readonly mrr: Decimal }[] =>
  [...grouped(rows, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    mrr: toDecimal(sum(some.map(({ monthly_fee }) => dec(monthly_fee)))),
  }));

function summaryOf(rows: readonly Row[], currency: string, view: View): Schemas['DrawdownSummary'] {
  const available = sum(rows.map((row) => hoursOf(row).available));
  const used = sum(rows.map((row) => hoursOf(row).used));
  const fees = feesOf(rows).map(({ currency: code, mrr }) => [code, mrr] as const);
  const { value, other_currencies } = valuesByCurrency(new Map(fees), currency);
  return {
    ...view.rates({ total_mrr: value }),
    total_hours_available: toNumber(available),
    total_hours_used: toNumber(used),
    utilization_percent: toNumber(percentUsed(used, available)),
    ...view.rates({
      other_currencies: other_currencies.map((other) => ({ currency: other.currency, total_mrr: other.value })),
    }),
  };
}
