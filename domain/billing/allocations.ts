/** What the money of a payment pays, and what of it is credit (docs/decisions/payments.md). */
import { invalid } from '../errors.js';
import { dec, sum, zero, type Big, type Decimal } from '../money.js';
import { assertWhole } from './invoice-amounts.js';
import { assertAllowed, canTakePayments, type InvoiceStatus } from './invoice-status.js';

/** An amount of an invoice or a payment. */
export interface Part {
  readonly id: string;
  readonly amount: Big;
}

/** An allocation as it was sent. */
export interface WantedAllocation {
  readonly invoice_id: string;
  readonly amount: number;
}

export const lesser = (a: Big, b: Big): Big => (a.lt(b) ? a : b);

/**
 * Throws `invalid_request` unless each invoice is named once, each amount is in whole minor units, and all together are at most
 * `available`.
 */
export function assertFits(wanted: readonly WantedAllocation[], available: Big, currency: string): void {
  const seen = new Set<string>();
  for (const [index, { invoice_id, amount }] of wanted.entries()) {
    if (seen.has(invoice_id))
      throw invalid(`allocations.${index}.invoice_id`, 'must not be named twice: add the amounts up');
    seen.add(invoice_id);
    assertWhole(amount, currency, `allocations.${index}.amount`);
  }
  const total = sum(wanted.map(({ amount }) => dec(amount)));
  if (total.gt(available))
    throw invalid(
      'allocations',
      `must not exceed the money of the payment together, ${available.toFixed()} ${currency}`,
    );
}

/** What is to change for each invoice, by id: the amounts wanted less the present ones. */
export function allocationChanges(present: readonly Part[], wanted: readonly Part[]): Part[] {
  const amounts = new Map(wanted.map(({ id, amount }) => [id, amount]));
  for (const { id, amount } of present) amounts.set(id, (amounts.get(id) ?? zero).minus(amount));
  return [...amounts]
    .map(([id, amount]) => ({ id, amount }))
    .filter(({ amount }) => !amount.eq(zero))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

interface Payable {
  readonly client_id: string;
  readonly currency: string;
  readonly status: InvoiceStatus;
  readonly outstanding: Decimal;
}

/** Throws unless `added` of a payment can be put on an invoice; `path` is the place of the allocation in the request. */
export function assertAllocatable(
  invoice: Payable,
  payment: { readonly client_id: string; readonly currency: string },
  added: Big,
  path: string,
): void {
  if (invoice.client_id !== payment.client_id)
    throw invalid(`${path}invoice_id`, 'must be an invoice of the client of the payment');
  if (invoice.currency !== payment.currency)
    throw invalid(`${path}invoice_id`, `must be an invoice in the currency of the payment, ${payment.currency}`);
  if (added.lte(zero)) return;
  assertAllowed(invoice.status, 'pay', `${path}invoice_id`);
  const outstanding = dec(invoice.outstanding);
  if (added.gt(outstanding))
    throw invalid(
      `${path}amount`,
      `must not exceed the outstanding amount, ${outstanding.toFixed()} ${invoice.currency}`,
    );
}

/** How much of money that has arrived for an invoice it can take; the rest is credit. */
export const payableAmount = (amount: Big, { status, outstanding }: Pick<Payable, 'status' | 'outstanding'>): Big =>
  canTakePayments(status) ? lesser(amount, dec(outstanding)) : zero;

/** What to take of each payment, in their order, until `amount` is reached or no credit is left. */
export function fromCredits(
  credits: readonly { readonly id: string; readonly credit: Decimal }[],
  amount: Big,
): Part[] {
  const parts: Part[] = [];
  let left = amount;
  for (const { id, credit } of credits) {
    const part = lesser(left, dec(credit));
    if (part.gt(zero)) parts.push({ id, amount: part });
    left = left.minus(part);
  }
  return parts;
}

/** What of an amount is taken off which invoice: from the first one as much as is on it, and so on. */
export function takenFrom(allocated: readonly Part[], amount: Big): Part[] {
  const taken: Part[] = [];
  let left = amount;
  for (const { id, amount: on } of allocated) {
    const part = lesser(left, on);
    if (part.gt(zero)) taken.push({ id, amount: part });
    left = left.minus(part);
  }
  return taken;
}
