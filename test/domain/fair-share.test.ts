import { expect } from 'chai';
import fc from 'fast-check';
import { FairQueue, FairShare, KeyCounts, roundRobin, shareOf, type Release } from '../../domain/fair-share.js';

const ownerOf = (item: string): string => item.charAt(0);
const owner = fc.constantFrom('a', 'b', 'c', 'd');

describe('roundRobin', () => {
  it('takes the second item of one only after the first of every other, each in its own order', () => {
    const many = Array.from({ length: 50 }, (_, at) => `a${at}`);
    const all = roundRobin([...many, 'b0', 'c0', 'c1'], ownerOf);
    expect(all.slice(0, 3)).to.have.members(['a0', 'b0', 'c0']);
    expect(all.slice(3, 5)).to.have.members(['a1', 'c1']);
    expect(all.filter((item) => ownerOf(item) === 'a')).to.deep.equal(many);
  });

  it('begins with those that have the least in progress', () => {
    const inProgress: Record<string, number> = { a: 3, b: 0, c: 1 };
    const ordered = roundRobin(['a0', 'b0', 'c0'], ownerOf, (each) => inProgress[each] ?? 0);
    expect(ordered).to.deep.equal(['b0', 'c0', 'a0']);
  });
});

describe('shareOf', () => {
  for (const [capacity, taken, parts, share] of [
    [256, 0, 8, 32],
    [256, 128, 8, 16],
    [4, 0, 2, 2],
    [4, 3, 8, 1],
    [4, 4, 8, 0],
    [4, 9, 8, 0],
  ] as const)
    it(`is ${share} for one of ${parts} parts of ${capacity} slots of which ${taken} are taken`, () =>
      expect(shareOf(capacity, taken, parts)).to.equal(share));

  it('leaves slots for those that come later, however many take their full share', () => {
    let taken = 0;
    for (let count = 0; count < 30; count += 1) {
      let own = 0;
      for (; own < shareOf(256, taken, 8); own += 1) taken += 1;
      expect(own).to.be.greaterThan(0);
    }
    expect(taken).to.be.lessThan(256);
  });
});

describe('KeyCounts', () => {
  it('counts each key by itself', () => {
    const counts = new KeyCounts();
    counts.add('a', 1);
    counts.add('a', 1);
    counts.add('b', 1);
    counts.add('b', -1);
    expect(['a', 'b', 'c'].map((key) => counts.of(key))).to.deep.equal([2, 0, 0]);
  });
});

describe('a fair queue', () => {
  const takeAll = <T>(queue: FairQueue<T>): T[] => {
    const all: T[] = [];
    for (let next = queue.take(() => true); next !== undefined; next = queue.take(() => true)) all.push(next);
    return all;
  };

  it('gives turns to owners, not to items, and first to those that had none yet', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a0', 'a1', 'a2', 'b0', 'b1']) queue.add(ownerOf(item), item);
    expect([queue.take(() => true), queue.take(() => true)]).to.deep.equal(['a0', 'b0']);
    queue.add('c', 'c0');
    expect(takeAll(queue)).to.deep.equal(['c0', 'a1', 'b1', 'a2']);
  });

  it('passes over owners without a fitting item, who keep their turn', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a0', 'a1', 'b0']) queue.add(ownerOf(item), item);
    expect(queue.take((item) => item !== 'a0')).to.equal('a1');
    expect(queue.take((item) => item.startsWith('c'))).to.equal(undefined);
    expect(takeAll(queue)).to.deep.equal(['b0', 'a0']);
  });

  it('takes what is put in front first, and nothing that was removed', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a0', 'a1']) queue.add('a', item);
    queue.add('a', 'a-first', { isFirst: true });
    queue.remove('a', 'a0');
    queue.remove('b', 'unknown');
    expect([queue.size, queue.sizeOf('a'), queue.sizeOf('b')]).to.deep.equal([2, 2, 0]);
    expect(takeAll(queue)).to.deep.equal(['a-first', 'a1']);
    queue.add('b', 'b0');
    expect([queue.empty(), queue.size]).to.deep.equal([['b0'], 0]);
  });

  it('serves nobody twice between two turns of an owner that waits all the while', () => {
    fc.assert(
      fc.property(fc.array(owner, { maxLength: 60 }), (queued) => {
        const queue = new FairQueue<string>();
        queued.forEach((each) => queue.add(each, each));
        const served = takeAll(queue);
        expect(served.toSorted()).to.deep.equal(queued.toSorted());
        for (const waiting of new Set(queued)) {
          const last = served.lastIndexOf(waiting);
          for (let from = -1; from < last;) {
            const next = served.indexOf(waiting, from + 1);
            const between = served.slice(from + 1, next);
            expect(new Set(between).size).to.equal(between.length);
            from = next;
          }
        }
      }),
    );
  });
});

describe('a fair share', () => {
  it('lets an owner hold its share, and calls the next one that waits when a slot is freed', () => {
    const share = FairShare.ofFree(4, 2);
    const begun: string[] = [];
    const releases: Release[] = [];
    const request = (each: string): (() => void) =>
      share.request(each, (release) => {
        begun.push(each);
        releases.push(release);
      });
    ['a', 'a', 'a', 'b', 'c'].forEach(request);
    expect(begun).to.deep.equal(['a', 'b', 'c']);
    expect([share.heldBy('a'), share.isAlone('a')]).to.deep.equal([1, false]);
    expect(share.take('a'), 'nothing overtakes what waits').to.equal(undefined);
    releases[0]?.();
    expect(begun).to.deep.equal(['a', 'b', 'c', 'a']);
    releases[0]?.();
    expect(begun, 'a slot is freed once').to.deep.equal(['a', 'b', 'c', 'a']);
  });

  it('gives nothing to those who have given up waiting', () => {
    const share = new FairShare(() => 1);
    const release = share.take('a');
    const begun: string[] = [];
    share.request('a', () => begun.push('gave up'))();
    share.request('a', () => begun.push('waits'));
    release?.();
    expect(begun).to.deep.equal(['waits']);
  });

  it('counts a slot taken anyway', () => {
    const share = new FairShare(() => 1);
    const releases = [share.take('a'), share.takeAnyway('a')];
    const begun: string[] = [];
    share.request('a', () => begun.push('next'));
    releases[0]?.();
    expect([begun, share.heldBy('a')]).to.deep.equal([[], 1]);
    releases[1]?.();
    expect(begun).to.deep.equal(['next']);
  });

  it('frees the slot of work that fails', async () => {
    const share = new FairShare(() => 1);
    const failing = share.run('a', () => Promise.reject(new Error('failed')));
    const next = share.run('a', () => Promise.resolve('done'));
    expect(await failing.catch(({ message }: Error) => message)).to.equal('failed');
    expect([await next, share.heldBy('a')]).to.deep.equal(['done', 0]);
  });

  it('never exceeds its capacity, leaves no slot empty that somebody waiting may hold, and serves all in the end', () => {
    const step = fc.record({ owner, isRelease: fc.boolean(), at: fc.nat() });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 3 }),
        fc.array(step),
        (capacity, parts, steps) => {
          const share = FairShare.ofFree(capacity, parts);
          const held: { owner: string; release: Release }[] = [];
          const waiting = new Map<number, string>();
          const check = (): void => {
            expect(held.length).to.be.at.most(capacity);
            for (const each of waiting.values())
              expect(share.heldBy(each)).to.be.at.least(shareOf(capacity, held.length, parts));
          };
          for (const [id, { owner: each, isRelease, at }] of steps.entries()) {
            if (isRelease && held.length > 0) {
              const [freed] = held.splice(at % held.length, 1);
              freed?.release();
            } else {
              waiting.set(id, each);
              share.request(each, (release) => {
                waiting.delete(id);
                held.push({ owner: each, release });
              });
            }
            check();
          }
          while (held.length > 0) held.shift()?.release();
          expect(waiting.size).to.equal(0);
        },
      ),
    );
  });
});
