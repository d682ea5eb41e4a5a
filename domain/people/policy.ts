/** Roles, permissions, and what they allow (docs/decisions/permissions.md). */
import type { Requirement } from '../../contract/contract.js';

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
    'can_manage_team',
    'can_view_reports',
    'can_export_data',
  ]),
  member: new Set(),
  viewer: new Set<Permission>(['can_view_reports']),
  contractor: new Set(),
};

/** The permissions of a role, before a user's own settings. */
export const defaultPermissions = (role: Role): ReadonlySet<Permission> => defaults[role];

/**
 * Roles that can be granted only some permissions: viewers those that only read; contractors, who are outside the firm,
 * those that show nothing of other people's work.
 */
const grantable: Partial<Record<Role, ReadonlySet<Permission>>> = {
  viewer: new Set<Permission>(['can_see_rates', 'can_see_costs', 'can_view_reports', 'can_export_data']),
  contractor: new Set<Permission>(['can_see_rates', 'can_export_data']),
};

/** Whether a permission can be granted to users of a role. */
export const canHave = (role: Role, permission: Permission): boolean => grantable[role]?.has(permission) ?? true;

/**
 * A user's permissions: the role's defaults, overridden by the user's own settings. Owners and admins have all. A
 * permission that the role cannot have is left out, even if it was granted once.
 */
export function permissionsOf(role: Role, own: Partial<Record<Permission, boolean>> | null): ReadonlySet<Permission> {
  if (role === 'owner' || role === 'admin' || !own) return defaults[role];
  const possible = permissions.filter((permission) => canHave(role, permission));
  return new Set(possible.filter((permission) => own[permission] ?? defaults[role].has(permission)));
}

/** The fields of a scope that the policy reads. */
export interface Subject {
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
  /** Set for a contact in the portal, whose scope has the role that sees the least, `contractor`. */
  readonly contact?: { readonly level: 'view' | 'full'; readonly seesInvoices: boolean } | undefined;
}

/** A requirement: a permission, or a right that depends on the role or the contact. */
export type Need =
  | Permission
  | 'administer'
  | 'contribute'
  | 'view_invoices'
  | 'view_approvals'
  | 'manage_approvals'
  | 'portal_full'
  | 'portal_invoices';

const isPermission = (name: string): name is Permission => all.has(name as Permission);

/** Requirements that are no permissions: who meets them, and the message for those who do not. */
const byRole: Record<Exclude<Requirement | Need, Permission>, { isMet(subject: Subject): boolean; refusal: string }> = {
  administer: {
    isMet: ({ role }) => role === 'owner' || role === 'admin',
    refusal: 'This requires the role owner or admin',
  },
  contribute: { isMet: ({ role }) => role !== 'viewer', refusal: 'Viewers have read-only access' },
  view_invoices: {
    isMet: ({ role, permissions: own }) => role === 'viewer' || own.has('can_manage_invoices'),
    refusal: 'This requires the permission can_manage_invoices',
  },
  view_approvals: {
    isMet: (subject) => subject.role === 'viewer' || managesApprovals(subject),
    refusal: 'This requires the permission can_manage_projects or can_manage_invoices',
  },
  manage_approvals: {
    isMet: managesApprovals,
    refusal: 'This requires the permission can_manage_projects or can_manage_invoices',
  },
  portal_full: {
    isMet: ({ contact }) => contact?.level === 'full',
    refusal: 'This requires full access to the portal',
  },
  portal_invoices: {
    isMet: ({ contact }) => contact?.seesInvoices === true,
    refusal: 'Only contacts who receive invoices can see this',
  },
};

/** Whether a user manages any approvals: of projects with the first permission, of agreements with the second. */
function managesApprovals({ permissions: own }: Subject): boolean {
  return own.has('can_manage_projects') || own.has('can_manage_invoices');
}

/** Whether a user meets a requirement, such as one of an operation in the contract. */
export const may = (subject: Subject, need: Requirement | Need): boolean =>
  isPermission(need) ? subject.permissions.has(need) : byRole[need].isMet(subject);

/** The message for a user who does not meet a requirement. */
export const refusalOf = (need: Requirement | Need): string =>
  isPermission(need) ? `This requires the permission ${need}` : byRole[need].refusal;

/** The users whose time, expenses and time summaries a user sees, and may change if they may change anything. */
export type Reach = 'everyone' | 'department' | 'self';

/** The reach of a role. Managers reach their department, or everyone if they have none. */
export function reachOf({ role, department }: { readonly role: Role; readonly department: string | null }): Reach {
  if (role === 'manager') return department?.trim() ? 'department' : 'everyone';
  return role === 'member' || role === 'contractor' ? 'self' : 'everyone';
}

/** Whether a user sees only tickets assigned to them, and only the clients and projects of these tickets. */
export const seesAssignedOnly = ({ role }: Pick<Subject, 'role'>): boolean => role === 'contractor';

/** A user's rights, with the department that limits a manager's reach. */
export interface Account extends Subject {
  readonly department: string | null;
}

/**
 * The first right of an account that `giver` does not have, as text for a message; undefined if there is none. Nobody
 * can grant an account more rights than their own.
 */
export function excessOver(giver: Account, account: Account): string | undefined {
  const needs = [...permissions, ...(Object.keys(byRole) as (keyof typeof byRole)[])];
  const lacking = needs.find((need) => may(account, need) && !may(giver, need));
  if (lacking !== undefined) return lacking in excesses ? excesses[lacking as keyof typeof excesses] : lacking;
  if (seesAssignedOnly(giver) && !seesAssignedOnly(account)) return 'all clients, projects and tickets';
  return isReachWithin(account, giver) ? undefined : 'the time of more people';
}

/** Texts for rights that depend on the role, for a refusal. */
const excesses = {
  administer: 'the whole workspace',
  contribute: 'the right to write',
  view_invoices: 'invoices',
  view_approvals: 'approvals',
};

/** Whether the account reaches no time beyond the giver's. Reaching only one's own time adds nothing. */
function isReachWithin(account: Account, giver: Account): boolean {
  const [inner, outer] = [reachOf(account), reachOf(giver)];
  if (outer === 'everyone' || inner === 'self') return true;
  return inner === 'department' && outer === 'department' && account.department === giver.department;
}

/** Whether a user sees more of another than id, name and role. Contractors see more only of themselves. */
export const knowsAbout = (reader: Pick<Subject, 'role'> & { readonly userId: string }, userId: string): boolean =>
  !seesAssignedOnly(reader) || reader.userId === userId;

/**
 * Whether someone who manages the team may invite, deactivate and reactivate users of a role, and grant or remove the
 * role. For owners, only owners may; for admins and managers, only owners and admins.
 */
export function mayDecideOn(subject: Subject, role: Role): boolean {
  if (subject.role === 'owner') return true;
  if (subject.role === 'admin') return role !== 'owner';
  return role === 'member' || role === 'viewer' || role === 'contractor';
}
