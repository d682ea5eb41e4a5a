import type { AppliedTax } from '../../../domain/billing/taxes/applied-tax.js';
import { rateOf } from '../../../domain/billing/taxes/applied-tax.js';
import { dec, toDecimal, zero, type Decimal } from '../../../domain/money.js';
import { copyOf, defaultTaxRate } from '../../../models/billing/tax-rate.js';
import type { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import type { Workspace } from '../../../models/workspace/workspace.js';
import { resolveTaxes, type TaxInput } from './resolve-taxes.js';

/** How an invoice taxes lines that name no tax. */
export interface TaxTerms {
  /** Null for the plain rate. */
  readonly taxes: readonly AppliedTax[] | null;
  readonly tax_rate: Decimal;
}

/** The terms that a request gives; undefined if it gives none. Throws `invalid_request` like `resolveTaxes`. */
export async function givenTaxTerms(
  ctx: Ctx,
  input: Pick<TaxInput, 'tax_rate' | 'tax_rate_ids'>,
): Promise<TaxTerms | undefined> {
  const [taxes] = await resolveTaxes(ctx, [{ input, path: '' }]);
  return taxes ? termsOf(taxes) : undefined;
}

/** The terms of a client's invoices: its own, otherwise the workspace's, otherwise the default tax rate, otherwise 0. */
export async function usualTaxTerms(ctx: Ctx, workspace: Workspace, client: Client): Promise<TaxTerms> {
  const ofClient = await givenTaxTerms(ctx, { tax_rate_ids: client.tax_rate_ids });
  if (ofClient) return ofClient;
  const rate = client.tax_rate ?? workspace.default_tax_rate;
  if (rate !== null) return { taxes: null, tax_rate: rate };
  const usual = await defaultTaxRate(ctx);
  return usual ? termsOf([copyOf(usual)]) : { taxes: null, tax_rate: toDecimal(zero) };
}

function termsOf(taxes: readonly AppliedTax[]): TaxTerms {
  const isPlain = taxes.every(({ id }) => id === null);
  return { taxes: isPlain ? null : taxes, tax_rate: toDecimal(dec(rateOf(taxes))) };
}
