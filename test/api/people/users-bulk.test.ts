import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const several = async (owner: ApiClient, count: number): Promise<string[]> =>
  (await Promise.all(Array.from({ length: count }, () => buildUser(owner, 'member')))).map(({ userId }) => userId);

const departmentsOf = async (owner: ApiClient): Promise<(string | null | undefined)[]> =>
  (await owner.call('listUsers', {})).data.map(({ department }) => department);

describe('updateUsers', () => {
  it('makes the same change to all, returns them in the order sent, with an event for each', async () => {
    const { owner } = await buildWorkspace();
    const ids = (await several(owner, 3)).toReversed();
    const updates = { department: 'Web', capacity: { hours_per_week: 20 }, bill_rate: 90 };
    const { data } = await owner.call('updateUsers', { body: { ids, updates } });
    expect(data.map(({ id }) => id)).to.deep.equal(ids);
    for (const user of data) {
      expect(user).to.deep.nested.include({
        department: 'Web',
        'capacity.hours_per_week': 20,
        'capacity.billable_target': 75,
        'rates.bill_rate': 90,
      });
      expect((await owner.call('getUser', { params: { id: user.id } })).data).to.deep.equal(user);
      expect(await eventTypesOf(owner, user.id)).to.deep.equal(['user.updated']);
    }
  });

  it('accepts 100 users, and no more', async () => {
    const { owner } = await buildWorkspace();
    const ids = await several(owner, 100);
    const { data } = await owner.call('updateUsers', { body: { ids, updates: { department: 'Web' } } });
    expect(data).to.have.lengthOf(100);
    const failing = owner.fail('updateUsers', { body: { ids: [...ids, owner.userId], updates: {} } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'ids']);
    const none = owner.fail('updateUsers', { body: { ids: [], updates: {} } });
    expect(await refusalOf(none)).to.deep.equal([400, 'invalid_request', 'ids']);
  }).timeout(20_000);

  it('changes nobody if one of them is unknown, foreign or given twice, and names each', async () => {
    const [{ owner }, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const [first = '', second = ''] = await several(owner, 2);
    const unknown = 'usr_00000000000000000000000000';
    const ids = [first, unknown, second, theirs.owner.userId, first];
    const { status, error } = await owner.fail('updateUsers', { body: { ids, updates: { department: 'Web' } } });
    expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'ids.1']);
    expect(error.details?.map(({ field }) => field)).to.deep.equal(['ids.1', 'ids.3', 'ids.4']);
    expect(await departmentsOf(owner)).to.deep.equal([null, null, null]);
  });

  it('names a field of the change that is wrong', async () => {
    const { owner } = await buildWorkspace();
    const ids = await several(owner, 2);
    for (const [updates, field] of [
      [{ timezone: 'Mars/Olympus' }, 'updates.timezone'],
      [{ hours_per_week: 20, capacity: { hours_per_week: 21 } }, 'updates.hours_per_week'],
      [{ email: 'a@example.com' }, 'updates.email'],
    ] as const) {
      const failing = owner.fail('updateUsers', { body: { ids, updates } });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', field]);
    }
  });

  it('follows the rules of a single update, and names the user that they refuse', async () => {
    const { owner } = await buildWorkspace();
    const [member = ''] = await several(owner, 1);
    const admin = await buildUser(owner, 'admin');
    const ids = [member, owner.userId];
    const updates = { role: 'viewer', department: 'Web' } as const;
    const byAdmin = admin.fail('updateUsers', { body: { ids, updates } });
    expect(await refusalOf(byAdmin)).to.deep.equal([403, 'forbidden', 'ids.1']);
    const lastOwner = owner.fail('updateUsers', { body: { ids, updates } });
    expect(await refusalOf(lastOwner)).to.deep.equal([409, 'invalid_state', 'ids.1']);
    expect(await departmentsOf(owner)).to.deep.equal([null, null, null]);
    expect(await eventTypesOf(owner, member)).to.deep.equal([]);
    const { data } = await admin.call('updateUsers', { body: { ids: [member], updates } });
    expect(data[0]).to.include(updates);
    expect(await eventTypesOf(owner, member)).to.deep.equal(['user.updated', 'user.role_changed']);
  });

  it('never takes the role from all owners', async () => {
    const { owner } = await buildWorkspace();
    const ids = [owner.userId, (await buildUser(owner, 'owner')).userId];
    const failing = owner.fail('updateUsers', { body: { ids, updates: { role: 'admin' } } });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state', 'ids.1']);
  });

  it('is for those who manage the team', async () => {
    const { owner } = await buildWorkspace();
    const body = { ids: await several(owner, 1), updates: { department: 'Web' } };
    for (const role of ['member', 'viewer', 'contractor'] as const) {
      const failing = (await buildUser(owner, role)).fail('updateUsers', { body });
      expect(await refusalOf(failing)).to.deep.equal([403, 'forbidden']);
    }
    const lead = await buildUser(owner, 'manager');
    expect((await lead.call('updateUsers', { body })).data[0]?.department).to.equal('Web');
  });
});
