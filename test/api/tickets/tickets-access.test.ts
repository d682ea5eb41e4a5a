import { expect } from 'chai';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('a contractor with tickets', () => {
  it('creates them for themselves, at the clients of their tickets', async () => {
    const { owner } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor');
    const { client_id } = await buildTicket(owner, { assignee_id: contractor.userId });
    const { data } = await contractor.call('createTicket', { body: { title: 'More', client_id } });
    expect([data.assignee_id, data.reporter_id]).to.deep.equal([contractor.userId, contractor.userId]);
    const body = { title: 'More', client_id, assignee_id: owner.userId };
    expect((await contractor.fail('createTicket', { body })).error.code).to.equal('forbidden');
    const other = (await buildClient(owner)).id;
    const { error } = await contractor.fail('createTicket', { body: { title: 'More', client_id: other } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'client_id']);
  });

  it('reassigns one, and no longer sees it', async () => {
    const { owner } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor');
    const { id } = await buildTicket(owner, { assignee_id: contractor.userId });
    const body = { assignee_id: owner.userId };
    expect((await contractor.call('updateTicket', { params: { id }, body })).data.assignee_id).to.equal(owner.userId);
    expect((await contractor.fail('getTicket', { params: { id } })).error.code).to.equal('forbidden');
  });

  it('cannot change or close others', async () => {
    const { owner } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor');
    const { id } = await buildTicket(owner);
    for (const operation of ['updateTicket', 'closeTicket', 'reopenTicket', 'deleteTicket'] as const) {
      const body = operation === 'deleteTicket' ? {} : { body: {} };
      expect((await contractor.fail(operation, { params: { id }, ...body })).status, operation).to.equal(403);
    }
    const { error } = await contractor.fail('closeTickets', { body: { ids: [id] } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'ids.0']);
  });
});

describe('getTicket', () => {
  it('embeds what `include` names, as lists show it', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const project = await buildProject(owner, { client_id: client.id });
    const made = await buildTicket(owner, { client_id: client.id, project_id: project.id, assignee_id: owner.userId });
    const params = { id: made.id };
    await owner.call('createTicketTask', { params, body: { title: 'Call' } });
    await buildTimeEntry(owner, { ticket_id: made.id });
    const names = ['client', 'project', 'assignee', 'activities', 'time_entries', 'attachments', 'tasks'] as const;
    const { data } = await owner.call('getTicket', { params, query: { include: [...names] } });
    expect([data.client?.id, data.project?.id]).to.deep.equal([client.id, project.id]);
    expect(data.assignee).to.deep.equal({ id: owner.userId, name: 'Olga Owner' });
    expect(data.activities).to.deep.equal((await owner.call('listTicketActivities', { params })).data);
    expect(data.time_entries).to.deep.equal((await owner.call('listTicketTimeEntries', { params })).data);
    expect(data.tasks).to.deep.equal((await owner.call('listTicketTasks', { params })).data);
    expect(data.attachments).to.deep.equal([]);
  });

  it('embeds null for no project and no assignee, and nothing unless requested', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    const query = { include: ['project', 'assignee'] as ('project' | 'assignee')[] };
    const { data } = await owner.call('getTicket', { params: { id }, query });
    expect([data.project, data.assignee]).to.deep.equal([null, null]);
    expect(data).to.not.have.any.keys('client', 'activities', 'time_entries', 'attachments', 'tasks');
  });

  it('embeds the time that the reader sees, without rates that they do not', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { id } = await buildTicket(owner);
    await buildTimeEntry(owner, { ticket_id: id });
    const own = await buildTimeEntry(owner, { ticket_id: id, user_id: member.userId });
    const { data } = await member.call('getTicket', { params: { id }, query: { include: ['time_entries'] } });
    expect(data.time_entries?.map((entry) => entry.id)).to.deep.equal([own.id]);
    expect(data.time_entries?.[0]?.billing).to.not.have.property('rate_charged');
    expect(data.time.logged_hours).to.equal(4);
  });

  it('refuses unknown names', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    const { error } = await owner.fail('getTicket', { params: { id }, query: { include: ['invoices'] } });
    expect(error.code).to.equal('invalid_request');
  });
});
