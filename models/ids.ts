import { uuidv7obj } from 'uuidv7';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 128 bits as 26 characters of base32, as TypeID writes them: the text sorts as the bits do. */
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

/** A new identifier: the prefix of its kind and a UUIDv7, so that ids sort by creation (rulings, section 2). */
export const newId = (prefix: string): string => `${prefix}_${base32(uuidv7obj().bytes)}`;
