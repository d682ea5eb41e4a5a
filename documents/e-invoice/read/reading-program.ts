/** The program of the process that reads invoices. reading-process.ts starts it and may kill it at any time. */
import type { ReceivedInvoice } from '../../../domain/billing/e-invoice/received-invoice.js';
import { readInvoice } from './read-invoice.js';
import { Unreadable } from './unreadable.js';

/** A file to read. */
export interface Reading {
  readonly bytes: Uint8Array;
}

/** A message of the program: first that it is ready, then the result of each file. */
export type ReadingAnswer =
  | { readonly isReady: true }
  | { readonly invoice: ReceivedInvoice }
  /** What is wrong with the file. */
  | { readonly problem: string };

/** The parent process is gone. */
const leave = (): void => process.exit();
process.on('disconnect', leave);

function answer(message: ReadingAnswer): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) leave();
  });
}

// A terminal sends its signals to all processes; the parent ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.on('message', ({ bytes }: Reading) => {
  void readInvoice(bytes).then(
    (invoice) => answer({ invoice }),
    (error: unknown) => {
      // Anything else is an error of the program: it ends, and the file counts as one that cannot be read.
      if (!(error instanceof Unreadable)) throw error;
      answer({ problem: error.message });
    },
  );
});
answer({ isReady: true });
