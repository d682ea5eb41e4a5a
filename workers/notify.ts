/**
 * Gives events their order, makes notifications from them, and mails digests. Several processes can do so concurrently: passes over a
 * workspace run one after the other, under row locks.
 */
import type { Logger } from 'pino';
import { mailDueDigest } from '../commands/notifications/mail-digest.js';
import { notifyOfEvents } from '../commands/notifications/notify-of-events.js';
import type { Ctx } from '../models/context.js';
import { orderEvents } from '../models/events/event-order.js';
import { findWorkspacesToNotify, isBehind } from '../models/notifications/notification-place.js';
import { findWorkspacesWithDueDigests } from '../models/queues/digest-queue.js';
import { isReadOnly } from '../models/workspace/read-only.js';
import { changing } from '../models/workspace/test-side.js';
import { systemContext } from '../models/workspace/workspace-context.js';

export interface NotifierDeps extends Pick<Ctx, 'db' | 'settings' | 'jobs'> {
  readonly log: Pick<Logger, 'error'>;
}

/** Makes the notifications of every workspace with new events. */
export async function notifyOfNewEvents(deps: NotifierDeps): Promise<void> {
  for (const workspaceId of await findWorkspacesToNotify(deps)) {
    try {
      await notifyIn(deps, workspaceId);
    } catch (error) {
      deps.log.error({ err: error, workspace_id: workspaceId }, 'notifying users failed');
    }
  }
}

/** Makes the notifications of all events of a workspace that are committed by now. */
export async function notifyIn(deps: Omit<NotifierDeps, 'log'>, workspaceId: string): Promise<void> {
  await orderEvents(deps, workspaceId);
  if (!(await isBehind(deps, workspaceId))) return;
  const isNewest = async (): Promise<boolean> => {
    const ctx = await systemContext(deps, workspaceId);
    return isReadOnly(ctx.workspace) || !(await changing(ctx, notifyOfEvents));
  };
  while (!(await isNewest()));
}

/** Mails the digests that are due in every workspace; false if none is due. */
export async function mailSomeDigests(deps: NotifierDeps): Promise<boolean> {
  let mailed = 0;
  for (const workspaceId of await findWorkspacesWithDueDigests(deps)) {
    try {
      mailed += await mailDigestsIn(deps, workspaceId);
    } catch (error) {
      deps.log.error({ err: error, workspace_id: workspaceId }, 'mailing digests failed');
    }
  }
  return mailed > 0;
}

/** Mails all digests that are due in a workspace, and returns their number. */
export async function mailDigestsIn(deps: Omit<NotifierDeps, 'log'>, workspaceId: string): Promise<number> {
  let mailed = 0;
  while (await changing(await systemContext(deps, workspaceId), mailDueDigest)) mailed++;
  return mailed;
}
