/** Requests about items. */
import { uniqueName } from '../../builders/factories.js';
import { buildItem } from '../../builders/billing/items.js';
import { plain, type CasesOf } from '../cases.js';
import type { Scene } from '../scene.js';

const fresh = async ({ owner }: Scene): Promise<{ id: string }> => ({ id: (await buildItem(owner)).id });

export const items = {
  listItems: { '': plain },
  createItem: { '': { make: () => ({ body: { name: uniqueName('Hosting'), price: 49 } }) } },
  getItem: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.item.id } }) } },
  updateItem: { '': { make: async (scene) => ({ params: await fresh(scene), body: { price: 55 } }) } },
  deleteItem: { '': { make: async (scene) => ({ params: await fresh(scene) }) } },
} satisfies CasesOf<'items'>;
