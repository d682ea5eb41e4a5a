/** An authenticator app: makes codes of RFC 6238 like a phone, from the secret that the service has shown. */
import { Secret, TOTP } from 'otpauth';
import type { Visitor, JsonAnswer } from '../service/visitor.js';

/** The code of a secret; `steps` of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** A code that is wrong at this time. */
export function wrongCodeOf(secret: string): string {
  const right = new Set([-1, 0, 1].map((steps) => codeOf(secret, steps)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code)) ?? '';
}

export interface SetUp {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets up an authenticator app for a visitor who is signed in. The code before the current one has been used then. */
export async function setUpTotp(visitor: Visitor): Promise<SetUp> {
  const made = await visitor.call('POST', '/v1/users/me/totp');
  const secret = String(made.body.data?.['secret']);
  const confirmed = await visitor.call('POST', '/v1/users/me/totp/confirm', { code: codeOf(secret, -1) });
  if (confirmed.status !== 200) throw new Error(`Confirming answered ${confirmed.status}`);
  return { secret, recoveryCodes: confirmed.body.data?.['recovery_codes'] as string[] };
}

/** The ticket with which a refused password leads to the second factor. */
export const ticketOf = ({ body }: JsonAnswer): string => String(body.factor_ticket);
