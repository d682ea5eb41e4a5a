import { expect } from 'chai';
import type { Role } from '../../../domain/people/policy.js';
import { ApiClient } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvited, invitationLinks } from '../../support/builders/invitations.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const roles: readonly Role[] = ['owner', 'admin', 'manager', 'member', 'viewer', 'contractor'];

const deactivate = async (by: ApiClient, id: string) => (await by.call('deactivateUser', { params: { id } })).data;
const reactivate = async (by: ApiClient, id: string) => (await by.call('reactivateUser', { params: { id } })).data;

/** Users who manage the team, with the roles of those whom they may deactivate, and users who may deactivate nobody. */
async function deciders(owner: ApiClient): Promise<[ApiClient, readonly Role[]][]> {
  const lead = { permissions: { can_manage_team: true } };
  const plain = { permissions: { can_manage_team: false } };
  return [
    [owner, roles],
    [await buildUser(owner, 'admin'), ['admin', 'manager', 'member', 'viewer', 'contractor']],
    [await buildUser(owner, 'manager'), ['member', 'viewer', 'contractor']],
    [await buildUser(owner, 'member', lead), ['member', 'viewer', 'contractor']],
    [await buildUser(owner, 'manager', plain), []],
    [await buildUser(owner, 'member'), []],
  ];
}

describe('deactivateUser', () => {
  it('stops the keys of the user immediately, and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const { now } = await stopClock(owner);
    const ada = await buildUser(owner, 'member');
    const data = await deactivate(owner, ada.userId);
    expect(data).to.include({ id: ada.userId, status: 'deactivated', deactivated_at: now.toISOString() });
    expect((await owner.call('getUser', { params: { id: ada.userId } })).data).to.deep.equal(data);
    expect(await refusalOf(ada.fail('getCurrentUser'))).to.deep.equal([401, 'unauthorized']);
    const [event, ...more] = await eventsOf(owner, ada.userId);
    expect(more).to.deep.equal([]);
    expect(event).to.deep.include({ type: 'user.deactivated', data });
    expect(event?.context.changes).to.deep.equal({
      status: { from: 'active', to: 'deactivated' },
      deactivated_at: { from: null, to: now.toISOString() },
    });
  });

  it('stops a running timer as stopTimer does', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const ada = await buildUser(owner, 'member');
    const lead = await buildUser(owner, 'manager', { department: 'Elsewhere' });
    const { id: client_id } = await buildClient(owner);
    const timer = (await ada.call('startTimer', { body: { client_id } })).data;
    await clock.forward(90);
    await deactivate(lead, ada.userId);
    const { data } = await owner.call('getTimeEntry', { params: { id: timer.id } });
    expect(data).to.deep.include({ hours: 1.5, timer: { running: false, started_at: null } });
    expect((await eventTypesOf(owner, timer.id)).at(-1)).to.equal('time_entry.timer_stopped');
  });

  it('lets no timer be started and no time be logged for the user', async () => {
    const { owner } = await buildWorkspace();
    const { userId: user_id } = await buildUser(owner, 'member');
    const answers = await Promise.all([
      owner.request('deactivateUser', { params: { id: user_id } }),
      ...[1, 2, 3].map(() => owner.request('startTimer', { body: { user_id } })),
    ]);
    expect(answers[0]?.status).to.equal(200);
    expect((await owner.call('listRunningTimers', {})).data).to.deep.equal([]);
    expect(await refusalOf(owner.fail('startTimer', { body: { user_id } }))).to.deep.equal([
      400,
      'invalid_request',
      'user_id',
    ]);
  });

  it('changes nothing about a user who is already deactivated', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { userId: id } = await buildUser(owner, 'member');
    const first = await deactivate(owner, id);
    await clock.forward(60);
    expect(await deactivate(owner, id)).to.deep.equal(first);
    expect(await eventTypesOf(owner, id)).to.deep.equal(['user.deactivated']);
  });

  it('is for those who decide on the role', async () => {
    const { owner } = await buildWorkspace();
    for (const [by, allowed] of await deciders(owner)) {
      for (const role of roles) {
        const { userId: id } = await buildUser(owner, role);
        const { status } = await by.request('deactivateUser', { params: { id } });
        expect(status, `${by.userId} deactivates ${role}`).to.equal(allowed.includes(role) ? 200 : 403);
      }
    }
  });

  it('lets those who manage the team deactivate themselves', async () => {
    const { owner } = await buildWorkspace();
    for (const self of [await buildUser(owner, 'manager'), await buildUser(owner, 'owner')]) {
      expect((await deactivate(self, self.userId)).status).to.equal('deactivated');
      expect((await self.fail('getCurrentUser')).status).to.equal(401);
    }
  });

  it('refuses the last active owner', async () => {
    const { owner } = await buildWorkspace();
    await buildUser(owner, 'owner', { status: 'deactivated' });
    await buildInvited(owner, { role: 'owner' });
    const failing = owner.fail('deactivateUser', { params: { id: owner.userId } });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
    expect((await owner.call('getCurrentUser', {})).data.status).to.equal('active');
  });

  it('covers the person on both sides from the live one, and only the test side from there', async () => {
    const { owner, live } = await buildWorkspace();
    const twins = async () => {
      const { userId } = await buildUser(live, 'admin');
      const body = { name: 'Sync', user_id: userId };
      const onLive = (await live.call('createApiKey', { body: { ...body, mode: 'live' } })).data;
      const onTest = (await live.call('createApiKey', { body: { ...body, mode: 'test' } })).data;
      const works = async (by: ApiClient, key: string): Promise<boolean> =>
        (await new ApiClient(by.url, key, by.workspaceId, '').request('getCurrentUser', {})).ok;
      return {
        live: userId,
        test: onTest.user_id,
        working: async () => [await works(live, onLive.key ?? ''), await works(owner, onTest.key ?? '')],
      };
    };
    const [ada, bob] = [await twins(), await twins()];
    expect(await ada.working()).to.deep.equal([true, true]);
    await deactivate(live, ada.live);
    expect(await ada.working()).to.deep.equal([false, false]);
    expect((await owner.call('getUser', { params: { id: ada.test } })).data.status).to.equal('deactivated');
    expect(await eventTypesOf(owner, ada.test)).to.deep.equal(['user.created', 'user.deactivated']);
    await deactivate(owner, bob.test);
    expect(await bob.working()).to.deep.equal([true, false]);
  });

  it('knows nobody of another workspace', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { userId: id } = await buildUser(theirs.owner, 'member');
    for (const operation of ['deactivateUser', 'reactivateUser'] as const)
      expect(await refusalOf(mine.owner.fail(operation, { params: { id } }))).to.deep.equal([404, 'not_found']);
  });
});

describe('reactivateUser', () => {
  it('makes the user active, leaves their keys revoked, and tells', async () => {
    const { owner } = await buildWorkspace();
    const { now } = await stopClock(owner);
    const ada = await buildUser(owner, 'member');
    await deactivate(owner, ada.userId);
    const data = await reactivate(owner, ada.userId);
    expect(data.status).to.equal('active');
    expect(data).not.to.have.property('deactivated_at');
    expect((await ada.fail('getCurrentUser')).status).to.equal(401);
    const { key } = (await owner.call('createApiKey', { body: { name: 'Again', mode: 'test', user_id: ada.userId } }))
      .data;
    const again = new ApiClient(owner.url, key, owner.workspaceId, ada.userId);
    expect((await again.call('getCurrentUser', {})).data.id).to.equal(ada.userId);
    const event = (await eventsOf(owner, ada.userId)).at(-1);
    expect(event).to.deep.include({ type: 'user.reactivated', data });
    expect(event?.context.changes).to.deep.equal({
      status: { from: 'deactivated', to: 'active' },
      deactivated_at: { from: now.toISOString(), to: null },
    });
  });

  it('sets a person who has never accepted to invited again, and sends a new invitation', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id } = await buildInvited(owner);
    const now = await clock.forward(60);
    expect(await deactivate(owner, id)).not.to.have.any.keys('invitation_sent_at', 'invitation_expires_at');
    expect(await reactivate(owner, id)).to.include({ status: 'invited', invitation_expires_at: now.toISOString() });
    await owner.call('resendUserInvitation', { params: { id } });
    expect(await invitationLinks(owner)).to.have.lengthOf(2);
  });

  it('changes nothing about a user who is not deactivated', async () => {
    const { owner } = await buildWorkspace();
    const { userId } = await buildUser(owner, 'member');
    for (const id of [userId, (await buildInvited(owner)).id]) {
      const { data } = await owner.call('getUser', { params: { id } });
      expect(await reactivate(owner, id)).to.deep.equal(data);
      expect(await eventTypesOf(owner, id)).to.deep.equal([]);
    }
  });

  it('is for those who decide on the role and see at least as much', async () => {
    const { owner } = await buildWorkspace();
    for (const [by, allowed] of await deciders(owner)) {
      for (const role of roles) {
        const { userId: id } = await buildUser(owner, role, { status: 'deactivated' });
        const { status } = await by.request('reactivateUser', { params: { id } });
        const may = allowed.includes(role) && (role !== 'viewer' || allowed.includes('manager'));
        expect(status, `${by.userId} reactivates ${role}`).to.equal(may ? 200 : 403);
      }
    }
  });
});
