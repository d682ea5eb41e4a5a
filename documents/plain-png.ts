const signatureLength = 8;
/** Chunks of the picture itself and of its colors. */
const drawn: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);
/** Max bytes of a compressed color profile. Few are larger, and one of this size unpacks to at most about 30 MB. */
const largestProfile = 32 * 1024;

/** Removes chunks that the picture does not need: texts and profiles may unpack to a thousand times their size. */
export function plainPng(bytes: Buffer): Buffer {
  const chunks = [bytes.subarray(0, signatureLength)];
  let profiles = 0;
  let at = signatureLength;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (name === 'iCCP') profiles += 1;
    const isProfile = name === 'iCCP' && profiles === 1 && length <= largestProfile;
    if (drawn.has(name) || isProfile) chunks.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(chunks);
}
