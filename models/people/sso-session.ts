/** Sessions that began at a provider, by which its logouts find them. Only hashes of what it calls them are stored. */
import { createHash } from 'node:crypto';
import sql, { empty } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';
import { beingOf, type SsoMarks } from './session.js';
import { hashOfIdentity, type SsoIdentity } from './single-sign-on.js';

/** A sign-in at a provider: who signed in, and what the provider calls the session there, if it says so. */
export interface SsoOrigin extends SsoIdentity {
  readonly sid?: string | undefined;
}

const hashOfSession = (issuer: string, sid: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([issuer, 'sid', sid]))
    .digest();

export const ssoMarks = ({ issuer, subject, sid }: SsoOrigin): SsoMarks => ({
  identity_hash: hashOfIdentity({ issuer, subject }),
  session_hash: sid === undefined ? null : hashOfSession(issuer, sid),
});

/** The users with sessions that began in a session of the provider, also if they have moved to the test side since. */
export async function usersOfSsoSession(ctx: Ctx, issuer: string, sid: string): Promise<string[]> {
  const { id, twin_id: twin } = ctx.workspace;
  const hash = hashOfSession(issuer, sid);
  const rows = await select<{ user_id: string }>(
    ctx,
    sql`SELECT user_id FROM sessions WHERE workspace_id = ${id} AND sso_session_hash = ${hash}
        UNION
        SELECT home_user_id FROM sessions
         WHERE workspace_id = ${twin} AND home_workspace_id = ${id} AND sso_session_hash = ${hash}`,
  );
  return rows.map(({ user_id }) => user_id);
}

/** Ends the sessions of a user that began at a provider, all or those of a session there; returns how many ended. */
export function endSsoSessions(ctx: Ctx, userId: string, issuer: string, sid?: string): Promise<number> {
  const inSession = sid === undefined ? empty : sql` AND sso_session_hash = ${hashOfSession(issuer, sid)}`;
  return execute(
    ctx,
    sql`DELETE FROM sessions WHERE ${beingOf(ctx, { user_id: userId })} AND sso_identity_hash IS NOT NULL${inSession}`,
  );
}
