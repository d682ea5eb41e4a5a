import { expect } from 'chai';
import type { Body } from '../../../contract/contract.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildContact, buildProject, buildTag, buildTicket } from '../../support/builders/factories.js';
import { activitiesOn, priorityNamed, statusNamed } from '../../support/builders/tickets.js';
import { addAgreement } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const unknown = {
  client_id: 'cli_00000000000000000000000000',
  project_id: 'prj_00000000000000000000000000',
  status_id: 'stat_00000000000000000000000000',
  priority_id: 'pri_00000000000000000000000000',
  assignee_id: 'usr_00000000000000000000000000',
  contact_id: 'con_00000000000000000000000000',
  agreement_id: 'agr_00000000000000000000000000',
};

describe('createTicket', () => {
  it('starts in the first open status, with the default priority, reported by whoever creates it', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { data } = await owner.call('createTicket', { body: { title: 'Login fails', client_id } });
    expect(data).to.deep.include({
      number: 'TKT-1001',
      title: 'Login fails',
      description: null,
      client_id,
      project_id: null,
      status_id: (await statusNamed(owner, 'New')).id,
      priority_id: (await priorityNamed(owner, 'Normal')).id,
      assignee_id: null,
      reporter_id: owner.userId,
      billing_type: 'time_and_materials',
      time: { estimated_hours: null, logged_hours: 0, billable_hours: 0 },
      resolution_summary: null,
      tags: [],
    });
    const { opened_at, ...dates } = data.dates;
    expect(opened_at).to.equal(data.created_at);
    expect(dates).to.deep.equal({ first_response_at: null, resolved_at: null, closed_at: null, due_date: null });
    expect((await owner.call('getTicket', { params: { id: data.id } })).data).to.deep.equal(data);
    expect(await eventTypesOf(owner, data.id)).to.deep.equal(['ticket.created']);
    expect((await activitiesOn(owner, data.id)).map(({ type }) => type)).to.deep.equal(['created']);
  });

  it('accepts every field', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id: project_id } = await buildProject(owner, { client_id });
    const { id: contact_id } = await buildContact(owner, { client_id });
    const agreement_id = await addAgreement(owner, client_id);
    const links = { client_id, project_id, contact_id, agreement_id, assignee_id: owner.userId };
    const status_id = (await statusNamed(owner, 'Waiting on Client')).id;
    const priority_id = (await priorityNamed(owner, 'Urgent')).id;
    const tag = await buildTag(owner, { name: 'Shop' });
    const data = await buildTicket(owner, {
      ...links,
      status_id,
      priority_id,
      title: 'Login fails',
      description: 'Since this morning',
      billing_type: 'retainer',
      due_date: '2026-02-06',
      estimated_hours: 1.25,
      tags: [tag.id, 'Brand new'],
    });
    expect(data).to.deep.include({ ...links, status_id, priority_id, billing_type: 'retainer' });
    expect(data).to.deep.include({ description: 'Since this morning', tags: ['Brand new', 'Shop'] });
    expect(data.dates.due_date).to.equal('2026-02-06');
    expect(data.time.estimated_hours).to.equal(1.25);
  });

  it('also emits the assignment', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner, { assignee_id: owner.userId });
    const [created, assigned, ...others] = await eventsOf(owner, id);
    expect([created?.type, assigned?.type, others]).to.deep.equal(['ticket.created', 'ticket.assigned', []]);
    expect(assigned?.context).to.deep.equal({ changes: { assignee_id: { from: null, to: owner.userId } } });
    const [, activity] = await activitiesOn(owner, id);
    expect(activity).to.include({ type: 'assignment', old_value: null, new_value: 'Olga Owner' });
  });

  it('is closed immediately in a status of type closed', async () => {
    const { owner } = await buildWorkspace();
    const ticket = await buildTicket(owner, { status_id: (await statusNamed(owner, 'Resolved')).id });
    const { opened_at, first_response_at, resolved_at, closed_at } = ticket.dates;
    expect([first_response_at, resolved_at, closed_at]).to.deep.equal([opened_at, opened_at, opened_at]);
    expect(await eventTypesOf(owner, ticket.id)).to.deep.equal(['ticket.created', 'ticket.closed']);
  });

  it('has the SLA targets of its priority, or those of its client if it has its own', async () => {
    const { owner } = await buildWorkspace();
    const { id: priority_id } = await priorityNamed(owner, 'High');
    const override = { priority_id, response_target: 30, resolution_target: 90 };
    const { id: client_id } = await buildClient(owner, { sla_overrides: [override] });
    const plain = await buildTicket(owner, { client_id });
    expect(plain.sla).to.deep.include({ response_target: 240, resolution_target: 1440, breached: false });
    const premium = await buildTicket(owner, { client_id, priority_id });
    expect(premium.sla).to.deep.include({ response_target: 30, resolution_target: 90, response_met: null });
  });

  it('assigns each number once, whatever is created concurrently or deleted', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const made = await Promise.all(Array.from({ length: 10 }, () => buildTicket(owner, { client_id })));
    const numbers = made.map(({ number }) => number).toSorted();
    expect(numbers).to.deep.equal(Array.from({ length: 10 }, (_, at) => `TKT-${1001 + at}`));
    const last = made.find(({ number }) => number === 'TKT-1010');
    await owner.call('deleteTicket', { params: { id: last?.id ?? '' } });
    expect((await buildTicket(owner, { client_id })).number).to.equal('TKT-1011');
  });

  it('numbers the tickets of each workspace separately', async () => {
    const [one, other] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    expect([(await buildTicket(one.owner)).number, (await buildTicket(other.owner)).number]).to.deep.equal([
      'TKT-1001',
      'TKT-1001',
    ]);
  });

  for (const [field, id] of Object.entries(unknown)) {
    it(`refuses an unknown ${field}`, async () => {
      const { owner } = await buildWorkspace();
      const client_id = (await buildClient(owner)).id;
      const body = { title: 'Login fails', client_id, [field]: id };
      const { status, error } = await owner.fail('createTicket', { body });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', field]);
    });
  }

  it('refuses everything that belongs to another client, all reported together', async () => {
    const { owner } = await buildWorkspace();
    const [{ id: client_id }, { id: other }] = [await buildClient(owner), await buildClient(owner)];
    const body = {
      title: 'Login fails',
      client_id,
      project_id: (await buildProject(owner, { client_id: other })).id,
      contact_id: (await buildContact(owner, { client_id: other })).id,
      agreement_id: await addAgreement(owner, other),
    };
    const { error } = await owner.fail('createTicket', { body });
    expect(error.code).to.equal('invalid_request');
    expect(error.details?.map(({ field }) => field)).to.deep.equal(['project_id', 'contact_id', 'agreement_id']);
  });

  it('refuses an assignee who is deactivated', async () => {
    const { owner } = await buildWorkspace();
    const { userId } = await buildUser(owner, 'member');
    await owner.call('deactivateUser', { params: { id: userId } });
    const client_id = (await buildClient(owner)).id;
    const { error } = await owner.fail('createTicket', { body: { title: 'X', client_id, assignee_id: userId } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'assignee_id']);
  });

  const wrong: readonly (readonly [string, Partial<Record<keyof Body<'createTicket'>, unknown>>, string])[] = [
    ['no title', { title: undefined }, 'title'],
    ['a blank title', { title: ' ' }, 'title'],
    ['no client', { client_id: undefined }, 'client_id'],
    ['a due date that is none', { due_date: '2026-02-30' }, 'due_date'],
    ['negative hours', { estimated_hours: -1 }, 'estimated_hours'],
    ['an unknown id of a tag', { tags: ['tag_00000000000000000000000000'] }, 'tags.0'],
  ];
  for (const [what, body, field] of wrong) {
    it(`refuses ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner);
      const { error } = await owner.fail('createTicket', { body: { title: 'Login fails', client_id, ...body } });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', field]);
    });
  }
});
