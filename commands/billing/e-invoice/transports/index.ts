/** All transports of electronic invoices, by name. */
import type { EInvoiceState } from '../../../../models/billing/e-invoice-file.js';
import { download } from './download.js';
import { mail } from './mail.js';
import { test } from './test.js';
import type { EInvoiceTransport } from './transport.js';

export const transports: Readonly<Record<EInvoiceState['via'], EInvoiceTransport>> = { mail, download, test };
