/** Reads invoices in a process of its own. */
import type { ReceivedInvoice } from '../../../domain/billing/e-invoice/received-invoice.js';
import { createFileReader, type ReaderLimits } from '../../reading/isolated-reader.js';
import type { Reading } from './reading-program.js';

export type ReadInvoice = (workspaceId: string, bytes: Uint8Array) => Promise<ReceivedInvoice>;

/** A reader with a process of its own, which starts with the first file. It throws as `ReadFile` does. */
export function createInvoiceReader(limits: Partial<ReaderLimits> = {}): ReadInvoice {
  const program = new URL('./reading-program', import.meta.url);
  const read = createFileReader<Reading, ReceivedInvoice>({
    program,
    crashes: 'must be an invoice that can be read',
    limits,
  });
  return (workspaceId, bytes) => read(workspaceId, { bytes });
}

/** The reader of this process. */
export const readReceivedInvoice = createInvoiceReader();
