import { changesBetween, type Changes } from '../../../domain/changes.js';
import { toNumber } from '../../../domain/money.js';
import { allocationsOf } from '../../../models/billing/payment-allocation.js';
import type { Payment } from '../../../models/billing/payment.js';
import type { Ctx } from '../../../models/context.js';
import { emit } from '../../../models/events/event.js';
import { noteSilentChanges } from '../../../models/events/late-commits.js';
import type { Schemas } from '../../../contract/contract.js';
import { serializeClientPayment } from '../../../serializers/payment.js';

/** A payment as the API shows it, with its present allocations. */
export const showPayment = async (ctx: Ctx, payment: Payment): Promise<Schemas['ClientPayment']> =>
  serializeClientPayment(payment, await allocationsOf(ctx, payment));

/** Emits `payment.created`, once the money is on its invoices. */
export async function announceCreated(ctx: Ctx, payment: Payment): Promise<void> {
  await emit(ctx, 'payment.created', await showPayment(ctx, payment));
}

/** Emits `payment.updated`, once the money is on its invoices. */
export async function announceAllocated(ctx: Ctx, before: Payment, after: Payment): Promise<void> {
  const [from, to] = [toNumber(before.credit), toNumber(after.credit)];
  const changes: Changes = from === to ? {} : { unallocated_amount: { from, to } };
  await emit(ctx, 'payment.updated', await showPayment(ctx, after), { changes });
}

/** Emits `payment.updated` if anything that its provider says about a payment or refund has changed. */
export async function announceProvided(ctx: Ctx, before: Payment, after: Payment): Promise<void> {
  const shown = await showPayment(ctx, after);
  const changes = changesBetween(await showPayment(ctx, before), shown);
  if (Object.keys(changes).length > 0) await emit(ctx, 'payment.updated', shown, { changes });
  else if (after !== before) await noteSilentChanges(ctx, [after.id]);
}

/** Emits `payment.refunded`, once the money is off its invoice. */
export async function announceRefunded(
  ctx: Ctx,
  payment: Payment,
  { refund, reason }: { readonly refund: Payment; readonly reason: string | null },
): Promise<void> {
  const context = { refund: await showPayment(ctx, refund), ...(reason === null ? {} : { reason }) };
  await emit(ctx, 'payment.refunded', await showPayment(ctx, payment), context);
}
