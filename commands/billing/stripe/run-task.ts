import { findStripeAccount } from '../../../models/billing/stripe/account.js';
import { stripeFault, stripeOf, type StripeClient } from '../../../models/billing/stripe/client.js';
import type { Ctx } from '../../../models/context.js';
import type { ClaimedTask, TaskKind } from '../../../models/queues/stripe-tasks.js';
import { alsoDuringDeletion } from '../../../models/workspace/read-only.js';
import { failRefund, sendRefund } from './send-refund.js';
import { expireSession, syncPayment, syncSession } from './sync.js';

type Run = (ctx: Ctx, stripe: StripeClient, subject: string) => Promise<number | undefined>;

const runs: Readonly<Record<TaskKind, Run>> = {
  sync_session: syncSession,
  sync_payment: syncPayment,
  expire_session: expireSession,
  refund: sendRefund,
};

/** About how often a task is tried before it is given up: for a week. */
const maxAttempts = 175;

/**
 * Does a task at Stripe. Returns after how many milliseconds to do it again, and undefined if it is done; throws if it has to be
 * retried. Money that moved in a workspace that will be deleted is recorded too.
 */
export async function runStripeTask(given: Ctx, { kind, subject, attempts }: ClaimedTask): Promise<number | undefined> {
  const ctx = alsoDuringDeletion(given);
  const account = await findStripeAccount(ctx, ctx.scope.workspaceId);
  if (!account) return kind === 'refund' ? failRefund(ctx, subject, 'Stripe is not connected any more') : undefined;
  try {
    return await runs[kind](ctx, await stripeOf(ctx.settings, account.secret_key), subject);
  } catch (error) {
    const fault = await stripeFault(error);
    // Stripe does not know it: it belongs to another account, which was connected before.
    if (fault.kind === 'missing') return undefined;
    if (attempts + 1 < maxAttempts) throw error;
    return kind === 'refund' ? failRefund(ctx, subject, fault.message) : undefined;
  }
}
