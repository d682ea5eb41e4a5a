/** What a key of one area must get, by the contract, and what it gets. */
import { areas, type Area, type AreaLevel } from '../../../domain/people/key-access.js';
import { operations } from '../../../generated/operations.js';
import type { OperationId } from '../../../contract/contract.js';
import { buildKey, withKey } from '../builders/workspace.js';
import type { ApiClient } from '../service/api.js';

/** A key's one area, and its level there. */
export interface OneArea {
  readonly area: Area;
  readonly level: AreaLevel;
}

export const singleAreas: readonly OneArea[] = areas.flatMap((area) =>
  (['read', 'write'] as const).map((level) => ({ area, level })),
);

/** The operations that API keys reach. */
export const teamOperations = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].realm === 'team',
);

/** Whether the contract leaves an operation to a key of one area alone. */
export function isLeftTo(id: OperationId, { area, level }: OneArea): boolean {
  const { areas: needs, method } = operations[id];
  if (needs === null) return method === 'get';
  return Object.entries(needs).every(([name, needed]) => name === area && (level === 'write' || needed === 'read'));
}

export const keyOfArea = async (owner: ApiClient, { area, level }: OneArea): Promise<ApiClient> =>
  withKey(owner, await buildKey(owner, { scope: 'restricted', access: { [area]: level } }));

/** Path parameters of an operation; none of the objects exists. */
const noObjects = (id: OperationId): Record<string, string> =>
  Object.fromEntries([...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'none']));

const refusal = /^\{"error":.*"message":"(This key is restricted|A restricted key)/;

/** Whether a key is refused an operation because of its areas. */
export async function isRefused(key: ApiClient, id: OperationId): Promise<boolean> {
  const response = await key.request(id, { params: noObjects(id) });
  const text = await response.text();
  return response.status === 403 && refusal.test(text);
}
