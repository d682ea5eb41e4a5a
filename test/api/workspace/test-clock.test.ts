import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { testApi } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildWebhook } from '../../support/service/receiver.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const hour = 3_600_000;
const day = 24 * hour;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

async function untilAdvancing(workspaceId: string): Promise<void> {
  const { db } = await testApi();
  while (!(await db('workspaces').where({ id: workspaceId }).whereNotNull('clock_lease_by').first())) await pause(10);
}

describe('getTestClock', () => {
  it('follows real time until it is advanced', async () => {
    const { owner } = await buildWorkspace();
    const { now, frozen } = (await owner.call('getTestClock', {})).data;
    expect(frozen).to.equal(false);
    expect(Math.abs(Date.parse(now) - Date.now())).to.be.lessThan(5_000);
  });

  it('is readable by everyone on the test side', async () => {
    const { owner } = await buildWorkspace();
    const viewer = await buildUser(owner, 'viewer');
    expect((await viewer.call('getTestClock', {})).data.frozen).to.equal(false);
    expect((await viewer.fail('advanceTestClock', { body: { to: inDays(1) } })).error.code).to.equal('forbidden');
    expect((await viewer.fail('resetTestData')).error.code).to.equal('forbidden');
  });

  it('is forbidden to live keys, as are advance and reset', async () => {
    const { live } = await buildWorkspace();
    const errors = [
      await live.fail('getTestClock'),
      await live.fail('advanceTestClock', { body: { to: inDays(1) } }),
      await live.fail('resetTestData'),
    ];
    expect(errors.map(({ status, error }) => [status, error.code])).to.deep.equal(errors.map(() => [403, 'forbidden']));
  });
});

describe('advanceTestClock', () => {
  it('moves the clock, which then stays stopped', async () => {
    const { owner, live } = await buildWorkspace();
    const to = inDays(3);
    expect((await owner.call('advanceTestClock', { body: { to } })).data).to.deep.equal({ now: to, frozen: true });
    const client = await buildClient(owner);
    expect(client.created_at).to.equal(to);
    const [event] = (await owner.call('listEvents', {})).data;
    expect(event?.created_at).to.equal(to);
    expect((await owner.call('getTestClock', {})).data).to.deep.equal({ now: to, frozen: true });
    expect(Date.parse((await buildClient(live)).created_at)).to.be.lessThan(Date.now() + 1_000);
  });

  it('accepts any offset, and its own current time', async () => {
    const { owner } = await buildWorkspace();
    const to = inDays(1);
    await owner.call('advanceTestClock', { body: { to: to.replace('Z', '+00:00') } });
    expect((await owner.call('advanceTestClock', { body: { to } })).data.now).to.equal(to);
  });

  it('refuses to go back, more than two years ahead, and nonsense', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('advanceTestClock', { body: { to: inDays(2) } });
    for (const to of [inDays(1), inDays(2 + 732), 'tomorrow', null]) {
      const { status, error } = await owner.fail('advanceTestClock', { body: { to } });
      expect([status, error.field]).to.deep.equal([400, 'to']);
    }
  });

  it('leaves the clock alone when it refuses', async () => {
    const { owner } = await buildWorkspace();
    await owner.fail('advanceTestClock', { body: { to: inDays(-1) } });
    expect((await owner.call('getTestClock', {})).data.frozen).to.equal(false);
  });

  it('advances months in one step, with the daily jobs', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    await clock.forward(90 * 24 * 60);
    const { db } = await testApi();
    const jobs = (await db('jobs').where({ workspace_id: owner.workspaceId })) as {
      kind: string;
      last_run_at: Date;
      due_at: Date;
      last_error: string | null;
    }[];
    const midnight = new Date(clock.now);
    midnight.setUTCHours(0, 0, 0, 0);
    // Reminders are sent at 08:00, all others run at midnight.
    const runsAt = (kind: string): number => midnight.getTime() + (kind === 'send_reminders' ? 8 * hour : 0);
    expect(jobs.map(({ last_run_at }) => last_run_at.getTime())).to.deep.equal(jobs.map(({ kind }) => runsAt(kind)));
    expect(jobs.map(({ due_at }) => due_at.getTime())).to.deep.equal(jobs.map(({ kind }) => runsAt(kind) + day));
    expect(jobs.map(({ last_error }) => last_error)).to.deep.equal(jobs.map(() => null));
    expect(jobs.map(({ kind }) => kind)).to.include.members([
      'mark_overdue_invoices',
      'purge_expired',
      'recompute_client_health',
    ]);
  });

  it('lets what is due happen automatically while the clock is stopped', async () => {
    const { owner } = await buildWorkspace();
    await stopClock(owner);
    const { receiver } = await buildWebhook(owner);
    await buildClient(owner);
    expect(await receiver.waitFor(1)).to.have.length(1);
  });

  it('runs alone: another advance and a reset are refused meanwhile', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { receiver } = await buildWebhook(owner);
    let release = (): void => undefined;
    const released = new Promise<number>((resolve) => (release = () => resolve(200)));
    receiver.answer = () => released;
    await buildClient(owner);
    await receiver.waitFor(1);
    const advancing = clock.forward(60);
    await untilAdvancing(owner.workspaceId);
    const refused = await owner.fail('advanceTestClock', { body: { to: inDays(9) } });
    const reset = await owner.fail('resetTestData');
    release();
    await advancing;
    expect([refused.error.code, reset.error.code]).to.deep.equal(['invalid_state', 'invalid_state']);
    expect((await owner.call('getTestClock', {})).data.now).to.equal(clock.now.toISOString());
  });

  it('works again after a process died in the middle of an advance', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { db } = await testApi();
    const lease = { clock_lease_by: 'gone', clock_lease_until: new Date(Date.now() - 1) };
    await db('workspaces').where({ id: owner.workspaceId }).update(lease);
    const to = (await clock.forward(60)).toISOString();
    expect((await owner.call('getTestClock', {})).data.now).to.equal(to);
  });

  it('moves days in the time zone of the workspace', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { timezone: 'Asia/Tokyo' } });
    const clock = await stopClock(owner);
    await clock.forward(24 * 60);
    const { db } = await testApi();
    const [job] = (await db('jobs').where({ workspace_id: owner.workspaceId })) as { due_at: Date }[];
    expect(job?.due_at.toISOString().slice(11)).to.equal('15:00:00.000Z');
    await owner.call('updateWorkspace', { body: { timezone: 'America/New_York' } });
    await clock.forward(0);
    const [moved] = (await db('jobs').where({ workspace_id: owner.workspaceId })) as { due_at: Date }[];
    expect(moved?.due_at.toISOString().slice(11)).to.be.oneOf(['04:00:00.000Z', '05:00:00.000Z']);
  });
});

describe('resetTestData', () => {
  it('wipes the side and returns it to real time, but keeps settings, users and keys', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    await owner.call('updateWorkspace', { body: { name: 'Kept', timezone: 'Europe/Berlin' } });
    const member = await buildUser(owner, 'member');
    const { webhook } = await buildWebhook(owner);
    const project = await buildProject(owner);
    await clock.forward(60);
    const { data } = await owner.call('resetTestData', {});
    expect(data.frozen).to.equal(false);
    expect(Math.abs(Date.parse(data.now) - Date.now())).to.be.lessThan(5_000);
    expect((await owner.call('listClients', {})).data).to.deep.equal([]);
    expect((await owner.call('listEvents', {})).data).to.deep.equal([]);
    expect((await owner.fail('getWebhook', { params: { id: webhook.id } })).status).to.equal(404);
    expect((await owner.fail('getProject', { params: { id: project.id } })).status).to.equal(404);
    expect((await owner.call('getWorkspace', {})).data).to.include({ name: 'Kept', timezone: 'Europe/Berlin' });
    expect((await owner.call('listProjectTypes', {})).data.map(({ name }) => name)).to.have.members([
      'Consulting',
      'Support',
      'Development',
    ]);
    expect((await member.call('getTestClock', {})).data.frozen).to.equal(false);
  });

  it('leaves no row of the workspace behind except those kept', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    await buildWebhook(owner);
    await buildProject(owner);
    await clock.forward(0);
    await owner.call('resetTestData', {});
    const { db } = await testApi();
    const [tables] = (await db.raw(
      "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = 'workspace_id'",
    )) as [{ name: string }[]];
    const left: string[] = [];
    for (const { name } of tables)
      if (await db(name).where({ workspace_id: owner.workspaceId }).first()) left.push(name);
    const lists = ['agreement_types', 'project_types', 'ticket_priorities', 'ticket_statuses'];
    expect(left).to.have.members([
      'api_keys',
      'audit_chains',
      'audit_entries',
      'test_sides',
      'users',
      ...lists,
      // What a worker, or the log of requests, may have made anew since.
      ...left.filter((name) => ['jobs', 'event_counters', 'notification_places', 'logged_requests'].includes(name)),
    ]);
  });

  it('does not touch the live side or another workspace', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const [live, other] = [await buildClient(mine.live), await buildClient(theirs.owner)];
    await mine.owner.call('resetTestData', {});
    expect((await mine.live.call('getClient', { params: { id: live.id } })).data.id).to.equal(live.id);
    expect((await theirs.owner.call('getClient', { params: { id: other.id } })).data.id).to.equal(other.id);
  });

  it('is replayed under its idempotency key, and forgets all others', async () => {
    const { owner } = await buildWorkspace();
    const headers = { 'Idempotency-Key': 'same' };
    const before = await owner.send('createClient', { body: { name: 'Acme' }, headers });
    const reset = await owner.send('resetTestData', { headers: { 'Idempotency-Key': 'reset' } });
    const again = await owner.send('createClient', { body: { name: 'Acme' }, headers });
    expect(again.body.data.id).not.to.equal(before.body.data.id);
    const replay = await owner.send('resetTestData', { headers: { 'Idempotency-Key': 'reset' } });
    expect([replay.headers.get('idempotency-replayed'), replay.body]).to.deep.equal(['true', reset.body]);
    expect((await owner.call('listClients', {})).pagination.total).to.equal(1);
  });

  it('lets the clock be moved again', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('advanceTestClock', { body: { to: inDays(30) } });
    await owner.call('resetTestData', {});
    const to = inDays(1);
    expect((await owner.call('advanceTestClock', { body: { to } })).data.now).to.equal(to);
  });
});
