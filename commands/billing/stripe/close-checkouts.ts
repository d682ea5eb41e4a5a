import sql from 'sql-template-tag';
import { isPayable } from '../../../domain/billing/invoice-status.js';
import { dec } from '../../../domain/money.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { openFor, StripeCheckout } from '../../../models/billing/stripe/checkout.js';
import type { Ctx } from '../../../models/context.js';
import { addStripeTask } from '../../../models/queues/stripe-tasks.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';

/**
 * Has pages of Stripe closed whose amount is not what is outstanding now, so that nobody pays twice. Somebody who pays
 * before it is closed has credit.
 */
export async function closeCheckouts(ctx: Ctx, before: Invoice, after: Invoice): Promise<void> {
  const isUnchanged = dec(before.outstanding).eq(dec(after.outstanding)) && isPayable(before) === isPayable(after);
  if (isUnchanged || after.hosted_token === null) return;
  const wrong = isPayable(after) ? sql` AND t.amount <> ${after.outstanding}` : sql``;
  const open = await StripeCheckout.all(seeingAll(ctx), sql`${openFor(after.id)}${wrong}`);
  for (const { session_id } of open) await addStripeTask(ctx, 'expire_session', session_id);
  if (open.length > 0) ctx.jobs.wake();
}
