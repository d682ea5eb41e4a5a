import { Docket } from 'docket-sdk';
import { noteServerTime } from './server-time.js';

/** The dashboard's only way to the server; the browser's session identifies the user. */
export const docket = new Docket({
  baseUrl: globalThis.location.origin,
  fetch: async (...request) => {
    const response = await fetch(...request);
    noteServerTime(response);
    return response;
  },
});
