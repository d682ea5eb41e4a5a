import { expect } from 'chai';
import { databaseMemoryHere, databaseMemoryOf, redoLogOf } from '../../scripts/database/database-memory.js';

const gigabyte = 2 ** 30;

describe('memory of the private database', () => {
  for (const [machine, group, memory, why] of [
    [16, 0, 4096, 'a quarter of a machine without limits'],
    [24, 2 ** 34, 6144, 'a quarter of the machine if the group has no limit'],
    [64, 2, 512, 'a quarter of what a container may use'],
    [2, 64, 512, 'a quarter of the machine if the limit is above it'],
    [7.5, 0, 1920, 'a multiple of 128 MB'],
    [7.6, 0, 1920, 'the lower of two multiples'],
    [0.25, 0, 128, 'at least 128 MB'],
    [1024, 0, 16_384, 'at most 16 GB'],
  ] as const)
    it(`is ${why}: ${memory} MB of ${machine} GB${group > 0 ? ` that a group may use ${group} GB of` : ''}`, () => {
      expect(databaseMemoryOf(machine * gigabyte, group * gigabyte)).to.equal(memory);
    });

  it('is found for this machine', () => {
    expect(databaseMemoryHere()).to.be.within(128, 16_384);
  });
});

describe('redo log of the private database', () => {
  for (const [memory, log, why] of [
    [2048, 512, 'a quarter of the memory'],
    [1990, 497, 'a quarter, rounded down'],
    [128, 96, 'at least the 96 MB that the server takes by itself'],
    [16_384, 1024, 'at most 1 GB'],
  ] as const)
    it(`is ${why}: ${log} MB for ${memory} MB`, () => {
      expect(redoLogOf(memory)).to.equal(log);
    });
});
