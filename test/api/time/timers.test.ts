import { expect } from 'chai';
import { stopClock } from '../../support/service/clock.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('startTimer', () => {
  it('starts without any details, dated today, and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const { now } = await stopClock(owner);
    const { data, status } = await owner.send('startTimer', {}).then(({ body, ...rest }) => ({ ...body, ...rest }));
    expect(status).to.equal(201);
    expect(data).to.deep.include({
      user_id: owner.userId,
      hours: 0,
      date: now.toISOString().slice(0, 10),
      client_id: null,
      timer: { running: true, started_at: now.toISOString() },
    });
    const [created, started] = await eventsOf(owner, data.id);
    expect(created).to.deep.include({ type: 'time_entry.created', data });
    expect(started).to.deep.include({ type: 'time_entry.timer_started', data });
  });

  it('is dated in the time zone of the workspace', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { timezone: 'Pacific/Kiritimati' } });
    const clock = await stopClock(owner);
    const { data } = await owner.call('startTimer', {});
    const there = new Date((await clock.forward(0)).getTime() + 14 * 3_600_000);
    expect(data.date).to.equal(there.toISOString().slice(0, 10));
  });

  it('stops the running timer of the user', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const first = (await owner.call('startTimer', { body: { description: 'First' } })).data;
    await clock.forward(30);
    const second = (await owner.call('startTimer', { body: { description: 'Second' } })).data;
    const { data } = await owner.call('getTimeEntry', { params: { id: first.id } });
    expect([data.hours, data.timer.running, second.timer.running]).to.deep.equal([0.5, false, true]);
    expect(await eventTypesOf(owner, first.id)).to.deep.equal([
      'time_entry.created',
      'time_entry.timer_started',
      'time_entry.timer_stopped',
    ]);
  });

  it('leaves the timers of others running', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    await owner.call('startTimer', { body: { user_id: member.userId } });
    await owner.call('startTimer', {});
    expect((await owner.call('listRunningTimers', {})).pagination.total).to.equal(2);
  });

  it('leaves one timer running, however many start concurrently, and all others stopped with hours', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const starts = await Promise.all(
      Array.from({ length: 20 }, () => owner.send('startTimer', { body: { project_id: project.id } })),
    );
    const ids = starts.map(({ body }) => body.data.id);
    expect(new Set(ids).size).to.equal(20);
    const entries = await Promise.all(
      ids.map(async (id) => (await owner.call('getTimeEntry', { params: { id } })).data),
    );
    expect(entries.filter(({ timer }) => timer.running)).to.have.length(1);
    expect(entries.filter(({ timer, hours }) => !timer.running && hours === 0.01)).to.have.length(19);
    const { data } = await owner.call('getProject', { params: { id: project.id } });
    expect(data.budget.hours_used).to.equal(0.19);
  });
});

describe('stopTimer', () => {
  it('sets the elapsed hours, counts them and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const project = await buildProject(owner);
    const { id } = (await owner.call('startTimer', { body: { project_id: project.id } })).data;
    await clock.forward(50);
    const { data } = await owner.call('stopTimer', { params: { id } });
    expect(data).to.deep.include({ id, hours: 0.83, timer: { running: false, started_at: null } });
    expect((await owner.call('getProject', { params: { id: project.id } })).data.budget.hours_used).to.equal(0.83);
    const [, , stopped] = await eventsOf(owner, id);
    expect(stopped).to.deep.include({ type: 'time_entry.timer_stopped', data });
  });

  for (const [rounding, hours] of [
    ['up_6', 0.9],
    ['nearest_6', 0.8],
    ['up_15', 1],
    ['nearest_15', 0.75],
  ] as const) {
    it(`rounds 50 minutes to ${hours} under ${rounding}`, async () => {
      const { owner } = await buildWorkspace();
      await owner.call('updateWorkspace', { body: { time_rounding: rounding } });
      const clock = await stopClock(owner);
      const { id } = (await owner.call('startTimer', {})).data;
      await clock.forward(50);
      expect((await owner.call('stopTimer', { params: { id } })).data.hours).to.equal(hours);
    });
  }

  it('counts at least 0.01 hours and at most 24', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const timed = async (minutes: number): Promise<number> => {
      const { id } = (await owner.call('startTimer', {})).data;
      await clock.forward(minutes);
      return (await owner.call('stopTimer', { params: { id } })).data.hours;
    };
    expect([await timed(0), await timed(3000)]).to.deep.equal([0.01, 24]);
  });

  it('stops once, however many requests there are', async () => {
    const { owner } = await buildWorkspace();
    const { id } = (await owner.call('startTimer', {})).data;
    const stops = await Promise.all([1, 2, 3].map(() => owner.request('stopTimer', { params: { id } })));
    expect(stops.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    const types = ['time_entry.created', 'time_entry.timer_started', 'time_entry.timer_stopped'];
    expect(await eventTypesOf(owner, id)).to.deep.equal(types);
  });

  it('is not prevented by a lock on the day', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const member = await buildUser(owner, 'member');
    const { id } = (await member.call('startTimer', {})).data;
    await clock.forward(48 * 60);
    await owner.call('updateWorkspace', { body: { lock_time_before: clock.now.toISOString().slice(0, 10) } });
    expect((await member.call('stopTimer', { params: { id } })).data.hours).to.equal(24);
  });
});

describe('a running timer', () => {
  it('accepts description, links and billable, but no hours, date or user', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner, { custom_rate: 90 });
    const member = await buildUser(owner, 'member');
    const { id } = (await owner.call('startTimer', {})).data;
    const params = { id };
    const body = { description: 'Now I know', project_id: project.id, billable: false };
    const { data } = await owner.call('updateTimeEntry', { params, body });
    expect(data).to.deep.include({ description: 'Now I know', client_id: project.client_id, hours: 0 });
    expect(data.billing).to.include({ billable: false, rate_charged: 90 });
    for (const change of [{ hours: 1 }, { date: '2026-01-01' }, { user_id: member.userId }]) {
      const { error } = await owner.fail('updateTimeEntry', { params, body: change });
      expect([error.code, error.field]).to.deep.equal(['invalid_state', Object.keys(change)[0]]);
    }
  });

  it('is not pending approval, and cannot be approved, rejected or excluded', async () => {
    const { owner } = await buildWorkspace();
    const { id, approval } = (await owner.call('startTimer', {})).data;
    const params = { id };
    expect(approval.status).to.equal(null);
    const waiting = await owner.call('listTimeEntries', { query: { approval_status: 'pending' } });
    expect(waiting.data).to.deep.equal([]);
    const attempts = [
      await owner.fail('approveTimeEntry', { params }),
      await owner.fail('rejectTimeEntry', { params }),
      await owner.fail('excludeTimeEntry', { params, body: { reason: 'admin' } }),
    ];
    expect(attempts.map(({ error }) => error.code)).to.deep.equal(attempts.map(() => 'invalid_state'));
    expect((await owner.call('stopTimer', { params })).data.approval.status).to.equal('pending');
  });

  it('can be discarded', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const { id } = (await owner.call('startTimer', { body: { project_id: project.id } })).data;
    await owner.call('deleteTimeEntry', { params: { id } });
    expect((await owner.call('listRunningTimers', {})).data).to.deep.equal([]);
    expect((await owner.call('getProject', { params: { id: project.id } })).data.budget.hours_used).to.equal(0);
  });
});

describe('listRunningTimers', () => {
  it('lists running timers with names, of one user or all', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const member = await buildUser(owner, 'member', { name: 'Ada Miller' });
    const mine = (await owner.call('startTimer', {})).data;
    await owner.call('stopTimer', { params: { id: mine.id } });
    const theirs = (await member.call('startTimer', { body: { client_id: client.id } })).data;
    const all = await owner.call('listRunningTimers', {});
    expect(all.data).to.have.length(1);
    expect(all.data[0]).to.include({ id: theirs.id, user_name: 'Ada Miller', client_name: client.name });
    expect((await owner.call('listRunningTimers', { query: { user_id: owner.userId } })).data).to.deep.equal([]);
    const unknown = { user_id: 'usr_00000000000000000000000000' };
    expect((await owner.fail('listRunningTimers', { query: unknown })).error.field).to.equal('user_id');
  });
});
