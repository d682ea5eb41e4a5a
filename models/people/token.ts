/**
 * The tokens in links that are mailed or printed: single-use, stored as a hash, valid for a time by the clock of the
 * workspace.
 */
import sql from 'sql-template-tag';
import { hashToken, isToken, newToken } from '../../domain/people/secret-token.js';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';

/** The single action that a token allows, once. */
export type TokenPurpose =
  | 'first_sign_in'
  | 'invitation'
  | 'password_reset'
  | 'portal_invitation'
  | 'portal_password_reset';

/** How long an unused token is valid. */
export interface Lifetime {
  readonly days?: number;
  readonly hours?: number;
}

export interface TokenWanted {
  readonly purpose: TokenPurpose;
  /** The user or contact that the token is for. */
  readonly subject_id: string;
  readonly lifetime: Lifetime;
  /** Whether earlier tokens of the subject for the same purpose stay valid. */
  readonly keepsOthers?: boolean;
}

export interface IssuedToken {
  /** Sent once, in the mail; only its hash is stored. */
  readonly token: string;
  readonly expires_at: Date;
}

const hourMs = 60 * 60_000;

/** Makes a token. Unless `keepsOthers`, earlier tokens of the subject for the same purpose become invalid. */
export async function issueToken(
  ctx: Ctx,
  { purpose, subject_id, lifetime, keepsOthers = false }: TokenWanted,
): Promise<IssuedToken> {
  const { workspaceId } = ctx.scope;
  const token = newToken();
  const expires_at = new Date(ctx.now.getTime() + ((lifetime.days ?? 0) * 24 + (lifetime.hours ?? 0)) * hourMs);
  if (!keepsOthers)
    await execute(
      ctx,
      sql`DELETE FROM tokens WHERE workspace_id = ${workspaceId} AND subject_id = ${subject_id} AND purpose = ${purpose}`,
    );
  await execute(
    ctx,
    sql`INSERT INTO tokens (hash, workspace_id, purpose, subject_id, expires_at, created_at)
        VALUES (${hashToken(token)}, ${workspaceId}, ${purpose}, ${subject_id}, ${expires_at}, ${ctx.now})`,
  );
  return { token, expires_at };
}

/** Invalidates every link that was mailed to a user or contact. */
export async function revokeTokens(ctx: Ctx, subjectId: string): Promise<void> {
  await execute(
    ctx,
    sql`DELETE FROM tokens WHERE workspace_id = ${ctx.scope.workspaceId} AND subject_id = ${subjectId}`,
  );
}

/** The owner and the purpose of a token. */
export interface FoundToken {
  readonly workspace_id: string;
  readonly subject_id: string;
  readonly purpose: TokenPurpose;
}

type Base = Pick<Ctx, 'db'>;

/** Finds a valid token for one of the purposes; undefined if it is unknown, used, expired or for another purpose. */
export async function findToken(
  base: Base,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<FoundToken | undefined> {
  if (!isToken(token)) return undefined;
  const [row] = await select<FoundToken & { expires_at: Date; clock_at: Date | null }>(
    base,
    sql`SELECT t.workspace_id, t.subject_id, t.purpose, t.expires_at, w.clock_at
          FROM tokens t JOIN workspaces w ON w.id = t.workspace_id WHERE t.hash = ${hashToken(token)}`,
  );
  if (!row || row.expires_at <= (row.clock_at ?? new Date()) || !purposes.includes(row.purpose)) return undefined;
  const { workspace_id, subject_id, purpose } = row;
  return { workspace_id, subject_id, purpose };
}

/** Consumes a token in the transaction of its use; returns false if it was consumed before. */
export async function consumeToken(base: Base, token: string): Promise<boolean> {
  return (await execute(base, sql`DELETE FROM tokens WHERE hash = ${hashToken(token)}`)) === 1;
}
