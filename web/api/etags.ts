import { replaceEqualDeep } from '@tanstack/react-query';
import type { ApiRequest } from 'docket-sdk';

/** The state of each object as it was read; it stays beside the data, which the screens show as it is. */
const etags = new WeakMap<object, string>();

/** The data of a call, whose ETag `etagOf` then knows. Pass answers of writes through it too before they go into the cache. */
export async function withEtag<T extends object>(request: ApiRequest<T>): Promise<T> {
  const { data, etag } = await request.withResponse();
  if (etag !== undefined) etags.set(data, etag);
  return data;
}

/** For `ifMatch` of a change: it is refused if somebody else changed the object after it was read. */
export const etagOf = (data: object | undefined): string | undefined => (data ? etags.get(data) : undefined);

/**
 * `structuralSharing` of a query: what is equal stays the same object, and the result keeps the ETag. A change that is shown before
 * the server has confirmed it still stands on the state that was read.
 */
export function shareWithEtag(before: unknown, after: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, after);
  const etag = knownTo(after) ?? knownTo(before);
  if (isObject(shared) && etag !== undefined) etags.set(shared, etag);
  return shared;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const knownTo = (value: unknown): string | undefined => (isObject(value) ? etags.get(value) : undefined);
