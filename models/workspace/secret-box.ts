/**
 * Seals secrets that must be read again, such as those that sign webhooks, with SECRET_KEY. While the key is being
 * replaced, PREVIOUS_SECRET_KEYS still open what they have sealed, until `npm run secret-key -- reseal` has sealed it
 * again.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomFillSync } from 'node:crypto';

/** The key that seals, and earlier keys that still open what they have sealed. */
export interface SecretKeys {
  readonly SECRET_KEY: string;
  readonly PREVIOUS_SECRET_KEYS: readonly string[];
}

const nonceBytes = 12;
const tagBytes = 16;
const keys = new Map<string, Buffer>();

function keyOf(secretKey: string): Buffer {
  const known = keys.get(secretKey);
  if (known) return known;
  const made = Buffer.from(hkdfSync('sha256', secretKey, '', 'docket secret box', 32));
  keys.set(secretKey, made);
  return made;
}

/**
 * Random bytes for 256 nonces, taken from the system at once: a call for each cursor of a list would cost more than
 * sealing it.
 */
const nonces = Buffer.alloc(256 * nonceBytes);
let usedNonceBytes = nonces.length;

function nextNonce(): Buffer {
  if (usedNonceBytes === nonces.length) {
    randomFillSync(nonces);
    usedNonceBytes = 0;
  }
  usedNonceBytes += nonceBytes;
  return nonces.subarray(usedNonceBytes - nonceBytes, usedNonceBytes);
}

/** Encrypts by AES-256-GCM; the result is base64, or base64url where it becomes part of a URL. */
export function seal({ SECRET_KEY }: SecretKeys, plaintext: string, form: 'base64' | 'base64url' = 'base64'): string {
  const nonce = nextNonce();
  const cipher = createCipheriv('aes-256-gcm', keyOf(SECRET_KEY), nonce);
  const [start, end] = [cipher.update(plaintext, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), start, end]).toString(form);
}

/** Decrypts a result of `seal` with any of the keys; throws if it was changed or sealed with another key. */
export function open({ SECRET_KEY, PREVIOUS_SECRET_KEYS }: SecretKeys, sealed: string): string {
  const earlier = PREVIOUS_SECRET_KEYS.find((key) => opensWith(key, sealed));
  return openWith(earlier ?? SECRET_KEY, sealed);
}

/** Whether it was sealed with this key. */
export function opensWith(secretKey: string, sealed: string): boolean {
  try {
    openWith(secretKey, sealed);
    return true;
  } catch {
    return false;
  }
}

function openWith(secretKey: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

/** A value that differs between keys and reveals nothing about them. */
export const fingerprint = (secretKey: string): string =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'docket fingerprint', 16)).toString('hex');
