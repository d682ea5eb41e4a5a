import { expect } from 'chai';
import {
  may,
  permissions,
  permissionsOf,
  reachOf,
  refusalOf,
  roles,
  type Permission,
  type Role,
} from '../../../domain/people/policy.js';

const allGranted = Object.fromEntries(permissions.map((name) => [name, true])) as Record<Permission, boolean>;
const noneGranted = Object.fromEntries(permissions.map((name) => [name, false])) as Record<Permission, boolean>;
const subject = (role: Role, own: Partial<Record<Permission, boolean>> | null = null) => ({
  role,
  permissions: permissionsOf(role, own),
});

describe('permissionsOf', () => {
  it('follows the role', () => {
    const granted = Object.fromEntries(roles.map((role) => [role, [...permissionsOf(role, null)]]));
    expect(granted).to.deep.equal({
      owner: permissions,
      admin: permissions,
      manager: [
        'can_see_rates',
        'can_approve_time',
        'can_manage_clients',
        'can_manage_projects',
        'can_manage_team',
        'can_view_reports',
        'can_export_data',
      ],
      member: [],
      viewer: ['can_view_reports'],
      contractor: [],
    });
  });

  it('prefers what is set for the user to the role, except for owners and admins', () => {
    for (const role of ['manager', 'member'] as const) {
      expect([...permissionsOf(role, allGranted)]).to.deep.equal(permissions);
      expect([...permissionsOf(role, noneGranted)]).to.deep.equal([]);
    }
    for (const role of ['owner', 'admin'] as const)
      expect([...permissionsOf(role, noneGranted)]).to.deep.equal(permissions);
  });

  it('gives a viewer no permission to write', () => {
    const reading = ['can_see_rates', 'can_see_costs', 'can_view_reports', 'can_export_data'];
    expect([...permissionsOf('viewer', allGranted)]).to.deep.equal(reading);
  });
});

describe('permissionsOf a contractor', () => {
  it('has nothing that shows more than the work given to them, whatever was granted', () => {
    expect([...permissionsOf('contractor', allGranted)]).to.deep.equal(['can_see_rates', 'can_export_data']);
    expect([...permissionsOf('contractor', noneGranted)]).to.deep.equal([]);
  });
});

describe('may', () => {
  it('depends on the role if no permission is required', () => {
    const holders = (need: 'administer' | 'contribute' | 'view_invoices') =>
      roles.filter((role) => may(subject(role), need));
    expect(holders('administer')).to.deep.equal(['owner', 'admin']);
    expect(holders('contribute')).to.deep.equal(['owner', 'admin', 'manager', 'member', 'contractor']);
    expect(holders('view_invoices')).to.deep.equal(['owner', 'admin', 'viewer']);
    expect(may(subject('member', { can_manage_invoices: true }), 'view_invoices')).to.equal(true);
  });

  it('says in a refusal what is missing', () => {
    expect(refusalOf('can_approve_time')).to.equal('This requires the permission can_approve_time');
    expect(refusalOf('view_invoices')).to.equal('This requires the permission can_manage_invoices');
    expect(refusalOf('administer')).to.equal('This requires the role owner or admin');
  });
});

describe('reachOf', () => {
  it('is the firm, the department or only the user', () => {
    const reach = (department: string | null) => roles.map((role) => reachOf({ role, department }));
    expect(reach('Design')).to.deep.equal(['everyone', 'everyone', 'department', 'self', 'everyone', 'self']);
    for (const none of [null, '', ' '])
      expect(reach(none)).to.deep.equal(['everyone', 'everyone', 'everyone', 'self', 'everyone', 'self']);
  });
});
