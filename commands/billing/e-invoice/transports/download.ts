import type { EInvoiceTransport } from './transport.js';

/** Offered on the hosted page and in the portal at once; delivered when the client downloads it. */
export const download: EInvoiceTransport = {
  name: 'download',
  send: () => Promise.resolve({ status: 'sent' }),
};
