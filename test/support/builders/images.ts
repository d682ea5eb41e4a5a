/** Small image files of any size in pixels: some unpack to it, others only claim it in their headers. */
import { crc32, deflateSync } from 'node:zlib';

const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const uint16LE = (value: number): Buffer => Buffer.from([value & 0xff, value >> 8]);
const uint32 = (value: number): Buffer => Buffer.from(Uint32Array.of(value).buffer).swap32();
const uint24LE = (value: number): Buffer => Buffer.from([value & 0xff, (value >> 8) & 0xff, value >> 16]);

export function pngChunk(name: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const checked = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  return Buffer.concat([uint32(content.length), checked, uint32(crc32(checked))]);
}

export const pngHeader = (width: number, height: number): Buffer =>
  pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])]));

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A black picture with one bit per pixel, and all of its data. `extras` are chunks before the data. */
export function png(width: number, height: number, ...extras: Buffer[]): Buffer {
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const picture = pngChunk('IDAT', deflateSync(rows, { level: 9 }));
  return Buffer.concat([signature, pngHeader(width, height), ...extras, picture, pngChunk('IEND')]);
}

/** A JPEG with the header of each frame and arbitrary picture data. `after` are segments behind the data. */
export function jpeg(frames: readonly (readonly [width: number, height: number])[], ...after: Buffer[]): Buffer {
  const headers = frames.map(([width, height]) =>
    Buffer.concat([Buffer.from('ffc2000b08', 'hex'), uint16(height), uint16(width), Buffer.from('01011100', 'hex')]),
  );
  const begin = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  const scan = Buffer.from('ffda0008010100003f0012ff00ffd334', 'hex');
  return Buffer.concat([begin, ...headers, scan, ...after, Buffer.from('ffd9', 'hex')]);
}

/** A DNL segment, which gives the height after the picture. */
export const jpegHeight = (height: number): Buffer => Buffer.concat([Buffer.from('ffdc0004', 'hex'), uint16(height)]);

/** A GIF: the size of the screen, and frames by the areas that they cover. */
export function gif(
  [width, height]: readonly [number, number],
  frames: readonly (readonly [left: number, top: number, width: number, height: number])[],
): Buffer {
  const colours = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const control = Buffer.from('21f9040000000000', 'hex');
  const pictures = frames.map((sizes) =>
    Buffer.concat([control, Buffer.from([0x2c]), ...sizes.map(uint16LE), Buffer.from([0, 2, 2, 0x44, 1, 0])]),
  );
  return Buffer.concat([
    Buffer.from('GIF89a'),
    uint16LE(width),
    uint16LE(height),
    colours,
    ...pictures,
    Buffer.from([0x3b]),
  ]);
}

function webpChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.concat([uint16LE(content.length & 0xff_ff), uint16LE(content.length >> 16)]);
  return Buffer.concat([Buffer.from(name, 'latin1'), length, content, Buffer.alloc(content.length % 2)]);
}

const webp = (...chunks: Buffer[]): Buffer => {
  const all = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return webpChunk('RIFF', all);
};

const lossy = (width: number, height: number): Buffer =>
  webpChunk('VP8 ', Buffer.concat([Buffer.from('0000009d012a', 'hex'), uint16LE(width), uint16LE(height)]));
const canvas = (width: number, height: number): Buffer =>
  webpChunk('VP8X', Buffer.concat([Buffer.alloc(4), uint24LE(width - 1), uint24LE(height - 1)]));

export const lossyWebp = (width: number, height: number): Buffer => webp(lossy(width, height));

export function losslessWebp(width: number, height: number): Buffer {
  const bits = Buffer.alloc(10);
  bits.writeUInt8(0x2f, 0);
  bits.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  return webp(webpChunk('VP8L', bits));
}

/** An animated WebP: the size of the canvas, and the picture's size in each frame. */
export const animatedWebp = (
  [width, height]: readonly [number, number],
  frames: readonly (readonly [number, number])[],
): Buffer =>
  webp(
    canvas(width, height),
    ...frames.map((frame) => webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), lossy(...frame)]))),
  );

/** A HEIC file as cameras write it, with the sizes of the tiles and of the whole picture in `ispe` boxes. */
export const heic = (...sizes: readonly (readonly [number, number])[]): Buffer =>
  Buffer.concat([
    Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
    ...sizes.map(([width, height]) =>
      Buffer.concat([uint32(20), Buffer.from('ispe\0\0\0\0', 'latin1'), uint32(width), uint32(height)]),
    ),
  ]);
