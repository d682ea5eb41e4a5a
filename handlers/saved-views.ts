import { createSavedView, lockSavedView, updateSavedView } from '../commands/people/saved-views.js';
import type { Schemas } from '../contract/contract.js';
import type { Ctx } from '../models/context.js';
import { SavedView } from '../models/people/saved-view.js';
import { answerList, each } from '../queries/answer-list.js';
import { savedViewList, withUserName } from '../queries/people/saved-views.js';
import { serializeSavedView } from '../serializers/saved-view.js';
import type { Handlers } from './contract.js';

const shown = async (ctx: Ctx, view: SavedView): Promise<{ data: Schemas['SavedView'] }> => ({
  data: serializeSavedView(await withUserName(ctx, view), ctx.scope),
});

export const savedViews = {
  async listSavedViews(ctx, { query }) {
    return answerList(
      ctx,
      savedViewList,
      query,
      each((view) => serializeSavedView(view, ctx.scope)),
    );
  },

  async createSavedView(ctx, { body }) {
    return shown(ctx, await createSavedView(ctx, body));
  },

  async getSavedView(ctx, { params }) {
    return shown(ctx, await SavedView.get(ctx, params.id));
  },

  async updateSavedView(ctx, { params, body }) {
    return shown(ctx, await updateSavedView(ctx, await lockSavedView(ctx, params.id), body));
  },

  async deleteSavedView(ctx, { params }) {
    const view = await lockSavedView(ctx, params.id);
    await view.remove(ctx);
    return { data: { id: view.id, deleted: true } };
  },
} satisfies Handlers<'saved-views'>;
