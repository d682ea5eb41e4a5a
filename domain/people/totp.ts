/** Codes of authenticator apps by RFC 6238: six digits, a new code every 30 seconds. */
import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;

/** A new secret of 160 random bits in base32, as people type it into an app. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: stepSeconds, secret: Secret.fromBase32(secret) });

/** The `otpauth:` address that an app reads from a QR code. `account` is what the app shows below `issuer`. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  totpOf(secret, { issuer, label: account }).toString();

/**
 * The step of 30 seconds since 1970 that a code belongs to: the one at `now`, or the one before or after it, for clocks
 * that differ; undefined if the code is wrong. Spaces in the code do not matter.
 */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}
