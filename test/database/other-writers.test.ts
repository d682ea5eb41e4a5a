import { expect } from 'chai';
import { changesFromElsewhere, OtherWriters, type NodeStatus } from '../../database/other-writers.js';
import { testApi } from '../support/service/api.js';

type Numbers = readonly [committed: number, sent: number, connections: number];

const node = ([committed, sent, connections]: Numbers, make = '7', uuid = 'a'): NodeStatus =>
  new Map([
    ['wsrep_cluster_conf_id', make],
    ['wsrep_gcomm_uuid', uuid],
    ['wsrep_last_committed', String(committed)],
    ['wsrep_replicated', String(sent)],
    ['Threads_connected', String(connections)],
  ]);

/** The status of a node at two checks, and the least number of changes that came from other nodes in between. */
const looks: readonly [what: string, earlier: NodeStatus, now: NodeStatus, found: number][] = [
  ['nobody writes', node([500, 100, 10]), node([500, 100, 10]), 0],
  ['all is written here', node([500, 100, 10]), node([1500, 1100, 10]), 0],
  ['what was under way at the first look is numbered since', node([490, 100, 10]), node([1500, 1100, 10]), 0],
  ['what is under way has no number yet', node([500, 100, 10]), node([1490, 1100, 10]), 0],
  ['others write elsewhere', node([500, 100, 10]), node([1600, 1100, 10]), 90],
  ['others alone write', node([500, 100, 10]), node([600, 100, 10]), 90],
  ['a node has joined or left', node([500, 100, 10]), node([900, 100, 10], '8'), 0],
  ['a proxy has moved on to another node', node([500, 100, 10]), node([900, 20, 10], '7', 'b'), 0],
  ['the server is in no cluster', new Map([['Threads_connected', '3']]), new Map([['Threads_connected', '3']]), 0],
];

describe('writers on other nodes of a cluster', () => {
  for (const [what, earlier, now, found] of looks)
    it(`${found > 0 ? 'are found' : 'are not found'} if ${what}`, () => {
      expect(changesFromElsewhere(earlier, now)).to.equal(found);
    });

  it('are never found on a server that is in no cluster', async () => {
    const { database } = await testApi();
    const others = new OtherWriters(database);
    expect([await others.haveJustShown(), await others.haveJustShown()]).to.deep.equal([false, false]);
  });
});
