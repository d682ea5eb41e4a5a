import type { Ctx } from '../../models/context.js';
import { findMailByToken } from '../../models/queues/mail-queue.js';
import { Mail } from '../../models/workspace/mail.js';
import { alsoDuringDeletion } from '../../models/workspace/read-only.js';
import { changing } from '../../models/workspace/test-side.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { announceFailure } from './record-failed-mail.js';

const longestError = 500;

/**
 * Records that a mail which was sent has come back. Does nothing for a token that no mail has, and for a mail that has failed already or
 * is to be sent again. Returns whether the mail has failed by this.
 */
export async function recordBounce(
  base: Pick<Ctx, 'db' | 'settings' | 'jobs'>,
  token: string,
  reason: string,
): Promise<boolean> {
  const found = await findMailByToken(base, token);
  if (!found) return false;
  return changing(alsoDuringDeletion(await systemContext(base, found.workspace_id)), async (ctx) => {
    const mail = await Mail.lockFound(ctx, found.id);
    if (mail?.status !== 'sent' || mail.bounce_token !== token) return false;
    const error = reason.slice(0, longestError);
    await announceFailure(ctx, await mail.patch(ctx, { status: 'failed', error }), error);
    return true;
  });
}
