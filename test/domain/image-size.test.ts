import { expect } from 'chai';
import { imageSize, isDecodable } from '../../domain/image-size.js';
import {
  animatedWebp,
  gif,
  heic,
  jpeg,
  jpegHeight,
  losslessWebp,
  lossyWebp,
  png,
  pngChunk,
  pngHeader,
} from '../support/builders/images.js';
import { acceptable } from '../support/builders/sample-files.js';

const sizeOf = (type: string, bytes: Buffer): number[] | undefined => {
  const size = imageSize(`image/${type}`, bytes);
  return size && [size.width, size.height, size.frames];
};

describe('the size of an image', () => {
  const frame = pngChunk('fcTL', Buffer.alloc(26));
  const animation = pngChunk('acTL', Buffer.alloc(8));
  for (const [what, type, bytes, size] of [
    ['a PNG', 'png', png(300, 200), [300, 200, 1]],
    ['a JPEG', 'jpeg', jpeg([[300, 200]]), [300, 200, 1]],
    ['a GIF', 'gif', gif([300, 200], [[0, 0, 300, 200]]), [300, 200, 1]],
    ['a lossy WebP', 'webp', lossyWebp(300, 200), [300, 200, 1]],
    ['a lossless WebP', 'webp', losslessWebp(16_384, 9_000), [16_384, 9_000, 1]],
    ['a HEIC of tiles', 'heic', heic([512, 512], [4032, 3024]), [4032, 3024, 1]],
    ['an animated PNG, all of it', 'png', png(300, 200, animation, frame, frame, frame), [300, 200, 3]],
    [
      'an animated GIF, all of it',
      'gif',
      gif(
        [300, 200],
        Array.from({ length: 9 }, () => [0, 0, 1, 1] as const),
      ),
      [300, 200, 9],
    ],
    [
      'an animated WebP, all of it',
      'webp',
      animatedWebp(
        [300, 200],
        [
          [10, 10],
          [20, 20],
        ],
      ),
      [300, 200, 2],
    ],
    ['the larger of two headers of a PNG', 'png', png(1, 1, pngHeader(20_000, 30_000)), [20_000, 30_000, 1]],
    [
      'the larger of two frames of a JPEG',
      'jpeg',
      jpeg([
        [1, 1],
        [20_000, 30_000],
      ]),
      [20_000, 30_000, 1],
    ],
    [
      'a frame of a JPEG that follows its picture',
      'jpeg',
      jpeg([[1, 1]], jpeg([[20_000, 30_000]]).subarray(2)),
      [20_000, 30_000, 1],
    ],
    [
      'the height that a JPEG states after its picture',
      'jpeg',
      jpeg([[20_000, 0]], jpegHeight(30_000)),
      [20_000, 30_000, 1],
    ],
    [
      'a frame of a GIF that is larger than its screen',
      'gif',
      gif([1, 1], [[10, 20, 20_000, 30_000]]),
      [20_010, 30_020, 1],
    ],
    [
      'a frame of a WebP that is larger than its canvas',
      'webp',
      animatedWebp([1, 1], [[16_000, 16_000]]),
      [16_000, 16_000, 1],
    ],
    ['a tiny PNG', 'png', acceptable.find(([name]) => name === 'dot.png')?.[2] ?? Buffer.alloc(0), [1, 1, 1]],
  ] as const)
    it(`is that of ${what}`, () => expect(sizeOf(type, bytes)).to.deep.equal(size));

  it('is unknown if the file states none, wherever it is cut, and such an image is not unpacked', () => {
    const whole = {
      png: png(9, 9),
      jpeg: jpeg([[9, 9]]),
      gif: gif([9, 9], []),
      webp: lossyWebp(9, 9),
      heic: heic([9, 9]),
    };
    for (const [type, bytes] of Object.entries(whole))
      for (let length = 0; length < bytes.length; length += 1)
        expect(sizeOf(type, bytes.subarray(0, length)), `${type} of ${length}`).to.satisfy(
          (size: number[] | undefined) => size === undefined || size.slice(0, 2).join() === '9,9',
        );
    for (const type of Object.keys(whole))
      expect(isDecodable(`image/${type}`, Buffer.from('no image'))).to.equal(false);
    expect(isDecodable('image/svg+xml', Buffer.from('<svg width="1" height="1"/>'))).to.equal(false);
  });

  it('is read in time proportional to the length of the file, whatever it contains', () => {
    const length = 10 * 1024 * 1024;
    const begun = process.cpuUsage();
    for (const filling of ['ff', 'ff00', 'ffd0', 'ffe00002', '00', '21', '2c'])
      for (const [type, bytes] of Object.entries({
        jpeg: jpeg([[9, 9]]),
        gif: gif([9, 9], []).subarray(0, -1),
        png: png(9, 9),
        heic: heic([9, 9]),
      }))
        sizeOf(type, Buffer.concat([bytes.subarray(0, -2), Buffer.alloc(length, filling, 'hex')]));
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1000 / 28, 'milliseconds per file of 10 MiB').to.be.below(400);
  });

  it('can be 25 million pixels in total, and not one more', () => {
    const isAllowed = (bytes: Buffer): boolean => isDecodable('image/gif', bytes);
    expect(isAllowed(gif([5000, 5000], [[0, 0, 5000, 5000]]))).to.equal(true);
    expect(isAllowed(gif([5000, 5001], [[0, 0, 1, 1]]))).to.equal(false);
    const frames = (count: number) => Array.from({ length: count }, () => [0, 0, 1, 1] as const);
    expect(isAllowed(gif([500, 500], frames(100)))).to.equal(true);
    expect(isAllowed(gif([500, 500], frames(101)))).to.equal(false);
  });
});
