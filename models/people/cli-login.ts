/**
 * Codes by which the command line gets an API key: single-use, stored as a hash, valid for minutes of real time. A code is for
 * the key that its user has described.
 */
import sql from 'sql-template-tag';
import { cliCodeLifeMs, hashCliCode, newCliCode } from '../../domain/people/cli-code.js';
import type { KeyAccess } from '../../domain/people/key-access.js';
import type { KeyRights } from '../../domain/people/key-rights.js';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';

/** The key that a code gives. */
export interface OfferedKey extends KeyRights {
  readonly name: string;
  readonly key_expires_at: Date | null;
}

/** A code, which is shown once. */
export interface IssuedCliCode {
  readonly code: string;
  readonly expires_at: Date;
}

/** Makes a code for a key of this user on the side of the context. Earlier codes of the user become invalid. */
export async function issueCliCode(
  side: Ctx,
  userId: string,
  { name, scope, access, allowed_ips, key_expires_at }: OfferedKey,
): Promise<IssuedCliCode> {
  const { workspaceId } = side.scope;
  const code = newCliCode();
  const now = new Date();
  const expires_at = new Date(now.getTime() + cliCodeLifeMs);
  await revokeCliCodes(side, userId);
  await execute(
    side,
    sql`INSERT INTO cli_logins (hash, workspace_id, user_id, name, scope, access, allowed_ips, key_expires_at, expires_at, created_at)
        VALUES (${hashCliCode(code)}, ${workspaceId}, ${userId}, ${name}, ${scope}, ${access && JSON.stringify(access)}, ${JSON.stringify(allowed_ips)},
                ${key_expires_at}, ${expires_at}, ${now})`,
  );
  return { code, expires_at };
}

/** Makes the codes of a user invalid. */
export async function revokeCliCodes(ctx: Ctx, userId: string): Promise<void> {
  await execute(ctx, sql`DELETE FROM cli_logins WHERE workspace_id = ${ctx.scope.workspaceId} AND user_id = ${userId}`);
}

/** A code that can be redeemed. */
export interface FoundCliCode extends OfferedKey {
  readonly workspace_id: string;
  readonly user_id: string;
}

interface StoredRights {
  readonly access: string | null;
  readonly allowed_ips: string | null;
}

/** Finds what a code is for; undefined if it is unknown, used or expired. */
export async function findCliCode(base: Pick<Ctx, 'db'>, typed: string): Promise<FoundCliCode | undefined> {
  const hash = hashCliCode(typed);
  if (hash === undefined) return undefined;
  const [row] = await select<Omit<FoundCliCode, 'access' | 'allowed_ips'> & StoredRights>(
    base,
    sql`SELECT workspace_id, user_id, name, scope, access, allowed_ips, key_expires_at FROM cli_logins
         WHERE hash = ${hash} AND expires_at > ${new Date()}`,
  );
  return (
    row && {
      ...row,
      access: row.access === null ? null : (JSON.parse(row.access) as KeyAccess),
      allowed_ips: row.allowed_ips === null ? [] : (JSON.parse(row.allowed_ips) as string[]),
    }
  );
}

/** Consumes a code in the transaction of its use; returns false if it was consumed before. */
export async function consumeCliCode({ db, scope }: Ctx, typed: string): Promise<boolean> {
  const hash = hashCliCode(typed);
  const consumed = await execute(
    { db },
    sql`DELETE FROM cli_logins WHERE hash = ${hash} AND workspace_id = ${scope.workspaceId}`,
  );
  return consumed === 1;
}
