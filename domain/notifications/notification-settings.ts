/** How users receive notifications: what their role starts with, and what they have set themselves. */
import type { Schemas } from '../../contract/contract.js';
import type { Role } from '../people/policy.js';

export type NotificationKind = Schemas['NotificationKind'];
type Setting = Schemas['NotificationSetting'];

/** What a user has set; what is missing follows the role. */
export type OwnNotificationSettings = { readonly [K in NotificationKind]?: Partial<Setting> };

/** The fields of a user that decide. */
export interface NotifiedUser {
  readonly role: Role;
  readonly notification_settings: OwnNotificationSettings | null;
}

/** What each kind starts with, in the order of the contract. */
const starts: Readonly<Record<NotificationKind, Setting>> = {
  ticket_assigned: { app: true },
  mentioned: { app: true },
  client_replied: { app: true },
  ticket_answered: { app: true },
  time_rejected: { app: true },
  expense_rejected: { app: true },
  approval_requested: { app: true },
  approval_decided: { app: true },
  budget_crossed: { app: true },
  sla_warning: { app: true },
  sla_breached: { app: true },
  invoice_overdue: { app: true },
  invoice_paid: { app: true },
  retainer_near_limit: { app: true },
  retainer_ending: { app: true },
};

const kinds = Object.keys(starts) as NotificationKind[];

/** How a user receives notifications of a kind. */
export const notificationSetting = ({ notification_settings }: NotifiedUser, kind: NotificationKind): Setting => ({
  ...starts[kind],
  ...notification_settings?.[kind],
});

/** How a user receives notifications of every kind. */
export const notificationSettings = (user: NotifiedUser): Schemas['NotificationSettings'] =>
  Object.fromEntries(kinds.map((kind) => [kind, notificationSetting(user, kind)])) as Schemas['NotificationSettings'];

/** What a user has set after a change; null if that is nothing. */
export function changedNotificationSettings(
  own: OwnNotificationSettings | null,
  update: Schemas['NotificationSettingsUpdate'],
): OwnNotificationSettings | null {
  const next = kinds.flatMap((kind) => {
    const setting = Object.fromEntries(
      Object.entries({ ...own?.[kind], ...update[kind] }).filter(([, value]) => value !== null),
    );
    return Object.keys(setting).length === 0 ? [] : [[kind, setting]];
  });
  return next.length === 0 ? null : (Object.fromEntries(next) as OwnNotificationSettings);
}
