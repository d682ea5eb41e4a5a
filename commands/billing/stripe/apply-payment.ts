/** Brings the books to what Stripe knows about a payment now, in whatever order its messages came. */
import sql from 'sql-template-tag';
import { lesser } from '../../../domain/billing/allocations.js';
import { dec, sum, toDecimal, zero, type Big } from '../../../domain/money.js';
import { today, type Day } from '../../../domain/time.js';
import type { Locked } from '../../../models/base.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { Payment, undoneSuffix } from '../../../models/billing/payment.js';
import type {
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from '../../../models/billing/stripe/provider-payment.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { addStripeTask } from '../../../models/queues/stripe-tasks.js';
import { announceProvided } from '../payments/announce-payment.js';
import { recordCreditReceived, recordReceived, type Provided } from '../payments/record-payment.js';
import { leftOf, returnPart } from '../payments/refund-payment.js';

const provider = 'stripe';

/** What is known of a payment whose money moves again. */
export type MovedPayment = Pick<ProviderPayment, 'id' | 'currency' | 'method' | 'receivedAt'>;

/**
 * As `applyPayment`, by whoever may have read the payment before somebody else whose books are written already: it is read once more. Tasks
 * that do so run one after the other for each payment.
 */
export async function applyAndReadAgain(ctx: Ctx, found: ProviderPayment): Promise<void> {
  if (await applyPayment(ctx, found)) await addStripeTask(ctx, 'sync_payment', found.id);
}

/**
 * Records a payment, its refunds and disputes, each once by its id at Stripe, in the transaction of `ctx`. Returns false if the
 * payment is none of this workspace, or nobody is left whose money it could be.
 */
export async function applyPayment(ctx: Ctx, found: ProviderPayment): Promise<boolean> {
  const isKnown = (await rowsOf(ctx, found)).length > 0;
  if (!isKnown && found.workspaceId !== ctx.scope.workspaceId) return false;
  if (found.state !== 'received' || dec(found.amount).eq(zero)) return true;
  if (!isKnown && !(await book(ctx, found))) return false;
  // What has failed is there again, and may be what another refund or a dispute took.
  for (const refund of found.refunds.filter(hasFailed)) await settleRefund(ctx, found, refund);
  for (const refund of found.refunds.filter((each) => !hasFailed(each))) await settleRefund(ctx, found, refund);
  for (const dispute of found.disputes) await settleDispute(ctx, found, dispute);
  await noteFigures(ctx, found);
  return true;
}

/** The payment, its refunds, and what gave its money again, oldest first. */
const rowsOf = (ctx: Ctx, { id }: Pick<ProviderPayment, 'id'>): Promise<Locked<Payment>[]> =>
  Payment.lockAll(ctx, sql`t.provider = ${provider} AND t.provider_payment = ${id}`);

async function book(ctx: Ctx, found: ProviderPayment): Promise<boolean> {
  const { id: reference, method, fee, invoiceId, clientId } = found;
  return receive(ctx, found, { provider, method, reference, fee }, { amount: dec(found.amount), invoiceId, clientId });
}

interface Money {
  readonly amount: Big;
  readonly invoiceId: string | null | undefined;
  readonly clientId: string | undefined;
}

/** Records money for the invoice, or else as credit of the client; false if there is neither any more. */
async function receive(
  ctx: Ctx,
  found: MovedPayment,
  provided: Provided,
  { amount, invoiceId, clientId }: Money,
): Promise<boolean> {
  const invoice = invoiceId == null ? undefined : await Invoice.lockFound(ctx, invoiceId);
  // Somebody else may have recorded it while this waited for the lock.
  if ((await rowsOf(ctx, found)).some((row) => row.provider_reference === provided.reference)) return true;
  const money = { amount: toDecimal(amount), date: dayOf(ctx, found.receivedAt) };
  if (invoice?.currency === found.currency) {
    await recordReceived(ctx, invoice, money, provided);
    return true;
  }
  const client = await Client.lockShared(ctx, invoice?.client_id ?? clientId ?? null);
  if (!client) return false;
  await recordCreditReceived(ctx, { client_id: client.id, currency: found.currency }, money, provided);
  return true;
}

/** The day on which the money arrived; by a test clock that is not in real time, the day that it shows. */
function dayOf({ now, workspace: { timezone, clock_at } }: Ctx, at: Date): Day {
  const [day, present] = [today(at, timezone), today(now, timezone)];
  return clock_at === null && day < present ? day : present;
}

/** Whether a row came from an object of Stripe: what it takes back may be in several payments. */
const isOf = ({ provider_reference: reference }: Payment, id: string): boolean =>
  reference === id || reference?.startsWith(`${id}#`) === true;

const hasFailed = ({ status }: ProviderRefund): boolean => status === 'failed';

/** A refund made at Stripe is recorded; one begun in Docket learns how far it is. One that failed is undone: its money is a payment again. */
async function settleRefund(ctx: Ctx, found: ProviderPayment, refund: ProviderRefund): Promise<void> {
  const { id, begunAs, amount, status, error } = refund;
  const rows = await rowsOf(ctx, found);
  const own = rows.filter((row) => row.type === 'refund' && (isOf(row, id) || row.id === begunAs));
  for (const row of own)
    await noteRefund(ctx, row, { provider_reference: row.provider_reference ?? id, status, error });
  if (hasFailed(refund)) return undoRefund(ctx, found, own);
  if (own.some(isUndoneIn(rows))) return;
  const about = { reason: 'Refunded at Stripe', refund_status: status, refund_error: error };
  await takeBack(ctx, found, own, { amount: dec(amount), reference: id, ...about });
}

/** The reference of the payment that gives the money of a refund again. */
const returnOf = ({ id }: Payment): string => `${id}${undoneSuffix}`;

const isUndoneIn =
  (rows: readonly Payment[]) =>
  (refund: Payment): boolean =>
    rows.some((row) => row.provider_reference === returnOf(refund));

/** Notes how far a refund is. */
export async function noteRefund(
  ctx: Ctx,
  row: Locked<Payment>,
  { provider_reference, status, error }: Pick<ProviderRefund, 'status' | 'error'> & Pick<Payment, 'provider_reference'>,
): Promise<void> {
  const after = await row.patch(ctx, { provider_reference, refund_status: status, refund_error: error });
  await announceProvided(ctx, row, after);
}

/** The money of refunds that could not be made is there as before: it is received again, for the same invoice. */
export async function undoRefund(ctx: Ctx, found: MovedPayment, refunds: readonly Payment[]): Promise<void> {
  const [first] = refunds;
  if (first) await giveAgain(ctx, found, returnOf(first), refunds);
}

/** While the bank has the disputed money, it is taken back; if the bank gives it again, it is received again. */
async function settleDispute(ctx: Ctx, found: ProviderPayment, dispute: ProviderDispute): Promise<void> {
  const { id, amount, reason, isWithdrawn, isReinstated } = dispute;
  const reinstated = `${id}:reinstated`;
  const rows = await rowsOf(ctx, found);
  if (rows.some((row) => row.provider_reference === reinstated)) return;
  const isTaken = (row: Payment): boolean => row.type === 'refund' && isOf(row, id);
  if (isWithdrawn)
    await takeBack(ctx, found, rows.filter(isTaken), {
      amount: dec(amount),
      reference: id,
      reason: `Disputed at Stripe: ${reason}`,
    });
  if (isReinstated) await giveAgain(ctx, found, reinstated, (await rowsOf(ctx, found)).filter(isTaken));
}

interface Taken extends Partial<Pick<Payment, 'refund_status' | 'refund_error'>> {
  readonly amount: Big;
  readonly reference: string;
  readonly reason: string;
}

/**
 * Takes an amount back, less what was taken of it before, but no more than is left of the payment and what gave its money again: while a
 * refund is on its way that Stripe will not make, there is less than at Stripe, and the rest is taken when that has failed.
 */
async function takeBack(
  ctx: Ctx,
  found: ProviderPayment,
  before: readonly Payment[],
  { amount, reference, reason, refund_status = null, refund_error = null }: Taken,
): Promise<void> {
  let left = before.reduce((rest, row) => rest.plus(dec(row.amount)), amount);
  let part = before.length + 1;
  for (const row of (await rowsOf(ctx, found)).filter(({ type }) => type === 'payment')) {
    const taken = lesser(left, leftOf(row));
    if (taken.lte(zero)) continue;
    const provider_reference = part === 1 ? reference : `${reference}#${part}`;
    const provided = { provider, provider_reference, provider_payment: found.id, refund_status, refund_error };
    const date = today(ctx.now, ctx.workspace.timezone);
    await returnPart(ctx, row, { amount: taken, date, reason, provided });
    left = left.minus(taken);
    part += 1;
  }
}

/** Receives again, once, what refunds or a dispute had taken. */
async function giveAgain(ctx: Ctx, found: MovedPayment, reference: string, taken: readonly Payment[]): Promise<void> {
  const rows = await rowsOf(ctx, found);
  const [first] = rows;
  const amount = sum(taken.map((row) => dec(row.amount))).neg();
  if (!first || amount.lte(zero) || rows.some((row) => row.provider_reference === reference)) return;
  const provided = { provider, method: found.method, reference, payment: found.id };
  const again = { ...found, receivedAt: ctx.now };
  await receive(ctx, again, provided, { amount, invoiceId: first.invoice_id, clientId: first.client_id });
}

/** Fee and latest dispute, on the payment itself. */
async function noteFigures(ctx: Ctx, found: ProviderPayment): Promise<void> {
  const payment = (await rowsOf(ctx, found)).find((row) => row.provider_reference === found.id);
  if (!payment) return;
  const { fee } = found;
  const dispute = found.disputes.at(-1);
  const after = await payment.patch(ctx, {
    ...(fee ? { provider_fee: dec(fee.amount), provider_fee_currency: fee.currency } : {}),
    ...(dispute
      ? {
          dispute_status: dispute.status,
          dispute_reason: dispute.reason.slice(0, 100),
          dispute_amount: dec(dispute.amount),
          dispute_due_by: dispute.due_by === null ? null : new Date(dispute.due_by),
        }
      : {}),
  });
  await announceProvided(ctx, payment, after);
}
