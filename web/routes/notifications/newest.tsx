/** The newest notifications, for the popover of the bell. */
import { useQuery } from '@tanstack/react-query';
import { listNotificationsOptions } from '../../generated/queries.js';
import { Link } from '../../ui/link.js';
import { Loaded } from '../../ui/query-state.js';
import { NotificationRow } from './notification-row.js';
import { useNotificationActions } from './use-notification-actions.js';
import { Button } from '../../ui/button.js';
import { t } from '../../messages/text.js';

const maxShown = 8;

export function Newest({ onClose }: { readonly onClose: () => void }) {
  const newest = useQuery(listNotificationsOptions({ per_page: maxShown }));
  const { markRead, markAllRead } = useNotificationActions();
  return (
    <div className="notifications-newest">
      <Loaded reading={newest}>
        {({ data, summary }) => (
          <>
            {data.length === 0 ? (
              <p>{t('notifications.whatComesHere')}</p>
            ) : (
              <ol>
                {data.map((notification) => (
                  <NotificationRow
                    key={notification.id}
                    notification={notification}
                    onOpen={(opened) => {
                      markRead(opened);
                      onClose();
                    }}
                  />
                ))}
              </ol>
            )}
            <div className="notifications-foot">
              <Link to="/inbox" onClick={onClose}>
                {t('notifications.allNotifications')}
              </Link>
              {summary.unread > 0 && (
                <Button kind="quiet" onPress={markAllRead}>
                  {t('notifications.keys.all')}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
