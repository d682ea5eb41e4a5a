/** What a restricted key gets: nothing outside its areas, whatever the operation. */
import { expect } from 'chai';
import { areas, type Area, type AreaLevel } from '../../domain/people/key-access.js';
import { operations } from '../../generated/operations.js';
import type { OperationId } from '../../contract/contract.js';
import { buildKey, buildWorkspace, withKey } from '../support/builders/workspace.js';
import type { ApiClient } from '../support/service/api.js';

const ofTeam = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].realm === 'team');
const restricted = /^(This key is restricted|A restricted key)/;

/** Path parameters of an operation; none of the objects exists. */
const someParams = (id: OperationId): Record<string, string> =>
  Object.fromEntries([...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'none']));

/** The operations that a key is refused because of its areas. */
async function refusedTo(key: ApiClient): Promise<OperationId[]> {
  const refused: OperationId[] = [];
  for (const id of ofTeam) {
    const response = await key.request(id, { params: someParams(id) });
    const { status } = response;
    const text = await response.text();
    const { error } = (text.startsWith('{"error"') ? JSON.parse(text) : {}) as { error?: { message: string } };
    if (status === 403 && restricted.test(error?.message ?? '')) refused.push(id);
  }
  return refused;
}

/** Whether the contract leaves an operation to a key of one area alone. */
function isLeftTo(id: OperationId, area: Area, level: AreaLevel): boolean {
  const { areas: needs, method } = operations[id];
  if (needs === null) return method === 'get';
  return Object.entries(needs).every(([name, needed]) => name === area && (level === 'write' || needed === 'read'));
}

describe('a key restricted to one area', () => {
  for (const area of areas)
    for (const level of ['read', 'write'] as const)
      it(`at ${area}: ${level} is refused every operation outside it, and none inside`, async () => {
        const { owner } = await buildWorkspace();
        const key = withKey(owner, await buildKey(owner, { scope: 'restricted', access: { [area]: level } }));
        const expected = ofTeam.filter((id) => !isLeftTo(id, area, level));
        expect(await refusedTo(key)).to.deep.equal(expected);
      });

  it('reaches every area by some operation', () => {
    for (const area of areas)
      expect(
        ofTeam.filter((id) => isLeftTo(id, area, 'write')),
        area,
      ).not.to.deep.equal([]);
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
