import type { Schemas } from '../../../contract/contract.js';
import { changedValues } from '../../../domain/changes.js';
import { ApiError, duplicate, invalidMany, type FieldError } from '../../../domain/errors.js';
import { isCurrency } from '../../../domain/money.js';
import type { Locked } from '../../../models/base.js';
import { ExchangeRate } from '../../../models/billing/exchange-rate.js';
import type { Ctx } from '../../../models/context.js';

/** Creates an exchange rate. Throws `duplicate` if the two currencies have another of that day. */
export async function createExchangeRate(ctx: Ctx, body: Schemas['ExchangeRateCreate']): Promise<ExchangeRate> {
  const { from, to, date, rate } = body;
  const problems = pairProblems(from, to);
  if (problems.length > 0) throw invalidMany(problems);
  return once(from, to, date, () =>
    ExchangeRate.insert(ctx, { from_currency: from, to_currency: to, date, rate, source: 'manual' }),
  );
}

/** Changes an exchange rate, which is one by hand from then on. */
export async function updateExchangeRate(
  ctx: Ctx,
  before: Locked<ExchangeRate>,
  body: Schemas['ExchangeRateUpdate'],
): Promise<ExchangeRate> {
  const changes = changedValues(before, body);
  if (Object.keys(changes).length === 0) return before;
  const { from_currency: from, to_currency: to } = before;
  return once(from, to, body.date ?? before.date, () => before.patch(ctx, { ...changes, source: 'manual' }));
}

/** The problems of two currencies, by the fields `from` and `to`. */
export function pairProblems(from: string, to: string): FieldError[] {
  const problems = Object.entries({ from, to })
    .filter(([, code]) => !isCurrency(code))
    .map(([field]) => ({ field, message: 'must be an ISO 4217 currency code' }));
  if (problems.length === 0 && from === to)
    problems.push({ field: 'to', message: 'must be another currency than from' });
  return problems;
}

async function once<T>(from: string, to: string, date: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'duplicate') throw error;
    throw duplicate('date', `There is a rate from ${from} to ${to} of ${date} already: update it`);
  }
}
