import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { InvoiceDocument } from './invoice.js';
import type { ReportDocument } from './report.js';

/** Draws PDF documents in a thread of its own, one after the other. */
export interface Renderer {
  /** The invoice as a PDF. Rejects if this document cannot be drawn; others are not affected. */
  renderInvoice: (invoice: InvoiceDocument) => Promise<Buffer>;
  /** The report as a PDF, likewise. */
  renderReport: (report: ReportDocument) => Promise<Buffer>;
  /** Ends the thread after the documents under way. A document asked for later starts it again. */
  close: () => Promise<void>;
}

interface Thread {
  pool: Piscina;
  /** Rejects when the thread fails for another reason than a document, for example because it cannot start. */
  failure: Promise<never>;
}

/** Milliseconds after which an idle thread gives its memory back; the next document starts it again. */
const idleTimeout = 10 * 60_000;

async function startThread(): Promise<Thread> {
  // The typesetter is native code with threads of its own. It has to stay loaded when our thread ends, or those would
  // run on into nothing and take the process with them.
  await import('@myriaddreamin/typst-ts-node-compiler');
  const extension = extname(fileURLToPath(import.meta.url));
  const pool = new Piscina({
    filename: fileURLToPath(new URL(`./worker${extension}`, import.meta.url)),
    execArgv: extension === '.ts' ? ['--import', new URL('./typescript-thread.mjs', import.meta.url).href] : [],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
  });
  const failure = new Promise<never>((_resolve, reject) => {
    pool.on('error', reject);
  });
  return { pool, failure };
}

/** A renderer; its thread starts with the first document. */
export function createRenderer(): Renderer {
  let thread: Promise<Thread> | undefined;
  const underWay = new Set<Promise<unknown>>();

  async function start(): Promise<Thread> {
    const started = await startThread();
    started.failure.catch(() => {
      // The pool would try again for ever.
      thread = undefined;
      return started.pool.destroy();
    });
    return started;
  }

  async function run(task: string, input: unknown): Promise<Buffer> {
    thread ??= start();
    const { pool, failure } = await thread;
    // Between threads a Buffer arrives as the plain array of bytes that it is.
    const bytes = (await Promise.race([pool.run(input, { name: task }), failure])) as Uint8Array;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  async function track<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    try {
      return await work;
    } finally {
      underWay.delete(work);
    }
  }

  return {
    renderInvoice: (invoice) => track(run('renderInvoice', invoice)),
    renderReport: (report) => track(run('renderReport', report)),
    close: async () => {
      await Promise.allSettled(underWay);
      const ended = await thread;
      thread = undefined;
      await ended?.pool.destroy();
    },
  };
}
