import Stripe from 'stripe';
import type { ApiClient } from '../service/api.js';
import type { DoubleAccount, DoubleEvent } from './double-account.js';

export interface Signing {
  readonly secret?: string;
  /** In seconds. */
  readonly timestamp?: number;
}

/** Posts a message to a service as Stripe does, with the signature of the account's endpoint, or another one. */
export async function postEvent(
  { url, workspaceId }: Pick<ApiClient, 'url' | 'workspaceId'>,
  { endpoints }: DoubleAccount,
  event: DoubleEvent,
  { secret = [...endpoints.values()][0]?.secret ?? '', timestamp }: Signing = {},
): Promise<Response> {
  const payload = JSON.stringify(event);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp ? { timestamp } : {}) });
  return fetch(`${url}/payment-providers/stripe/${workspaceId}`, {
    method: 'POST',
    headers: { 'Stripe-Signature': header, 'Content-Type': 'application/json; charset=utf-8' },
    body: payload,
  });
}
