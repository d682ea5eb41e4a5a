import type { Ctx } from '../../models/context.js';
import { noteDeletionReminder } from '../../models/queues/deletion-queue.js';
import { alsoDuringDeletion } from '../../models/workspace/read-only.js';
import { changing } from '../../models/workspace/test-side.js';
import { tellOwners } from './request-deletion.js';

/** Mails the owners that their workspace will be deleted soon, once. Opens its own transaction, so `ctx.db` must be in none. */
export const remindOfDeletion = (ctx: Ctx): Promise<void> =>
  changing(alsoDuringDeletion(ctx), async (within) => {
    const { id, deletes_at } = within.workspace;
    if (deletes_at !== null && (await noteDeletionReminder(within, id)))
      await tellOwners(within, 'deletion_near', deletes_at);
  });
