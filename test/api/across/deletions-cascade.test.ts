import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { eventTypesOf, eventsOf } from '../../support/answers/events.js';
import { buildProject, buildTag } from '../../support/builders/factories.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../../support/builders/projects.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { addAgreement, buildTimeEntry } from '../../support/builders/time.js';
import { attachFile } from '../../support/builders/uploads.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const emptied = [
  'projects',
  'milestones',
  'phases',
  'tasks',
  'tickets',
  'ticket_activities',
  'attachments',
  'taggings',
  'time_entries',
];

async function assertEmptied({ workspaceId: workspace_id }: ApiClient): Promise<void> {
  const { db } = await testApi();
  for (const table of emptied) expect(await db(table).where({ workspace_id }), table).to.deep.equal([]);
}

/** A project with a ticket, and with objects of all kinds that the two can have. */
async function buildFullProject(owner: ApiClient) {
  const project = await buildProject(owner);
  const { id } = project;
  const tag = await buildTag(owner);
  const { data: ticket } = await owner.call('createProjectTicket', {
    params: { id },
    body: { title: 'Login fails', tags: [tag.name] },
  });
  await owner.call('addProjectTags', { params: { id }, body: { tags: [tag.slug] } });
  const comment = { content: 'Looking into it', visibility: 'public' } as const;
  await owner.call('createTicketActivity', { params: { id: ticket.id }, body: comment });
  await owner.call('createTicketTask', { params: { id: ticket.id }, body: { title: 'Call' } });
  await attachFile(owner, ticket.id);
  const entry = await buildTimeEntry(owner, { ticket_id: ticket.id });
  const milestone = await buildMilestone(owner, id);
  await buildPhase(owner, id);
  await buildProjectTask(owner, id);
  return { project, ticket, tag, entry, milestone };
}

const usageOf = async (owner: ApiClient, { id }: Schemas['Tag']): Promise<number | undefined> =>
  (await owner.call('listTags', {})).data.find((tag) => tag.id === id)?.usage_count;

describe('deleteProject with all its parts', () => {
  it('deletes them too, with events for tickets and time', async () => {
    const { owner } = await buildWorkspace();
    const { project, ticket, tag, entry } = await buildFullProject(owner);
    expect(await usageOf(owner, tag)).to.equal(2);
    await owner.call('deleteProject', { params: { id: project.id } });
    await assertEmptied(owner);
    expect(await usageOf(owner, tag)).to.equal(0);
    const last = (await eventsOf(owner, ticket.id)).at(-1);
    expect(last?.type).to.equal('ticket.deleted');
    expect(last?.data).to.deep.include({ id: ticket.id, title: 'Login fails' });
    expect((await eventTypesOf(owner, entry.id)).at(-1)).to.equal('time_entry.deleted');
    expect((await eventTypesOf(owner, project.id)).at(-1)).to.equal('project.deleted');
  });

  it('leaves other projects of the client alone', async () => {
    const { owner } = await buildWorkspace();
    const { project: gone } = await buildFullProject(owner);
    const { id } = await buildProject(owner, { client_id: gone.client_id });
    const ticket = await owner.call('createProjectTicket', { params: { id }, body: { title: 'Stays' } });
    const [milestone, phase] = [await buildMilestone(owner, id), await buildPhase(owner, id)];
    const task = await buildProjectTask(owner, id);
    await owner.call('deleteProject', { params: { id: gone.id } });
    const include: Schemas['ProjectInclude'][] = ['tickets', 'milestones', 'phases', 'tasks'];
    const { data } = await owner.call('getProject', { params: { id }, query: { include } });
    expect(data).to.deep.include({ milestones: [milestone], phases: [phase], tasks: [task] });
    expect(data.tickets?.map((each) => each.id)).to.deep.equal([ticket.data.id]);
  });

  it('is refused because of a billed milestone, and succeeds once its invoice is void', async () => {
    const { owner } = await buildWorkspace();
    const { project, milestone } = await buildFullProject(owner);
    const line = { milestone_id: milestone.id, quantity: 1 };
    const draft = await buildInvoice(owner, { client_id: project.client_id, line_items: [line] });
    const params = { id: project.id };
    expect(await refusalOf(owner.fail('deleteProject', { params }))).to.deep.equal([409, 'invalid_state']);
    await owner.call('voidInvoice', { params: { id: draft.id } });
    await owner.call('deleteProject', { params });
    await assertEmptied(owner);
  });

  it('leaves no part behind that is created at the same moment', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const params = { id };
    const making = Array.from({ length: 5 }, () => [
      owner.request('createProjectTicket', { params, body: { title: 'Late' } }),
      owner.request('createProjectMilestone', { params, body: { title: 'Late' } }),
      owner.request('createProjectPhase', { params, body: { title: 'Late', status: 'pending' } }),
      owner.request('createProjectTask', { params, body: { title: 'Late' } }),
    ]).flat();
    await Promise.all([...making, owner.request('deleteProject', { params })]);
    await assertEmptied(owner);
    for (const { status } of await Promise.all(making)) expect(status).to.be.oneOf([201, 400, 404]);
  });

  it('bills no milestone of a project that is deleted at the same moment', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildProject(owner);
    const milestone = await buildMilestone(owner, id);
    const body = { client_id, line_items: [{ milestone_id: milestone.id, quantity: 1 }] };
    const [billed, gone] = await Promise.all([
      owner.request('createInvoice', { body }),
      owner.request('deleteProject', { params: { id } }),
    ]);
    expect([
      [201, 409],
      [400, 200],
    ]).to.deep.include([billed.status, gone.status]);
  });
});

describe('deleteClient with projects and tickets', () => {
  it('deletes projects and tickets with all their parts', async () => {
    const { owner } = await buildWorkspace();
    const { project, ticket, tag } = await buildFullProject(owner);
    const { client_id } = project;
    const loose = await owner.call('createTicket', {
      body: { title: 'Of no project', client_id, billing_type: 'time_and_materials', tags: [tag.name] },
    });
    await owner.call('createTicketTask', { params: { id: loose.data.id }, body: { title: 'Call' } });
    await owner.call('deleteClient', { params: { id: client_id } });
    await assertEmptied(owner);
    expect(await usageOf(owner, tag)).to.equal(0);
    for (const id of [ticket.id, loose.data.id])
      expect((await eventTypesOf(owner, id)).at(-1)).to.equal('ticket.deleted');
  });

  const refusals = {
    'a milestone on a draft': async (
      owner: ApiClient,
      { project, milestone }: Awaited<ReturnType<typeof buildFullProject>>,
    ) => {
      const line_items = [{ milestone_id: milestone.id, quantity: 1 }];
      await buildInvoice(owner, { client_id: project.client_id, line_items });
    },
    'an active agreement': (owner: ApiClient, { project }: Awaited<ReturnType<typeof buildFullProject>>) =>
      addAgreement(owner, project.client_id),
  };
  for (const [what, add] of Object.entries(refusals)) {
    it(`is refused because of ${what}, and then deletes nothing`, async () => {
      const { owner } = await buildWorkspace();
      const full = await buildFullProject(owner);
      await add(owner, full);
      const { client_id, id } = full.project;
      const refusal = await refusalOf(owner.fail('deleteClient', { params: { id: client_id } }));
      expect(refusal).to.deep.equal([409, 'invalid_state']);
      const include: Schemas['ProjectInclude'][] = ['tickets', 'milestones', 'phases', 'tasks'];
      const { data } = await owner.call('getProject', { params: { id }, query: { include } });
      for (const name of ['tickets', 'milestones', 'phases', 'tasks'] as const) expect(data[name]).to.have.lengthOf(1);
      expect(await eventTypesOf(owner, full.ticket.id)).not.to.include('ticket.deleted');
    });
  }
});
