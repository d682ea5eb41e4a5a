/** Puts a notification aside until a chosen time, or brings it back. */
import type { Notification } from 'docket-sdk';
import { useSession } from '../../api/session.js';
import { useLocaleSettings } from '../../ui/locale.js';
import { Menu } from '../../ui/menu.js';
import { cached } from '../../ui/text/formatters.js';
import { snoozeTimes, type SnoozeTimes } from './snooze-times.js';
import { t } from '../../messages/text.js';

/** The user's time zone, in which digests are mailed too. */
function useOwnZone(): string {
  const { user, workspace } = useSession();
  return user.timezone ?? workspace.timezone;
}

/** Returns a function that computes the offered times from now on. */
export function useSnoozeTimes(): () => SnoozeTimes {
  const { now } = useLocaleSettings();
  const zone = useOwnZone();
  return () => snoozeTimes(now(), zone);
}

interface SnoozeMenuProps {
  readonly notification: Notification;
  readonly onSnooze: (notification: Notification, until: Date | null) => void;
}

export function SnoozeMenu({ notification, onSnooze }: SnoozeMenuProps) {
  const { locale, now } = useLocaleSettings();
  const timeZone = useOwnZone();
  const { tonight, tomorrow, nextWeek } = useSnoozeTimes()();
  const isSnoozed = notification.snoozed_until !== null && Date.parse(notification.snoozed_until) > now().getTime();
  const format = cached(Intl.DateTimeFormat, locale, {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const choice = (id: string, label: string, until: Date | undefined) =>
    until && { id, label, detail: format.format(until), onAction: () => onSnooze(notification, until) };
  return (
    <Menu
      label={t('notifications.snooze')}
      icon="clock"
      isIconOnly
      items={[
        isSnoozed && {
          id: 'end',
          label: t('notifications.endSnooze'),
          icon: 'undo',
          onAction: () => onSnooze(notification, null),
        },
        choice('tonight', t('notifications.tonight'), tonight),
        choice('tomorrow', t('notifications.tomorrow'), tomorrow),
        choice('week', t('notifications.nextWeek'), nextWeek),
      ]}
    />
  );
}
