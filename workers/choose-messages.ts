/** Selects the webhook messages that are due and can be attempted now. */
import { roundRobin } from '../domain/fair-share.js';
import type { Ctx } from '../models/context.js';
import { findDueMessages, findDueWebhooks, type DueMessage, type DueWebhook } from '../models/queues/webhook-turns.js';
import type { Slot, Target, WebhookSlots } from './webhook-slots.js';

/** Maximum number of webhooks examined per poll; others are examined at the next one. */
const maxWebhooks = 100;
/** Maximum number of messages of each webhook per poll. */
const maxOfEach = 8;

/** A message with the slot reserved for its attempt. */
export interface Chosen {
  readonly message: DueMessage;
  readonly slot: Slot;
}

interface Owned {
  readonly workspace_id: string;
  readonly webhook_id: string;
}

const ofWebhook = ({ webhook_id }: Owned): string => webhook_id;
const ofWorkspace = ({ workspace_id }: Owned): string => workspace_id;
const targetOf = ({ workspace_id, webhook_id, url }: DueWebhook): Target => ({
  workspaceId: workspace_id,
  webhookId: webhook_id,
  host: new URL(url).host,
});

/**
 * Chooses due messages, in all workspaces or in one whose clock is frozen, and reserves a slot for each. Workspaces
 * take turns, those with the least work in progress first, and so do the webhooks of each.
 */
export async function chooseMessages(
  base: Pick<Ctx, 'db'>,
  slots: WebhookSlots,
  workspaceId?: string,
): Promise<Chosen[]> {
  const now = new Date();
  const underWay = (workspace: string): number => slots.countOf(workspace);
  slots.review();
  const open = (await findDueWebhooks(base, workspaceId, now)).filter((webhook) => slots.mayBegin(targetOf(webhook)));
  const looked = roundRobin(open, ofWorkspace, underWay).slice(0, maxWebhooks);
  const due = await findDueMessages(base, looked, maxOfEach, now);
  const targets = new Map(looked.map((webhook) => [webhook.webhook_id, targetOf(webhook)]));
  return roundRobin(roundRobin(due, ofWebhook), ofWorkspace, underWay).flatMap((message) => {
    const target = targets.get(message.webhook_id);
    return target && slots.mayBegin(target) ? [{ message, slot: slots.begin(target) }] : [];
  });
}
