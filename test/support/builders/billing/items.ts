import type { Schemas } from '../../../../contract/contract.js';
import type { ApiClient } from '../../service/api.js';
import { uniqueName } from '../factories.js';

/** An item: 49 a month, unless given. */
export async function buildItem(
  owner: ApiClient,
  overrides: Partial<Schemas['ItemCreate']> = {},
): Promise<Schemas['Item']> {
  const body = { name: uniqueName('Hosting'), unit: 'month' as const, price: 49, ...overrides };
  return (await owner.call('createItem', { body })).data;
}
