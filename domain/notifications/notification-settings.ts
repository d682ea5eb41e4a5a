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
  ticket_assigned: { app: true, mail: 'now' },
  mentioned: { app: true, mail: 'now' },
  client_replied: { app: true, mail: 'now' },
  ticket_answered: { app: true, mail: 'daily' },
  time_rejected: { app: true, mail: 'daily' },
  expense_rejected: { app: true, mail: 'daily' },
  approval_requested: { app: true, mail: 'now' },
  approval_decided: { app: true, mail: 'now' },
  budget_crossed: { app: true, mail: 'daily' },
  sla_warning: { app: true, mail: 'off' },
  sla_breached: { app: true, mail: 'now' },
  invoice_overdue: { app: true, mail: 'daily' },
  invoice_paid: { app: true, mail: 'off' },
  invoice_mail_failed: { app: true, mail: 'now' },
  payment_disputed: { app: true, mail: 'now' },
  refund_failed: { app: true, mail: 'now' },
  retainer_near_limit: { app: true, mail: 'daily' },
  retainer_ending: { app: true, mail: 'daily' },
  time_missing: { app: true, mail: 'daily' },
};

/** Viewers, who only look on, get few mails. */
const mailedToViewers: ReadonlySet<NotificationKind> = new Set(['ticket_assigned', 'mentioned', 'client_replied']);

/** Roles that are not reminded of time unless they want it: those who lead the firm, and those outside it. */
const withoutReminders: ReadonlySet<Role> = new Set(['owner', 'admin', 'contractor']);

/** What a kind starts with for a role. */
function startOf(role: Role, kind: NotificationKind): Setting {
  if (kind === 'time_missing' && withoutReminders.has(role)) return { app: false, mail: 'off' };
  return role === 'viewer' && !mailedToViewers.has(kind) ? { ...starts[kind], mail: 'off' } : starts[kind];
}

const kinds = Object.keys(starts) as NotificationKind[];

/** How a user receives notifications of a kind. */
export const notificationSetting = (
  { role, notification_settings }: NotifiedUser,
  kind: NotificationKind,
): Setting => ({
  ...startOf(role, kind),
  ...notification_settings?.[kind],
});

/** How a user receives notifications of every kind. */
export const notificationSettings = (user: NotifiedUser): Schemas['NotificationSettings'] =>
  Object.fromEntries(kinds.map((kind) => [kind, notificationSetting(user, kind)])) as Schemas['NotificationSettings'];

/** What a user has set after a change: only what differs from the start of their role; null if that is nothing. */
export function changedNotificationSettings(
  { role, notification_settings: own }: NotifiedUser,
  update: Schemas['NotificationSettingsUpdate'],
): OwnNotificationSettings | null {
  const next = kinds.flatMap((kind) => {
    const start = new Map<string, unknown>(Object.entries(startOf(role, kind)));
    const setting = Object.entries({ ...own?.[kind], ...update[kind] }).filter(
      ([name, value]) => value !== null && value !== start.get(name),
    );
    return setting.length === 0 ? [] : [[kind, Object.fromEntries(setting)]];
  });
  return next.length === 0 ? null : (Object.fromEntries(next) as OwnNotificationSettings);
}

type ShortForm = Partial<Schemas['UserNotifications']>;

/** Whether a user gets mails of the two kinds that could be switched off before there were settings. */
export const shortNotifications = (user: NotifiedUser): Schemas['UserNotifications'] => ({
  ticket_assigned: notificationSetting(user, 'ticket_assigned').mail !== 'off',
  ticket_replied: notificationSetting(user, 'client_replied').mail !== 'off',
});

/** The update of the settings that the short form stands for. */
export function settingsOfShortForm(user: NotifiedUser, short: ShortForm): Schemas['NotificationSettingsUpdate'] {
  const settingOf = (kind: NotificationKind, isOn: boolean | undefined) => {
    const isOnNow = notificationSetting(user, kind).mail !== 'off';
    return isOn === undefined || isOn === isOnNow ? {} : { [kind]: { mail: isOn ? 'now' : 'off' } };
  };
  return {
    ...settingOf('ticket_assigned', short.ticket_assigned),
    ...settingOf('client_replied', short.ticket_replied),
  };
}
