import { setImmediate as nextTick } from 'node:timers/promises';
import { expect } from 'chai';
import { WorkTurns, type TurnLane } from '../../server/limits/work-turns.js';

describe('the turns of workspaces', () => {
  let turns: WorkTurns;
  beforeEach(() => {
    turns = new WorkTurns();
  });

  /** Takes turns; returns how many have begun. */
  const ask = (count: number, lane: TurnLane = 'plain', workspaceId = 'ws_loud') => {
    const ends: (() => void)[] = [];
    const begun = Array.from({ length: count }, () => turns.take(workspaceId, lane).then((end) => void ends.push(end)));
    const state = { ends, all: Promise.all(begun), count: () => nextTick().then(() => ends.length) };
    return state;
  };

  it('do not limit a workspace that is alone', async () => {
    expect(await ask(20).count()).to.equal(20);
  });

  it('let three requests of a workspace run concurrently while another is active, and the next after one has ended and rested', async () => {
    await ask(1, 'plain', 'ws_quiet').all;
    const loud = ask(5);
    expect(await loud.count()).to.equal(3);
    expect(await ask(1, 'plain', 'ws_quiet').count()).to.equal(1);
    loud.ends.splice(0, 2).forEach((end) => end());
    await loud.all;
    expect(loud.ends).to.have.length(3);
  });

  it('let a report and a large body run next to them, one at a time', async () => {
    await ask(1, 'plain', 'ws_quiet').all;
    expect(await ask(4).count()).to.equal(3);
    expect(await ask(2, 'report').count()).to.equal(1);
    expect(await ask(2, 'body').count()).to.equal(1);
  });

  it('let nobody else begin while too many are in progress because some have waited too long', async () => {
    turns = new WorkTurns(() => Promise.resolve());
    await ask(1, 'plain', 'ws_quiet').all;
    const loud = ask(5);
    await loud.all;
    await ask(1, 'plain', 'ws_quiet').all;
    const later = ask(1);
    loud.ends.slice(0, 2).forEach((end) => end());
    expect(await later.count()).to.equal(0);
    loud.ends.at(2)?.();
    await later.all;
  });

  it('keep nobody waiting forever, even if what is in progress never ends', async () => {
    await ask(1, 'plain', 'ws_quiet').all;
    const loud = ask(4);
    expect(await loud.count()).to.equal(3);
    await loud.all;
    expect(loud.ends).to.have.length(4);
  });
});
