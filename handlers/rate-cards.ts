import { createRateCard, deleteRateCard, updateRateCard } from '../commands/time/rate-cards.js';
import type { Ctx } from '../models/context.js';
import { RateCard } from '../models/time/rate-card.js';
import { rateCardList } from '../queries/time/rate-cards.js';
import type { Schemas } from '../contract/contract.js';
import { serializeRateCard } from '../serializers/rate-card.js';
import { viewOf } from '../serializers/view.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

const shown = (ctx: Ctx, card: RateCard): { data: Schemas['RateCard'] } => ({
  data: serializeRateCard(card, viewOf(ctx.scope)),
});

export const rateCards = {
  async listRateCards(ctx, { query }) {
    return answerList(
      ctx,
      rateCardList,
      query,
      each((card) => serializeRateCard(card, viewOf(ctx.scope))),
    );
  },

  async createRateCard(ctx, { body }) {
    return shown(ctx, await createRateCard(ctx, body));
  },

  async getRateCard(ctx, { params }) {
    return shown(ctx, await RateCard.get(ctx, params.id));
  },

  async updateRateCard(ctx, { params, body }) {
    return shown(ctx, await updateRateCard(ctx, await RateCard.lock(ctx, params.id), body));
  },

  async deleteRateCard(ctx, { params }) {
    await deleteRateCard(ctx, await RateCard.lock(ctx, params.id));
    return { data: { id: params.id, deleted: true } };
  },
} satisfies Handlers<'rate-cards'>;
