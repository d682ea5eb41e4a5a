/** Books one line of a bank statement. Both it and its statement are locked. */
import { payableAmount } from '../../../domain/billing/allocations.js';
import type { Proposal } from '../../../domain/billing/bank/match.js';
import { invalid, invalidState } from '../../../domain/errors.js';
import { dec, sum, toNumber, zero, type Big } from '../../../domain/money.js';
import { today, type Day } from '../../../domain/time.js';
import type { Locked } from '../../../models/base.js';
import { BankImportLine } from '../../../models/billing/bank-import-line.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { allocationsOf } from '../../../models/billing/payment-allocation.js';
import { Payment } from '../../../models/billing/payment.js';
import type { Ctx } from '../../../models/context.js';
import { recordAudit } from '../../../models/people/audit-entry.js';
import { isOneOf } from '../../../models/select.js';
import type { Schemas } from '../../../contract/contract.js';
import sql from 'sql-template-tag';
import { createPayment } from '../payments/create-payment.js';
import { returnPayment } from '../payments/refund-payment.js';

type Line = Locked<BankImportLine>;
type Allocations = Schemas['BankLineChoice']['allocations'];

/** What a line is booked as. */
export type Booking = Pick<Proposal, 'clientId' | 'paymentId'> & { readonly invoiceIds: readonly string[] };

/**
 * Books a line by a proposal: the money goes to its invoices in their order, each as much as is outstanding now; the rest is credit. With
 * `isExact`, returns undefined unless the invoices still have the amount outstanding.
 */
export async function bookByProposal(
  ctx: Ctx,
  line: Line,
  { clientId, paymentId, invoiceIds }: Booking,
  isExact: boolean,
): Promise<Line | undefined> {
  if (paymentId !== null) return bookReturn(ctx, line, paymentId);
  const locked = await Invoice.lockAll(ctx, isOneOf('t.id', invoiceIds));
  const invoices = invoiceIds.flatMap((id) => locked.find((invoice) => invoice.id === id) ?? []);
  const payable = invoices.map((invoice) => payableAmount(dec(invoice.outstanding), invoice));
  if (isExact && !sum(payable).eq(dec(line.amount))) return undefined;
  let left = dec(line.amount);
  const allocations = invoices.flatMap(({ id }, at) => {
    const amount = lesser(left, payable[at] ?? zero);
    left = left.minus(amount);
    return amount.eq(zero) ? [] : [{ invoice_id: id, amount: toNumber(amount) }];
  });
  return bookPayment(ctx, line, clientId, allocations);
}

/** Books a line as somebody decided. Throws `invalid_request` on the fields of the choice. */
export async function bookByChoice(
  ctx: Ctx,
  line: Line,
  { client_id: clientId, payment_id: paymentId, allocations }: Schemas['BankLineChoice'],
): Promise<Line> {
  if (line.amount.startsWith('-')) {
    if (paymentId === undefined) throw invalid('payment_id', 'is required: the bank took this money back');
    return bookReturn(ctx, line, paymentId);
  }
  if (paymentId !== undefined) throw invalid('payment_id', 'must not be sent: this money came in');
  if (clientId === undefined) throw invalid('client_id', 'is required');
  return bookPayment(ctx, line, clientId, allocations);
}

const lesser = (a: Big, b: Big): Big => (a.lt(b) ? a : b);

/** The day of a line; today for one that the bank dates later, because payments are never ahead. */
const dayOf = (ctx: Ctx, { date }: Pick<BankImportLine, 'date'>): Day => {
  const now = today(ctx.now, ctx.workspace.timezone);
  return date > now ? now : date;
};

async function bookPayment(ctx: Ctx, line: Line, clientId: string, allocations: Allocations): Promise<Line> {
  const payment = await createPayment(ctx, {
    client_id: clientId,
    amount: toNumber(dec(line.amount)),
    currency: line.currency,
    date: dayOf(ctx, line),
    method: 'wire',
    reference: referenceOf(line),
    ...(allocations && { allocations }),
  });
  await recordAudit(ctx, [{ action: 'payment.recorded', resource: { type: 'payment', id: payment.id, name: null } }]);
  return line.patch(ctx, { status: 'booked', client_id: clientId, payment_id: payment.id });
}

/** The reference of the payment, at most 200 characters long. */
const referenceOf = ({ reference, text, end_to_end_id: id }: BankImportLine): string | null =>
  Array.from(reference ?? text ?? id ?? '')
    .slice(0, 200)
    .join('')
    .trim() || null;

/** Takes back all that is left of the payment, whose own line, if it has one, is `reversed` from then on. */
async function bookReturn(ctx: Ctx, line: Line, paymentId: string): Promise<Line> {
  const paid = await Payment.lockReference(ctx, paymentId, 'payment_id');
  if (paid.type === 'refund') throw invalid('payment_id', 'must be a payment, and is a refund');
  if (paid.currency !== line.currency)
    throw invalid('payment_id', `must be a payment in the currency of the line, ${line.currency}`);
  if (dec(paid.amount).minus(dec(paid.refunded_amount)).gt(dec(line.amount).abs()))
    throw invalid('payment_id', 'must be a payment of which at most the amount of the line is left');
  const own = await BankImportLine.lockFirst(ctx, sql`t.payment_id = ${paid.id}`);
  const refund = await returnPayment(ctx, paid, { date: dayOf(ctx, line), reason: referenceOf(line) });
  await own?.patch(ctx, { status: 'reversed' });
  await recordAudit(ctx, [{ action: 'payment.refunded', resource: { type: 'payment', id: paid.id, name: null } }]);
  return line.patch(ctx, {
    status: 'booked',
    client_id: paid.client_id,
    payment_id: refund.id,
    returned_line_id: own?.id ?? null,
  });
}

/** Takes back what a booked line has booked. Throws `invalid_state` if the payment was refunded by other means. */
export async function unbook(ctx: Ctx, line: Line): Promise<Line> {
  if (line.payment_id === null) return line;
  const payment = await Payment.lock(ctx, line.payment_id);
  if (payment.type === 'refund') await payAgain(ctx, payment, line.returned_line_id);
  else if (dec(payment.refunded_amount).gt(zero))
    throw invalidState('Money of this payment was refunded: it cannot be taken back as a whole');
  else await returnPayment(ctx, payment, { date: payment.date, reason: null });
  return line.patch(ctx, { status: 'open', client_id: null, payment_id: null, returned_line_id: null });
}

/** Records the money of a refund as a payment again, on the same invoices as far as they can take it. */
async function payAgain(ctx: Ctx, refund: Payment, lineId: string | null): Promise<void> {
  const before = await Payment.get(ctx, refund.payment_id ?? refund.id);
  const taken = await allocationsOf(ctx, refund);
  const invoices = await Invoice.lockAll(
    ctx,
    isOneOf(
      't.id',
      taken.map(({ invoice_id }) => invoice_id),
    ),
  );
  const allocations = taken.flatMap(({ invoice_id, amount }) => {
    const invoice = invoices.find(({ id }) => id === invoice_id);
    const payable = invoice ? payableAmount(dec(amount).abs(), invoice) : zero;
    return payable.eq(zero) ? [] : [{ invoice_id, amount: toNumber(payable) }];
  });
  const payment = await createPayment(ctx, {
    client_id: refund.client_id,
    amount: toNumber(dec(refund.amount).abs()),
    currency: refund.currency,
    date: refund.date,
    method: before.method,
    reference: before.reference,
    allocations,
  });
  const own = lineId === null ? undefined : await BankImportLine.lockFound(ctx, lineId);
  await own?.patch(ctx, { status: 'booked', payment_id: payment.id });
}
