import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildTimeEntry, markBilled } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { countStatements } from '../../support/source/statements.js';
import { untilServed } from '../../support/service/waiting.js';

const unknown = 'time_00000000000000000000000000';

/** Entries of the owner on the same client, one hour on each day. */
async function buildEntries(owner: ApiClient, count: number, terms: object = {}): Promise<string[]> {
  const { id: client_id } = await buildClient(owner);
  const entries = Array.from({ length: count }, (_, index) => ({
    date: `2026-03-${String((index % 28) + 1).padStart(2, '0')}`,
    hours: 1,
    client_id,
    ...terms,
  }));
  return (await owner.call('createTimeEntries', { body: { entries } })).data.map(({ id }) => id);
}

const told = (details: readonly Schemas['FieldError'][] = []) => details.map(({ field, code }) => [field, code]);

describe('approveTimeEntries', () => {
  it('approves pending ones, leaves approved ones as they are, and returns them in the order of ids', async () => {
    const { owner } = await buildWorkspace();
    const ids = (await buildEntries(owner, 3)).toReversed();
    const [, second = ''] = ids;
    const approved = (await owner.call('approveTimeEntry', { params: { id: second } })).data;
    const { data } = await owner.call('approveTimeEntries', { body: { ids } });
    expect(data.map(({ id }) => id)).to.deep.equal(ids);
    expect(data.map(({ approval }) => approval.status)).to.deep.equal(['approved', 'approved', 'approved']);
    expect(data[1]).to.deep.equal(approved);
    for (const [at, id] of ids.entries()) {
      const [, event, ...more] = await eventsOf(owner, id);
      expect(event).to.deep.include({ type: 'time_entry.approved', data: data[at], context: {} });
      expect(more).to.deep.equal([]);
    }
  });

  it('names every entry that prevents it, with the code that it would have alone, and changes nothing', async () => {
    const { owner } = await buildWorkspace();
    const manager = await buildUser(owner, 'manager');
    const [fine = '', rejected = '', billed = ''] = await buildEntries(owner, 3);
    const { id: own } = await buildTimeEntry(owner, { user_id: manager.userId });
    const { id: running } = (await owner.call('startTimer', {})).data;
    await owner.call('rejectTimeEntry', { params: { id: rejected } });
    await markBilled(billed);
    const ids = [fine, own, rejected, unknown, billed, running, fine];
    const { status, error } = await manager.fail('approveTimeEntries', { body: { ids } });
    expect([status, error.code, error.field]).to.deep.equal([403, 'forbidden', 'ids.1']);
    expect(told(error.details)).to.deep.equal([
      ['ids.1', 'forbidden'],
      ['ids.2', 'invalid_state'],
      ['ids.3', 'invalid_request'],
      ['ids.4', 'invalid_state'],
      ['ids.5', 'invalid_state'],
      ['ids.6', 'invalid_request'],
    ]);
    expect(error.message).to.equal(error.details?.[0]?.message);
    expect(error.details?.[5]?.message).to.equal('is given twice');
    expect((await owner.call('getTimeEntry', { params: { id: fine } })).data.approval.status).to.equal('pending');
    const first = await manager.fail('approveTimeEntries', { body: { ids: [unknown, own] } });
    expect([first.status, first.error.message]).to.deep.equal([400, `ids.0 does not exist: ${unknown}`]);
  });

  it('accepts 1 to 100 ids of time entries', async () => {
    const { owner } = await buildWorkspace();
    for (const length of [0, 101]) {
      const ids = Array.from({ length }, () => unknown);
      expect((await owner.fail('approveTimeEntries', { body: { ids } })).error.field).to.equal('ids');
    }
    const { error } = await owner.fail('approveTimeEntries', { body: { ids: ['exp_00000000000000000000000000'] } });
    expect(error.field).to.equal('ids.0');
  });

  it('approves once under an idempotency key', async () => {
    const { owner } = await buildWorkspace();
    const ids = await buildEntries(owner, 2);
    const headers = { 'Idempotency-Key': 'approve-march' };
    const first = await owner.request('approveTimeEntries', { body: { ids }, headers });
    const second = await owner.request('approveTimeEntries', { body: { ids }, headers });
    expect(await second.json()).to.deep.equal(await first.json());
    const other = await owner.request('approveTimeEntries', { body: { ids: ids.slice(1) }, headers });
    expect(other.status).to.equal(422);
  });

  it('costs a few statements, however many entries there are', async () => {
    const { owner } = await buildWorkspace();
    const manager = await buildUser(owner, 'manager');
    await owner.call('updateWorkspace', { body: { allow_self_approval: true } });
    const ids = await buildEntries(owner, 100, { user_id: manager.userId });
    const approve = () => manager.call('approveTimeEntries', { body: { ids } });
    expect(await countStatements(owner.workspaceId, approve)).to.be.below(12);
  });
});

describe('rejectTimeEntries', () => {
  it('rejects for one reason what is pending or was rejected for another', async () => {
    const { owner } = await buildWorkspace();
    const ids = await buildEntries(owner, 3);
    const [first = '', second = ''] = ids;
    await owner.call('rejectTimeEntry', { params: { id: first }, body: { reason: 'Too long' } });
    await owner.call('rejectTimeEntry', { params: { id: second }, body: { reason: 'Which ticket?' } });
    const { data } = await owner.call('rejectTimeEntries', { body: { ids, reason: 'Which ticket?' } });
    expect(data.map(({ approval }) => approval.reason)).to.deep.equal(ids.map(() => 'Which ticket?'));
    const types = await Promise.all(ids.map((id) => eventTypesOf(owner, id)));
    expect(types.map((all) => all.filter((type) => type === 'time_entry.rejected').length)).to.deep.equal([2, 1, 1]);
    const again = await owner.call('rejectTimeEntries', { body: { ids } });
    expect(again.data).to.deep.equal(data);
  });
});

describe('excludeTimeEntries', () => {
  it('prevents entries from being billed, and subtracts their hours from totals', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id: ticket_id } = await buildTicket(owner, { client_id });
    const ids = await buildEntries(owner, 4, { client_id, ticket_id });
    const body = { ids: ids.slice(1), reason: 'goodwill' as const };
    const { data } = await owner.call('excludeTimeEntries', { body });
    expect(data.map(({ exclusion }) => exclusion.reason)).to.deep.equal(['goodwill', 'goodwill', 'goodwill']);
    const ticket = (await owner.call('getTicket', { params: { id: ticket_id } })).data;
    expect(ticket.time).to.include({ logged_hours: 4, billable_hours: 1 });
    const [, event] = await eventsOf(owner, ids[3] ?? '');
    expect(event?.context.changes).to.have.property('exclusion.excluded').that.deep.equals({ from: false, to: true });
  });

  it('keeps the note of each that is excluded for the same reason, unless one is sent', async () => {
    const { owner } = await buildWorkspace();
    const ids = await buildEntries(owner, 2);
    const params = { id: ids[0] ?? '' };
    await owner.call('excludeTimeEntry', { params, body: { reason: 'goodwill', note: 'On us' } });
    const { data } = await owner.call('excludeTimeEntries', { body: { ids, reason: 'goodwill' } });
    expect(data.map(({ exclusion }) => exclusion.note)).to.deep.equal(['On us', null]);
  });

  it('requires a note for other, on each', async () => {
    const { owner } = await buildWorkspace();
    const ids = await buildEntries(owner, 2);
    const { error } = await owner.fail('excludeTimeEntries', { body: { ids, reason: 'other' } });
    expect(told(error.details)).to.deep.equal([
      ['ids.0.note', 'invalid_request'],
      ['ids.1.note', 'invalid_request'],
    ]);
    expect(error.message).to.equal('ids.0.note is required when reason is other');
  });
});

describe('updateTimeEntries', () => {
  it('moves entries to other work and fixes their rates again, each by its own terms', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const project = await buildProject(owner, { client_id, rate_override: true, custom_rate: 70 });
    const ids = [
      ...(await buildEntries(owner, 2, { client_id })),
      ...(await buildEntries(owner, 1, { client_id, rate_charged: 55 })),
    ];
    const body = { ids, updates: { project_id: project.id, description: 'Moved' } };
    const { data } = await owner.call('updateTimeEntries', { body });
    expect(data.map(({ billing }) => billing.rate_charged)).to.deep.equal([70, 70, 55]);
    const moved = (await owner.call('getProject', { params: { id: project.id } })).data;
    expect(moved.budget.hours_used).to.equal(3);
    const [, event] = await eventsOf(owner, ids[2] ?? '');
    expect(event?.context.changes).to.include.keys('project_id', 'description');
    expect(event?.context.changes).not.to.have.property('billing.rate_charged');
  });

  it('names the field of each entry that it does not suit', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id: project_id } = await buildProject(owner, { client_id });
    const ids = [...(await buildEntries(owner, 1, { client_id })), ...(await buildEntries(owner, 2))];
    const { id: ticket_id } = await buildTicket(owner, { client_id: (await buildClient(owner)).id });
    const body = { ids, updates: { project_id, ticket_id } };
    const { status, error } = await owner.fail('updateTimeEntries', { body });
    expect([status, error.code]).to.deep.equal([400, 'invalid_request']);
    expect(told(error.details).map(([, code]) => code)).to.deep.equal(ids.map(() => 'invalid_request'));
    for (const [at, { field }] of (error.details ?? []).entries())
      expect(field).to.match(new RegExp(`^ids\\.${at}\\.`));
    const one = await owner.fail('updateTimeEntry', { params: { id: ids[0] ?? '' }, body: body.updates });
    expect(error.field).to.equal(`ids.0.${one.error.field}`);
  });

  it('gives an external id to one entry only, and notes metadata on each beside what it has', async () => {
    const { owner } = await buildWorkspace();
    const ids = await buildEntries(owner, 3);
    const [first = ''] = ids;
    const { status, error } = await owner.fail('updateTimeEntries', { body: { ids, updates: { external_id: 'W-7' } } });
    expect([status, error.code]).to.deep.equal([409, 'duplicate']);
    expect(told(error.details)).to.deep.equal([
      ['ids.1.external_id', 'duplicate'],
      ['ids.2.external_id', 'duplicate'],
    ]);
    await owner.call('updateTimeEntry', { params: { id: first }, body: { metadata: { row: '1', batch: 'A' } } });
    const updates = { metadata: { batch: 'B', row: null } };
    const { data } = await owner.call('updateTimeEntries', { body: { ids, updates } });
    expect(data.map(({ metadata }) => metadata)).to.deep.equal([{ batch: 'B' }, { batch: 'B' }, { batch: 'B' }]);
    const found = async (query: object) => {
      const response = await owner.request('listTimeEntries', { query });
      return ((await response.json()) as { data: unknown[] }).data.length;
    };
    expect([await found({ 'metadata.batch': 'B' }), await found({ 'metadata.row': '1' })]).to.deep.equal([3, 0]);
  });

  it('looks up only once what entries on the same work have in common', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id: project_id } = await buildProject(owner, { client_id });
    const ids = await buildEntries(owner, 100, { client_id });
    const move = () => owner.call('updateTimeEntries', { body: { ids, updates: { project_id } } });
    expect(await countStatements(owner.workspaceId, move)).to.be.below(20);
  });

  it('lets members change only what is theirs: the time of others is as unknown', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const own = (await buildTimeEntry(owner, { user_id: member.userId })).id;
    const [other = ''] = await buildEntries(owner, 1);
    const body = { ids: [own, other, unknown], updates: { hours: 3 } };
    const { error } = await member.fail('updateTimeEntries', { body });
    expect(error.details?.map(({ message }) => message)).to.deep.equal([
      `does not exist: ${other}`,
      `does not exist: ${unknown}`,
    ]);
    const { data } = await member.call('updateTimeEntries', { body: { ...body, ids: [own] } });
    expect(data.map(({ hours }) => hours)).to.deep.equal([3]);
  });
});

describe('deleteTimeEntries', () => {
  it('deletes entries and discards timers, and subtracts their hours', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const { id: timer } = (await owner.call('startTimer', { body: { project_id: project.id } })).data;
    const ids = [...(await buildEntries(owner, 3, { client_id: project.client_id, project_id: project.id })), timer];
    const { data } = await owner.call('deleteTimeEntries', { body: { ids } });
    expect(data).to.deep.equal(ids.map((id) => ({ id, deleted: true })));
    for (const id of ids) expect((await eventTypesOf(owner, id)).at(-1)).to.equal('time_entry.deleted');
    const left = (await owner.call('getProject', { params: { id: project.id } })).data;
    expect(left.budget.hours_used).to.equal(0);
    const again = await owner.fail('deleteTimeEntries', { body: { ids } });
    expect([again.status, again.error.details?.length]).to.deep.equal([400, 4]);
  });

  it('deletes none if one is locked or approved', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const ids = await buildEntries(owner, 3, { user_id: member.userId });
    await owner.call('approveTimeEntry', { params: { id: ids[2] ?? '' } });
    await owner.call('updateWorkspace', { body: { lock_time_before: '2026-03-02' } });
    const { error } = await member.fail('deleteTimeEntries', { body: { ids } });
    expect(told(error.details)).to.deep.equal([
      ['ids.0.date', 'invalid_state'],
      ['ids.2', 'forbidden'],
    ]);
    expect((await member.call('listTimeEntries', {})).pagination.total).to.equal(3);
  });
});

describe('concurrent bulk changes of time', () => {
  it('run one after the other if they name the same entries: a request changes all of them or none', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const ids = await buildEntries(owner, 40, { client_id: project.client_id, project_id: project.id });
    const half = (from: number): string[] => [...ids.slice(from), ...ids.slice(0, from)].slice(0, 30);
    const requestOf = (at: number): Promise<Response> => {
      const some = at % 2 === 0 ? half(at * 3) : half(at * 3).toReversed();
      if (at === 11) return owner.request('deleteTimeEntries', { body: { ids: some } });
      const updates = { hours: at + 1, description: `Request ${at}` };
      return at % 3 === 0
        ? owner.request('approveTimeEntries', { body: { ids: some } })
        : owner.request('updateTimeEntries', { body: { ids: some, updates } });
    };
    const requests = Array.from({ length: 12 }, (_, at) => untilServed(() => requestOf(at)));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 400)).to.deep.equal([]);
    expect(statuses.at(-1)).to.equal(200);
    const left = (await owner.call('listTimeEntries', { query: { per_page: 100 } })).data;
    expect(left).to.have.length(10);
    for (const { hours, description } of left)
      expect(description).to.equal(hours === 1 ? null : `Request ${hours - 1}`);
    const sum = left.reduce((all, { hours }) => all + hours, 0);
    const counted = (await owner.call('getProject', { params: { id: project.id } })).data;
    expect(counted.budget.hours_used).to.equal(sum);
  });
});
