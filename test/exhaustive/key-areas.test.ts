/** What a restricted key gets: nothing outside its areas, whatever the operation. */
import { expect } from 'chai';
import type { OperationId } from '../../contract/contract.js';
import { isLeftTo, isRefused, keyOfArea, singleAreas, teamOperations } from '../support/access/key-areas.js';
import { buildWorkspace } from '../support/builders/workspace.js';

describe('a key restricted to one area', () => {
  for (const one of singleAreas)
    it(`at ${one.area}: ${one.level} is refused every operation outside it, and none inside`, async () => {
      const { owner } = await buildWorkspace();
      const key = await keyOfArea(owner, one);
      const refused: OperationId[] = [];
      for (const id of teamOperations) if (await isRefused(key, id)) refused.push(id);
      expect(refused).to.deep.equal(teamOperations.filter((id) => !isLeftTo(id, one)));
    });
});
