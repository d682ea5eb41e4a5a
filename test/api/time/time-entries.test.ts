import { expect } from 'chai';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildTimeEntry, markBilled } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const hoursUsed = async (owner: Awaited<ReturnType<typeof buildWorkspace>>['owner'], id: string): Promise<number> =>
  (await owner.call('getProject', { params: { id } })).data.budget.hours_used;

describe('createTimeEntry', () => {
  it('logs time for the user of the key, with the client of the project', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const project = await buildProject(owner, { client_id });
    const entry = await buildTimeEntry(owner, { project_id: project.id, hours: 1.25, description: 'Planning' });
    expect(entry).to.deep.include({
      user_id: owner.userId,
      date: '2026-03-10',
      hours: 1.25,
      description: 'Planning',
      client_id,
      project_id: project.id,
      timer: { running: false, started_at: null },
      approval: {
        status: 'pending',
        approved_by_id: null,
        approved_at: null,
        decided_by_id: null,
        decided_at: null,
        reason: null,
      },
      exclusion: { excluded: false, reason: null, note: null },
    });
    expect(entry.billing).to.include({ billable: true, billed: false, invoice_line_id: null, currency: 'USD' });
  });

  it('adds the hours to the project and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const entry = await buildTimeEntry(owner, { project_id: project.id, hours: 1.25 });
    await buildTimeEntry(owner, { project_id: project.id, hours: 0.5 });
    expect(await hoursUsed(owner, project.id)).to.equal(1.75);
    const [created, ...others] = await eventsOf(owner, entry.id);
    expect(created).to.deep.include({ type: 'time_entry.created', data: entry });
    expect(others).to.deep.equal([]);
  });

  it('is billable unless the project is not', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner, { billing_type: 'non_billable' });
    const silent = await buildTimeEntry(owner, { project_id: project.id });
    const said = await buildTimeEntry(owner, { project_id: project.id, billable: true });
    expect([silent.billing.billable, said.billing.billable]).to.deep.equal([false, true]);
  });

  for (const [field, value] of [
    ['hours', 0],
    ['hours', 24.01],
    ['hours', 1.255],
    ['hours', '2'],
    ['date', '2026-02-30'],
    ['date', undefined],
    ['rate_type', 'double'],
    ['rate_charged', -1],
    ['colour', 'red'],
  ] as const) {
    it(`refuses ${field} ${JSON.stringify(value) ?? 'left out'}`, async () => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner);
      const { status, error } = await owner.fail('createTimeEntry', {
        body: { date: '2026-03-10', hours: 2, client_id, [field]: value },
      });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', field]);
    });
  }
});

describe('getTimeEntry', () => {
  it('returns the entry, only in its own workspace', async () => {
    const [{ owner, live }, stranger] = [await buildWorkspace(), await buildWorkspace()];
    const entry = await buildTimeEntry(owner);
    const params = { id: entry.id };
    expect((await owner.call('getTimeEntry', { params })).data).to.deep.equal(entry);
    for (const other of [live, stranger.owner])
      expect((await other.fail('getTimeEntry', { params })).status).to.equal(404);
  });
});

describe('updateTimeEntry', () => {
  it('changes the fields sent and reports which', async () => {
    const { owner } = await buildWorkspace();
    const entry = await buildTimeEntry(owner, { description: 'Planning' });
    const { data } = await owner.call('updateTimeEntry', {
      params: { id: entry.id },
      body: { hours: 3, description: null },
    });
    expect(data).to.deep.include({ hours: 3, description: null, date: entry.date, client_id: entry.client_id });
    const [, updated] = await eventsOf(owner, entry.id);
    expect(updated).to.deep.include({ type: 'time_entry.updated', data });
    expect(updated?.context.changes).to.deep.equal({
      hours: { from: 2, to: 3 },
      description: { from: 'Planning', to: null },
    });
  });

  it('does nothing if nothing changes', async () => {
    const { owner } = await buildWorkspace();
    const entry = await buildTimeEntry(owner, { description: 'Planning' });
    const body = { hours: 2, description: 'Planning', client_id: entry.client_id, billable: true };
    const { data } = await owner.call('updateTimeEntry', { params: { id: entry.id }, body });
    expect(data).to.deep.equal(entry);
    expect(await eventTypesOf(owner, entry.id)).to.deep.equal(['time_entry.created']);
  });

  it('moves the hours when the project or the hours change', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [one, two] = [await buildProject(owner, { client_id }), await buildProject(owner, { client_id })];
    const { id } = await buildTimeEntry(owner, { project_id: one.id, hours: 2 });
    await owner.call('updateTimeEntry', { params: { id }, body: { hours: 2.5 } });
    expect(await hoursUsed(owner, one.id)).to.equal(2.5);
    await owner.call('updateTimeEntry', { params: { id }, body: { project_id: two.id, hours: 4 } });
    expect([await hoursUsed(owner, one.id), await hoursUsed(owner, two.id)]).to.deep.equal([0, 4]);
  });

  it('refuses to change a billed entry', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTimeEntry(owner);
    await markBilled(id);
    const { status, error } = await owner.fail('updateTimeEntry', { params: { id }, body: { hours: 3 } });
    expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
    expect(error.message).to.contain('void its invoice first');
  });

  it('refuses a stale If-Match', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTimeEntry(owner);
    const { headers } = await owner.send('getTimeEntry', { params: { id } });
    const stale = { params: { id }, headers: { 'If-Match': headers.get('etag') ?? '' } };
    await owner.call('updateTimeEntry', { ...stale, body: { hours: 3 } });
    const { error } = await owner.fail('updateTimeEntry', { ...stale, body: { hours: 4 } });
    expect(error.code).to.equal('precondition_failed');
  });

  it('never counts hours twice when changes and deletions coincide', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const kept = await buildTimeEntry(owner, { project_id: project.id, hours: 1 });
    const lost = await buildTimeEntry(owner, { project_id: project.id, hours: 1 });
    const hours = Array.from({ length: 12 }, (_, index) => index + 1);
    await Promise.all([
      ...hours.map((each) => owner.request('updateTimeEntry', { params: { id: kept.id }, body: { hours: each } })),
      ...hours.map((each) => owner.request('updateTimeEntry', { params: { id: lost.id }, body: { hours: each } })),
      ...hours.slice(0, 4).map(() => owner.request('deleteTimeEntry', { params: { id: lost.id } })),
    ]);
    const { data } = await owner.call('getTimeEntry', { params: { id: kept.id } });
    expect(await hoursUsed(owner, project.id)).to.equal(data.hours);
  });
});

describe('deleteTimeEntry', () => {
  it('removes the entry and its hours and emits what it was', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const entry = await buildTimeEntry(owner, { project_id: project.id });
    const params = { id: entry.id };
    expect((await owner.call('deleteTimeEntry', { params })).data).to.deep.equal({ id: entry.id, deleted: true });
    expect(await hoursUsed(owner, project.id)).to.equal(0);
    expect((await owner.fail('getTimeEntry', { params })).status).to.equal(404);
    const [, deleted] = await eventsOf(owner, entry.id);
    expect(deleted).to.deep.include({ type: 'time_entry.deleted', data: entry });
  });

  it('refuses to delete a billed entry', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTimeEntry(owner);
    await markBilled(id);
    const { error } = await owner.fail('deleteTimeEntry', { params: { id } });
    expect(error.code).to.equal('invalid_state');
    expect((await owner.call('getTimeEntry', { params: { id } })).data.billing.billed).to.equal(true);
  });

  it('is not for viewers', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTimeEntry(owner);
    const viewer = await buildUser(owner, 'viewer');
    expect((await viewer.fail('deleteTimeEntry', { params: { id } })).status).to.equal(403);
  });
});
