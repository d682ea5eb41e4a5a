/** Backs the payment page of the test method: it plays the client who pays and the provider who reports the payment. */
import sql from 'sql-template-tag';
import { dec, toDecimal } from '../../../domain/money.js';
import { assertInRange, assertWhole } from '../../../domain/billing/invoice-amounts.js';
import { addDays, today } from '../../../domain/time.js';
import type { Locked } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { TestPayment } from '../../../models/billing/test-payment.js';
import { changing } from '../../../models/workspace/test-side.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import type { PaymentMessage } from './payment-method.js';
import { testMethod } from './test-method.js';

export const testOutcomes = ['success', 'decline', 'late', 'twice', 'too_much'] as const;
export type TestOutcome = (typeof testOutcomes)[number];

const lateByDays = 3;
/** Overpayment of the outcome `too_much`, in units of the currency. */
const tooMuchBy = '10';

/** Pays an amount with a chosen outcome. A repeated reference is recorded once. */
export async function payForTest(
  ctx: Ctx,
  invoice: Locked<Invoice>,
  outcome: TestOutcome,
  { reference, amount }: PaymentMessage,
): Promise<void> {
  const paid = outcome === 'too_much' ? toDecimal(dec(amount).plus(tooMuchBy)) : amount;
  assertWhole(dec(amount), invoice.currency, 'amount');
  assertInRange(dec(invoice.amount_paid).plus(dec(paid)), 'amount');
  if (outcome === 'decline') return;
  if (outcome === 'late') {
    await payLater(ctx, invoice, { reference, amount });
    return;
  }
  const message = { reference, amount: paid };
  await testMethod.receive?.(ctx, invoice, message);
  if (outcome === 'twice') await testMethod.receive?.(ctx, invoice, message);
}

async function payLater(ctx: Ctx, invoice: Invoice, { reference, amount }: PaymentMessage): Promise<void> {
  const before = await TestPayment.first(ctx, sql`t.reference = ${reference}`);
  if (before) return;
  const due_on = addDays(today(ctx.now, ctx.workspace.timezone), lateByDays);
  await TestPayment.insert(ctx, { invoice_id: invoice.id, reference, amount: dec(amount), due_on });
}

/**
 * Records late payments of the test method that are due at `ctx.now`, each with its own day. Opens its own
 * transactions, so `ctx.db` must be in none. Does nothing on a live side.
 */
export async function receiveLateTestPayments(ctx: Ctx): Promise<void> {
  if (ctx.workspace.mode === 'live') return;
  const all = seeingAll(ctx);
  while (await changing(all, receiveFirst));
}

/** Receives one payment per transaction, because each changes its invoice. Returns whether one was due. */
async function receiveFirst(ctx: Ctx): Promise<boolean> {
  const due = await TestPayment.lockFirst(ctx, sql`t.due_on <= ${today(ctx.now, ctx.workspace.timezone)}`);
  if (!due) return false;
  const { reference, amount, due_on: date } = due;
  const invoice = await Invoice.lock(ctx, due.invoice_id);
  await testMethod.receive?.(ctx, invoice, { reference, amount, date });
  await due.remove(ctx);
  return true;
}
