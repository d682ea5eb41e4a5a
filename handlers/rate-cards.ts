import { createRateCard, deleteRateCard, updateRateCard } from '../commands/rate-cards.js';
import { RateCard } from '../models/rate-card.js';
import { list } from '../queries/list.js';
import { rateCardList } from '../queries/rate-cards.js';
import { serializeRateCard } from '../serializers/rate-card.js';
import type { Handlers } from './contract.js';

export const rateCards = {
  async listRateCards(ctx, { query }) {
    const { rows, pagination } = await list(ctx, rateCardList, query);
    return { data: rows.map(serializeRateCard), pagination };
  },

  async createRateCard(ctx, { body }) {
    return { data: serializeRateCard(await createRateCard(ctx, body)) };
  },

  async getRateCard(ctx, { params }) {
    return { data: serializeRateCard(await RateCard.get(ctx, params.id)) };
  },

  async updateRateCard(ctx, { params, body }) {
    return { data: serializeRateCard(await updateRateCard(ctx, await RateCard.lock(ctx, params.id), body)) };
  },

  async deleteRateCard(ctx, { params }) {
    await deleteRateCard(ctx, await RateCard.lock(ctx, params.id));
    return { data: { id: params.id, deleted: true } };
  },
} satisfies Handlers<'rate-cards'>;
