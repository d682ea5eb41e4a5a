/** The account at Stripe by which clients pay (docs/decisions/stripe.md). */
import sql from 'sql-template-tag';
import { assertKeyForSide } from '../../../domain/billing/stripe/secret-key.js';
import { invalid, invalidState, notFound } from '../../../domain/errors.js';
import { stripeEventsUrl } from '../../../domain/page-links.js';
import {
  deleteStripeAccount,
  findStripeAccount,
  lastOf,
  storeStripeAccount,
  type StripeAccount,
} from '../../../models/billing/stripe/account.js';
import { expireAllOpen, StripeCheckout } from '../../../models/billing/stripe/checkout.js';
import { stripeAway, stripeFault, stripeOf } from '../../../models/billing/stripe/client.js';
import { registerEndpoint } from '../../../models/billing/stripe/requests.js';
import type { Ctx } from '../../../models/context.js';
import { recordAudit } from '../../../models/people/audit-entry.js';
import { changing } from '../../../models/workspace/test-side.js';
import type { Schemas } from '../../../contract/contract.js';

/** The connection as the API shows it; never with a key. */
export async function shownStripe(ctx: Ctx): Promise<Schemas['StripeConnection']> {
  const account = await findStripeAccount(ctx, ctx.scope.workspaceId);
  return {
    connected: account !== undefined,
    enabled: account?.isEnabled ?? false,
    account_id: account?.account_id ?? null,
    account_name: account?.account_name ?? null,
    secret_key_last4: account ? lastOf(account.secret_key) : null,
    webhook_url: stripeEventsUrl(ctx.settings, ctx.scope.workspaceId),
    webhook_registered: account?.endpoint_id != null,
    updated_at: account?.updated_at.toISOString() ?? null,
  };
}

type Identity = Pick<StripeAccount, 'account_id' | 'account_name'>;
type Endpoint = Pick<StripeAccount, 'endpoint_id' | 'webhook_secret'>;

/** Connects an account, or changes the connection. Calls Stripe first, outside of any transaction. */
export async function connectStripe(
  ctx: Ctx,
  { secret_key, webhook_secret, enabled = true }: Schemas['StripeConnectionUpdate'],
): Promise<void> {
  const before = await findStripeAccount(ctx, ctx.scope.workspaceId);
  const key = secret_key ?? before?.secret_key;
  if (key === undefined) throw invalid('secret_key', 'is required to connect Stripe');
  if (secret_key !== undefined) assertKeyForSide(secret_key, ctx.workspace.mode, 'secret_key');
  const identity = key === before?.secret_key ? before : await identify(ctx, key);
  const endpoint = await endpointFor(ctx, { before, key, identity, webhook_secret });
  const isSame = before?.secret_key === key && before.webhook_secret === endpoint.webhook_secret;
  if (isSame && before.endpoint_id === endpoint.endpoint_id && before.isEnabled === enabled) return;
  await changing(ctx, async (within) => {
    const { account_id, account_name } = identity;
    await storeStripeAccount(within, { account_id, account_name, secret_key: key, ...endpoint, isEnabled: enabled });
    await audit(within, 'stripe.connected');
  });
  if (before?.endpoint_id != null && before.endpoint_id !== endpoint.endpoint_id) await dropEndpoint(ctx, before);
}

/** Reads from Stripe whose key it is. Throws `invalid_request` if it accepts no such key. */
async function identify({ settings }: Ctx, key: string): Promise<Identity> {
  try {
    const account = await (await stripeOf(settings, key)).accounts.retrieveCurrent();
    const name = account.settings?.dashboard.display_name ?? account.business_profile?.name ?? null;
    return { account_id: account.id, account_name: name === null ? null : name.slice(0, 200) };
  } catch (error) {
    const fault = await stripeFault(error);
    if (fault.kind === 'not_permitted') return { account_id: null, account_name: null };
    if (fault.kind === 'away') throw stripeAway(fault);
    throw invalid('secret_key', `is not accepted by Stripe: ${fault.message}`);
  }
}

interface Given {
  readonly before: StripeAccount | undefined;
  readonly key: string;
  readonly identity: Identity;
  readonly webhook_secret: string | undefined;
}

/** The endpoint to which Stripe sends events: one that was added by hand, the present one, or a new one. */
async function endpointFor(ctx: Ctx, { before, key, identity, webhook_secret }: Given): Promise<Endpoint> {
  if (webhook_secret !== undefined) return { endpoint_id: null, webhook_secret };
  const isSame = before?.secret_key === key || (identity.account_id ?? '') === before?.account_id;
  if (before && isSame) return { endpoint_id: before.endpoint_id, webhook_secret: before.webhook_secret };
  const url = stripeEventsUrl(ctx.settings, ctx.scope.workspaceId);
  const byHand = `add ${url} as a webhook endpoint at Stripe, and send its signing secret`;
  try {
    const { id, secret } = await registerEndpoint(await stripeOf(ctx.settings, key), url);
    if (secret === undefined) throw invalid('webhook_secret', `is required, because Stripe returned none: ${byHand}`);
    return { endpoint_id: id, webhook_secret: secret };
  } catch (error) {
    const fault = await stripeFault(error);
    if (fault.kind === 'away') throw stripeAway(fault);
    throw invalid(
      'webhook_secret',
      `is required, because Stripe did not register the address (${fault.message}): ${byHand}`,
    );
  }
}

/** Disconnects the account. Throws `not_found` if there is none. */
export async function disconnectStripe(ctx: Ctx): Promise<void> {
  const before = await findStripeAccount(ctx, ctx.scope.workspaceId);
  if (!before) throw notFound();
  const waiting = await StripeCheckout.all(ctx, sql`t.status = 'open'`, { limit: 100 });
  await changing(ctx, async (within) => {
    if (!(await deleteStripeAccount(within))) throw invalidState('Stripe was disconnected meanwhile');
    await expireAllOpen(within);
    await audit(within, 'stripe.disconnected');
  });
  const stripe = await stripeOf(ctx.settings, before.secret_key);
  await Promise.allSettled(waiting.map(({ session_id }) => stripe.checkout.sessions.expire(session_id)));
  if (before.endpoint_id !== null) await dropEndpoint(ctx, before);
}

/** Has Stripe send nothing more to an endpoint. If it cannot be reached, its messages have the wrong signature from now on. */
async function dropEndpoint({ settings }: Ctx, { secret_key, endpoint_id }: StripeAccount): Promise<void> {
  if (endpoint_id === null) return;
  try {
    await (await stripeOf(settings, secret_key)).webhookEndpoints.del(endpoint_id);
  } catch (error) {
    await stripeFault(error);
  }
}

async function audit(ctx: Ctx, action: 'stripe.connected' | 'stripe.disconnected'): Promise<void> {
  const { id, name } = ctx.workspace;
  await recordAudit(ctx, [{ action, resource: { type: 'workspace', id, name } }]);
}
