/** Tells users of their API keys that nothing uses any more. */
import sql from 'sql-template-tag';
import { ApiKey } from '../../../models/people/api-key.js';
import type { Ctx } from '../../../models/context.js';
import { User } from '../../../models/people/user.js';
import { execute } from '../../../models/select.js';
import { changing } from '../../../models/workspace/test-side.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { queueTeamMail } from '../../workspace/team-mail.js';

const unusedDays = 90;
const dayMs = 86_400_000;

/**
 * Daily job: mails the user of each working key that was not used for `unusedDays` days, once until it is used again.
 * Opens its own transaction, so `ctx.db` must be in none.
 */
export const tellUnusedKeys = (ctx: Ctx): Promise<void> => changing(seeingAll(ctx), tell);

async function tell(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.now.getTime() - unusedDays * dayMs);
  const keys = await ApiKey.all(
    ctx,
    sql`t.revoked_at IS NULL AND t.unused_told_at IS NULL AND COALESCE(t.last_used_at, t.created_at) < ${since}
        AND (t.expires_at IS NULL OR t.expires_at > ${ctx.now})`,
  );
  for (const key of keys) {
    const user = await User.get(ctx, key.user_id);
    if (user.status !== 'active') continue;
    const changed = await execute(
      ctx,
      sql`UPDATE api_keys SET unused_told_at = ${ctx.now}
           WHERE id = ${key.id} AND workspace_id = ${ctx.scope.workspaceId} AND unused_told_at IS NULL`,
    );
    if (changed === 0) continue;
    await queueTeamMail(ctx, [user], ({ words: { say } }) => ({
      kind: 'unused_key',
      resource: { type: 'api_key', id: key.id },
      subject: say('key_unused_subject', { name: key.name }),
      paragraphs: [say('key_unused', { name: key.name, firm: ctx.workspace.name, count: String(unusedDays) })],
      facts: [[say('key_ending'), `…${key.last_four}`]],
    }));
  }
}
