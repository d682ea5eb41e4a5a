import { expect } from 'chai';
import { buildClient, buildTicket } from '../../support/builders/factories.js';
import { priorityNamed } from '../../support/builders/tickets.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

const defaultsOf = async (owner: ApiClient): Promise<string[]> =>
  (await owner.call('listTicketPriorities', {})).data.filter(({ is_default }) => is_default).map(({ name }) => name);

describe('listTicketPriorities', () => {
  it('has the defaults of a new workspace, from least to most urgent', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('listTicketPriorities', {});
    expect(data.map(({ name, sla_response, sla_resolution }) => [name, sla_response, sla_resolution])).to.deep.equal([
      ['Low', 480, 4320],
      ['Normal', 240, 1440],
      ['High', 60, 480],
      ['Urgent', 15, 240],
    ]);
    expect(await defaultsOf(owner)).to.deep.equal(['Normal']);
  });
});

describe('createTicketPriority', () => {
  it('goes to the end and has no targets by default', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('createTicketPriority', { body: { name: 'Critical' } });
    expect(data).to.include({ sla_response: null, sla_resolution: null, is_default: false, position: 5 });
    expect((await owner.call('getTicketPriority', { params: { id: data.id } })).data).to.deep.equal(data);
    const { sla } = await buildTicket(owner, { priority_id: data.id });
    expect([sla.response_target, sla.resolution_target]).to.deep.equal([null, null]);
  });

  it('can become the default', async () => {
    const { owner } = await buildWorkspace();
    const body = {
      name: 'Usual',
      sla_response: 10,
      sla_resolution: 20,
      is_default: true,
      color: '#112233',
      position: 1,
    };
    const { data } = await owner.call('createTicketPriority', { body });
    expect(data).to.include(body);
    expect(await defaultsOf(owner)).to.deep.equal(['Usual']);
    expect((await buildTicket(owner)).priority_id).to.equal(data.id);
  });

  it('leaves one default when 10 are created concurrently', async () => {
    const { owner } = await buildWorkspace();
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        owner.call('createTicketPriority', { body: { name: `Usual ${at}`, is_default: true } }),
      ),
    );
    expect(await defaultsOf(owner)).to.have.length(1);
  });

  const wrong: readonly (readonly [string, object, string])[] = [
    ['a blank name', { name: ' ' }, 'name'],
    ['a color that is none', { color: 'red' }, 'color'],
    ['a target of no minutes', { sla_response: 0 }, 'sla_response'],
    ['a target of half a minute', { sla_resolution: 0.5 }, 'sla_resolution'],
  ];
  for (const [what, body, field] of wrong) {
    it(`refuses ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const { error } = await owner.fail('createTicketPriority', { body: { name: 'Critical', ...body } });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', field]);
    });
  }

  it('returns duplicate if the name is taken, ignoring case', async () => {
    const { owner } = await buildWorkspace();
    const { status, error } = await owner.fail('createTicketPriority', { body: { name: 'LOW' } });
    expect([status, error.code, error.field]).to.deep.equal([409, 'duplicate', 'name']);
  });

  it('is for owners and admins', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { error } = await member.fail('createTicketPriority', { body: { name: 'Critical' } });
    expect(error.code).to.equal('forbidden');
  });
});

describe('updateTicketPriority', () => {
  it('changes the targets of future tickets', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await priorityNamed(owner, 'Normal');
    const before = await buildTicket(owner);
    const body = { sla_response: 120, sla_resolution: null };
    expect((await owner.call('updateTicketPriority', { params: { id }, body })).data).to.include(body);
    const { sla } = await buildTicket(owner);
    expect([sla.response_target, sla.resolution_target]).to.deep.equal([120, null]);
    expect((await owner.call('getTicket', { params: { id: before.id } })).data.sla).to.deep.equal(before.sla);
  });

  it('sorts its tickets by its new position', async () => {
    const { owner } = await buildWorkspace();
    const [low, high] = [await priorityNamed(owner, 'Low'), await priorityNamed(owner, 'High')];
    const { id: ofLow } = await buildTicket(owner, { priority_id: low.id });
    const { id: ofHigh } = await buildTicket(owner, { priority_id: high.id });
    const order = async (): Promise<string[]> =>
      (await owner.call('listTickets', { query: { sort: 'priority' } })).data.map(({ id }) => id);
    expect(await order()).to.deep.equal([ofHigh, ofLow]);
    await owner.call('updateTicketPriority', { params: { id: low.id }, body: { position: 4 } });
    expect(await order()).to.deep.equal([ofLow, ofHigh]);
  });

  it('can take over the default, but not give it up', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await priorityNamed(owner, 'Normal');
    const { error } = await owner.fail('updateTicketPriority', { params: { id }, body: { is_default: false } });
    expect([error.code, error.field]).to.deep.equal(['invalid_state', 'is_default']);
    const { id: high } = await priorityNamed(owner, 'High');
    await owner.call('updateTicketPriority', { params: { id: high }, body: { is_default: true } });
    expect(await defaultsOf(owner)).to.deep.equal(['High']);
  });
});

describe('deleteTicketPriority', () => {
  it('deletes one that nothing refers to', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await priorityNamed(owner, 'Low');
    expect((await owner.call('deleteTicketPriority', { params: { id } })).data).to.deep.equal({ id, deleted: true });
    const { data } = await owner.call('listTicketPriorities', {});
    expect(data.map(({ name, position }) => [name, position])).to.deep.equal([
      ['Normal', 1],
      ['High', 2],
      ['Urgent', 3],
    ]);
  });

  it('refuses the default, one that a ticket has, and one that a client has targets for', async () => {
    const { owner } = await buildWorkspace();
    const [normal, high, urgent] = [
      await priorityNamed(owner, 'Normal'),
      await priorityNamed(owner, 'High'),
      await priorityNamed(owner, 'Urgent'),
    ];
    await buildTicket(owner, { priority_id: high.id });
    await buildClient(owner, {
      sla_overrides: [{ priority_id: urgent.id, response_target: 5, resolution_target: 60 }],
    });
    for (const { id, name } of [normal, high, urgent]) {
      const { status, error } = await owner.fail('deleteTicketPriority', { params: { id } });
      expect([status, error.code], name).to.deep.equal([409, 'invalid_state']);
    }
  });
});

describe('the targets of a client', () => {
  it('are for existing priorities, each once', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await priorityNamed(owner, 'High');
    const targets = { response_target: 5, resolution_target: 60 };
    const wrong = [
      [id, 'pri_00000000000000000000000000'],
      [id, id],
    ];
    for (const ids of wrong) {
      const body = { name: 'Premium', sla_overrides: ids.map((priority_id) => ({ priority_id, ...targets })) };
      const { error } = await owner.fail('createClient', { body });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', 'sla_overrides.1.priority_id']);
    }
  });
});
