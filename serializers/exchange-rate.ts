import { toNumber } from '../domain/money.js';
import type { FoundExchangeRate } from '../domain/billing/exchange-rates/rate-book.js';
import { instant, type Day } from '../domain/time.js';
import type { ExchangeRate } from '../models/billing/exchange-rate.js';
import type { Schemas } from '../contract/contract.js';

/** An exchange rate as the API shows it. */
export const serializeExchangeRate = (rate: ExchangeRate): Schemas['ExchangeRateObject'] => ({
  id: rate.id,
  from: rate.from_currency,
  to: rate.to_currency,
  date: rate.date,
  rate: toNumber(rate.rate),
  source: rate.source,
  created_at: instant(rate.created_at),
  updated_at: instant(rate.updated_at),
});

/** The rate that was found for two currencies on a day. */
export const serializeFoundRate = (
  pair: { readonly from: string; readonly to: string; readonly date: Day },
  { rate, derivation, rates }: FoundExchangeRate,
): Schemas['ExchangeRateLookup'] => ({
  ...pair,
  rate: toNumber(rate),
  derivation,
  rates: rates.map((used) => ({ ...used, rate: toNumber(used.rate) })),
});
