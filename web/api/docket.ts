/**
 * How the dashboard reads and writes. All requests go through `docket` below.
 * 1. Reads: web/generated/queries.ts has a query for each operation; the first part of its key is a tag (`invoices`).
 *    query-client.ts caches the responses, etags.ts the ETag of each.
 * 2. Writes: `useChange` (change.ts) applies a guess to the cache, sends, and rolls the guess back on a refusal. In any
 *    case it then invalidates the tags that web/generated/stale.ts lists for the operation.
 * 3. Changes by others: live.ts reads the event stream and invalidates the tags that stale.ts lists for each event.
 * 4. Forms: `useDraft` (draft.ts) lays the typed fields over the cached object, so a refetch updates the form too. If
 *    others changed a fact that the form shows, it sends nothing until the user has looked at the conflict.
 * 5. Actions without such fields, such as a payment: `useVersion` (draft.ts) stops if the object changed at all.
 */
import { Docket } from 'docket-sdk';
import { recordWrite } from './last-write.js';
import { recordServerTime } from './server-time.js';

let shownUserId: string | undefined;

/** Sets the user whose screen this is. Called when the session has been read. */
export function setCurrentUser(userId: string): void {
  shownUserId = userId;
}

let beforeWrite: ((url: string) => Promise<void>) | undefined;

/** Sets what is awaited before each write, and before the session ends. */
export function setBeforeWrite(wait: (url: string) => Promise<void>): void {
  beforeWrite = wait;
}

export const addressOf = (url: RequestInfo | URL): string => (url instanceof Request ? url.url : url.toString());

export const settleBefore = async (url: string): Promise<void> => beforeWrite?.(url);

/** `fetch` with the session of the user whose screen this is. */
export const asUser: typeof fetch = async (url, request) => {
  const headers = new Headers(request?.headers);
  if (shownUserId !== undefined) headers.set('Docket-User', shownUserId);
  const response = await fetch(url, { ...request, headers });
  recordServerTime(response);
  recordWrite(response.url, request?.method ?? 'GET');
  return response;
};

/**
 * The SDK with the browser's session cookie: the dashboard's only way to the server. All tabs share the cookie, so each
 * request names its user in `Docket-User`. The server refuses it if another tab has signed in someone else or switched
 * the side.
 */
export const docket = new Docket({
  baseUrl: globalThis.location.origin,
  fetch: async (url, request) => {
    if (beforeWrite && request?.method !== 'GET') await beforeWrite(addressOf(url));
    return asUser(url, request);
  },
});
