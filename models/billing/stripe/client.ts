/** The client of Stripe's API. The library is loaded when the first workspace needs it. */
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Stripe } from 'stripe';
import { ApiError } from '../../../domain/errors.js';
import type { Settings } from '../../../settings/settings.js';

/** A connection with the key of an account. */
export type StripeClient = Stripe;

type Address = Pick<Settings, 'STRIPE_API_URL'>;

/** Milliseconds for each attempt, and how often the library repeats one that got no answer, with the same idempotency key. */
const limits = { timeout: 15_000, maxNetworkRetries: 1 } as const;

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) } as const;

/** Connects with the key of an account. */
export async function stripeOf({ STRIPE_API_URL }: Address, secretKey: string): Promise<StripeClient> {
  const { default: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(STRIPE_API_URL);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return new Client(secretKey, {
    protocol: scheme,
    host: hostname,
    port: port === '' ? (scheme === 'http' ? 80 : 443) : Number(port),
    httpAgent: agents[scheme],
    telemetry: false,
    ...limits,
  });
}

/** Why Stripe did not do something: `refused` is final, `not_accepted` means the key, and `away` that it may work later. */
export interface StripeFault {
  readonly kind: 'refused' | 'missing' | 'not_accepted' | 'not_permitted' | 'away';
  readonly code: string | undefined;
  readonly message: string;
}

/** What an error of the library means; rethrows any other error. */
export async function stripeFault(error: unknown): Promise<StripeFault> {
  const { default: Client } = await import('stripe');
  if (!(error instanceof Client.errors.StripeError)) throw error;
  const { statusCode, code, message } = error;
  const about = { code, message: withoutKeys(message) };
  if (statusCode === 401) return { kind: 'not_accepted', ...about };
  if (statusCode === 403) return { kind: 'not_permitted', ...about };
  if (statusCode === 404) return { kind: 'missing', ...about };
  const isFinal = statusCode !== undefined && [400, 402].includes(statusCode) && code !== 'lock_timeout';
  return { kind: isFinal ? 'refused' : 'away', ...about };
}

/** Stripe repeats a part of the key in some messages. */
const withoutKeys = (message: string): string => message.replaceAll(/\b([sr]k_(?:test|live)_)[\w*]+/g, '$1…');

/** The error for a caller who has to try again. */
export const stripeAway = ({ message }: StripeFault): ApiError =>
  new ApiError('unavailable', `Stripe did not answer: ${message}`, { retryAfter: 30 });
