import { setImmediate as nextTick } from 'node:timers/promises';
import { expect } from 'chai';
import { RequestSlots, type SlotKind } from '../../server/limits/request-slots.js';

describe('the slots for requests of a workspace', () => {
  let slots: RequestSlots;
  let now: number;
  /** The pauses that have not ended yet. */
  let rests: { ms: number; end: () => void }[];
  beforeEach(() => {
    now = 0;
    rests = [];
    slots = new RequestSlots({ now: () => now, rest: (ms, end) => void rests.push({ ms, end }) });
  });

  /** Requests slots. `count` returns how many were given. */
  const request = (count: number, kind: SlotKind = 'plain', workspaceId = 'ws_loud') => {
    const ends: (() => void)[] = [];
    const begun = Array.from({ length: count }, () => slots.take(workspaceId, kind).then((end) => void ends.push(end)));
    return { ends, all: Promise.all(begun), count: () => nextTick().then(() => ends.length) };
  };

  it('are unlimited for a workspace that is alone', async () => {
    const plain = request(20);
    const reports = request(3, 'report');
    now += 10;
    expect([await plain.count(), await reports.count()]).to.deep.equal([20, 3]);
    [...plain.ends, ...reports.ends].forEach((end) => end());
    expect(rests).to.deep.equal([]);
  });

  it('are eight beside others, and the next request begins as soon as one has ended', async () => {
    await request(1, 'plain', 'ws_quiet').all;
    const loud = request(10);
    expect(await loud.count()).to.equal(8);
    expect(await request(1, 'plain', 'ws_quiet').count()).to.equal(1);
    loud.ends[0]?.();
    expect(await loud.count()).to.equal(9);
    expect(rests).to.deep.equal([]);
  });

  it('are limited as long as another workspace has a request in progress', async () => {
    const quiet = request(1, 'plain', 'ws_quiet');
    await quiet.all;
    now += 10_000;
    const loud = request(9);
    expect(await loud.count()).to.equal(8);
    quiet.ends[0]?.();
    expect(await loud.count()).to.equal(9);
  });

  it('are unlimited again when the others have sent nothing for a second', async () => {
    const quiet = request(1, 'plain', 'ws_quiet');
    await quiet.all;
    quiet.ends[0]?.();
    now += 999;
    const loud = request(9);
    expect(await loud.count()).to.equal(8);
    now += 1;
    expect(await request(1, 'body').count()).to.equal(1);
    expect(await request(2, 'report').count()).to.equal(2);
    await loud.all;
  });

  it('let one report and one large body run next to plain requests, each followed by a rest as long as itself', async () => {
    await request(1, 'plain', 'ws_quiet').all;
    await request(8).all;
    const kinds = (['report', 'body'] as const).map((kind) => request(2, kind));
    const counts = () => Promise.all(kinds.map(({ count }) => count()));
    expect(await counts()).to.deep.equal([1, 1]);
    now += 30;
    kinds.forEach(({ ends }) => ends[0]?.());
    expect(await counts()).to.deep.equal([1, 1]);
    expect(rests.map(({ ms }) => ms)).to.deep.equal([30, 30]);
    rests.forEach(({ end }) => end());
    expect(await counts()).to.deep.equal([2, 2]);
  });

  it('let nobody else begin while too many are in progress because some have waited too long', async () => {
    await request(1, 'plain', 'ws_quiet').all;
    const loud = request(10);
    await loud.all;
    const later = request(1);
    loud.ends.slice(0, 2).forEach((end) => end());
    expect(await later.count()).to.equal(0);
    loud.ends.at(2)?.();
    expect(await later.count()).to.equal(1);
  });

  it('keep nobody waiting forever, even if what is in progress never ends', async () => {
    await request(1, 'report', 'ws_quiet').all;
    await request(1, 'report').all;
    const more = request(1, 'report');
    expect(await more.count()).to.equal(0);
    await more.all;
    expect(more.ends).to.have.length(1);
  });
});
