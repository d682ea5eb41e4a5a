/** The user's notifications, newest first: reading, marking and snoozing them, by mouse or by keys. */
import { createLazyRoute, getRouteApi, useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.js';
import { listNotificationsOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Link } from '../../ui/link.js';
import { Page } from '../../ui/page.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { Tabs } from '../../ui/tabs.js';
import { NotificationList } from './notification-list.js';
import { useNotificationActions } from './use-notification-actions.js';
import './notifications.css';
import { t } from '../../messages/text.js';

export const notificationsRoute = createLazyRoute('/inbox')({ component: NotificationsScreen });

const route = getRouteApi('/inbox');

const views = [
  {
    id: 'unread',
    label: t('notifications.unread'),
    query: { unread: true },
    emptyTitle: t('notifications.allCaughtUp'),
    emptyText: t('notifications.whatComesHere'),
  },
  {
    id: 'all',
    label: t('notifications.all'),
    query: {},
    emptyTitle: t('notifications.nothingYet'),
    emptyText: t('notifications.whatComesHere'),
  },
  {
    id: 'snoozed',
    label: t('notifications.snoozed'),
    query: { snoozed: true },
    emptyTitle: t('notifications.nothingSnoozed'),
    emptyText: t('notifications.snoozedComeBack'),
  },
] as const;

function NotificationsScreen() {
  const { view = 'unread' } = route.useSearch();
  const { user } = useSession();
  const navigate = useNavigate({ from: '/inbox' });
  const actions = useNotificationActions();
  // The query of the bell: no further request.
  const count = useQuery(listNotificationsOptions({ unread: true, per_page: 1 })).data?.summary.unread ?? 0;
  useShortcut('a', actions.markAllRead, t('notifications.keys.all'), count > 0);
  return (
    <Page
      title={t('shell.notifications')}
      actions={
        <>
          <Link to="/people/$userId" params={{ userId: user.id }} kind="quiet" isButton icon="settings">
            {t('notifications.settings')}
          </Link>
          {count > 0 && (
            <Button icon="check" shortcut="a" onPress={actions.markAllRead}>
              {t('notifications.keys.all')}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label={t('shell.notifications')}
        selected={view}
        onSelect={(next) => void navigate({ search: { view: next === 'unread' ? undefined : next } })}
        tabs={views.map(({ id, label, query, emptyTitle, emptyText }) => ({
          id,
          label,
          count: (id === 'unread' && count) || null,
          content: <NotificationList query={query} actions={actions} emptyTitle={emptyTitle} emptyText={emptyText} />,
        }))}
      />
    </Page>
  );
}
