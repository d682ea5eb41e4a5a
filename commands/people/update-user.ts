import { changedValues, changesBetween, type Changes } from '../../domain/changes.js';
import { errorAt, invalid, invalidState } from '../../domain/errors.js';
import {
  changedNotificationSettings,
  settingsOfShortForm,
  type OwnNotificationSettings,
} from '../../domain/notifications/notification-settings.js';
import { ownPermissions, permissionsInRole, userColumns } from '../../domain/people/user-update.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { eachById } from '../../models/each-by-id.js';
import { emit } from '../../models/events/event.js';
import { User } from '../../models/people/user.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeUser } from '../../serializers/user.js';
import { everything } from '../../serializers/view.js';
import {
  assertMayMove,
  assertMayUpdate,
  assertRoleChange,
  lockForOwnerChange,
  lockOwnerChanges,
} from './user-rules.js';

type Update = Schemas['UserUpdate'];

/** Locks a user for an update. A change of role first waits for other changes that could remove the last owner. */
export function lockUser(ctx: Ctx, id: string, body: Update): Promise<Locked<User>> {
  return body.role === undefined ? User.lock(ctx, id) : lockForOwnerChange(ctx, id);
}

/**
 * Makes the same change to several users, all or none. Errors name the user, as in `ids.3`, or the field, as in
 * `updates.timezone`.
 */
export async function updateUsers(ctx: Ctx, { ids, updates }: Schemas['UsersUpdate']): Promise<User[]> {
  if (updates.role !== undefined) await lockOwnerChanges(ctx);
  assertSound(updates);
  return eachById(ctx, User, ids, (user) => updateUser(ctx, user, updates));
}

/** Changes a user and emits an event for each kind of change. */
export async function updateUser(ctx: Ctx, user: Locked<User>, body: Update): Promise<User> {
  assertMayUpdate(ctx, user, body);
  const { notifications, notification_settings: update, ...columns } = body;
  const settings = notifications || update ? { notification_settings: settingsAfter(user, body) } : {};
  const changes = changedValues(user, { ...userColumns(columns), ...settings });
  if (Object.keys(changes).length === 0) return user;
  if (changes.role !== undefined) await assertRoleChange(ctx, user, changes.role);
  if (changes.department !== undefined) await assertMayMove(ctx, user);
  const changed = await user.patch(ctx, {
    ...changes,
    ...(changes.role === undefined ? {} : { permissions: permissionsInRole(user, changes.role) }),
  });
  await announceChanges(ctx, user, changed);
  return changed;
}

/** What a user has set of notifications after a change. Throws `invalid_request` if its two forms differ. */
function settingsAfter(
  user: User,
  { notifications = {}, notification_settings = {} }: Update,
): OwnNotificationSettings | null {
  const short = settingsOfShortForm(user, notifications);
  for (const [kind, { mail }] of Object.entries(short)) {
    const given = notification_settings[kind as keyof typeof short]?.mail;
    if (given !== undefined && (given === 'off') !== (mail === 'off'))
      throw invalid('notifications', 'differs from notification_settings');
  }
  const own = changedNotificationSettings(user, short);
  return changedNotificationSettings({ role: user.role, notification_settings: own }, notification_settings);
}

/** Fields that change with the role: `user.role_changed` covers them, and they cause no `user.updated`. */
const isOfRole = (name: string): boolean =>
  name === 'role' || name.startsWith('permissions.') || name.startsWith('notification_settings.');

async function announceChanges(ctx: Ctx, before: User, after: User): Promise<void> {
  const data = serializeUser(after, everything);
  const isRoleChange = after.role !== before.role;
  const all = Object.entries(changesBetween(serializeUser(before, everything), data));
  const others: Changes = Object.fromEntries(all.filter(([name]) => !isRoleChange || !isOfRole(name)));
  if (Object.keys(others).length > 0) await emit(ctx, 'user.updated', data, { changes: others });
  if (!isRoleChange) return;
  const changes: Changes = Object.fromEntries(all.filter(([name]) => isOfRole(name)));
  await emit(ctx, 'user.role_changed', data, { changes });
}

function assertSound(updates: Update): void {
  try {
    userColumns(updates);
  } catch (error) {
    throw errorAt('updates', error);
  }
}

/**
 * Grants and revokes permissions; null resets a permission to the role's. Throws `invalid_state` for owners and admins.
 */
export async function updatePermissions(
  ctx: Ctx,
  user: Locked<User>,
  body: Schemas['PermissionsUpdate'],
): Promise<User> {
  const { role } = user;
  if (role === 'owner' || role === 'admin')
    throw invalidState(`The user has the role ${role}, which includes every permission: change their role instead`);
  const permissions = ownPermissions(user, body);
  if (Object.keys(changesBetween(user.permissions ?? {}, permissions ?? {})).length === 0) return user;
  const changed = await user.patch(ctx, { permissions });
  await announceChanges(ctx, user, changed);
  return changed;
}
