/** What Stripe reports. A message only says what has changed; its state is read from Stripe (sync.ts), so order does not matter. */
import { findStripeAccount } from '../../../models/billing/stripe/account.js';
import { changedBy, verifiedEvent } from '../../../models/billing/stripe/signature.js';
import type { Ctx } from '../../../models/context.js';
import { addStripeTask } from '../../../models/queues/stripe-tasks.js';
import { alsoDuringDeletion } from '../../../models/workspace/read-only.js';
import { changing } from '../../../models/workspace/test-side.js';
import { systemContext } from '../../../models/workspace/workspace-context.js';

/** A message as it came. */
export interface SentEvent {
  readonly body: string;
  readonly signature: string;
}

/**
 * Takes a message of Stripe. Messages about the same payment become one task, however many there are and however often each comes.
 * Returns false if the workspace has no account, or the message was not signed by it.
 */
export async function receiveStripeEvent(
  base: Pick<Ctx, 'db' | 'settings' | 'jobs'>,
  workspaceId: string,
  { body, signature }: SentEvent,
): Promise<boolean> {
  const account = await findStripeAccount(base, workspaceId);
  const event = account && (await verifiedEvent(body, signature, account.webhook_secret));
  if (!event) return false;
  const changed = changedBy(event, workspaceId);
  if (!changed) return true;
  const ctx = alsoDuringDeletion(await systemContext(base, workspaceId));
  await changing(ctx, (within) => addStripeTask(within, changed.kind, changed.subject));
  base.jobs.wake();
  return true;
}
