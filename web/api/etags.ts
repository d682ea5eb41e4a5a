import { replaceEqualDeep } from '@tanstack/react-query';
import type { ApiRequest } from 'docket-sdk';
import { withoutHidden } from './hidden.js';

/** The ETag of each object that was read. It is stored beside the data, which screens show as it is. */
const etags = new WeakMap<object, string>();

/** Awaits a call and stores the ETag of its data. Pass responses of writes through it too before caching them. */
export async function withEtag<T extends object>(request: ApiRequest<T>): Promise<T> {
  const { data, etag } = await request.withResponse();
  if (etag !== undefined) etags.set(data, etag);
  return data;
}

/** The `ifMatch` of a change: the server refuses it if somebody else changed the object after it was read. */
export const etagOf = (data: object | undefined): string | undefined => (data ? etags.get(data) : undefined);

/** An object as it was when it was read earlier: a change that is based on it is refused if it has changed since. */
export function asRead<T extends object>(data: T, etag: string | undefined): T {
  if (etag !== undefined) etags.set(data, etag);
  return data;
}

/**
 * `structuralSharing` of a query: equal parts keep their identity, and the result keeps the ETag. An optimistic change
 * has no ETag of its own and keeps that of the state that was read.
 */
export function shareWithEtag(before: unknown, after: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, withoutHidden(after));
  const etag = knownTo(after) ?? knownTo(before);
  if (isObject(shared) && etag !== undefined) etags.set(shared, etag);
  return shared;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const knownTo = (value: unknown): string | undefined => (isObject(value) ? etags.get(value) : undefined);
