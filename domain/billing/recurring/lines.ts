/** The lines of recurring invoices in a period. */
import type { Schemas } from '../../../contract/contract.js';
import { lineAmount } from '../invoice-amounts.js';
import { dec, roundMoney, roundRate, sum, type Big } from '../../money.js';
import type { DayRange } from '../../time.js';
import { daysBilled, type LineDays } from './schedule.js';

/** A line as it is stored: what is null is that of the item, or of the invoice. */
export interface StoredLine extends LineDays {
  readonly item_id: string | null;
  readonly description: string | null;
  readonly quantity: number;
  readonly rate: number | null;
  readonly unit: Schemas['LineUnit'] | null;
  readonly tax_rate_ids: readonly string[] | null;
  readonly tax_rate: number | null;
  readonly tax_category: Schemas['TaxCategory'] | null;
}

/** Quantity and amount of a line in a period. */
export interface PricedLine {
  readonly quantity: Big;
  readonly amount: Big;
  /** Whether it is billed for a part of the period only. */
  readonly isShare: boolean;
}

/**
 * What a line comes to in a period; undefined if it is not billed in it. The amount of a part is rounded once, from the whole
 * quantity, so that the parts of a period add up to it within half a cent each.
 */
export function priceIn(
  period: DayRange,
  line: LineDays & { readonly quantity: number; readonly rate: number },
  currency: string,
): PricedLine | undefined {
  const share = daysBilled(period, line);
  if (share === undefined) return undefined;
  const quantity = dec(line.quantity);
  if (share.days === share.of) return { quantity, amount: lineAmount(quantity, line.rate, currency), isShare: false };
  const [days, of] = [dec(share.days), dec(share.of)];
  return {
    quantity: roundRate(quantity.times(days).div(of)),
    amount: roundMoney(quantity.times(dec(line.rate)).times(days).div(of), currency),
    isShare: true,
  };
}

/** The sum of lines in a period, at their rates. */
export const sumIn = (
  period: DayRange,
  lines: readonly (LineDays & { readonly quantity: number; readonly rate: number })[],
  currency: string,
): Big => sum(lines.flatMap((line) => priceIn(period, line, currency)?.amount ?? []));
