import { expect } from 'chai';
import { finishedStatuses } from '../../../domain/projects/project-status.js';
import { addUser } from '../../support/builders/users.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';

const statuses = ['pending', 'active', 'on_hold', ...finishedStatuses] as const;

/**
 * Clients, projects and tickets in every state, all called Falcon: for each id, the references of a time entry on it.
 */
async function buildWork(owner: ApiClient): Promise<ReadonlyMap<string, object>> {
  const work = new Map<string, object>();
  for (const status of ['active', 'inactive'] as const) {
    const { id: client_id } = await buildClient(owner, { name: `Falcon ${status}` });
    work.set(client_id, { client_id });
    await buildContact(owner, { client_id, name: 'Falcon' });
    work.set((await buildTicket(owner, { client_id, title: 'Falcon', external_id: status })).id, {});
    for (const of of statuses) {
      const { id: project_id } = await buildProject(owner, { client_id, title: 'Falcon' });
      work.set(project_id, { project_id });
      work.set((await buildTicket(owner, { client_id, project_id, title: 'Falcon' })).id, {});
      await owner.call('updateProject', { params: { id: project_id }, body: { status: of, force: true } });
    }
    await owner.call('updateClient', { params: { id: client_id }, body: { status } });
  }
  return new Map([...work].map(([id, ids]) => [id, id.startsWith('tkt_') ? { ticket_id: id } : ids]));
}

const foundBy = async (who: ApiClient, query: { q: string; takes_time?: boolean; limit?: number }): Promise<string[]> =>
  (await who.call('search', { query: { limit: 50, ...query } })).data.map(({ id }) => id).toSorted();

describe('search with takes_time', () => {
  it('finds exactly the objects that time can be logged on', async () => {
    const { owner } = await buildWorkspace();
    const work = await buildWork(owner);
    const taken: string[] = [];
    for (const [id, ids] of work) {
      const logging = owner.call('createTimeEntry', { body: { date: '2026-03-10', hours: 1, ...ids } });
      if (await logging.then(() => true).catch(() => false)) taken.push(id);
    }
    expect(taken.length).to.be.within(1, work.size - 1);
    expect(await foundBy(owner, { q: 'falcon', takes_time: true })).to.deep.equal(taken.toSorted());
    expect(await foundBy(owner, { q: 'falcon' })).to.include.members([...work.keys()]);
  });

  it('respects visibility, and finds open work among many closed projects of the same name', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    const work = await buildWork(owner);
    const contractor = await buildUser(owner, 'contractor');
    expect(await foundBy(contractor, { q: 'falcon', takes_time: true })).to.deep.equal([]);
    expect(await foundBy(owner, { q: 'active', takes_time: true })).to.have.length(2);
    expect(await foundBy(owner, { q: 'inactive', takes_time: true })).to.deep.equal([]);
    const { id: client_id } = await buildClient(owner, { name: 'Many' });
    for (let at = 0; at < 320; at++) await buildProject(owner, { client_id, title: `Falcon ${at}` });
    await db('projects').where({ client_id }).update({ status: 'completed' });
    const open = new Set([...work.keys()].filter((id) => id.startsWith('prj_')));
    const found = await foundBy(owner, { q: 'falcon', takes_time: true, limit: 50 });
    expect(found.filter((id) => open.has(id))).to.have.length(3);
    await addUser(db, owner.workspaceId, 'member', { name: 'Falcon' });
    expect((await foundBy(owner, { q: 'falcon', takes_time: true })).some((id) => id.startsWith('usr_'))).to.equal(
      false,
    );
  });
});
