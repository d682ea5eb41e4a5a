/**
 * The authenticator apps and recovery codes of users and contacts (docs/decisions/second-factor.md). Times are real
 * time. Callers hold the lock of the user or contact, so that a code cannot be used twice at once.
 */
import sql, { join } from 'sql-template-tag';
import { hashRecoveryCode, newRecoveryCode, recoveryCodeCount } from '../../domain/people/recovery-code.js';
import { totpStep } from '../../domain/people/totp.js';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';
import { open, seal } from '../workspace/secret-box.js';
import { passkeysOf, removePasskeys } from './passkey.js';

interface Factor {
  readonly sealed_secret: string;
  /** Null until a code has shown that the app works. */
  readonly confirmed_at: Date | null;
  /** The step of the last code that was used: that code, and earlier ones, no longer work. */
  readonly last_step: number;
}

async function findFactor(ctx: Ctx, accountId: string): Promise<Factor | undefined> {
  const [row] = await select<Factor>(
    ctx,
    sql`SELECT sealed_secret, confirmed_at, last_step FROM second_factors
         WHERE workspace_id = ${ctx.scope.workspaceId} AND account_id = ${accountId}`,
  );
  return row;
}

/** Since when the account has an authenticator app; null if it has none. */
export const factorSince = async (ctx: Ctx, accountId: string): Promise<Date | null> =>
  (await findFactor(ctx, accountId))?.confirmed_at ?? null;

/** Whether the account has an authenticator app or a passkey: its password alone is not enough then. */
export const hasFactor = async (ctx: Ctx, accountId: string): Promise<boolean> =>
  (await factorSince(ctx, accountId)) !== null || (await passkeysOf(ctx, accountId)).length > 0;

/** Stores the secret of an app that is not confirmed yet, in place of an earlier such one. */
export async function storeSecret(ctx: Ctx, accountId: string, secret: string): Promise<void> {
  const values = sql`${ctx.scope.workspaceId}, ${accountId}, ${seal(ctx.settings, secret)}, ${new Date()}, NULL, 0`;
  await execute(
    ctx,
    sql`REPLACE INTO second_factors (workspace_id, account_id, sealed_secret, created_at, confirmed_at, last_step)
        VALUES (${values})`,
  );
}

/** The stored secret, while it is not confirmed; undefined if there is none. */
export async function pendingSecret(ctx: Ctx, accountId: string): Promise<string | undefined> {
  const factor = await findFactor(ctx, accountId);
  return factor && factor.confirmed_at === null ? open(ctx.settings, factor.sealed_secret) : undefined;
}

/** Makes the stored secret a second factor, if the code is one of it; returns whether it was. */
export async function confirmSecret(ctx: Ctx, accountId: string, code: string): Promise<boolean> {
  const factor = await findFactor(ctx, accountId);
  if (!factor || !(await useTotp(ctx, accountId, factor, code))) return false;
  await execute(
    ctx,
    sql`UPDATE second_factors SET confirmed_at = ${new Date()}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND account_id = ${accountId}`,
  );
  return true;
}

async function useTotp(ctx: Ctx, accountId: string, factor: Factor, code: string): Promise<boolean> {
  const step = totpStep(open(ctx.settings, factor.sealed_secret), code, new Date());
  if (step === undefined) return false;
  const used = await execute(
    ctx,
    sql`UPDATE second_factors SET last_step = ${step}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND account_id = ${accountId} AND last_step < ${step}`,
  );
  return used === 1;
}

/**
 * Uses a code of the app, or a recovery code, of an account; returns whether it was right. A code works once. An account that
 * has only passkeys has recovery codes too.
 */
export async function useCode(ctx: Ctx, accountId: string, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  if (hash === undefined) {
    const factor = await findFactor(ctx, accountId);
    return factor?.confirmed_at ? useTotp(ctx, accountId, factor, code) : false;
  }
  const used = await execute(
    ctx,
    sql`DELETE FROM recovery_codes
         WHERE workspace_id = ${ctx.scope.workspaceId} AND account_id = ${accountId} AND hash = ${hash}`,
  );
  return used === 1;
}

/** Makes new recovery codes, in place of all earlier ones. */
export async function renewRecoveryCodes(ctx: Ctx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const rows = codes.map((code) => sql`(${ctx.scope.workspaceId}, ${accountId}, ${hashRecoveryCode(code)})`);
  await removeRecoveryCodes(ctx, accountId);
  await execute(ctx, sql`INSERT INTO recovery_codes (workspace_id, account_id, hash) VALUES ${join(rows)}`);
  return codes;
}

const removeRecoveryCodes = (ctx: Ctx, accountId: string): Promise<number> =>
  execute(
    ctx,
    sql`DELETE FROM recovery_codes WHERE workspace_id = ${ctx.scope.workspaceId} AND account_id = ${accountId}`,
  );

/** How many recovery codes are left. */
export async function recoveryCodesLeft(ctx: Ctx, accountId: string): Promise<number> {
  const [row] = await select<{ codes: number }>(
    ctx,
    sql`SELECT COUNT(*) AS codes FROM recovery_codes
         WHERE workspace_id = ${ctx.scope.workspaceId} AND account_id = ${accountId}`,
  );
  return row?.codes ?? 0;
}

/** Removes recovery codes that stand in for nothing: those of an account without an app and without passkeys. */
export async function removeNeedlessCodes(ctx: Ctx, accountId: string): Promise<void> {
  if (!(await hasFactor(ctx, accountId))) await removeRecoveryCodes(ctx, accountId);
}

const removeSecret = (ctx: Ctx, accountId: string): Promise<number> =>
  execute(
    ctx,
    sql`DELETE FROM second_factors WHERE workspace_id = ${ctx.scope.workspaceId} AND account_id = ${accountId}`,
  );

/** Removes the authenticator app; the recovery codes stay for passkeys. Returns true. */
export async function removeTotp(ctx: Ctx, accountId: string): Promise<true> {
  await removeSecret(ctx, accountId);
  await removeNeedlessCodes(ctx, accountId);
  return true;
}

/** Removes the app, all passkeys and the recovery codes; returns whether there was an app or passkey. */
export async function removeFactors(ctx: Ctx, accountId: string): Promise<boolean> {
  const had = await hasFactor(ctx, accountId);
  await removeRecoveryCodes(ctx, accountId);
  await removeSecret(ctx, accountId);
  await removePasskeys(ctx, accountId);
  return had;
}
