import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { permissions, type Permission, type Role } from '../../../domain/people/policy.js';
import type { ApiClient } from '../../support/service/api.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { uniqueName } from '../../support/builders/factories.js';
import { buildInvited } from '../../support/builders/invitations.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const roles: readonly Role[] = ['owner', 'admin', 'manager', 'member', 'viewer', 'contractor'];

const setRole = (by: ApiClient, id: string, role: Role) => by.request('updateUser', { params: { id }, body: { role } });

describe('updateUser with a role', () => {
  it('changes the role and the permissions that follow from it immediately, and emits only user.role_changed', async () => {
    const { owner } = await buildWorkspace();
    const ada = await buildUser(owner, 'member');
    const params = { id: ada.userId };
    const { data } = await owner.call('updateUser', { params, body: { role: 'manager' } });
    expect(data.role).to.equal('manager');
    expect(data.permissions).to.include({ can_manage_clients: true, can_manage_invoices: false });
    await ada.call('createClient', { body: { name: uniqueName('Client') } });
    const [event, ...more] = await eventsOf(owner, ada.userId);
    expect(more).to.deep.equal([]);
    expect(event).to.deep.include({ type: 'user.role_changed', data });
    expect(event?.context.changes).to.include.keys('role', 'permissions.can_manage_clients');
    expect(event?.context.changes?.['role']).to.deep.equal({ from: 'member', to: 'manager' });
    await owner.call('updateUser', { params, body: { role: 'viewer' } });
    const failing = ada.fail('createClient', { body: { name: uniqueName('Client') } });
    expect(await refusalOf(failing)).to.deep.equal([403, 'forbidden']);
  });

  it('emits user.updated for whatever else changes', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'member');
    await owner.call('updateUser', { params: { id }, body: { role: 'viewer', title: 'Auditor' } });
    const [updated, changed] = await eventsOf(owner, id);
    expect(updated?.type).to.equal('user.updated');
    expect(updated?.context.changes).to.deep.equal({ title: { from: null, to: 'Auditor' } });
    expect(changed?.type).to.equal('user.role_changed');
    expect(changed?.context.changes).to.include.keys('role').and.not.include.keys('title');
  });

  it('is for owners, and for admins if no owner is involved', async () => {
    const { owner } = await buildWorkspace();
    await buildUser(owner, 'owner');
    const admin = await buildUser(owner, 'admin');
    for (const from of roles) {
      for (const to of roles.filter((role) => role !== from)) {
        const [first, second] = [await buildUser(owner, from), await buildUser(owner, from)];
        const isOwners = from === 'owner' || to === 'owner';
        expect((await setRole(owner, first.userId, to)).status, `owner: ${from} to ${to}`).to.equal(200);
        const { status } = await setRole(admin, second.userId, to);
        expect(status, `admin: ${from} to ${to}`).to.equal(isOwners ? 403 : 200);
      }
    }
  }).timeout(20_000);

  it('is for nobody else, whatever they manage, not even for themselves', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'viewer');
    for (const role of ['manager', 'member'] as const) {
      const lead = await buildUser(owner, role, { permissions: { can_manage_team: true } });
      for (const target of [id, lead.userId]) {
        const failing = lead.fail('updateUser', { params: { id: target }, body: { role: 'contractor', title: 'X' } });
        expect(await refusalOf(failing)).to.deep.equal([403, 'forbidden']);
      }
    }
    const member = await buildUser(owner, 'member');
    expect((await setRole(member, member.userId, 'member')).status).to.equal(403);
    expect((await owner.call('getUser', { params: { id } })).data).to.include({ role: 'viewer', title: null });
  });

  it('changes nothing if the user already has the role', async () => {
    const { owner } = await buildWorkspace();
    const admin = await buildUser(owner, 'admin');
    const { data } = await owner.call('getCurrentUser', {});
    const again = await admin.call('updateUser', { params: { id: owner.userId }, body: { role: 'owner' } });
    expect({ ...again.data, last_active_at: null }).to.deep.equal({ ...data, last_active_at: null });
    expect(await eventTypesOf(owner, owner.userId)).to.deep.equal([]);
  });

  it('keeps the last active owner', async () => {
    const { owner } = await buildWorkspace();
    await buildUser(owner, 'owner', { status: 'deactivated' });
    await buildInvited(owner, { role: 'owner' });
    const failing = owner.fail('updateUser', { params: { id: owner.userId }, body: { role: 'admin' } });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
    const other = await buildUser(owner, 'owner');
    expect((await setRole(owner, owner.userId, 'admin')).status).to.equal(200);
    expect((await setRole(other, other.userId, 'admin')).status).to.equal(409);
  });

  it('can take the role from an owner who is not active, whoever else is left', async () => {
    const { owner } = await buildWorkspace();
    const invited = await buildInvited(owner, { role: 'owner' });
    expect((await setRole(owner, invited.id, 'member')).status).to.equal(200);
  });
});

describe('updateUserPermissions', () => {
  it('grants and revokes what is sent immediately, and leaves the rest to the role', async () => {
    const { owner } = await buildWorkspace();
    const ada = await buildUser(owner, 'manager');
    const params = { id: ada.userId };
    const body = { can_see_costs: true, can_manage_clients: false };
    const { data } = await owner.call('updateUserPermissions', { params, body });
    expect(data.permissions).to.include({ ...body, can_see_rates: true, can_manage_team: true });
    expect((await ada.call('getCurrentUser', {})).data.permissions).to.deep.equal(data.permissions);
    const failing = ada.fail('createClient', { body: { name: uniqueName('Client') } });
    expect(await refusalOf(failing)).to.deep.equal([403, 'forbidden']);
  });

  it('makes what is sent as null follow the role again', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'manager', {
      permissions: { can_see_rates: false, can_see_costs: true },
    });
    const { data } = await owner.call('updateUserPermissions', { params: { id }, body: { can_see_rates: null } });
    expect(data.permissions).to.include({ can_see_rates: true, can_see_costs: true });
  });

  it('keeps only what differs from the role when the role changes', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'member');
    const body = { can_see_costs: true, can_manage_projects: false };
    await owner.call('updateUserPermissions', { params: { id }, body });
    const { data } = await owner.call('updateUser', { params: { id }, body: { role: 'manager' } });
    expect(data.permissions).to.include({ can_see_costs: true, can_manage_projects: true });
  });

  it('emits user.updated, and nothing if nothing changes', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'member');
    const body = { can_see_rates: true, can_manage_team: false, can_see_costs: null };
    const { data } = await owner.call('updateUserPermissions', { params: { id }, body });
    expect((await owner.call('updateUserPermissions', { params: { id }, body })).data).to.deep.equal(data);
    await owner.call('updateUserPermissions', { params: { id }, body: {} });
    const [event, ...more] = await eventsOf(owner, id);
    expect(more).to.deep.equal([]);
    expect(event).to.deep.include({ type: 'user.updated', data });
    expect(event?.context.changes).to.deep.equal({ 'permissions.can_see_rates': { from: false, to: true } });
  });

  it('is for owners and admins, and applies to all others', async () => {
    const { owner } = await buildWorkspace();
    const lead = await buildUser(owner, 'manager');
    const admin = await buildUser(owner, 'admin');
    const body = { can_see_rates: true };
    for (const by of [lead, await buildUser(owner, 'member')]) {
      const failing = by.fail('updateUserPermissions', { params: { id: by.userId }, body });
      expect(await refusalOf(failing)).to.deep.equal([403, 'forbidden']);
    }
    for (const role of ['manager', 'member', 'viewer', 'contractor'] as const) {
      const { userId: id } = await buildUser(owner, role);
      expect((await admin.call('updateUserPermissions', { params: { id }, body })).data.permissions).to.include(body);
    }
  });

  it('refuses to grant what the role cannot have, naming it, but can revoke it', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'viewer');
    const body = { can_see_costs: true, can_manage_team: true, can_approve_time: true };
    const { status, error } = await owner.fail('updateUserPermissions', { params: { id }, body });
    expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'can_approve_time']);
    expect(error.details?.map(({ field }) => field)).to.deep.equal(['can_approve_time', 'can_manage_team']);
    await owner.call('updateUserPermissions', { params: { id }, body: { can_manage_team: false } });
    expect((await owner.call('getUser', { params: { id } })).data.permissions).to.include({ can_see_costs: false });
  });

  describe('of a contractor', () => {
    const possible: readonly Permission[] = ['can_see_rates', 'can_export_data'];
    const beyond = permissions.filter((name) => !possible.includes(name));
    const all = Object.fromEntries(permissions.map((name) => [name, true]));

    it('grants can_see_rates and can_export_data, and refuses all others, naming them', async () => {
      const { owner } = await buildWorkspace();
      const { userId: id } = await buildUser(owner, 'contractor');
      for (const name of permissions) {
        const response = await owner.request('updateUserPermissions', { params: { id }, body: { [name]: true } });
        expect(response.status, name).to.equal(possible.includes(name) ? 200 : 400);
      }
      const { error } = await owner.fail('updateUserPermissions', { params: { id }, body: all });
      expect(error.code).to.equal('invalid_request');
      expect(error.details?.map(({ field }) => field)).to.deep.equal(beyond);
      await owner.call('updateUserPermissions', { params: { id }, body: { can_manage_team: false } });
    });

    it('does not count what was granted before, and does not give it back with another role', async () => {
      const { owner } = await buildWorkspace();
      const contractor = await buildUser(owner, 'contractor', { permissions: all });
      const params = { id: contractor.userId };
      const had = (user: Schemas['User']) => permissions.filter((name) => user.permissions?.[name]);
      expect(had((await contractor.call('getCurrentUser', {})).data)).to.deep.equal(possible);
      for (const id of ['listInvoices', 'listApprovals', 'listAgreements', 'getRevenueReport'] as const)
        expect((await contractor.fail(id)).status, id).to.equal(403);
      expect(had((await owner.call('updateUser', { params, body: { role: 'member' } })).data)).to.deep.equal(possible);
    });

    for (const bulk of [false, true])
      it(`lapses for whoever becomes one${bulk ? ' in bulk' : ''}, for good`, async () => {
        const { owner } = await buildWorkspace();
        const { userId: id } = await buildUser(owner, 'member', { permissions: all });
        const become = (role: Role) =>
          bulk
            ? owner.call('updateUsers', { body: { ids: [id], updates: { role } } })
            : owner.call('updateUser', { params: { id }, body: { role } });
        const had = async () => {
          const { data } = await owner.call('getUser', { params: { id } });
          return permissions.filter((name) => data.permissions?.[name]);
        };
        await become('contractor');
        expect(await had()).to.deep.equal(possible);
        const [event] = (await eventsOf(owner, id)).slice(-1);
        expect(event?.context.changes).to.include.keys('permissions.can_manage_invoices');
        await become('member');
        expect(await had()).to.deep.equal(possible);
      });
  });

  it('refuses to revoke from owners and admins what they always have', async () => {
    const { owner } = await buildWorkspace();
    for (const role of ['owner', 'admin'] as const) {
      const { userId: id } = await buildUser(owner, role);
      const failing = owner.fail('updateUserPermissions', { params: { id }, body: { can_see_costs: false } });
      expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
    }
  });
});
