import { toNumber } from '../domain/money.js';
import { knowsAbout, permissions, permissionsOf } from '../domain/people/policy.js';
import { notificationSettings, shortNotifications } from '../domain/notifications/notification-settings.js';
import { instant } from '../domain/time.js';
import type { Scope } from '../models/context.js';
import type { User } from '../models/people/user.js';
import type { Schemas } from '../contract/contract.js';
import { viewOf, type View } from './view.js';

/** A user as `reader` sees them: completely, or only id, name and role. */
export const serializeUserFor = (reader: Scope, user: User): Schemas['User'] =>
  knowsAbout(reader, user.id) ? serializeUser(user, viewOf(reader)) : { id: user.id, name: user.name, role: user.role };

/** A user as the API shows them. */
export function serializeUser(user: User, view: View): Schemas['User'] {
  const { invitation_sent_at, invitation_expires_at, deactivated_at } = user;
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    avatar_url: user.avatar_url,
    role: user.role,
    title: user.title,
    department: user.department,
    phone: user.phone,
    timezone: user.timezone,
    locale: user.locale,
    status: user.status,
    capacity: { hours_per_week: user.hours_per_week, billable_target: user.billable_target },
    rates: {
      ...view.costs({ cost_rate: toNumber(user.cost_rate) }),
      ...view.rates({ bill_rate: toNumber(user.bill_rate) }),
    },
    permissions: serializePermissions(user),
    notifications: shortNotifications(user),
    notification_settings: notificationSettings(user),
    last_active_at: instant(user.last_active_at),
    ...(user.status === 'invited' && invitation_sent_at ? { invitation_sent_at: instant(invitation_sent_at) } : {}),
    ...(user.status === 'invited' && invitation_expires_at
      ? { invitation_expires_at: instant(invitation_expires_at) }
      : {}),
    ...(user.status === 'deactivated' && deactivated_at ? { deactivated_at: instant(deactivated_at) } : {}),
    created_at: instant(user.created_at),
    updated_at: instant(user.updated_at),
  };
}

function serializePermissions({ role, permissions: own }: User): Schemas['Permissions'] {
  const granted = permissionsOf(role, own);
  return Object.fromEntries(permissions.map((name) => [name, granted.has(name)])) as Schemas['Permissions'];
}
