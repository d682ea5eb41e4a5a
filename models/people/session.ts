/**
 * Sessions of people who signed in (docs/decisions/people.md). Times are real time. Only a hash of the cookie's secret
 * is stored.
 */
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Browser } from '../../domain/people/browser.js';
import { hashToken, isToken, newToken } from '../../domain/people/secret-token.js';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';

type Base = Pick<Ctx, 'db'>;

/** Whose session it is: a user of the team, or a contact in the portal. */
export type SessionOwner = { readonly user_id: string } | { readonly contact_id: string };

const dayMs = 24 * 60 * 60_000;
/** How long a session lasts in all, and how long if it is not used. */
export const sessionLife = { maxMs: 30 * dayMs, idleMs: 14 * dayMs } as const;

/** A use is recorded if the last recorded one is at least this long ago. */
const touchAfterMs = 60_000;

const ownedBy = (owner: SessionOwner): Sql =>
  'user_id' in owner ? sql`user_id = ${owner.user_id}` : sql`contact_id = ${owner.contact_id}`;

/** The public id of a session. Neither the secret nor the stored hash can be derived from it. */
const idOfRow = sql`CONCAT('ses_', LEFT(SHA2(hash, 256), 26))`;

/** What a person signed in with, and from where. */
export interface SessionOrigin extends Browser {
  readonly ip: string | null;
}

/** By what the logouts of a provider find the session that began there; null if the provider names no sessions. */
export interface SsoMarks {
  readonly identity_hash: Buffer;
  readonly session_hash: Buffer | null;
}

const unknownOrigin: SessionOrigin = { browser: null, platform: null, ip: null };

/** Begins a session and returns its secret, for the cookie. */
export async function beginSession(
  base: Base,
  workspaceId: string,
  owner: SessionOwner,
  { browser, platform, ip, sso }: SessionOrigin & { readonly sso?: SsoMarks | undefined } = unknownOrigin,
): Promise<string> {
  const secret = newToken();
  const now = new Date();
  const [user, contact] = 'user_id' in owner ? [owner.user_id, null] : [null, owner.contact_id];
  await execute(
    base,
    sql`INSERT INTO sessions (hash, workspace_id, user_id, contact_id, created_at, last_used_at, browser, platform, ip_address, sso_identity_hash, sso_session_hash)
        VALUES (${hashToken(secret)}, ${workspaceId}, ${user}, ${contact}, ${now}, ${now}, ${browser}, ${platform}, ${ip}, ${sso?.identity_hash ?? null}, ${sso?.session_hash ?? null})`,
  );
  return secret;
}

/**
 * Ends all sessions of a user or contact, except the one with the public id `ownSecret` if given; returns how many
 * ended. That includes sessions with which a user has moved to the other side of the workspace.
 */
export async function endSessions(ctx: Ctx, owner: SessionOwner, ownSecret?: string): Promise<number> {
  const others = ownSecret === undefined ? empty : sql` AND ${idOfRow} <> ${ownSecret}`;
  const here = await execute(
    ctx,
    sql`DELETE FROM sessions WHERE workspace_id = ${ctx.scope.workspaceId} AND ${ownedBy(owner)}${others}`,
  );
  return 'user_id' in owner ? here + (await endSessionsElsewhere(ctx, owner.user_id)) : here;
}

const endSessionsElsewhere = (ctx: Ctx, userId: string): Promise<number> =>
  execute(
    ctx,
    sql`DELETE FROM sessions WHERE workspace_id = ${ctx.workspace.twin_id}
           AND home_workspace_id = ${ctx.scope.workspaceId} AND home_user_id = ${userId}`,
  );

/** The condition for the sessions of a user or contact, on both sides of the workspace. */
export function beingOf({ scope, workspace }: Ctx, owner: SessionOwner): Sql {
  const here = sql`workspace_id = ${scope.workspaceId} AND ${ownedBy(owner)}`;
  if ('contact_id' in owner) return here;
  const moved = sql`workspace_id = ${workspace.twin_id} AND home_workspace_id = ${scope.workspaceId} AND home_user_id = ${owner.user_id}`;
  return sql`((${here}) OR (${moved}))`;
}

/** Ends one session of a user or contact; false if it has none of this id. */
export async function endSessionOf(ctx: Ctx, owner: SessionOwner, id: string): Promise<boolean> {
  const ended = await execute(ctx, sql`DELETE FROM sessions WHERE ${beingOf(ctx, owner)} AND ${idOfRow} = ${id}`);
  return ended === 1;
}

/** Ends the session with this secret; false if there is none. */
export async function endSession(base: Base, secret: string): Promise<boolean> {
  if (!isToken(secret)) return false;
  return (await execute(base, sql`DELETE FROM sessions WHERE hash = ${hashToken(secret)}`)) === 1;
}

/** The account that a session moves to. */
export interface SessionPlace {
  readonly workspace_id: string;
  readonly user_id: string;
  /** The account that the person signed in to, if that is another one. */
  readonly home: { readonly workspace_id: string; readonly user_id: string } | null;
}

/**
 * Moves a session to the same person's account on the other side. Returns its new secret; undefined if the session has
 * ended. It does not last longer than before.
 */
export async function moveSession(base: Base, secret: string, to: SessionPlace): Promise<string | undefined> {
  const next = newToken();
  const moved = await execute(
    base,
    sql`UPDATE sessions SET hash = ${hashToken(next)}, workspace_id = ${to.workspace_id}, user_id = ${to.user_id},
               home_workspace_id = ${to.home?.workspace_id ?? null}, home_user_id = ${to.home?.user_id ?? null}
         WHERE hash = ${hashToken(secret)}`,
  );
  return moved === 1 ? next : undefined;
}

/** A session as its owner sees it. */
export interface OwnSession extends SessionOrigin {
  readonly id: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
}

/**
 * The sessions of a user or contact that have not ended, the last used first; also those with which a user has moved to
 * the other side of the workspace.
 */
export function sessionsOf(ctx: Ctx, owner: SessionOwner): Promise<OwnSession[]> {
  const now = Date.now();
  return select<OwnSession>(
    ctx,
    sql`SELECT ${idOfRow} AS id, browser, platform, ip_address AS ip, created_at, last_used_at FROM sessions
         WHERE ${beingOf(ctx, owner)}
           AND created_at > ${new Date(now - sessionLife.maxMs)} AND last_used_at > ${new Date(now - sessionLife.idleMs)}
         ORDER BY last_used_at DESC, hash`,
  );
}

export interface FoundSession {
  readonly id: string;
  readonly workspace_id: string;
  readonly user_id: string | null;
  readonly contact_id: string | null;
  /** The workspace in which the person signed in, if they have moved to its other side since. */
  readonly home_workspace_id: string | null;
  readonly home_user_id: string | null;
}

/**
 * The session with this secret, unless it has ended. The caller must check whether its owner may still sign in. A use
 * from the address `ip` is recorded.
 */
export async function findSession(
  base: Base,
  secret: string,
  ip: string | null = null,
): Promise<FoundSession | undefined> {
  if (!isToken(secret)) return undefined;
  const now = Date.now();
  const ownSecret = hashToken(secret);
  const [row] = await select<FoundSession & { created_at: Date; last_used_at: Date }>(
    base,
    sql`SELECT ${idOfRow} AS id, workspace_id, user_id, contact_id, home_workspace_id, home_user_id, created_at, last_used_at
          FROM sessions WHERE hash = ${ownSecret}`,
  );
  if (!row || now - row.created_at.getTime() >= sessionLife.maxMs) return undefined;
  const idleMs = now - row.last_used_at.getTime();
  if (idleMs >= sessionLife.idleMs) return undefined;
  if (idleMs >= touchAfterMs)
    await execute(
      base,
      sql`UPDATE sessions SET last_used_at = ${new Date(now)}, ip_address = COALESCE(${ip}, ip_address) WHERE hash = ${ownSecret}`,
    );
  const { id, workspace_id, user_id, contact_id, home_workspace_id, home_user_id } = row;
  return { id, workspace_id, user_id, contact_id, home_workspace_id, home_user_id };
}
