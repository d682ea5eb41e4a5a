/** The totals of a list in one currency (docs/decisions/exchange-rates.md). */
import type { ConversionNotes } from '../../../domain/billing/exchange-rates/conversion.js';
import { dec, roundMoney, sum, toNumber, zero, type Big, type Decimal } from '../../../domain/money.js';
import type { Ctx } from '../../../models/context.js';
import { conversionOf, type Dated } from './rate-book.js';

/** Sums of one currency and day, by the name of their total. */
interface DatedSums extends Dated {
  readonly sums: Readonly<Record<string, Decimal>>;
}

/** The total of each name, in the currency `into`: each sum at the rate of its day, added up, and rounded once. */
export async function convertedTotals(
  ctx: Ctx,
  into: string,
  rows: readonly DatedSums[],
): Promise<{ readonly totalOf: (name: string) => number; readonly notes: () => ConversionNotes }> {
  const conversion = await conversionOf(ctx, into, rows);
  const amountOf = ({ sums, currency, day }: DatedSums, name: string): Big => {
    const { [name]: amount } = sums;
    return amount === undefined ? zero : conversion.orZero(dec(amount), currency, day);
  };
  return {
    totalOf: (name) => toNumber(roundMoney(sum(rows.map((row) => amountOf(row, name))), into)),
    notes: () => conversion.notes(),
  };
}
