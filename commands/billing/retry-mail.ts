import { invalidState } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import { Invoice } from '../../models/billing/invoice.js';
import type { Ctx } from '../../models/context.js';
import { bounceTokenFor, isLastOfInvoice, type Mail } from '../../models/workspace/mail.js';
import { recordMailFailure } from './change-invoice.js';

/**
 * Queues a mail that failed once more, with all of its attempts before it. An invoice whose last mail it is no longer counts as one
 * whose mail failed. Throws `invalid_state` for any other mail.
 */
export async function retryMail(ctx: Ctx, mail: Locked<Mail>): Promise<Mail> {
  if (mail.status !== 'failed') throw invalidState('Only a mail that failed can be retried');
  const queued = await mail.patch(ctx, {
    status: 'pending',
    attempts: 0,
    error: null,
    sent_at: null,
    next_attempt_at: new Date(),
    // What comes back of an earlier attempt is no longer about this one.
    bounce_token: bounceTokenFor(ctx),
  });
  const invoice = mail.invoice_id === null ? undefined : await Invoice.lockFound(ctx, mail.invoice_id);
  if (invoice && (await isLastOfInvoice(ctx, mail))) await recordMailFailure(ctx, invoice, false);
  ctx.jobs.wake();
  return queued;
}
