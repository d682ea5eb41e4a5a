import { setImmediate as nextTick } from 'node:timers/promises';
import { expect } from 'chai';
import { WorkTurns, type TurnLane } from '../../server/limits/work-turns.js';

describe('the turns of workspaces', () => {
  let turns: WorkTurns;
  let now: number;
  /** The rests that have not ended yet. */
  let rests: { ms: number; end: () => void }[];
  beforeEach(() => {
    now = 0;
    rests = [];
    turns = new WorkTurns({ now: () => now, rest: (ms, end) => void rests.push({ ms, end }) });
  });

  /** Takes turns; returns how many have begun. */
  const ask = (count: number, lane: TurnLane = 'plain', workspaceId = 'ws_loud') => {
    const ends: (() => void)[] = [];
    const begun = Array.from({ length: count }, () => turns.take(workspaceId, lane).then((end) => void ends.push(end)));
    const state = { ends, all: Promise.all(begun), count: () => nextTick().then(() => ends.length) };
    return state;
  };

  /** One workspace that works on one request, and another that works on three. */
  const loudBesideQuiet = async () => {
    await ask(1, 'plain', 'ws_quiet').all;
    const loud = ask(3);
    await loud.all;
    now += 10;
    return loud;
  };

  it('do not limit a workspace that is alone', async () => {
    const only = ask(20);
    now += 10;
    expect(await only.count()).to.equal(20);
    only.ends.forEach((end) => end());
    expect(rests).to.deep.equal([]);
  });

  it('let three requests run concurrently of a workspace that takes more than others do, and the next after one has ended and rested for as long', async () => {
    const loud = await loudBesideQuiet();
    const more = ask(2);
    expect(await more.count()).to.equal(0);
    expect(await ask(1, 'plain', 'ws_quiet').count()).to.equal(1);
    loud.ends.splice(0, 1).forEach((end) => end());
    expect(await more.count()).to.equal(0);
    expect(rests).to.have.length(1);
    expect(rests[0]?.ms).to.equal(10);
    rests.splice(0).forEach(({ end }) => end());
    expect(await more.count()).to.equal(1);
  });

  it('hold nobody back of those who take alike, up to eight requests at once', async () => {
    const names = ['ws_a', 'ws_b', 'ws_c'];
    const first = names.map((name) => ask(1, 'plain', name));
    await Promise.all(first.map(({ all }) => all));
    const more = names.map((name) => ask(8, 'plain', name));
    const counts = () => Promise.all(more.map(({ count }) => count()));
    now += 10;
    expect(await counts()).to.deep.equal([7, 7, 7]);
    first.forEach(({ ends }) => ends[0]?.());
    expect(await counts()).to.deep.equal([8, 8, 8]);
    expect(rests).to.deep.equal([]);
  });

  it('forget what a workspace has taken long ago', async () => {
    const loud = await loudBesideQuiet();
    loud.ends.forEach((end) => end());
    rests.splice(0).forEach(({ end }) => end());
    now += 10_000;
    expect(await ask(5).count()).to.equal(5);
  });

  it('hold a workspace back that takes more than others, however many others do so too', async () => {
    await ask(1, 'plain', 'ws_quiet').all;
    const names = ['ws_a', 'ws_b', 'ws_c'];
    await Promise.all(names.map((name) => ask(8, 'plain', name).all));
    now += 10;
    const more = names.map((name) => ask(1, 'plain', name));
    expect(await Promise.all(more.map(({ count }) => count()))).to.deep.equal([0, 0, 0]);
    expect(await ask(1, 'plain', 'ws_quiet').count()).to.equal(1);
  });

  it('let a report and a large body run next to them, one at a time', async () => {
    await loudBesideQuiet();
    expect(await ask(1).count()).to.equal(0);
    expect(await ask(2, 'report').count()).to.equal(1);
    expect(await ask(2, 'body').count()).to.equal(1);
  });

  it('let nobody else begin while too many are in progress because some have waited too long', async () => {
    const loud = await loudBesideQuiet();
    const late = ask(2);
    await late.all;
    const ends = [...loud.ends, ...late.ends];
    await ask(1, 'plain', 'ws_quiet').all;
    const later = ask(1);
    ends.slice(0, 2).forEach((end) => end());
    rests.splice(0).forEach(({ end }) => end());
    expect(await later.count()).to.equal(0);
    ends.at(2)?.();
    rests.splice(0).forEach(({ end }) => end());
    await later.all;
  });

  it('keep nobody waiting forever, even if what is in progress never ends', async () => {
    await loudBesideQuiet();
    const more = ask(1);
    expect(await more.count()).to.equal(0);
    await more.all;
    expect(more.ends).to.have.length(1);
  });
});
