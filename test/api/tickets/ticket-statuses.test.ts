import { expect } from 'chai';
import { buildTicket, uniqueName } from '../../support/builders/factories.js';
import { statusNamed } from '../../support/builders/tickets.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

const namesOf = async (owner: ApiClient): Promise<string[]> =>
  (await owner.call('listTicketStatuses', {})).data.map(({ name }) => name);

/** The positions of all statuses, which must be 1, 2, 3 … without gaps. */
const placesOf = async (owner: ApiClient): Promise<number[]> =>
  (await owner.call('listTicketStatuses', {})).data.map(({ position }) => position);

describe('listTicketStatuses', () => {
  it('has the defaults of a new workspace, in order', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('listTicketStatuses', {});
    expect(data.map(({ name, type, pauses_sla }) => [name, type, pauses_sla])).to.deep.equal([
      ['New', 'open', false],
      ['In Progress', 'open', false],
      ['Waiting on Client', 'open', true],
      ['Resolved', 'closed', false],
      ['Closed', 'closed', false],
    ]);
    expect(await placesOf(owner)).to.deep.equal([1, 2, 3, 4, 5]);
  });

  it('sorts by name too', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('listTicketStatuses', { query: { sort: 'name', order: 'desc' } });
    expect(data.map(({ name }) => name).slice(0, 2)).to.deep.equal(['Waiting on Client', 'Resolved']);
  });
});

describe('createTicketStatus', () => {
  it('goes to the end, with a color derived from the name', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('createTicketStatus', { body: { name: 'Parked', type: 'open' } });
    expect(data).to.include({ name: 'Parked', type: 'open', pauses_sla: false, position: 6 });
    expect(data.color).to.match(/^#[0-9a-f]{6}$/);
    expect((await owner.call('getTicketStatus', { params: { id: data.id } })).data).to.deep.equal(data);
  });

  it('moves down those at its position and after it; new tickets start in the first open one', async () => {
    const { owner } = await buildWorkspace();
    const body = { name: 'Inbox', type: 'open' as const, pauses_sla: true, color: '#112233', position: 1 };
    const { data } = await owner.call('createTicketStatus', { body });
    expect(data).to.include(body);
    expect((await namesOf(owner)).slice(0, 2)).to.deep.equal(['Inbox', 'New']);
    expect(await placesOf(owner)).to.deep.equal([1, 2, 3, 4, 5, 6]);
    expect((await buildTicket(owner)).status_id).to.equal(data.id);
  });

  it('returns duplicate if the name is taken, ignoring case', async () => {
    const { owner } = await buildWorkspace();
    const { status, error } = await owner.fail('createTicketStatus', { body: { name: ' new', type: 'open' } });
    expect([status, error.code, error.field]).to.deep.equal([409, 'duplicate', 'name']);
  });

  it('keeps positions distinct when 10 are created concurrently', async () => {
    const { owner } = await buildWorkspace();
    await Promise.all(
      Array.from({ length: 10 }, () =>
        owner.call('createTicketStatus', { body: { name: uniqueName('Status'), type: 'open', position: 2 } }),
      ),
    );
    expect(await placesOf(owner)).to.deep.equal(Array.from({ length: 15 }, (_, at) => at + 1));
  });

  it('is for owners and admins', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'manager');
    const { error } = await member.fail('createTicketStatus', { body: { name: 'Parked', type: 'open' } });
    expect(error.code).to.equal('forbidden');
  });
});

describe('updateTicketStatus', () => {
  it('renames, recolors and moves', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await statusNamed(owner, 'Waiting on Client');
    const body = { name: 'On Hold', color: '#112233', pauses_sla: false, position: 1 };
    const { data } = await owner.call('updateTicketStatus', { params: { id }, body });
    expect(data).to.include(body);
    expect((await namesOf(owner)).slice(0, 3)).to.deep.equal(['On Hold', 'New', 'In Progress']);
    expect(await placesOf(owner)).to.deep.equal([1, 2, 3, 4, 5]);
  });

  it('cannot change type while a ticket has it', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await statusNamed(owner, 'In Progress');
    const ticket = await buildTicket(owner, { status_id: id });
    const retype = { params: { id }, body: { type: 'closed' as const } };
    expect((await owner.fail('updateTicketStatus', retype)).error.code).to.equal('invalid_state');
    await owner.call('closeTicket', { params: { id: ticket.id } });
    expect((await owner.call('updateTicketStatus', retype)).data.type).to.equal('closed');
  });

  it('keeps one of each type', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('deleteTicketStatus', { params: { id: (await statusNamed(owner, 'Closed')).id } });
    const { id } = await statusNamed(owner, 'Resolved');
    const { error } = await owner.fail('updateTicketStatus', { params: { id }, body: { type: 'open' } });
    expect(error.code).to.equal('invalid_state');
    expect((await owner.fail('deleteTicketStatus', { params: { id } })).error.code).to.equal('invalid_state');
  });
});

describe('deleteTicketStatus', () => {
  it('closes the gap', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await statusNamed(owner, 'In Progress');
    expect((await owner.call('deleteTicketStatus', { params: { id } })).data).to.deep.equal({ id, deleted: true });
    expect(await namesOf(owner)).to.deep.equal(['New', 'Waiting on Client', 'Resolved', 'Closed']);
    expect(await placesOf(owner)).to.deep.equal([1, 2, 3, 4]);
  });

  it('refuses one that a ticket has', async () => {
    const { owner } = await buildWorkspace();
    const { status_id: id } = await buildTicket(owner);
    const { status, error } = await owner.fail('deleteTicketStatus', { params: { id } });
    expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
  });
});
