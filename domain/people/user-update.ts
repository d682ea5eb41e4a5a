import type { Schemas } from '../../contract/contract.js';
import { invalidMany, type FieldError } from '../errors.js';
import { localeProblems } from '../locale.js';
import { canHave, defaultPermissions, permissions, type Permission, type Role } from './policy.js';
import { isTimezone } from '../time.js';

type UserUpdate = Schemas['UserUpdate'];
type UserColumns = Omit<UserUpdate, 'capacity' | 'rates' | 'notifications' | 'notification_settings'>;

/** Fields that users can change of themselves without managing the team. */
const ownFields: ReadonlySet<string> = new Set([
  'name',
  'avatar_url',
  'title',
  'phone',
  'timezone',
  'locale',
  'notifications',
  'notification_settings',
] satisfies (keyof UserUpdate)[]);

/** Fields that viewers can change of themselves, who otherwise only read. */
const viewerFields: ReadonlySet<string> = new Set([
  'notifications',
  'notification_settings',
] satisfies (keyof UserUpdate)[]);

/** Whether a change touches nothing but how a user is notified. */
export const isOwnNotifications = (body: UserUpdate): boolean =>
  Object.keys(body).every((field) => viewerFields.has(field));

/** Whether a change touches nothing but a user's own profile. */
export const isOwnProfile = (body: UserUpdate): boolean => Object.keys(body).every((field) => ownFields.has(field));

/**
 * The columns that a request changes. Capacity and rates can be sent grouped or flat. Throws `invalid_request` if both
 * are sent with different values, or for an unknown time zone or country of a locale.
 */
export function userColumns({
  capacity = {},
  rates = {},
  ...flat
}: Omit<UserUpdate, 'notifications' | 'notification_settings'>): UserColumns {
  const grouped = { ...capacity, ...rates };
  const problems: FieldError[] = (Object.keys(grouped) as (keyof typeof grouped)[])
    .filter((field) => flat[field] !== undefined && flat[field] !== grouped[field])
    .map((field) => ({ field, message: 'is given twice with different values' }));
  if (typeof flat.timezone === 'string' && !isTimezone(flat.timezone))
    problems.push({ field: 'timezone', message: 'must be an IANA time zone such as Europe/Berlin' });
  problems.push(...localeProblems(flat.locale));
  if (problems.length > 0) throw invalidMany(problems);
  return { ...grouped, ...flat };
}

/** A user's role and own permission settings. */
interface Permitted {
  readonly role: Role;
  readonly permissions: Partial<Record<Permission, boolean>> | null;
}

/**
 * A user's own settings after a change: only those that differ from the role's defaults, or null. Throws
 * `invalid_request` for a permission that the role cannot have.
 */
export function ownPermissions(
  { role, permissions: own }: Permitted,
  change: Schemas['PermissionsUpdate'],
): Permitted['permissions'] {
  const beyond = permissions.filter((name) => change[name] === true && !canHave(role, name));
  if (beyond.length > 0)
    throw invalidMany(
      beyond.map((field) => ({ field, message: `cannot be granted to a ${role}: change the role first` })),
    );
  const defaults = defaultPermissions(role);
  const ownBefore = role === 'contractor' ? ofContractor(own) : own;
  const wanted = permissions.map(
    (name) => [name, change[name] === undefined ? ownBefore?.[name] : change[name]] as const,
  );
  const differing = wanted.filter(([name, granted]) => granted != null && granted !== defaults.has(name));
  return differing.length === 0 ? null : Object.fromEntries(differing);
}

/**
 * The own settings that a user keeps when the role changes. Permissions that a contractor cannot have are dropped for
 * good; they do not return with a later role.
 */
export const permissionsInRole = ({ role, permissions: own }: Permitted, next: Role): Permitted['permissions'] =>
  role === 'contractor' || next === 'contractor' ? ofContractor(own) : own;

function ofContractor(own: Permitted['permissions']): Permitted['permissions'] {
  const possible = Object.entries(own ?? {}).filter(([name]) => canHave('contractor', name as Permission));
  return possible.length === 0 ? null : Object.fromEntries(possible);
}
