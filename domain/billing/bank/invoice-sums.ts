import type { OpenInvoice } from './open-book.js';

/** Invoices of a client of which sums are tried: the oldest. */
const maxInvoices = 30;

/** Several invoices that add up to an amount, and whether no others of the same kind do. */
export interface InvoiceSum {
  readonly invoices: readonly OpenInvoice[];
  readonly isOnly: boolean;
}

/**
 * Two or more invoices that add up to an amount in minor units: all of them, the oldest ones without a gap, or else any two or three. Undefined if
 * none do.
 */
export function invoicesOfSum(open: readonly OpenInvoice[], amount: number): InvoiceSum | undefined {
  const oldest = oldestOfSum(open, amount);
  if (oldest) return { invoices: oldest, isOnly: true };
  const some = open.slice(0, maxInvoices);
  const found = [...pairsOfSum(some, amount), ...triplesOfSum(some, amount)];
  const [first] = found;
  return first && { invoices: first, isOnly: found.length === 1 };
}

function oldestOfSum(open: readonly OpenInvoice[], amount: number): readonly OpenInvoice[] | undefined {
  let total = 0;
  for (const [at, { outstanding }] of open.entries()) {
    total += outstanding;
    if (total === amount && at > 0) return open.slice(0, at + 1);
    if (total > amount) return undefined;
  }
  return undefined;
}

function* pairsOfSum(open: readonly OpenInvoice[], amount: number): Generator<readonly OpenInvoice[]> {
  for (const [at, first] of open.entries())
    for (const second of open.slice(at + 1))
      if (first.outstanding + second.outstanding === amount) yield [first, second];
}

function* triplesOfSum(open: readonly OpenInvoice[], amount: number): Generator<readonly OpenInvoice[]> {
  for (const [at, first] of open.entries())
    for (const pair of pairsOfSum(open.slice(at + 1), amount - first.outstanding)) yield [first, ...pair];
}
