import { createTaxRate, deleteTaxRate, lockTaxRate, updateTaxRate } from '../commands/billing/taxes/tax-rates.js';
import { TaxRate } from '../models/billing/tax-rate.js';
import { answerList, each } from '../queries/answer-list.js';
import { taxRateList } from '../queries/billing/taxes/tax-rates.js';
import { serializeTaxRate } from '../serializers/tax-rate.js';
import type { Handlers } from './contract.js';

export const taxRates = {
  async listTaxRates(ctx, { query }) {
    return answerList(ctx, taxRateList, query, each(serializeTaxRate));
  },

  async createTaxRate(ctx, { body }) {
    return { data: serializeTaxRate(await createTaxRate(ctx, body)) };
  },

  async getTaxRate(ctx, { params }) {
    return { data: serializeTaxRate(await TaxRate.get(ctx, params.id)) };
  },

  async updateTaxRate(ctx, { params, body }) {
    return { data: serializeTaxRate(await updateTaxRate(ctx, await lockTaxRate(ctx, params.id), body)) };
  },

  async deleteTaxRate(ctx, { params }) {
    const rate = await lockTaxRate(ctx, params.id);
    await deleteTaxRate(ctx, rate);
    return { data: { id: rate.id, deleted: true } };
  },
} satisfies Handlers<'tax-rates'>;
