/** The program of the process that reads invoices. */
import { answerWith, startReading } from '../../reading/reader-program.js';
import { readInvoice } from './read-invoice.js';

/** A file to read. */
export interface Reading {
  readonly bytes: Uint8Array;
}

process.on('message', ({ bytes }: Reading) => void answerWith(() => readInvoice(bytes)));
startReading();
