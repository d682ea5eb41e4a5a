import { Docket } from 'docket-sdk';
import { noteWrite } from './last-write.js';
import { noteServerTime } from './server-time.js';

let shownUserId: string | undefined;

/** Whose screen this is, from now on. */
export function noteUser(userId: string): void {
  shownUserId = userId;
}

/**
 * The dashboard's only way to the server; the browser's session identifies the user. All tabs share its cookie, so each request
 * names the user whose screen it comes from: where another tab has signed in someone else, or gone to the other side, it is refused.
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
