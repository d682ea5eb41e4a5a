/** Sessions of people who signed in, by real time (docs/decisions/people.md). Of the secret in their cookie only a hash is kept. */
import sql, { type Sql } from 'sql-template-tag';
import { hashToken, isToken, newToken } from '../../domain/people/secret-token.js';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';

type Base = Pick<Ctx, 'db'>;

/** Whose session it is: a user of the team, or a contact in the portal. */
export type SessionOwner = { readonly user_id: string } | { readonly contact_id: string };

const dayMs = 24 * 60 * 60_000;
/** How long a session lasts at most, and unused. */
export const sessionLife = { mostMs: 30 * dayMs, idleMs: 14 * dayMs } as const;

/** How long a use may go unrecorded. */
const touchAfterMs = 60_000;

const ownedBy = (owner: SessionOwner): Sql =>
  'user_id' in owner ? sql`user_id = ${owner.user_id}` : sql`contact_id = ${owner.contact_id}`;

/** Begins a session and returns its secret, for the cookie. */
export async function beginSession(base: Base, workspaceId: string, owner: SessionOwner): Promise<string> {
  const secret = newToken();
  const now = new Date();
  const [user, contact] = 'user_id' in owner ? [owner.user_id, null] : [null, owner.contact_id];
  await execute(
    base,
    sql`INSERT INTO sessions (hash, workspace_id, user_id, contact_id, created_at, last_used_at)
        VALUES (${hashToken(secret)}, ${workspaceId}, ${user}, ${contact}, ${now}, ${now})`,
  );
  return secret;
}

/** Ends every session of a user or contact of the workspace, at once. */
export async function endSessions(ctx: Ctx, owner: SessionOwner): Promise<void> {
  await execute(ctx, sql`DELETE FROM sessions WHERE workspace_id = ${ctx.scope.workspaceId} AND ${ownedBy(owner)}`);
}

/** Ends the one session of this secret. */
export async function endSession(base: Base, secret: string): Promise<void> {
  if (isToken(secret)) await execute(base, sql`DELETE FROM sessions WHERE hash = ${hashToken(secret)}`);
}

export interface FoundSession {
  readonly workspace_id: string;
  readonly user_id: string | null;
  readonly contact_id: string | null;
}

/** The session of a secret, unless it is over. Whether its owner may still come in is for the caller to see. */
export async function findSession(base: Base, secret: string): Promise<FoundSession | undefined> {
  if (!isToken(secret)) return undefined;
  const now = Date.now();
  const [row] = await select<FoundSession & { created_at: Date; last_used_at: Date }>(
    base,
    sql`SELECT workspace_id, user_id, contact_id, created_at, last_used_at FROM sessions WHERE hash = ${hashToken(secret)}`,
  );
  if (!row || now - row.created_at.getTime() >= sessionLife.mostMs) return undefined;
  const idleMs = now - row.last_used_at.getTime();
  if (idleMs >= sessionLife.idleMs) return undefined;
  if (idleMs >= touchAfterMs)
    await execute(base, sql`UPDATE sessions SET last_used_at = ${new Date(now)} WHERE hash = ${hashToken(secret)}`);
  const { workspace_id, user_id, contact_id } = row;
  return { workspace_id, user_id, contact_id };
}
