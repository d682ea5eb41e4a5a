/** Draws the loaded rows of a list while the page is printed, not only those in view. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowSource } from '../list-pages.js';

/** Some 25 pages. Whoever needs more takes the file of the list. */
const maxPrinted = 1_000;

export interface PrintedRows {
  readonly indices: readonly number[];
  /** How many rows the printed list lacks. */
  readonly missing: number;
}

/** Undefined unless the page is being printed. The browser does not wait for requests, so rows not loaded are missing. */
export function usePrintedRows<Row>({ total, rowAt }: RowSource<Row>): PrintedRows | undefined {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    // Drawn before the event ends: the browser prints what it finds then.
    globalThis.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    globalThis.addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => ending.abort();
  }, []);
  if (!isPrinting) return undefined;
  const indices = Array.from({ length: Math.min(total, maxPrinted) }, (_row, at) => at).filter(
    (index) => rowAt(index) !== undefined,
  );
  return { indices, missing: total - indices.length };
}
