import { DocketError } from './errors.js';
import type { WebhookEvent } from './generated/types.js';

/** The header of a delivery that carries its signature. */
export const signatureHeader = 'X-Service-Signature';

const defaultToleranceSeconds = 300;

/** Why a delivery cannot be trusted. */
export type WebhookProblem = 'no_signature' | 'malformed_signature' | 'too_old_or_new' | 'wrong_signature' | 'no_event';

/** The delivery did not come from the service in this form: respond with 400 and do nothing. */
export class WebhookVerificationError extends DocketError {
  constructor(
    readonly problem: WebhookProblem,
    message: string,
  ) {
    super(message);
  }
}

export interface VerifyOptions {
  /** How many seconds the time of signing may differ from now, in either direction; 300 by default. */
  readonly tolerance?: number;
  /** The current time, for tests. */
  readonly now?: Date;
}

/**
 * Checks the signature of a webhook delivery, in constant time, and returns its event. An event can arrive twice: recognize it by
 * its `id`.
 *
 * @param payload the raw body, before any parsing
 * @param header the value of `X-Service-Signature`; while the secret is being rotated, it contains two signatures, and either is
 * enough
 * @param secret the secret of the webhook, `whsec_…`, or several secrets, any of which may have signed
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  header: string | readonly string[] | null | undefined,
  secret: string | readonly string[],
  { tolerance = defaultToleranceSeconds, now = new Date() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const { timestamp, signatures } = parseHeader([header ?? []].flat().join(','));
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance)
    throw new WebhookVerificationError(
      'too_old_or_new',
      `The signature's timestamp is more than ${tolerance} s from the current time`,
    );
  const body = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  if (!(await isSigned(body, timestamp, signatures, [secret].flat())))
    throw new WebhookVerificationError(
      'wrong_signature',
      'No signature matches: check that you pass the raw body and the secret of this webhook',
    );
  return parseEvent(body);
}

/** The header that a delivery would have, for testing a receiver of webhooks. */
export async function signWebhook(payload: string, secret: string, signedAt: Date = new Date()): Promise<string> {
  const timestamp = String(Math.floor(signedAt.getTime() / 1000));
  const signed = signedBytes(new TextEncoder().encode(payload), timestamp);
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), signed);
  const hex = Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `t=${timestamp},v1=${hex}`;
}

function parseHeader(header: string): { timestamp: string; signatures: string[] } {
  if (header === '') throw new WebhookVerificationError('no_signature', `${signatureHeader} is missing`);
  const parts = header.split(',').map((part) => part.trim().split('='));
  const valuesOf = (wanted: string) => parts.filter(([name]) => name === wanted).map(([, value = '']) => value);
  const [timestamp = ''] = valuesOf('t');
  const signatures = valuesOf('v1').filter((value) => /^[0-9a-f]{64}$/i.test(value));
  if (!/^\d{1,15}$/.test(timestamp) || signatures.length === 0)
    throw new WebhookVerificationError('malformed_signature', `${signatureHeader} is not of the form t=…,v1=…`);
  return { timestamp, signatures };
}

/** Tries all of them, even after a match, so that the time it takes reveals nothing. */
async function isSigned(
  body: Uint8Array,
  timestamp: string,
  signatures: readonly string[],
  secrets: readonly string[],
): Promise<boolean> {
  const signed = signedBytes(body, timestamp);
  const keys = await Promise.all(secrets.map(keyOf));
  const fits = await Promise.all(
    keys.flatMap((key) => signatures.map((signature) => crypto.subtle.verify('HMAC', key, bytesOf(signature), signed))),
  );
  return fits.includes(true);
}

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

function signedBytes(body: Uint8Array, timestamp: string) {
  const head = new TextEncoder().encode(`${timestamp}.`);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

function parseEvent(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
  } catch {
    throw new WebhookVerificationError('no_event', 'The body is signed correctly, but it is not JSON');
  }
}
