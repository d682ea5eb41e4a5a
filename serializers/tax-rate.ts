import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { TaxRate } from '../models/billing/tax-rate.js';
import type { Schemas } from '../contract/contract.js';

/** A tax rate as the API shows it. */
export const serializeTaxRate = (rate: TaxRate): Schemas['TaxRateObject'] => ({
  id: rate.id,
  name: rate.name,
  rate: toNumber(rate.rate),
  category: rate.category,
  is_compound: rate.is_compound,
  reason: rate.reason,
  reason_code: rate.reason_code,
  is_default: rate.is_default,
  created_at: instant(rate.created_at),
  updated_at: instant(rate.updated_at),
});
