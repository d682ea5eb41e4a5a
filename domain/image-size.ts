/**
 * Reads the decoded size of an image from its headers alone. Everything that a decoder might use counts: the largest of
 * several headers, and every frame of an animation; packages that read sizes stop at the first header and ignore
 * frames. Docket itself decodes only logos. WebP and HEIC are read because the contract also limits the pixels of
 * receipts and attachments, which readers' programs decode.
 */

import { invalid } from './errors.js';

/** The size that a decoder would have to hold. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

/** Maximum pixels of all frames together. */
const maxPixels = 25_000_000;

/** Whether an image may be decoded: its size is known and small enough. */
export function isDecodable(type: string, bytes: Buffer): boolean {
  const size = imageSize(type, bytes);
  return size !== undefined && pixelsOf(size) <= maxPixels;
}

/** Throws `invalid_request` for too many pixels. An image without a readable size passes: no program can decode it. */
export function assertFewPixels(type: string, bytes: Buffer): void {
  const size = imageSize(type, bytes);
  if (!size || pixelsOf(size) <= maxPixels) return;
  const { width, height, frames } = size;
  const given = `${width} × ${height}${frames > 1 ? ` in ${frames} frames` : ''}`;
  throw invalid('file', `must be an image of at most 25 million pixels, all frames counted: it has ${given}`);
}

const pixelsOf = ({ width, height, frames }: ImageSize): number => width * height * frames;

/** The size of an image of this media type; undefined if its headers have none, or it is no image. */
export function imageSize(type: string, bytes: Buffer): ImageSize | undefined {
  const found = new Sizes();
  readers[type]?.(bytes, found);
  return found.all();
}

class Sizes {
  frames = 0;
  #width = 0;
  #height = 0;

  add(width: number, height: number): void {
    this.#width = Math.max(this.#width, width);
    this.#height = Math.max(this.#height, height);
  }

  all(): ImageSize | undefined {
    if (this.#width === 0 || this.#height === 0) return undefined;
    return { width: this.#width, height: this.#height, frames: Math.max(1, this.frames) };
  }
}

const readers: Readonly<Record<string, (bytes: Buffer, found: Sizes) => void>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/gif': readGif,
  'image/webp': readWebp,
  'image/heic': readHeic,
};

const nameAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

/** PNG: a signature of 8 bytes, then chunks of length, name, content and checksum. */
function readPng(bytes: Buffer, found: Sizes): void {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = nameAt(bytes, at + 4);
    if (name === 'IHDR' && at + 16 <= bytes.length) found.add(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12));
    if (name === 'fcTL') found.frames += 1;
  }
}

/** Markers that begin a frame (SOF). 0xc4, 0xc8 and 0xcc are in the same range but have other meanings. */
const isFrameOfJpeg = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: fill bytes, restarts, start of image; also 0x00, which is no marker but image data. */
const isBareInJpeg = (marker: number): boolean =>
  marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff;
const endOfJpeg = 0xd9;
/** The DNL marker has the height if the frame's header leaves it at 0. */
const heightOfJpeg = 0xdc;

function readJpeg(bytes: Buffer, found: Sizes): void {
  let at = nextOfJpeg(bytes, 0);
  while (at + 6 <= bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === endOfJpeg) return;
    if (isFrameOfJpeg(marker) && at + 9 <= bytes.length)
      found.add(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    if (marker === heightOfJpeg) found.add(0, bytes.readUInt16BE(at + 4));
    at = nextOfJpeg(bytes, at + 2 + bytes.readUInt16BE(at + 2));
  }
}

/** The offset of the next marker with a length; bytes before it are image data. */
function nextOfJpeg(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && (bytes[at] !== 0xff || isBareInJpeg(bytes[at + 1] ?? 0))) at += 1;
  return at;
}

const extensionOfGif = 0x21;
const frameOfGif = 0x2c;
/** The length of a colour table in bytes, from the flags before it; 0 without a table. */
const coloursOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

function readGif(bytes: Buffer, found: Sizes): void {
  if (bytes.length < 13) return;
  found.add(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
  let at = 13 + coloursOf(bytes.readUInt8(10));
  while (at + 10 <= bytes.length) {
    const kind = bytes.readUInt8(at);
    if (kind === frameOfGif) {
      found.frames += 1;
      found.add(
        bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5),
        bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7),
      );
      at = afterBlocks(bytes, at + 11 + coloursOf(bytes.readUInt8(at + 9)));
    } else if (kind === extensionOfGif) at = afterBlocks(bytes, at + 2);
    else return;
  }
}

/** The offset after a sequence of GIF blocks: each begins with its length, and a block of length 0 is the last. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += 1 + length;
  return at + 1;
}

/** WebP: `RIFF`, a length, `WEBP`, then chunks of name, length and content, padded to an even length. */
function readWebp(bytes: Buffer, found: Sizes): void {
  let at = 12;
  while (at + 18 <= bytes.length) {
    const name = nameAt(bytes, at);
    const content = at + 8;
    if (name === 'VP8X') found.add(bytes.readUIntLE(content + 4, 3) + 1, bytes.readUIntLE(content + 7, 3) + 1);
    if (name === 'VP8 ')
      found.add(bytes.readUInt16LE(content + 6) & 0x3f_ff, bytes.readUInt16LE(content + 8) & 0x3f_ff);
    if (name === 'VP8L') {
      const both = bytes.readUInt32LE(content + 1);
      found.add((both & 0x3f_ff) + 1, ((both >>> 14) & 0x3f_ff) + 1);
    }
    const length = bytes.readUInt32LE(at + 4);
    if (name === 'ANMF') {
      found.frames += 1;
      // The chunks of a frame follow its 16 bytes.
      at = content + 16;
    } else at = content + length + (length % 2);
  }
}

/** HEIC: every `ispe` box (20 bytes: length, `ispe`, flags, width, height), because cameras nest them differently. */
function readHeic(bytes: Buffer, found: Sizes): void {
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    if (at >= 4 && at + 16 <= bytes.length && bytes.readUInt32BE(at - 4) === 20)
      found.add(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12));
  }
}
