import { Docket } from 'docket-sdk';

/** The dashboard's only way to the server; the browser's session identifies the user. */
export const docket = new Docket({ baseUrl: globalThis.location.origin });
