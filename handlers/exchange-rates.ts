import { createExchangeRate, updateExchangeRate } from '../commands/billing/exchange-rates/exchange-rates.js';
import { importExchangeRates } from '../commands/billing/exchange-rates/import-rates.js';
import { ExchangeRate } from '../models/billing/exchange-rate.js';
import { answerList, each } from '../queries/answer-list.js';
import { exchangeRateList } from '../queries/billing/exchange-rates/exchange-rates.js';
import { lookUpRate } from '../queries/billing/exchange-rates/look-up-rate.js';
import { serializeExchangeRate } from '../serializers/exchange-rate.js';
import type { Handlers } from './contract.js';

export const exchangeRates = {
  async listExchangeRates(ctx, { query }) {
    return answerList(ctx, exchangeRateList, query, each(serializeExchangeRate));
  },

  async createExchangeRate(ctx, { body }) {
    return { data: serializeExchangeRate(await createExchangeRate(ctx, body)) };
  },

  async importExchangeRates(ctx, { body }) {
    return { data: await importExchangeRates(ctx, body.bytes, body.since) };
  },

  async getExchangeRateOfDay(ctx, { query }) {
    return { data: await lookUpRate(ctx, query) };
  },

  async getExchangeRate(ctx, { params }) {
    return { data: serializeExchangeRate(await ExchangeRate.get(ctx, params.id)) };
  },

  async updateExchangeRate(ctx, { params, body }) {
    const before = await ExchangeRate.lock(ctx, params.id);
    return { data: serializeExchangeRate(await updateExchangeRate(ctx, before, body)) };
  },

  async deleteExchangeRate(ctx, { params }) {
    const rate = await ExchangeRate.lock(ctx, params.id);
    await rate.remove(ctx);
    return { data: { id: rate.id, deleted: true } };
  },
} satisfies Handlers<'exchange-rates'>;
