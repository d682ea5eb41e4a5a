/** Ends sessions because their provider says so (docs/decisions/single-sign-on.md). */
import { SsoRefused } from '../../../domain/people/single-sign-on.js';
import type { Ctx } from '../../../models/context.js';
import { recordAudit, type AuditedAct } from '../../../models/people/audit-entry.js';
import { readLogoutToken, useLogoutToken, type SignedOut } from '../../../models/people/logout-token.js';
import { endSessions } from '../../../models/people/session.js';
import { findSso, userOfIdentity } from '../../../models/people/single-sign-on.js';
import { endSsoSessions, usersOfSsoSession } from '../../../models/people/sso-session.js';
import { User } from '../../../models/people/user.js';
import { entering, type Visit } from '../page-context.js';

/** Ends the sessions that a logout token names; there may be none left. Throws `SsoRefused`. */
export async function endBySso(visit: Visit, workspaceId: string, token: string): Promise<void> {
  const sso = await findSso(visit, workspaceId);
  if (!sso) throw new SsoRefused('settings_changed', 'The workspace has no single sign-on');
  const { issuer } = sso;
  const read = await readLogoutToken(visit.settings, sso, token);
  await entering(visit, workspaceId, async (ctx) => {
    if (!(await useLogoutToken(ctx, issuer, read)))
      throw new SsoRefused('token_repeated', 'A token with this name (jti) has been used');
    const acts: AuditedAct[] = [];
    for (const id of await usersOf(ctx, issuer, read)) {
      const user = await User.lockFound(ctx, id);
      if (!user) continue;
      const ended = await endSessionsOf(ctx, user, issuer, read);
      const changes = { method: { from: null, to: 'single_sign_on' }, sessions: { from: ended, to: 0 } };
      if (ended > 0) acts.push({ action: 'session.ended', resource: { type: 'user', id, name: user.name }, changes });
    }
    await recordAudit(ctx, acts);
  });
}

async function usersOf(ctx: Ctx, issuer: string, { subject, sid }: SignedOut): Promise<string[]> {
  if (subject === undefined) return usersOfSsoSession(ctx, issuer, sid);
  const linked = await userOfIdentity(ctx, { issuer, subject });
  return linked === undefined ? [] : [linked];
}

/**
 * A session at the provider ends what began in it. A person whom the provider signs out everywhere loses all sessions;
 * of owners, those by password continue, as their way in if the provider fails.
 */
const endSessionsOf = (ctx: Ctx, { id, role }: User, issuer: string, { sid }: SignedOut): Promise<number> =>
  sid === undefined && role !== 'owner' ? endSessions(ctx, { user_id: id }) : endSsoSessions(ctx, id, issuer, sid);

/** Records a logout that was refused, with the reason. */
export const recordLogoutRefusal = (visit: Visit, workspaceId: string, { reason, detail }: SsoRefused): Promise<void> =>
  entering(visit, workspaceId, async (ctx) => {
    const { id, name } = ctx.workspace;
    const changes = { reason: { from: null, to: reason }, detail: { from: null, to: detail } };
    await recordAudit(ctx, [{ action: 'sso.logout_refused', resource: { type: 'workspace', id, name }, changes }]);
  });
