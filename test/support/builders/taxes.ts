import type { Schemas } from '../../../contract/contract.js';
import { addDays } from '../../../domain/time.js';
import type { ApiClient } from '../service/api.js';
import { uniqueName } from './factories.js';
import { uploadForm } from './uploads.js';

/** A tax rate: 19 % unless given. */
export async function buildTaxRate(
  owner: ApiClient,
  overrides: Partial<Schemas['TaxRateCreate']> = {},
): Promise<Schemas['TaxRateObject']> {
  const body = { name: uniqueName('VAT'), rate: 0.19, ...overrides };
  return (await owner.call('createTaxRate', { body })).data;
}

/** A plain rate above 0 in `amounts.taxes`. */
export const plainTaxOf = (rate: number, taxable: number, tax: number): Schemas['DocumentTax'] => ({
  name: null,
  rate,
  category: 'standard',
  is_compound: false,
  reason: null,
  reason_code: null,
  taxable,
  tax,
});

let days = 0;

/** A day of its own for each rate that does not name one: a pair of currencies has one rate a day. */
export function nextDay(): string {
  days += 1;
  return addDays('2010-01-01', days);
}

/** An exchange rate: 1.1 USD for a euro, unless given. */
export async function buildExchangeRate(
  owner: ApiClient,
  overrides: Partial<Schemas['ExchangeRateCreate']> = {},
): Promise<Schemas['ExchangeRateObject']> {
  const body = { from: 'EUR', to: 'USD', date: nextDay(), rate: 1.1, ...overrides };
  return (await owner.call('createExchangeRate', { body })).data;
}

/** Rates as `[from, to, date, rate]`. */
export async function buildExchangeRates(
  owner: ApiClient,
  rates: readonly (readonly [from: string, to: string, date: string, rate: number])[],
): Promise<void> {
  for (const [from, to, date, rate] of rates) await buildExchangeRate(owner, { from, to, date, rate });
}

/** A form with a file of rates. */
export function rateForm(text: string, since?: string): FormData {
  const form = uploadForm(Buffer.from(text), 'rates.csv');
  if (since !== undefined) form.append('since', since);
  return form;
}
