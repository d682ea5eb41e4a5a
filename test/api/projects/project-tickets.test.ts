import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { addAgreement, addTicket } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const create = async (
  owner: ApiClient,
  id: string,
  body: Partial<Schemas['ProjectTicketCreate']> = {},
): Promise<Schemas['Ticket']> =>
  (await owner.call('createProjectTicket', { params: { id }, body: { title: 'Login fails', ...body } })).data;

describe('createProjectTicket', () => {
  it('creates a ticket for the project and its client, as createTicket does', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildProject(owner);
    const priorities = (await owner.call('listTicketPriorities', {})).data;
    const priority_id = priorities.at(-1)?.id ?? '';
    const body = { description: 'Since this morning', priority_id, assignee_id: owner.userId, tags: ['Urgent'] };
    const ticket = await create(owner, id, body);
    expect(ticket).to.deep.include({ ...body, title: 'Login fails', project_id: id, client_id });
    expect(ticket.number).to.equal('TKT-1001');
    expect((await owner.call('getTicket', { params: { id: ticket.id } })).data).to.deep.equal(ticket);
    expect(await eventTypesOf(owner, ticket.id)).to.deep.equal(['ticket.created', 'ticket.assigned']);
  });

  it('takes the billing of the project, unless specified otherwise', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const agreement_id = await addAgreement(owner, client_id);
    const { id } = await buildProject(owner, { client_id, billing_type: 'retainer', agreement_id });
    expect(await create(owner, id)).to.include({ billing_type: 'retainer', agreement_id });
    const apart = await create(owner, id, { billing_type: 'fixed_fee' });
    expect(apart).to.include({ billing_type: 'fixed_fee', agreement_id: null });
    expect(await create(owner, id, { agreement_id: null })).to.include({
      billing_type: 'retainer',
      agreement_id: null,
    });
  });

  it('accepts no other client or project, and no contact of another client', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildProject(owner);
    for (const field of ['client_id', 'project_id'] as const) {
      const body = { title: 'Login fails', [field]: field === 'client_id' ? client_id : id };
      const failing = owner.fail('createProjectTicket', { params: { id }, body });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', field]);
    }
    const body = { title: 'Login fails', contact_id: `con_${'0'.repeat(26)}` };
    const failing = owner.fail('createProjectTicket', { params: { id }, body });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'contact_id']);
  });

  it('is not found for a project of another workspace', async () => {
    const [{ owner }, elsewhere] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { id } = await buildProject(elsewhere.owner);
    const failing = owner.fail('createProjectTicket', { params: { id }, body: { title: 'Login fails' } });
    expect(await refusalOf(failing)).to.deep.equal([404, 'not_found']);
  });

  it('loses none of 20 created concurrently, each with its own number', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const made = await Promise.all(Array.from({ length: 20 }, () => create(owner, id)));
    const numbers = made.map(({ number }) => number).toSorted();
    expect(numbers).to.deep.equal(Array.from({ length: 20 }, (_, n) => `TKT-${1001 + n}`));
    const { pagination } = await owner.call('listProjectTickets', { params: { id } });
    expect(pagination.total).to.equal(20);
  });
});

describe('listProjectTickets', () => {
  it('lists the tickets of this project, newest first, like the list of all tickets', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildProject(owner);
    const other = await buildProject(owner, { client_id });
    const [first, second] = [await create(owner, id), await create(owner, id)];
    await create(owner, other.id);
    const { data, pagination } = await owner.call('listProjectTickets', { params: { id } });
    expect(data.map((ticket) => ticket.id)).to.deep.equal([second.id, first.id]);
    expect(pagination.total).to.equal(2);
    expect(data).to.deep.equal((await owner.call('listTickets', { query: { project_id: id } })).data);
  });

  it('filters by status and assignee, and sorts', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const member = await buildUser(owner, 'member');
    const [low, , , urgent] = (await owner.call('listTicketPriorities', {})).data;
    const late = { due_date: '2026-05-02', priority_id: low?.id ?? '' };
    const open = await create(owner, id, { assignee_id: member.userId, ...late });
    const closed = await create(owner, id, { due_date: '2026-05-01', priority_id: urgent?.id ?? '' });
    await owner.call('closeTicket', { params: { id: closed.id } });
    const ids = async (query: object) =>
      (await owner.call('listProjectTickets', { params: { id }, query })).data.map((ticket) => ticket.id);
    expect(await ids({ status: 'open' })).to.deep.equal([open.id]);
    expect(await ids({ status: 'closed' })).to.deep.equal([closed.id]);
    expect(await ids({ assignee_id: member.userId })).to.deep.equal([open.id]);
    expect(await ids({ sort: 'due_date', order: 'asc' })).to.deep.equal([closed.id, open.id]);
    expect(await ids({ sort: 'priority' })).to.deep.equal([closed.id, open.id]);
    expect(await ids({ sort: 'updated_at' })).to.deep.equal([closed.id, open.id]);
    const failing = owner.fail('listProjectTickets', {
      params: { id },
      query: { assignee_id: `usr_${'0'.repeat(26)}` },
    });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'assignee_id']);
  });

  it('shows contractors only those assigned to them', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildProject(owner);
    const contractor = await buildUser(owner, 'contractor');
    const mine = await addTicket(owner, { client_id, project_id: id, assignee_id: contractor.userId });
    await create(owner, id);
    const { data, pagination } = await contractor.call('listProjectTickets', { params: { id } });
    expect([data.map((ticket) => ticket.id), pagination.total]).to.deep.equal([[mine], 1]);
  });
});
