import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { uniqueName } from './factories.js';

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
