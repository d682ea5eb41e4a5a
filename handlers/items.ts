import { createItem, deleteItem, updateItem } from '../commands/billing/items/items.js';
import { Item } from '../models/billing/item.js';
import type { Ctx } from '../models/context.js';
import type { Schemas } from '../contract/contract.js';
import { answerList, each } from '../queries/answer-list.js';
import { itemList } from '../queries/billing/items/items.js';
import { serializeItem } from '../serializers/item.js';
import { viewOf } from '../serializers/view.js';
import type { Handlers } from './contract.js';

export const items = {
  async listItems(ctx, { query }) {
    const view = viewOf(ctx.scope);
    return answerList(
      ctx,
      itemList,
      query,
      each((item) => serializeItem(item, view)),
    );
  },

  async createItem(ctx, { body }) {
    return shown(ctx, await createItem(ctx, body));
  },

  async getItem(ctx, { params }) {
    return shown(ctx, await Item.get(ctx, params.id));
  },

  async updateItem(ctx, { params, body }) {
    return shown(ctx, await updateItem(ctx, await Item.lock(ctx, params.id), body));
  },

  async deleteItem(ctx, { params }) {
    const item = await Item.lock(ctx, params.id);
    await deleteItem(ctx, item);
    return { data: { id: item.id, deleted: true } };
  },
} satisfies Handlers<'items'>;

const shown = (ctx: Ctx, item: Item): { data: Schemas['Item'] } => ({ data: serializeItem(item, viewOf(ctx.scope)) });
