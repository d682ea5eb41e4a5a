/** A client's projects in the portal. */
import { expect } from 'chai';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { addTicket, buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

async function buildFirm() {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner);
  const { id } = await buildProject(owner, {
    client_id,
    budget_hours: 40,
    budget_amount: 5000,
    custom_rate: 120,
    status: 'active',
  });
  const viewer = await buildPortalContact(owner, { client_id, portal_access: 'view' });
  return { owner, client_id, id, viewer };
}

describe('getPortalProject', () => {
  it('has phases, milestones and progress, and nothing of money or of the team', async () => {
    const { owner, id, client_id, viewer } = await buildFirm();
    await owner.call('createProjectPhase', { params: { id }, body: { title: 'Design' } });
    await owner.call('createProjectMilestone', { params: { id }, body: { title: 'Live', amount: 900 } });
    await addTicket(owner, { client_id, project_id: id });
    const done = await addTicket(owner, { client_id, project_id: id });
    await owner.call('closeTicket', { params: { id: done }, body: {} });
    const { data } = await viewer.call('getPortalProject', { params: { id } });
    expect(data).to.include({ id, progress_percent: 50, hours: null });
    expect(data.phases?.map(({ title }) => title)).to.deep.equal(['Design']);
    expect(data.milestones?.map(({ title }) => title)).to.deep.equal(['Live']);
    const { data: own } = await owner.call('getProject', { params: { id } });
    // Digits of ids and times are random, so the patterns match field names and whole values.
    for (const told of [/"\w*(?:amount|rate|manager|notes)\w*":/, /[:[](?:900|5000|120)[,}\]]/]) {
      expect(JSON.stringify(own)).to.match(told);
      expect(JSON.stringify(data)).to.not.match(told);
    }
  });

  it('shows hours where the workspace lets clients see them', async () => {
    const { owner, id, viewer } = await buildFirm();
    await buildTimeEntry(owner, { project_id: id, hours: 2.5 });
    await owner.call('updateWorkspace', { body: { portal_shows_hours: true } });
    const { data } = await viewer.call('getPortalProject', { params: { id } });
    expect(data.hours).to.deep.equal({ budget: 40, used: 2.5 });
  });
});

describe('listPortalProjects', () => {
  it('lists the projects of the client alone, by status too', async () => {
    const { owner, id, client_id, viewer } = await buildFirm();
    await buildProject(owner, { client_id: (await buildClient(owner)).id });
    const { id: pending } = await buildProject(owner, { client_id, status: 'pending' });
    const all = await viewer.call('listPortalProjects', {});
    expect(all.data.map((project) => project.id)).to.have.members([id, pending]);
    const some = await viewer.call('listPortalProjects', { query: { status: ['pending'] } });
    expect(some.data.map((project) => project.id)).to.deep.equal([pending]);
  });
});
