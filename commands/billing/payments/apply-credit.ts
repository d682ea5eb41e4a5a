import sql from 'sql-template-tag';
import { fromCredits, type Part } from '../../../domain/billing/allocations.js';
import { assertWhole } from '../../../domain/billing/invoice-amounts.js';
import { assertAllowed } from '../../../domain/billing/invoice-status.js';
import { invalid, invalidState } from '../../../domain/errors.js';
import { dec, sum, zero, type Big } from '../../../domain/money.js';
import type { Locked } from '../../../models/base.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { Payment } from '../../../models/billing/payment.js';
import type { Ctx } from '../../../models/context.js';
import { isOneOf } from '../../../models/select.js';
import { moveMoney } from './allocate.js';
import { announceAllocated } from './announce-payment.js';

/** Payments whose credit is applied at once, at most. */
const maxPayments = 100;

type Credit = readonly Locked<Payment>[];

/** Locks the payments with credit of a client in a currency, and returns them oldest first. Lock them before an invoice. */
export async function lockCredit(
  ctx: Ctx,
  { client_id, currency }: Pick<Invoice, 'client_id' | 'currency'>,
): Promise<Credit> {
  const hasCredit = sql`t.client_id = ${client_id} AND t.currency = ${currency} AND t.credit > 0`;
  const oldest = await Payment.all(ctx, hasCredit, { order: sql`t.date, t.id`, limit: maxPayments });
  const locked = await Payment.lockAll(
    ctx,
    isOneOf(
      't.id',
      oldest.map(({ id }) => id),
    ),
  );
  return locked
    .filter(({ credit }) => dec(credit).gt(zero))
    .toSorted((a, b) => (a.date === b.date ? compare(a.id, b.id) : compare(a.date, b.date)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** An invoice to which credit was applied, and what of which payment. */
export interface Applied {
  readonly invoice: Locked<Invoice>;
  readonly parts: readonly Part[];
}

/**
 * Applies credit to an invoice: the amount, or else as much as there is and the invoice can take. Throws `invalid_state` if that is
 * nothing, and `invalid_request` if the amount is more.
 */
export async function applyCredit(
  ctx: Ctx,
  credit: Credit,
  invoice: Locked<Invoice>,
  wanted: number | undefined,
): Promise<Applied> {
  assertAllowed(invoice.status, 'pay');
  const { currency } = invoice;
  const outstanding = dec(invoice.outstanding);
  if (outstanding.eq(zero)) throw invalidState('Nothing is outstanding on this invoice');
  const usable = usableOf(credit, invoice);
  const available = sum(usable.map((payment) => dec(payment.credit)));
  if (available.eq(zero)) throw invalidState(`The client has no credit in ${currency}`);
  if (wanted === undefined) return apply(ctx, usable, invoice, outstanding);
  const amount = dec(wanted);
  assertWhole(amount, currency, 'amount');
  if (amount.gt(outstanding))
    throw invalid('amount', `must not exceed the outstanding amount, ${outstanding.toFixed()} ${currency}`);
  if (amount.gt(available))
    throw invalid('amount', `must not exceed the credit of the client, ${available.toFixed()} ${currency}`);
  return apply(ctx, usable, invoice, amount);
}

/** Applies as much credit as there is to an invoice that has just been sent. */
export async function applyAllCredit(ctx: Ctx, credit: Credit, invoice: Locked<Invoice>): Promise<Locked<Invoice>> {
  return (await apply(ctx, usableOf(credit, invoice), invoice, dec(invoice.outstanding))).invoice;
}

/** The invoice may have got another client or currency before it was locked. */
const usableOf = (credit: Credit, { client_id, currency }: Invoice): Credit =>
  credit.filter((payment) => payment.client_id === client_id && payment.currency === currency);

async function apply(ctx: Ctx, credit: Credit, before: Locked<Invoice>, amount: Big): Promise<Applied> {
  const parts = fromCredits(credit, amount);
  let invoice = before;
  for (const part of parts) {
    const payment = credit.find(({ id }) => id === part.id);
    if (!payment) continue;
    const less = await payment.patch(ctx, { credit: dec(payment.credit).minus(part.amount) });
    [invoice = invoice] = await moveMoney(ctx, less, [{ invoice, amount: part.amount }]);
    await announceAllocated(ctx, payment, less);
  }
  return { invoice, parts };
}
