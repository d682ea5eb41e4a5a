import { expect } from 'chai';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildClient, buildProject, buildRateCard } from '../../support/builders/factories.js';
import { openPeriodId } from '../../support/builders/agreements.js';
import { addAgreement, addTicket, buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const day = { date: '2026-03-10', hours: 2 };

interface Team {
  readonly owner: ApiClient;
  readonly manager: ApiClient;
  /** A member in the manager's department. */
  readonly mate: ApiClient;
  /** A member in another department. */
  readonly other: ApiClient;
  readonly client_id: string;
}

async function buildTeam(): Promise<Team> {
  const { owner } = await buildWorkspace();
  const manager = await buildUser(owner, 'manager', { department: 'Design' });
  const mate = await buildUser(owner, 'member', { department: 'Design' });
  const other = await buildUser(owner, 'member', { department: 'Engineering' });
  return { owner, manager, mate, other, client_id: (await buildClient(owner)).id };
}

const refused = async (attempts: Promise<{ status: number; error: { code: string } }>[]): Promise<void> => {
  for (const { status, error } of await Promise.all(attempts))
    expect([status, error.code]).to.deep.equal([403, 'forbidden']);
};

describe('the time of a team', () => {
  it('is logged, changed, timed and approved by its manager', async () => {
    const { manager, mate, client_id } = await buildTeam();
    const { data } = await manager.call('createTimeEntry', { body: { ...day, client_id, user_id: mate.userId } });
    const params = { id: data.id };
    await manager.call('updateTimeEntry', { params, body: { hours: 3 } });
    expect((await manager.call('approveTimeEntry', { params })).data.approval.status).to.equal('approved');
    const timer = await manager.call('startTimer', { body: { user_id: mate.userId } });
    await manager.call('stopTimer', { params: { id: timer.data.id } });
    expect((await manager.call('listTimeEntries', {})).pagination.total).to.equal(2);
  });

  it('is out of reach for other managers', async () => {
    const { owner, manager, other, client_id } = await buildTeam();
    const entry = await buildTimeEntry(owner, { client_id, user_id: other.userId });
    const { data: timer } = await other.call('startTimer', { body: { client_id } });
    const own = await buildTimeEntry(manager, { client_id });
    const params = { id: entry.id };
    await refused([
      manager.fail('getTimeEntry', { params }),
      manager.fail('updateTimeEntry', { params, body: { hours: 3 } }),
      manager.fail('deleteTimeEntry', { params }),
      manager.fail('approveTimeEntry', { params }),
      manager.fail('rejectTimeEntry', { params, body: { reason: 'No' } }),
      manager.fail('excludeTimeEntry', { params, body: { reason: 'goodwill' } }),
      manager.fail('stopTimer', { params: { id: timer.id } }),
      manager.fail('createTimeEntry', { body: { ...day, client_id, user_id: other.userId } }),
      manager.fail('createTimeEntries', { body: { entries: [{ ...day, client_id, user_id: other.userId }] } }),
      manager.fail('startTimer', { body: { user_id: other.userId } }),
      manager.fail('updateTimeEntry', { params: { id: own.id }, body: { user_id: other.userId } }),
      manager.fail('getUserTimeSummary', { params: { id: other.userId } }),
    ]);
    expect((await manager.call('listRunningTimers', {})).data).to.deep.equal([]);
  });

  it('is that of everyone if the manager has no department, or a blank one', async () => {
    const { owner, mate, other, client_id } = await buildTeam();
    for (const user_id of [mate.userId, other.userId]) await buildTimeEntry(owner, { client_id, user_id });
    const loose = await buildUser(owner, 'manager');
    const blank = await buildUser(owner, 'manager', { department: ' ' });
    for (const manager of [loose, blank]) {
      expect((await manager.call('listTimeEntries', {})).pagination.total).to.equal(2);
      await manager.call('createTimeEntry', { body: { ...day, client_id, user_id: other.userId } });
      await manager.call('deleteTimeEntry', {
        params: { id: (await buildTimeEntry(owner, { client_id, user_id: mate.userId })).id },
      });
      const mine = (await manager.call('listTimeEntries', { query: { user_id: other.userId } })).data;
      await manager.call('deleteTimeEntry', { params: { id: mine[0]?.id ?? '' } });
    }
  });

  it('is that of the department as it is now, ignoring case', async () => {
    const { owner, manager, other, client_id } = await buildTeam();
    const { id } = await buildTimeEntry(owner, { client_id, user_id: other.userId });
    const { db } = await testApi();
    await db('users').where({ id: other.userId }).update({ department: 'design' });
    expect((await manager.call('getTimeEntry', { params: { id } })).data.user_id).to.equal(other.userId);
    await db('users').where({ id: manager.userId }).update({ department: 'Sales' });
    expect((await manager.fail('getTimeEntry', { params: { id } })).status).to.equal(403);
  });

  it('refuses unknown users to a manager like anything else that does not exist', async () => {
    const { manager, client_id } = await buildTeam();
    const stranger = (await buildTeam()).mate.userId;
    for (const user_id of ['usr_00000000000000000000000000', stranger]) {
      const { status, error } = await manager.fail('createTimeEntry', { body: { ...day, client_id, user_id } });
      expect([status, error.field]).to.deep.equal([400, 'user_id']);
    }
  });

  it('requires can_approve_time to approve, with which members reach only their own, if they may', async () => {
    const { owner, mate, client_id } = await buildTeam();
    const approving = await buildUser(owner, 'member', { permissions: { can_approve_time: true } });
    const barred = await buildUser(owner, 'manager', { permissions: { can_approve_time: false } });
    const theirs = { id: (await buildTimeEntry(owner, { client_id, user_id: mate.userId })).id };
    const own = { id: (await buildTimeEntry(approving, { client_id })).id };
    await refused([
      approving.fail('approveTimeEntry', { params: theirs }),
      barred.fail('approveTimeEntry', { params: theirs }),
      mate.fail('approveTimeEntry', { params: theirs }),
    ]);
    await owner.call('updateWorkspace', { body: { allow_self_approval: true } });
    await approving.call('approveTimeEntry', { params: own });
  });
});

describe('the time of a contractor', () => {
  it('can be logged on what is assigned to them', async () => {
    const { owner, client_id } = await buildTeam();
    const project = await buildProject(owner, { client_id });
    const elsewhere = await buildProject(owner, { client_id });
    const contractor = await buildUser(owner, 'contractor');
    const links = { client_id, project_id: project.id };
    const ticket_id = await addTicket(owner, { ...links, assignee_id: contractor.userId });
    const unassigned = await addTicket(owner, links);
    for (const link of [{ ticket_id }, { project_id: project.id }, { client_id }]) {
      const { data } = await contractor.call('createTimeEntry', { body: { ...day, ...link } });
      expect(data.client_id).to.equal(client_id);
    }
    const others = { client_id: (await buildClient(owner)).id, project_id: elsewhere.id, ticket_id: unassigned };
    for (const [field, id] of Object.entries(others)) {
      const { status, error } = await contractor.fail('createTimeEntry', { body: { ...day, [field]: id } });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', field]);
    }
  });

  it('can draw on agreements of the clients of their tickets', async () => {
    const { owner, client_id } = await buildTeam();
    const contractor = await buildUser(owner, 'contractor');
    await addTicket(owner, { client_id, assignee_id: contractor.userId });
    const agreement_id = await addAgreement(owner, client_id);
    const period_id = await openPeriodId(owner, agreement_id);
    const { data } = await contractor.call('createTimeEntry', { body: { ...day, client_id, period_id } });
    expect(data).to.include({ agreement_id, period_id });
    const other = await addAgreement(owner, (await buildClient(owner)).id);
    const others = { agreement_id: other, period_id: await openPeriodId(owner, other) };
    for (const [field, id] of Object.entries(others)) {
      const { error } = await contractor.fail('createTimeEntry', { body: { ...day, client_id, [field]: id } });
      expect([error.field, error.message]).to.deep.equal([field, `${field} does not exist: ${id}`]);
    }
  });

  it('can still be corrected by them when the ticket is reassigned', async () => {
    const { owner, mate, client_id } = await buildTeam();
    const contractor = await buildUser(owner, 'contractor');
    const { id: project_id } = await buildProject(owner, { client_id });
    const ticket_id = await addTicket(owner, { client_id, project_id, assignee_id: contractor.userId });
    const { data } = await contractor.call('createTimeEntry', { body: { ...day, ticket_id } });
    const { db } = await testApi();
    await db('tickets').where({ id: ticket_id }).update({ assignee_id: mate.userId });
    const params = { id: data.id };
    const { data: corrected } = await contractor.call('updateTimeEntry', {
      params,
      body: { hours: 1, rate_type: 'emergency', ticket_id },
    });
    expect(corrected).to.deep.include({ hours: 1, ticket_id, project_id, client_id });
    expect((await contractor.fail('getProject', { params: { id: project_id } })).status).to.equal(403);
    const { error } = await contractor.fail('createTimeEntry', { body: { ...day, ticket_id } });
    expect(error.field).to.equal('ticket_id');
    await contractor.call('deleteTimeEntry', { params });
  });
});

describe('rate cards in time', () => {
  it('can be set by those who may see them, and stay when others change the rest', async () => {
    const { owner, mate, client_id } = await buildTeam();
    await owner.call('updateUserPermissions', { params: { id: mate.userId }, body: { can_see_rates: true } });
    const card = await buildRateCard(owner);
    const entry = await buildTimeEntry(owner, { client_id, user_id: mate.userId, rate_id: card.id });
    const body = { ...day, client_id, rate_id: card.id };
    const attempts = [
      await mate.fail('createTimeEntry', { body }),
      await mate.fail('createTimeEntry', { body: { ...body, rate_charged: 10 } }),
      await mate.fail('updateTimeEntry', {
        params: { id: entry.id },
        body: { rate_id: (await buildRateCard(owner)).id },
      }),
    ];
    for (const { error } of attempts) expect([error.code, error.field]).to.deep.equal(['invalid_request', 'rate_id']);
    await mate.call('updateTimeEntry', { params: { id: entry.id }, body: { hours: 4, rate_id: card.id } });
    expect((await owner.call('getTimeEntry', { params: { id: entry.id } })).data.billing.rate_charged).to.equal(100);
  });
});
