import { randomFillSync } from 'node:crypto';
import { V7Generator } from 'uuidv7';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Encodes 128 bits as 26 characters of base32, like TypeID; the text sorts like the bits. */
function base32(bytes: Uint8Array): string {
  let text = '';
  let buffer = 0;
  let bits = 2; // 130 bits in 26 characters: two leading zeros
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet.charAt((buffer >>> bits) & 31);
      buffer &= (1 << bits) - 1;
    }
  }
  return text;
}

/**
 * Random numbers, taken from the system 1,024 at a time: a call for each id would take longer than the rest of making
 * it.
 */
class RandomPool {
  private readonly pool = new Uint32Array(1024);
  private used = this.pool.length;

  nextUint32(): number {
    if (this.used === this.pool.length) {
      randomFillSync(this.pool);
      this.used = 0;
    }
    return this.pool[this.used++] ?? 0;
  }
}

const generator = new V7Generator(new RandomPool());

/** A new identifier: the prefix of its kind and a UUIDv7, so that ids sort by creation (docs/decisions/identifiers.md). */
export const newId = (prefix: string): string => `${prefix}_${base32(generator.generate().bytes)}`;
