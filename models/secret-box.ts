/** Secrets that must be read again, such as those that sign webhooks, sealed with SECRET_KEY. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

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

/** Encrypts by AES-256-GCM; the result is text. */
export function seal(secretKey: string, plaintext: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), nonce);
  const sealed = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts what `seal` made; throws when it was changed or sealed with another key. */
export function open(secretKey: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}
