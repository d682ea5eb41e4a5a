import { dec, round2, toNumber, zero, type Big } from '../../domain/money.js';
import { addDays, type Day, type DayRange } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { invoiceAging } from './invoice-aging.js';
import type { ConversionNotes } from '../../domain/billing/exchange-rates/conversion.js';
import type { ReportQuery } from '../../domain/reports/reports.js';
import { conversionOf } from '../billing/exchange-rates/rate-book.js';
import type { OfDay } from './converted/by-day.js';
import { convertedByCurrency, datedOn, type DatedAmount } from './converted/converted-sums.js';
import {
  byCurrency,
  collected,
  collectedByDay,
  invoiced,
  invoicedByDay,
  outstandingNow,
  outstandingOn,
  type Invoiced,
} from './money-figures.js';

/** The days over which days sales outstanding and the collection rate are calculated. */
const days = 90;

type Amounts = ReadonlyMap<string, Big>;

/** The amounts from which days sales outstanding are calculated, by currency. */
interface Pace {
  readonly outstanding: Amounts;
  /** Invoiced with tax, in the `days` up to the day of `outstanding`. */
  readonly invoiced: Amounts;
}

/** The response of `GET /v1/reports/aging`. */
export async function agingReport(ctx: Ctx, query: ReportQuery<'aging'>): Promise<Schemas['AgingReport']> {
  const { in: into } = query;
  const { as_of, other_currencies, converted, ...own } = await invoiceAging(seeingAll(ctx), into);
  const before = addDays(as_of, -days);
  const [now, then, paid] = await Promise.all([
    paceOn(ctx, as_of, outstandingNow(ctx)),
    paceOn(ctx, before, outstandingOn(ctx, before)),
    collected(ctx, daysUpTo(as_of), 'all').then((rows) => byCurrency(rows, ({ amount }) => amount)),
  ]);
  const trendsIn = (code: string): Schemas['AgingTrends'] => trendsOf(code, now, then, paid);
  const others = new Map(other_currencies.map((aging) => [aging.currency, aging]));
  const codes = new Set([...others.keys(), ...now.invoiced.keys(), ...then.outstanding.keys(), ...paid.keys()]);
  codes.delete(ctx.workspace.currency);
  return {
    as_of,
    ...own,
    trends: trendsIn(ctx.workspace.currency),
    other_currencies: [...codes].toSorted().map((currency) => ({
      ...(others.get(currency) ?? { currency, ...nothingOwed }),
      trends: trendsIn(currency),
    })),
    ...(converted && {
      converted: {
        ...converted,
        ...(await convertedTrends(ctx, converted.currency, as_of, [now.outstanding, then.outstanding])),
      },
    }),
  };
}

/** The trends of all currencies in one, and the rates of these and of what is outstanding. */
async function convertedTrends(
  ctx: Ctx,
  into: string,
  asOf: Day,
  [owedNow, owedThen]: readonly [Amounts, Amounts],
): Promise<ConversionNotes & { readonly trends: Schemas['AgingTrends'] }> {
  const before = addDays(asOf, -days);
  const gross = ({ currency, day, gross: amount }: Invoiced & OfDay) => ({ currency, day, amount });
  const [billed, billedBefore, paid] = await Promise.all([
    invoicedByDay(ctx, daysUpTo(asOf), 'all', into).then((rows) => rows.map(gross)),
    invoicedByDay(ctx, daysUpTo(before), 'all', into).then((rows) => rows.map(gross)),
    collectedByDay(ctx, daysUpTo(asOf), 'all', into),
  ]);
  const [now, then] = [datedOn(owedNow, asOf), datedOn(owedThen, before)];
  const conversion = await conversionOf(ctx, into, [...billed, ...billedBefore, ...paid, ...now, ...then]);
  const inOne = (amounts: readonly DatedAmount[]): Amounts => convertedByCurrency(conversion, amounts);
  const trends = trendsOf(
    into,
    { outstanding: inOne(now), invoiced: inOne(billed) },
    { outstanding: inOne(then), invoiced: inOne(billedBefore) },
    inOne(paid),
  );
  return { trends, ...conversion.notes() };
}

const nothingOwed: Omit<Schemas['AgingOtherCurrency'], 'currency'> = {
  total_outstanding: 0,
  total_credit: 0,
  buckets: { current: 0, '1_30_days': 0, '31_60_days': 0, '61_90_days': 0, over_90_days: 0 },
  by_client: [],
  omitted: 0,
};

const daysUpTo = (day: Day): DayRange => ({ from: addDays(day, 1 - days), to: day });

async function paceOn(ctx: Ctx, day: Day, outstanding: Promise<Amounts>): Promise<Pace> {
  const [owed, rows] = await Promise.all([outstanding, invoiced(ctx, daysUpTo(day), 'all')]);
  return { outstanding: owed, invoiced: byCurrency(rows, ({ gross }) => gross) };
}

function trendsOf(code: string, now: Pace, then: Pace, paid: Amounts): Schemas['AgingTrends'] {
  const [dso, before] = [daysSales(now, code), daysSales(then, code)];
  const billed = now.invoiced.get(code) ?? zero;
  const rate = billed.eq(zero) ? null : (paid.get(code) ?? zero).times(dec(100)).div(billed);
  return {
    dso: shown(dso),
    dso_change: shown(dso && before && dso.minus(before)),
    collection_rate: shown(rate),
  };
}

const shown = (value: Big | null): number | null => (value === null ? null : toNumber(round2(value)));

/** Days sales outstanding: outstanding × days ÷ invoiced, not rounded; null if nothing was invoiced. */
function daysSales({ outstanding, invoiced: billed }: Pace, code: string): Big | null {
  const total = billed.get(code) ?? zero;
  return total.eq(zero) ? null : (outstanding.get(code) ?? zero).times(dec(days)).div(total);
}
