/** Whatever owners do to each other at the same time, one owner remains. */
import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const rounds = 20;

/** A request after which an owner is no owner any more. */
type Way = (by: ApiClient, id: string) => Promise<Response>;
const demote: Way = (by, id) => by.request('updateUser', { params: { id }, body: { role: 'admin' } });
const deactivate: Way = (by, id) => by.request('deactivateUser', { params: { id } });
const demoteInBulk: Way = (by, id) => by.request('updateUsers', { body: { ids: [id], updates: { role: 'member' } } });

async function ownersLeft(workspace: ApiClient): Promise<number> {
  const witness = await buildUser(workspace, 'viewer');
  return (await witness.call('listUsers', { query: { role: 'owner' } })).pagination.total;
}

describe('the last owner', () => {
  for (const [what, first, second] of [
    ['demote', demote, demote],
    ['deactivate', deactivate, deactivate],
    ['demote and deactivate', demote, deactivate],
    ['demote, one of them in bulk,', demote, demoteInBulk],
  ] as const) {
    it(`stays when two owners ${what} each other concurrently: exactly one succeeds`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { owner } = await buildWorkspace();
        const other = await buildUser(owner, 'owner');
        const answers = await Promise.all([first(owner, other.userId), second(other, owner.userId)]);
        expect(await ownersLeft(owner)).to.equal(1);
        expect(answers.filter(({ status }) => status === 200)).to.have.lengthOf(1);
      }
    }).timeout(60_000);

    it(`stays when two owners ${what} themselves concurrently: exactly one succeeds`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { owner } = await buildWorkspace();
        const other = await buildUser(owner, 'owner');
        const answers = await Promise.all([first(owner, owner.userId), second(other, other.userId)]);
        expect(await ownersLeft(owner)).to.equal(1);
        expect(answers.map(({ status }) => String(status)).toSorted()).to.deep.equal(['200', '409']);
      }
    }).timeout(60_000);
  }

  it('stays when each of five owners tries to be the last to go', async () => {
    const { owner } = await buildWorkspace();
    const owners = [owner, ...(await Promise.all([1, 2, 3, 4].map(() => buildUser(owner, 'owner'))))];
    const answers = await Promise.all(owners.map((each) => demote(each, each.userId)));
    expect(await ownersLeft(owner)).to.equal(1);
    expect(answers.map(({ status }) => String(status)).toSorted()).to.deep.equal(['200', '200', '200', '200', '409']);
  });
});
