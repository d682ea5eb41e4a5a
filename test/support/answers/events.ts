import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';

/** The events about one object, oldest first. */
export async function eventsOf(owner: ApiClient, resourceId: string): Promise<Schemas['Event'][]> {
  const { data } = await owner.call('listEvents', { query: { resource_id: resourceId, per_page: 100 } });
  return data.toReversed();
}

/** The types of the events about one object, oldest first. */
export const eventTypesOf = async (owner: ApiClient, resourceId: string): Promise<string[]> =>
  (await eventsOf(owner, resourceId)).map(({ type }) => type);
