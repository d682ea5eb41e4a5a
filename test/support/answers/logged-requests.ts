import type { Query, Schemas } from '../../../contract/contract.js';
import type { ApiClient, QueryInput } from '../service/api.js';
import { until } from '../service/waiting.js';

/** The requests of the log that a filter finds, newest first, once there are `count`. */
export async function loggedRequests(
  owner: ApiClient,
  query: QueryInput<Query<'listLoggedRequests'>>,
  count = 1,
): Promise<Schemas['LoggedRequest'][]> {
  let found: Schemas['LoggedRequest'][] = [];
  await until(async () => {
    found = (await owner.call('listLoggedRequests', { query: { per_page: 100, ...query } })).data;
    return found.length >= count;
    // Each look is a request of the log, too.
  }, 200);
  return found;
}

/** A request of the owner that the log has. */
export async function buildLoggedRequest(owner: ApiClient): Promise<Schemas['LoggedRequest']> {
  const { headers } = await owner.send('getWorkspace', {});
  const [request] = await loggedRequests(owner, { request_id: headers.get('x-request-id') ?? '' });
  if (!request) throw new Error('The request was not logged');
  return request;
}
