import { setImmediate as nextTick } from 'node:timers/promises';
import { expect } from 'chai';
import { WorkTurns, type TurnLane } from '../../server/limits/work-turns.js';

describe('the turns of workspaces', () => {
  let turns: WorkTurns;
  beforeEach(() => {
    turns = new WorkTurns();
  });

  /** Asks for turns; tells how many have begun. */
  const ask = (count: number, lane: TurnLane = 'plain', workspaceId = 'ws_loud') => {
    const ends: (() => void)[] = [];
    const begun = Array.from({ length: count }, () => turns.take(workspaceId, lane).then((end) => void ends.push(end)));
    const state = { ends, all: Promise.all(begun), count: () => nextTick().then(() => ends.length) };
    return state;
  };

  it('lets a workspace that is alone have as much done at once as it wants', async () => {
    expect(await ask(20).count()).to.equal(20);
  });

  it('has three requests of a workspace done at once while another is there, and the next when one has ended and rested', async () => {
    await ask(1, 'plain', 'ws_quiet').all;
    const loud = ask(5);
    expect(await loud.count()).to.equal(3);
    expect(await ask(1, 'plain', 'ws_quiet').count()).to.equal(1);
    loud.ends.splice(0, 2).forEach((end) => end());
    await loud.all;
    expect(loud.ends).to.have.length(3);
  });

  it('has a report and a large body done beside them, one at a time', async () => {
    await ask(1, 'plain', 'ws_quiet').all;
    expect(await ask(4).count()).to.equal(3);
    expect(await ask(2, 'report').count()).to.equal(1);
    expect(await ask(2, 'body').count()).to.equal(1);
  });

  it('lets nobody else begin while more are under way than may be, because the patience of some ran out', async () => {
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

  it('keeps nobody waiting for ever, though what is under way never ends', async () => {
    await ask(1, 'plain', 'ws_quiet').all;
    const loud = ask(4);
    expect(await loud.count()).to.equal(3);
    await loud.all;
    expect(loud.ends).to.have.length(4);
  });
});
