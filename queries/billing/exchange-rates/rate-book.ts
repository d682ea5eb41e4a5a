/** Reads the exchange rates from which amounts are converted. */
import sql, { join } from 'sql-template-tag';
import { Conversion } from '../../../domain/billing/exchange-rates/conversion.js';
import { pivot, RateBook, servedDays } from '../../../domain/billing/exchange-rates/rate-book.js';
import { dec, type Decimal } from '../../../domain/money.js';
import { addDays, type Day, type DayRange } from '../../../domain/time.js';
import { ExchangeRate } from '../../../models/billing/exchange-rate.js';
import type { Ctx } from '../../../models/context.js';
import { scoped, select } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';

interface Row {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly date: Day;
  readonly rate: Decimal;
}

/** The rates of these currencies among each other and against the euro that serve the days of a range. */
export async function rateBook(ctx: Ctx, currencies: Iterable<string>, { from, to }: DayRange): Promise<RateBook> {
  const wanted = join([...new Set([...currencies, pivot])].toSorted());
  const rows = await select<Row>(
    ctx,
    sql`SELECT r.id, r.from_currency AS \`from\`, r.to_currency AS \`to\`, r.date, r.rate FROM exchange_rates r
         WHERE ${scoped(seeingAll(ctx), ExchangeRate, 'r')} AND r.from_currency IN (${wanted}) AND r.to_currency IN (${wanted})
           AND r.date BETWEEN ${addDays(from, -servedDays)} AND ${to}
         ORDER BY r.date`,
  );
  return new RateBook(rows.map((row) => ({ ...row, rate: dec(row.rate) })));
}

/** Figures of one currency and day. */
export interface Dated {
  readonly currency: string;
  readonly day: Day;
}

/** What converts these figures into a currency, each at the rate of its day. */
export async function conversionOf(ctx: Ctx, into: string, figures: readonly Dated[]): Promise<Conversion> {
  const [first, ...others] = figures.filter(({ currency }) => currency !== into);
  if (!first) return new Conversion(into, new RateBook([]));
  const currencies = new Set([first.currency]);
  let [from, to] = [first.day, first.day];
  for (const { currency, day } of others) {
    currencies.add(currency);
    if (day < from) from = day;
    if (day > to) to = day;
  }
  return conversionOver(ctx, into, currencies, { from, to });
}

/** What converts figures of these currencies and days into a currency. */
export async function conversionOver(
  ctx: Ctx,
  into: string,
  currencies: Iterable<string>,
  range: DayRange,
): Promise<Conversion> {
  return new Conversion(into, await rateBook(ctx, [...currencies, into], range));
}
