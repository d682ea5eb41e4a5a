/**
 * What a restricted key gets: nothing outside its areas. This is a sample, which differs in each run; `npm run
 * test:exhaustive` tries every operation with a key of every area.
 */
import { expect } from 'chai';
import { areaRefusal, areas } from '../../domain/people/key-access.js';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import { isLeftTo, isRefused, keyOfArea, singleAreas, teamOperations } from '../support/access/key-areas.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import type { ApiClient } from '../support/service/api.js';
import { Dice } from '../support/models/dice.js';

const seed = Number(process.env['AREAS_SEED'] ?? Date.now() % 1_000_000);
const dice = new Dice(seed);
/** Operations that each key tries, inside its area and outside. */
const tried = 2;

describe('a key restricted to one area', () => {
  let owner: ApiClient;
  before(async () => {
    ({ owner } = await buildWorkspace());
  });

  for (const one of singleAreas)
    it(`at ${one.area}: ${one.level} is refused operations outside it, and none inside`, async () => {
      const key = await keyOfArea(owner, one);
      for (const isInside of [true, false]) {
        const some = teamOperations.filter((id) => isLeftTo(id, one) === isInside);
        for (const id of Array.from({ length: tried }, () => dice.pick(some)))
          expect(await isRefused(key, id), `${id}, AREAS_SEED=${seed}`).to.equal(!isInside);
      }
    });

  it('is refused by the rule of the areas what the contract does not leave to it', () => {
    for (const one of singleAreas)
      for (const id of teamOperations) {
        const { areas: needs, method } = operations[id];
        const refused = areaRefusal({ [one.area]: one.level }, needs, method === 'get');
        expect(refused === undefined, `${id} at ${one.area}: ${one.level}`).to.equal(isLeftTo(id, one));
      }
  });

  it('reaches every area by some operation', () => {
    for (const area of areas) {
      const needing = teamOperations.filter((id) => area in (operations[id].areas ?? {}));
      expect(
        needing.filter((id) => isLeftTo(id, { area, level: 'write' })),
        area,
      ).not.to.deep.equal([]);
    }
  });

  it('leaves to each area what its operations are about', () => {
    const needsOf = (id: OperationId) => operations[id].areas;
    expect(needsOf('listClients')).to.deep.equal({ clients: 'read' });
    expect(needsOf('createInvoiceFromTime')).to.deep.equal({ billing: 'write', time: 'write' });
    expect(needsOf('listProjectTimeEntries')).to.deep.equal({ time: 'read' });
    expect(needsOf('createTicketStatus')).to.deep.equal({ settings: 'write' });
    expect(needsOf('listTicketStatuses')).to.deep.equal({ tickets: 'read' });
    expect(needsOf('getCurrentUser')).to.equal(null);
    for (const id of ['search', 'listEvents', 'streamChanges', 'listAuditEntries', 'listLoggedRequests'] as const)
      expect(needsOf(id), id).to.deep.equal(Object.fromEntries(areas.map((area) => [area, 'read'])));
  });
});
