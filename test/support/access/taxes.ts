/** Requests about tax rates. */
import { buildTaxRate } from '../builders/taxes.js';
import { uniqueName } from '../builders/factories.js';
import { plain, type CasesOf } from './cases.js';
import type { Scene } from './scene.js';

const fresh = async ({ owner }: Scene): Promise<{ id: string }> => ({ id: (await buildTaxRate(owner)).id });

export const taxes = {
  listTaxRates: { '': plain },
  createTaxRate: { '': { make: () => ({ body: { name: uniqueName('VAT'), rate: 0.07 } }) } },
  getTaxRate: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.taxRate.id } }) } },
  updateTaxRate: { '': { make: async (scene) => ({ params: await fresh(scene), body: { rate: 0.2 } }) } },
  deleteTaxRate: { '': { make: async (scene) => ({ params: await fresh(scene) }) } },
} satisfies CasesOf<'tax-rates'>;
