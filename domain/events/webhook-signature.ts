import { createHmac } from 'node:crypto';

/** The header with the signature of a delivery (docs/decisions/events-and-webhooks.md). */
export const signatureHeader = 'X-Service-Signature';

/**
 * The value of the header: `t=`, the time of signing in whole seconds by the real clock, and one `v1=` for each secret.
 * The key of the HMAC is the whole secret, prefix included; `body` is the exact text that is sent.
 */
export function sign(body: string, signedAt: Date, secrets: readonly string[]): string {
  const timestamp = Math.floor(signedAt.getTime() / 1000);
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'));
  return [`t=${timestamp}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}
