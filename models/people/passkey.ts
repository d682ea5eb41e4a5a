/** The passkeys of users and contacts (docs/decisions/passkeys.md). Times are real time. */
import { createHash } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { NewPasskey, PasskeyKey } from '../../domain/people/passkey.js';
import type { Ctx } from '../context.js';
import { newId } from '../ids.js';
import { execute, select } from '../select.js';

/** The highest number of passkeys of a person. */
export const maxPasskeys = 20;

/** A passkey as its person sees it. */
export interface Passkey {
  readonly id: string;
  readonly credential_id: string;
  readonly name: string;
  readonly is_synced: boolean;
  readonly created_at: Date;
  /** Null until it was used to sign in. */
  readonly last_used_at: Date | null;
}

type PasskeyRow = Omit<Passkey, 'is_synced'> & { readonly is_synced: number };

const hashOf = (credentialId: string): Buffer => createHash('sha256').update(credentialId).digest();

const ofAccount = (ctx: Ctx, accountId: string): Sql =>
  sql`workspace_id = ${ctx.scope.workspaceId} AND account_id = ${accountId}`;

/** All passkeys of an account, the oldest first. */
export async function passkeysOf(ctx: Ctx, accountId: string): Promise<Passkey[]> {
  const rows = await select<PasskeyRow>(
    ctx,
    sql`SELECT id, credential_id, name, is_synced, created_at, last_used_at FROM passkeys
         WHERE ${ofAccount(ctx, accountId)} ORDER BY created_at, id LIMIT ${maxPasskeys}`,
  );
  return rows.map((row) => ({ ...row, is_synced: Boolean(row.is_synced) }));
}

/** Adds a passkey to an account. Returns undefined if somebody has one with this credential already. */
export async function insertPasskey(
  ctx: Ctx,
  accountId: string,
  name: string,
  { credential_id, public_key, counter, is_synced }: NewPasskey,
): Promise<Passkey | undefined> {
  const id = newId('psk');
  const created_at = new Date();
  const values = sql`${hashOf(credential_id)}, ${id}, ${ctx.scope.workspaceId}, ${accountId}, ${credential_id}, ${Buffer.from(public_key)},
    ${counter}, ${name}, ${Number(is_synced)}, ${created_at}`;
  const added = await execute(
    ctx,
    sql`INSERT IGNORE INTO passkeys (hash, id, workspace_id, account_id, credential_id, public_key, counter, name, is_synced, created_at)
        VALUES (${values})`,
  );
  return added === 1 ? { id, credential_id, name, is_synced, created_at, last_used_at: null } : undefined;
}

/** Gives a passkey of the account another name; false if it has none of this id. */
export async function renamePasskey(ctx: Ctx, accountId: string, id: string, name: string): Promise<boolean> {
  const renamed = await execute(
    ctx,
    sql`UPDATE passkeys SET name = ${name} WHERE ${ofAccount(ctx, accountId)} AND id = ${id}`,
  );
  return renamed === 1;
}

/** Removes a passkey of the account; false if it has none of this id. */
export async function removePasskey(ctx: Ctx, accountId: string, id: string): Promise<boolean> {
  return (await execute(ctx, sql`DELETE FROM passkeys WHERE ${ofAccount(ctx, accountId)} AND id = ${id}`)) === 1;
}

/** Removes all passkeys of the account, and the challenges for new ones; returns whether it had any. */
export async function removePasskeys(ctx: Ctx, accountId: string): Promise<boolean> {
  await execute(ctx, sql`DELETE FROM passkey_challenges WHERE account_id = ${accountId}`);
  return (await execute(ctx, sql`DELETE FROM passkeys WHERE ${ofAccount(ctx, accountId)}`)) > 0;
}

/** A passkey by which somebody signs in, and whose it is. */
export interface FoundPasskey extends PasskeyKey {
  readonly workspace_id: string;
  readonly account_id: string;
}

/** The passkey with this credential, in any workspace. */
export async function findPasskey(base: Pick<Ctx, 'db'>, credentialId: string): Promise<FoundPasskey | undefined> {
  const [row] = await select<FoundPasskey>(
    base,
    sql`SELECT workspace_id, account_id, credential_id, public_key, counter FROM passkeys WHERE hash = ${hashOf(credentialId)}`,
  );
  return row;
}

/** The counter of a passkey, which nobody else changes before the transaction ends; undefined if it was removed. */
export async function lockCounter(ctx: Ctx, { account_id, credential_id }: FoundPasskey): Promise<number | undefined> {
  const [row] = await select<{ counter: number }>(
    ctx,
    sql`SELECT counter FROM passkeys WHERE ${ofAccount(ctx, account_id)} AND hash = ${hashOf(credential_id)} FOR UPDATE`,
  );
  return row?.counter;
}

/** Records that a passkey was used. */
export async function usePasskey(
  ctx: Ctx,
  { account_id, credential_id }: FoundPasskey,
  counter: number,
): Promise<void> {
  await execute(
    ctx,
    sql`UPDATE passkeys SET counter = ${counter}, last_used_at = ${new Date()}
         WHERE ${ofAccount(ctx, account_id)} AND hash = ${hashOf(credential_id)}`,
  );
}
