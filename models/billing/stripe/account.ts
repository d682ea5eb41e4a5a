/** The account at Stripe by which the clients of a workspace pay. */
import sql from 'sql-template-tag';
import type { Ctx } from '../../context.js';
import { execute, select } from '../../select.js';
import { open, seal } from '../../workspace/secret-box.js';

export interface StripeAccount {
  /** Null if the key may not read its account. */
  readonly account_id: string | null;
  readonly account_name: string | null;
  readonly secret_key: string;
  /** Signs what Stripe sends. */
  readonly webhook_secret: string;
  /** The endpoint that Docket has registered at Stripe; null if a person did. */
  readonly endpoint_id: string | null;
  readonly isEnabled: boolean;
  readonly updated_at: Date;
}

interface Row extends Omit<StripeAccount, 'isEnabled'> {
  readonly is_enabled: boolean | number;
}

/** The account of the workspace; undefined if it has none. */
export async function findStripeAccount(
  ctx: Pick<Ctx, 'db' | 'settings'>,
  workspaceId: string,
): Promise<StripeAccount | undefined> {
  const [row] = await select<Row>(
    ctx,
    sql`SELECT account_id, account_name, secret_key, webhook_secret, endpoint_id, is_enabled, updated_at
          FROM stripe_accounts WHERE workspace_id = ${workspaceId}`,
  );
  if (!row) return undefined;
  const { is_enabled, ...columns } = row;
  return {
    ...columns,
    secret_key: open(ctx.settings, row.secret_key),
    webhook_secret: open(ctx.settings, row.webhook_secret),
    isEnabled: Boolean(is_enabled),
  };
}

/** Whether a workspace has an account, and whether clients may pay by it. */
export async function stripeState(ctx: Ctx): Promise<'off' | 'paused' | 'on'> {
  const [row] = await select<{ is_enabled: boolean | number }>(
    ctx,
    sql`SELECT is_enabled FROM stripe_accounts WHERE workspace_id = ${ctx.scope.workspaceId}`,
  );
  return row === undefined ? 'off' : row.is_enabled ? 'on' : 'paused';
}

/** The last characters of a key, by which people tell keys apart. */
export const lastOf = (key: string): string => key.slice(-4);

/** Stores the account in the place of an earlier one. */
export async function storeStripeAccount(ctx: Ctx, account: Omit<StripeAccount, 'updated_at'>): Promise<void> {
  const [key, secret] = [seal(ctx.settings, account.secret_key), seal(ctx.settings, account.webhook_secret)];
  await execute(
    ctx,
    sql`REPLACE INTO stripe_accounts (workspace_id, account_id, account_name, secret_key, key_last4, webhook_secret, endpoint_id, is_enabled, updated_at)
        VALUES (${ctx.scope.workspaceId}, ${account.account_id}, ${account.account_name}, ${key}, ${lastOf(account.secret_key)}, ${secret}, ${account.endpoint_id}, ${account.isEnabled}, ${ctx.now})`,
  );
}

/** Removes the account; false if there was none. */
export async function deleteStripeAccount(ctx: Ctx): Promise<boolean> {
  return (await execute(ctx, sql`DELETE FROM stripe_accounts WHERE workspace_id = ${ctx.scope.workspaceId}`)) === 1;
}
