import type { Decimal } from '../../domain/money.js';
import { today } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import type { Ctx } from '../../models/context.js';
import { convertedTotals } from '../billing/exchange-rates/converted-totals.js';

/** The sum of monthly fees in the currency `into`, at the rate of today. */
export async function convertedMrr(
  ctx: Ctx,
  into: string,
  rows: readonly { readonly currency: string; readonly mrr: Decimal }[],
): Promise<Schemas['ConvertedMrr']> {
  const day = today(ctx.now, ctx.workspace.timezone);
  const { totalOf, notes } = await convertedTotals(
    ctx,
    into,
    rows.map(({ currency, mrr }) => ({ currency, day, sums: { mrr } })),
  );
  return { total_mrr: totalOf('mrr'), ...notes() };
}
