import { searchAll } from '../queries/across/search.js';
import type { Handlers } from './contract.js';

export const search = {
  async search(ctx, { query }) {
    const { results, hasMore } = await searchAll(ctx, query);
    return { data: results, has_more: hasMore };
  },
} satisfies Handlers<'search'>;
