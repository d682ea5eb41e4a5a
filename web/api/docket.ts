import { Docket } from 'docket-sdk';
import { noteWrite } from './last-write.js';
import { noteServerTime } from './server-time.js';

let shownUserId: string | undefined;

/** Sets the user whose screen this is. Called when the session has been read. */
export function noteUser(userId: string): void {
  shownUserId = userId;
}

/**
 * The SDK with the browser's session cookie: the dashboard's only way to the server. All tabs share the cookie, so each
 * request names its user in `Docket-User`. The server refuses it if another tab has signed in someone else or switched
 * the side.
 */
export const docket = new Docket({
  baseUrl: globalThis.location.origin,
  fetch: async (url, request) => {
    const headers = new Headers(request?.headers);
    if (shownUserId !== undefined) headers.set('Docket-User', shownUserId);
    const response = await fetch(url, { ...request, headers });
    noteServerTime(response);
    noteWrite(response.url, request?.method ?? 'GET');
    return response;
  },
});
