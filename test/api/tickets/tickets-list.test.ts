import { expect } from 'chai';
import type { Query } from '../../../contract/contract.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { stopClock } from '../../support/service/clock.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { priorityNamed, statusNamed } from '../../support/builders/tickets.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient, QueryInput } from '../../support/service/api.js';

const idsOf = async (owner: ApiClient, query: QueryInput<Query<'listTickets'>>): Promise<string[]> =>
  (await owner.call('listTickets', { query })).data.map(({ id }) => id);

describe('listTickets', () => {
  it('shows whole tickets, with the names of what they refer to', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const project = await buildProject(owner, { client_id: client.id });
    const ticket = await buildTicket(owner, {
      client_id: client.id,
      project_id: project.id,
      assignee_id: owner.userId,
      tags: ['Shop'],
    });
    const [row] = (await owner.call('listTickets', {})).data;
    const [status, priority] = [await statusNamed(owner, 'New'), await priorityNamed(owner, 'Normal')];
    expect(row).to.deep.equal({
      ...ticket,
      client_name: client.name,
      project_title: project.title,
      status: { id: status.id, name: 'New', color: status.color },
      priority: { id: priority.id, name: 'Normal', color: priority.color },
      assignee: { id: owner.userId, name: 'Olga Owner' },
    });
  });

  it('shows a ticket without assignee and without project', async () => {
    const { owner } = await buildWorkspace();
    await buildTicket(owner);
    const [row] = (await owner.call('listTickets', {})).data;
    expect(row).to.include({ assignee: null, project_id: null, project_title: null });
  });

  it('filters by number, reporter, agreement, due dates, and unassigned', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { id: client_id } = await buildClient(owner);
    const agreement = await buildAgreement(owner, { client_id });
    const mine = await buildTicket(owner, { client_id, assignee_id: owner.userId, due_date: '2026-05-02' });
    const theirs = await buildTicket(member, { client_id, agreement_id: agreement.id, due_date: '2026-05-01' });
    const free = await buildTicket(owner, { client_id });
    const cases: [QueryInput<Query<'listTickets'>>, string[]][] = [
      [{ number: mine.number }, [mine.id]],
      [{ number: [mine.number.replace('TKT-', ''), free.number.toLowerCase()] }, [free.id, mine.id]],
      [{ number: 'TKT-9' }, []],
      [{ reporter_id: member.userId }, [theirs.id]],
      [{ agreement_id: agreement.id }, [theirs.id]],
      [{ due_from: '2026-05-02' }, [mine.id]],
      [{ due_to: '2026-05-01' }, [theirs.id]],
      [{ due_from: '2026-05-01', due_to: '2026-05-02' }, [theirs.id, mine.id]],
      [{ assignee_id: 'none' }, [free.id, theirs.id]],
      [{ assignee_id: ['none', owner.userId] }, [free.id, theirs.id, mine.id]],
    ];
    for (const [query, found] of cases) expect(await idsOf(owner, query), JSON.stringify(query)).to.deep.equal(found);
    const { error } = await owner.fail('listTickets', { query: { assignee_id: `none,usr_${'0'.repeat(26)}` } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'assignee_id']);
  });

  it('filters by client, project, assignee, contact, status or priority', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const links = {
      client_id,
      project_id: (await buildProject(owner, { client_id })).id,
      assignee_id: (await buildUser(owner, 'member')).userId,
      contact_id: (await buildContact(owner, { client_id })).id,
      status_id: (await statusNamed(owner, 'In Progress')).id,
      priority_id: (await priorityNamed(owner, 'High')).id,
    };
    const { id } = await buildTicket(owner, links);
    await buildTicket(owner);
    for (const [name, value] of Object.entries(links))
      expect(await idsOf(owner, { [name]: value }), name).to.deep.equal([id]);
  });

  it('refuses filters that name an unknown object', async () => {
    const { owner } = await buildWorkspace();
    const names = { client_id: 'cli', project_id: 'prj', assignee_id: 'usr', status_id: 'stat', priority_id: 'pri' };
    for (const [name, prefix] of Object.entries(names)) {
      const { error } = await owner.fail('listTickets', { query: { [name]: `${prefix}_00000000000000000000000000` } });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', name]);
    }
  });

  it('lists open and closed ones, or only one of the two', async () => {
    const { owner } = await buildWorkspace();
    const [{ id: open }, { id: closed }] = [await buildTicket(owner), await buildTicket(owner)];
    await owner.call('closeTicket', { params: { id: closed } });
    expect(await idsOf(owner, {})).to.deep.equal([closed, open]);
    expect(await idsOf(owner, { status: 'all' })).to.deep.equal([closed, open]);
    expect(await idsOf(owner, { status: 'open' })).to.deep.equal([open]);
    expect(await idsOf(owner, { status: 'closed' })).to.deep.equal([closed]);
  });

  it('finds words of title and description', async () => {
    const { owner } = await buildWorkspace();
    const { id: byTitle } = await buildTicket(owner, { title: 'Café closes' });
    const { id: byText } = await buildTicket(owner, { description: 'Near the cafe' });
    expect(await idsOf(owner, { search: 'CAFE' })).to.deep.equal([byText, byTitle]);
    expect(await idsOf(owner, { search: 'closes café' })).to.deep.equal([byTitle]);
  });

  it('filters by days of the workspace, both ends included, or by instants', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { timezone: 'America/New_York' } });
    const clock = await stopClock(owner);
    const made = await buildTicket(owner);
    const day = clock.now.toISOString().slice(0, 10);
    const next = new Date(clock.now.getTime() + 86_400_000).toISOString().slice(0, 10);
    expect(await idsOf(owner, { from: day, to: day })).to.deep.equal([made.id]);
    expect(await idsOf(owner, { from: next })).to.deep.equal([]);
    // 03:00 UTC of the next day is still the evening before in New York.
    await clock.forward(18 * 60);
    const { id: evening } = await buildTicket(owner);
    expect(await idsOf(owner, { from: day, to: day })).to.deep.equal([evening, made.id]);
    expect(await idsOf(owner, { from: clock.now.toISOString() })).to.deep.equal([evening]);
    expect(await idsOf(owner, { to: made.created_at })).to.deep.equal([made.id]);
  });

  it('refuses an invalid day', async () => {
    const { owner } = await buildWorkspace();
    const { error } = await owner.fail('listTickets', { query: { from: '2026-02-30' } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'from']);
  });

  it('filters by whether a target was missed', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id: late } = await buildTicket(owner, { priority_id: (await priorityNamed(owner, 'Urgent')).id });
    await clock.forward(20);
    await owner.call('closeTicket', { params: { id: late } });
    const { id: kept } = await buildTicket(owner);
    expect(await idsOf(owner, { sla_breached: true })).to.deep.equal([late]);
    expect(await idsOf(owner, { sla_breached: false })).to.deep.equal([kept]);
  });

  it('lists what changed since an instant', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const [{ id: old }, { id: changed }] = [await buildTicket(owner), await buildTicket(owner)];
    const since = (await clock.forward(1)).toISOString();
    await owner.call('updateTicket', { params: { id: changed }, body: { title: 'New title' } });
    expect(await idsOf(owner, { updated_since: since })).to.deep.equal([changed]);
    expect(await idsOf(owner, { sort: 'updated_at' })).to.deep.equal([changed, old]);
  });

  it('sorts by the position of the priority and by due date', async () => {
    const { owner } = await buildWorkspace();
    const make = async (name: string, due_date: string): Promise<string> =>
      (await buildTicket(owner, { priority_id: (await priorityNamed(owner, name)).id, due_date })).id;
    const urgent = await make('Urgent', '2026-02-02');
    const low = await make('Low', '2026-02-03');
    const high = await make('High', '2026-02-01');
    expect(await idsOf(owner, { sort: 'priority' })).to.deep.equal([urgent, high, low]);
    expect(await idsOf(owner, { sort: 'due_date', order: 'asc' })).to.deep.equal([high, urgent, low]);
  });

  it('sorts by the earliest SLA deadline that is still to be reached, then what has none, then what is closed', async () => {
    const { owner } = await buildWorkspace();
    const make = async (name: string): Promise<string> =>
      (await buildTicket(owner, { priority_id: (await priorityNamed(owner, name)).id })).id;
    const [low, urgent, answered, closed, paused] = [
      await make('Low'),
      await make('Urgent'),
      await make('Urgent'),
      await make('Urgent'),
      await make('Urgent'),
    ];
    await owner.call('createTicketActivity', {
      params: { id: answered },
      body: { content: 'On it', visibility: 'public' },
    });
    await owner.call('closeTicket', { params: { id: closed } });
    const { id: status_id } = await statusNamed(owner, 'Waiting on Client');
    await owner.call('updateTicket', { params: { id: paused }, body: { status_id } });
    const sorted = await idsOf(owner, { sort: 'sla_due_at', order: 'asc' });
    expect(sorted).to.deep.equal([urgent, answered, low, paused, closed]);
    expect(await idsOf(owner, { sort: 'sla_due_at', order: 'desc' })).to.deep.equal(sorted.toReversed());
    const csv = await owner.request('listTickets', { query: { sort: 'sla_due_at', order: 'asc', format: 'csv' } });
    expect((await csv.text()).match(/tkt_\w{26}/g)).to.deep.equal(sorted);
  });

  it('shows contractors what is assigned to them', async () => {
    const { owner } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor');
    await buildTicket(owner);
    const { id } = await buildTicket(owner, { assignee_id: contractor.userId });
    const { data, pagination } = await contractor.call('listTickets', {});
    expect([data.map((row) => row.id), pagination.total]).to.deep.equal([[id], 1]);
  });
});
