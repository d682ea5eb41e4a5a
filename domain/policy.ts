/** Who may do what (rulings, section 4). */
import type { Requirement } from '../openapi/contract.js';

export const roles = ['owner', 'admin', 'manager', 'member', 'viewer', 'contractor'] as const;
export type Role = (typeof roles)[number];

export const permissions = [
  'can_see_rates',
  'can_see_costs',
  'can_approve_time',
  'can_manage_invoices',
  'can_manage_clients',
  'can_manage_projects',
  'can_manage_team',
  'can_view_reports',
  'can_export_data',
] as const;
export type Permission = (typeof permissions)[number];

const all = new Set<Permission>(permissions);
const defaults: Record<Role, ReadonlySet<Permission>> = {
  owner: all,
  admin: all,
  manager: new Set<Permission>([
    'can_see_rates',
    'can_approve_time',
    'can_manage_clients',
    'can_manage_projects',
    'can_view_reports',
    'can_export_data',
  ]),
  member: new Set(),
  viewer: new Set<Permission>(['can_view_reports']),
  contractor: new Set(),
};

/** What a role may do unless its user is given more or less. */
export const defaultPermissions = (role: Role): ReadonlySet<Permission> => defaults[role];

/** What a user may do: the defaults of the role with the user's own settings on top. Owner and admin may do everything. */
export function permissionsOf(role: Role, own: Partial<Record<Permission, boolean>> | null): ReadonlySet<Permission> {
  if (role === 'owner' || role === 'admin' || !own) return defaults[role];
  return new Set(permissions.filter((permission) => own[permission] ?? defaults[role].has(permission)));
}

/** As much of a scope as the policy looks at. */
export interface Subject {
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
}

const isPermission = (name: string): name is Permission => all.has(name as Permission);

/** Whether a user fulfils what an operation's contract asks. */
export function may(subject: Subject, requirement: Requirement | Permission | 'administer' | 'contribute'): boolean {
  if (isPermission(requirement)) return subject.permissions.has(requirement);
  if (requirement === 'administer') return subject.role === 'owner' || subject.role === 'admin';
  return subject.role !== 'viewer';
}

/** Whether the role may log, change and delete the time of other users. */
export const mayLogForOthers = (role: Role): boolean => role === 'owner' || role === 'admin' || role === 'manager';
