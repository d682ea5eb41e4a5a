/** Who may do what (docs/decisions/permissions.md). */
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

/** What a role may do unless its user is given more or less. */
export const defaultPermissions = (role: Role): ReadonlySet<Permission> => defaults[role];

/**
 * The roles that can be given only some permissions: a viewer those that only read, a contractor those that show nothing of other
 * people's work, because they are outside the firm.
 */
const grantable: Partial<Record<Role, ReadonlySet<Permission>>> = {
  viewer: new Set<Permission>(['can_see_rates', 'can_see_costs', 'can_view_reports', 'can_export_data']),
  contractor: new Set<Permission>(['can_see_rates', 'can_export_data']),
};

/** Whether a permission can be given to users of a role. */
export const canHave = (role: Role, permission: Permission): boolean => grantable[role]?.has(permission) ?? true;

/**
 * What a user may do: the defaults of the role with the user's own settings on top. Owner and admin may do everything, and nobody
 * has what cannot be given to their role, even if it was given once.
 */
export function permissionsOf(role: Role, own: Partial<Record<Permission, boolean>> | null): ReadonlySet<Permission> {
  if (role === 'owner' || role === 'admin' || !own) return defaults[role];
  const possible = permissions.filter((permission) => canHave(role, permission));
  return new Set(possible.filter((permission) => own[permission] ?? defaults[role].has(permission)));
}

/** As much of a scope as the policy looks at. */
export interface Subject {
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
  /** A contact in the portal, who has no role. */
  readonly contact?: { readonly level: 'view' | 'full'; readonly seesInvoices: boolean } | undefined;
}

/** What can be required of a user: a permission, or something that depends on the role. */
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

/** What depends on the role: who qualifies, and the message for those who do not. */
const byRole: Record<Exclude<Requirement | Need, Permission>, { isMet(subject: Subject): boolean; refusal: string }> = {
  administer: {
    isMet: ({ role }) => role === 'owner' || role === 'admin',
    refusal: 'Only owners and admins can do this',
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

/** Of projects by the one, of agreements by the other. */
function managesApprovals({ permissions: own }: Subject): boolean {
  return own.has('can_manage_projects') || own.has('can_manage_invoices');
}

/** Whether a user meets a requirement, such as that of an operation in the contract. */
export const may = (subject: Subject, need: Requirement | Need): boolean =>
  isPermission(need) ? subject.permissions.has(need) : byRole[need].isMet(subject);

/** The reason why a user who does not meet a requirement is refused. */
export const refusalOf = (need: Requirement | Need): string =>
  isPermission(need) ? `This requires the permission ${need}` : byRole[need].refusal;

/** Whose time, expenses and time summaries a user sees, and may change if they may change anything. */
export type Reach = 'everyone' | 'department' | 'self';

/** A manager without a department has the whole firm for a team. */
export function reachOf({ role, department }: { readonly role: Role; readonly department: string | null }): Reach {
  if (role === 'manager') return department?.trim() ? 'department' : 'everyone';
  return role === 'member' || role === 'contractor' ? 'self' : 'everyone';
}

/** Whether a user sees of tickets only those assigned to them, and of clients and projects only those of these. */
export const seesAssignedOnly = ({ role }: Pick<Subject, 'role'>): boolean => role === 'contractor';

/** A subject, and by whose department its reach goes. */
export interface Account extends Subject {
  readonly department: string | null;
}

/**
 * What an account would see or do that `giver` does not; undefined if there is nothing. Nobody can admit an account with more than
 * they have themselves.
 */
export function excessOver(giver: Account, account: Account): string | undefined {
  const needs = [...permissions, ...(Object.keys(byRole) as (keyof typeof byRole)[])];
  const lacking = needs.find((need) => may(account, need) && !may(giver, need));
  if (lacking !== undefined) return lacking in excesses ? excesses[lacking as keyof typeof excesses] : lacking;
  if (seesAssignedOnly(giver) && !seesAssignedOnly(account)) return 'all clients, projects and tickets';
  return isReachWithin(account, giver) ? undefined : 'the time of more people';
}

/** What depends on the role, as worded in a refusal. */
const excesses = {
  administer: 'the whole workspace',
  contribute: 'the right to write',
  view_invoices: 'invoices',
  view_approvals: 'approvals',
};

/** Everyone has their own time to themselves, so that adds nothing. */
function isReachWithin(account: Account, giver: Account): boolean {
  const [inner, outer] = [reachOf(account), reachOf(giver)];
  if (outer === 'everyone' || inner === 'self') return true;
  return inner === 'department' && outer === 'department' && account.department === giver.department;
}

/** Whether a user knows of this one more than id, name and role: of themselves everyone, of others all but contractors. */
export const knowsAbout = (reader: Pick<Subject, 'role'> & { readonly userId: string }, userId: string): boolean =>
  !seesAssignedOnly(reader) || reader.userId === userId;

/**
 * Whether someone who manages the team decides on people of a role: invites them, stops them, lets them back, gives or takes
 * the role. Only owners decide on owners, only owners and admins on admins and managers.
 */
export function mayDecideOn(subject: Subject, role: Role): boolean {
  if (subject.role === 'owner') return true;
  if (subject.role === 'admin') return role !== 'owner';
  return role === 'member' || role === 'viewer' || role === 'contractor';
}
