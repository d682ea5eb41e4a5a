import { expect } from 'chai';
import { stopClock } from '../../support/service/clock.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const minutesBefore = (now: Date, minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();
const day = 24 * 60;

describe('startTimer with started_at', () => {
  it('counts from that instant, and dates the entry on its day in the time zone of the workspace', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { timezone: 'America/New_York' } });
    const clock = await stopClock(owner);
    const started_at = minutesBefore(clock.now, 6 * 60);
    const { data } = await owner.call('startTimer', { body: { started_at } });
    expect(data.timer).to.deep.equal({ running: true, started_at });
    expect(data.date).to.equal(minutesBefore(clock.now, day).slice(0, 10));
    expect((await owner.call('stopTimer', { params: { id: data.id } })).data.hours).to.equal(6);
  });

  it('must not be in the future, over 24 hours ago, or on a locked day', async () => {
    const { owner } = await buildWorkspace();
    const { userId: user_id } = await buildUser(owner, 'member');
    const admin = await buildUser(owner, 'admin');
    const clock = await stopClock(owner);
    const start = (minutes: number) =>
      refusalOf(admin.fail('startTimer', { body: { user_id, started_at: minutesBefore(clock.now, minutes) } }));
    const refused = [400, 'invalid_request', 'started_at'];
    expect([await start(-1), await start(day + 1)]).to.deep.equal([refused, refused]);
    await owner.call('updateWorkspace', { body: { lock_time_before: clock.now.toISOString().slice(0, 10) } });
    expect(await start(12 * 60)).to.deep.equal([409, 'invalid_state', 'date']);
    await owner.call('startTimer', { body: { user_id, started_at: minutesBefore(clock.now, day) } });
  });

  it('stops the running timer at its own start, which must not be before that of the running one', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id } = (await owner.call('startTimer', {})).data;
    await clock.forward(60);
    const early = owner.fail('startTimer', { body: { started_at: minutesBefore(clock.now, 61) } });
    expect(await refusalOf(early)).to.deep.equal([400, 'invalid_request', 'started_at']);
    await owner.call('startTimer', { body: { started_at: minutesBefore(clock.now, 15) } });
    expect((await owner.call('getTimeEntry', { params: { id } })).data.hours).to.equal(0.75);
  });
});

describe('stopTimer with stopped_at', () => {
  it('counts up to that instant, which must be after the start, not in the future and not over 24 hours ago', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const params = { id: (await owner.call('startTimer', {})).data.id };
    await clock.forward(50 * 60);
    const stop = (minutes: number) =>
      refusalOf(owner.fail('stopTimer', { params, body: { stopped_at: minutesBefore(clock.now, minutes) } }));
    const refused = [400, 'invalid_request', 'stopped_at'];
    expect([await stop(-1), await stop(day + 1)]).to.deep.equal([refused, refused]);
    const other = await buildUser(owner, 'member');
    const late = { id: (await other.call('startTimer', {})).data.id };
    const tooSoon = other.fail('stopTimer', { params: late, body: { stopped_at: clock.now.toISOString() } });
    expect(await refusalOf(tooSoon)).to.deep.equal(refused);
    await clock.forward(30);
    const stopped_at = minutesBefore(clock.now, 15);
    const { data } = await other.call('stopTimer', { params: late, body: { stopped_at } });
    expect(data.hours).to.equal(0.25);
    const again = { stopped_at: clock.now.toISOString() };
    expect((await other.call('stopTimer', { params: late, body: again })).data).to.deep.equal(data);
  });
});

describe('stopRunningTimer', () => {
  it('stops the running timer of the caller, and returns invalid_state if there is none', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    expect(await refusalOf(owner.fail('stopRunningTimer', {}))).to.deep.equal([409, 'invalid_state']);
    const { id } = (await owner.call('startTimer', {})).data;
    await clock.forward(90);
    const { data } = await owner.call('stopRunningTimer', { body: { stopped_at: minutesBefore(clock.now, 30) } });
    expect(data).to.deep.include({ id, hours: 1, timer: { running: false, started_at: null } });
    expect(await eventTypesOf(owner, id)).to.include('time_entry.timer_stopped');
  });

  it('stops the timer of another user for callers who may record for them', async () => {
    const { owner } = await buildWorkspace();
    const [member, other] = [await buildUser(owner, 'member'), await buildUser(owner, 'member')];
    const { id } = (await member.call('startTimer', {})).data;
    const body = { user_id: member.userId };
    expect(await refusalOf(other.fail('stopRunningTimer', { body }))).to.deep.equal([403, 'forbidden']);
    expect((await owner.call('stopRunningTimer', { body })).data.id).to.equal(id);
    const unknown = owner.fail('stopRunningTimer', { body: { user_id: 'usr_01k6jz3v8he9s8x4d2m7q5r0ab' } });
    expect(await refusalOf(unknown)).to.deep.equal([400, 'invalid_request', 'user_id']);
  });
});

describe('resumeTimer', () => {
  it('starts a new entry on the same work for the same user, and stops the running one', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const client_id = (await buildClient(owner)).id;
    const project_id = (await buildProject(owner, { client_id })).id;
    const work = { project_id, client_id, description: 'Shop design', billable: false, user_id: member.userId };
    const { id } = await buildTimeEntry(owner, work);
    const running = (await member.call('startTimer', {})).data;
    const { data } = await member.call('resumeTimer', { params: { id } });
    expect(data).to.deep.include({
      project_id,
      client_id,
      description: 'Shop design',
      hours: 0,
      user_id: member.userId,
    });
    expect(data.billing.billable).to.equal(false);
    expect(data.timer.running).to.equal(true);
    expect(data.id).to.not.equal(id);
    const before = await member.call('getTimeEntry', { params: { id: running.id } });
    expect(before.data.timer.running).to.equal(false);
    const twice = member.fail('resumeTimer', { params: { id: data.id } });
    expect(await refusalOf(twice)).to.deep.equal([409, 'invalid_state']);
  });

  it('leaves exactly one timer running, however many start and resume concurrently', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildTimeEntry(owner)).id };
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        index % 2 === 0 ? owner.request('resumeTimer', { params }) : owner.request('startTimer', {}),
      ),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal(answers.map(() => 201));
    expect((await owner.call('listRunningTimers', {})).data).to.have.length(1);
  });
});
