/** Requests about exchange rates. */
import { buildExchangeRate, nextDay, rateForm } from '../builders/taxes.js';
import { plain, type CasesOf } from './cases.js';
import type { Scene } from './scene.js';

const fresh = async ({ owner }: Scene): Promise<{ id: string }> => ({ id: (await buildExchangeRate(owner)).id });

export const exchangeRates = {
  listExchangeRates: { '': plain },
  createExchangeRate: { '': { make: () => ({ body: { from: 'EUR', to: 'JPY', date: nextDay(), rate: 160 } }) } },
  importExchangeRates: { '': { make: () => ({ body: rateForm('from,to,date,rate') }) } },
  getExchangeRateOfDay: { '': { find: () => ({ query: { from: 'USD', to: 'USD' } }) } },
  getExchangeRate: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.exchangeRate.id } }) } },
  updateExchangeRate: { '': { make: async (scene) => ({ params: await fresh(scene), body: { rate: 1.2 } }) } },
  deleteExchangeRate: { '': { make: async (scene) => ({ params: await fresh(scene) }) } },
} satisfies CasesOf<'exchange-rates'>;
