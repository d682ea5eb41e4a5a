/** The bell with the number of unread notifications. It opens the newest; on a phone, the screen of all. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listNotificationsOptions } from '../generated/queries.js';
import { LazyNewest } from '../routes/notifications/notification-parts.js';
import { Button } from '../ui/button.js';
import { Popover } from '../ui/dialog.js';
import { useIsPhone } from '../ui/media.js';
import { Skeleton } from '../ui/notice.js';
import { Part } from '../ui/part.js';
import { useShortcut } from '../ui/shortcuts.js';
import { t } from '../messages/text.js';

/** New notifications arrive by events. No event says that a snooze has ended. */
const snoozeCheckMs = 600_000;

export function Bell() {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { data } = useQuery({
    ...listNotificationsOptions({ unread: true, per_page: 1 }),
    refetchInterval: snoozeCheckMs,
  });
  const count = data?.summary.unread ?? 0;
  const openAll = (): void => void navigate({ to: '/inbox' });
  useShortcut('g n', openAll, t('shell.goTo', { name: t('shell.notifications') }));
  const bell = (
    <Button kind="quiet" icon="bell" onPress={isPhone ? openAll : undefined}>
      <span className="away">{t('shell.unreadNotifications', { count })}</span>
      {count > 0 && (
        <span className="shell-count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Button>
  );
  if (isPhone) return bell;
  return (
    <Popover trigger={bell} label={t('shell.notifications')}>
      {(close) => (
        <Part fallback={<Skeleton />}>
          <LazyNewest onClose={close} />
        </Part>
      )}
    </Popover>
  );
}
