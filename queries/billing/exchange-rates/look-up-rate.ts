import type { Query, Schemas } from '../../../contract/contract.js';
import { ApiError, invalid } from '../../../domain/errors.js';
import { servedDays } from '../../../domain/billing/exchange-rates/rate-book.js';
import { isCurrency } from '../../../domain/money.js';
import { today } from '../../../domain/time.js';
import type { Ctx } from '../../../models/context.js';
import { serializeFoundRate } from '../../../serializers/exchange-rate.js';
import { rateBook } from './rate-book.js';

/** The rate that serves a day, by default today. Throws `not_found` if there is none. */
export async function lookUpRate(
  ctx: Ctx,
  { from, to, date = today(ctx.now, ctx.workspace.timezone) }: Query<'getExchangeRateOfDay'>,
): Promise<Schemas['ExchangeRateLookup']> {
  for (const [field, code] of Object.entries({ from, to }))
    if (!isCurrency(code)) throw invalid(field, 'must be an ISO 4217 currency code');
  const book = await rateBook(ctx, [from, to], { from: date, to: date });
  const found = book.find(from, to, date);
  if (!found)
    throw new ApiError(
      'not_found',
      `There is no rate from ${from} to ${to} of ${date} or the ${servedDays} days before it, no inverse one, and none through the euro`,
    );
  return serializeFoundRate({ from, to, date }, found);
}
