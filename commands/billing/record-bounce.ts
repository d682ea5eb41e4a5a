import { names, undeliveredText, unreached, type Undelivered } from '../../domain/workspace/undelivered.js';
import type { Ctx } from '../../models/context.js';
import { findMailByToken } from '../../models/queues/mail-queue.js';
import { Mail } from '../../models/workspace/mail.js';
import { alsoDuringDeletion } from '../../models/workspace/read-only.js';
import { changing } from '../../models/workspace/test-side.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { announceFailure } from './record-failed-mail.js';

const longestError = 500;

/**
 * Records that a mail which was sent has come back from some of its recipients: it has failed, and its error names them. Reports of several
 * recipients come one by one, and each is an event. Does nothing for a token that no mail has, for what is known already, and for a
 * mail that is to be sent again. Returns whether it was news.
 */
export async function recordBounce(
  base: Pick<Ctx, 'db' | 'settings' | 'jobs'>,
  token: string,
  undelivered: readonly Undelivered[],
): Promise<boolean> {
  const found = await findMailByToken(base, token);
  if (!found) return false;
  return changing(alsoDuringDeletion(await systemContext(base, found.workspace_id)), async (ctx) => {
    const mail = await Mail.lockFound(ctx, found.id);
    if (!mail || mail.sent_at === null || mail.bounce_token !== token) return false;
    const known = mail.error ?? '';
    const news = undelivered.filter(({ recipient }) => !names(known, recipient));
    if (news.length === 0 || known.length >= longestError) return false;
    const reason = undeliveredText(news);
    const error = [...(known === '' ? [] : [known]), reason].join('; ').slice(0, longestError);
    const { to, cc, bcc } = mail;
    const failure = { to: unreached([...to, ...cc, ...bcc], news), reason: reason.slice(0, longestError) };
    await announceFailure(ctx, await mail.patch(ctx, { status: 'failed', error }), failure);
    return true;
  });
}
