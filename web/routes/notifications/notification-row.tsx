/** A notification in a list: the whole row leads to what it is about. */
import type { Notification } from 'docket-sdk';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.js';
import { useLocaleSettings } from '../../ui/locale.js';
import { Moment } from '../../ui/times.js';
import { KindSign, NotificationSentence } from './notification-sentence.js';
import { notificationTarget } from './notification-target.js';
import './notifications.css';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly onOpen: (notification: Notification) => void;
  /** Buttons. */
  readonly children?: ReactNode;
}

export function NotificationRow({ notification, onOpen, children }: NotificationRowProps) {
  const { now } = useLocaleSettings();
  const { id, kind, comment, details, read_at, snoozed_until, created_at } = notification;
  const isSnoozed = snoozed_until !== null && Date.parse(snoozed_until) > now().getTime();
  const words = comment?.excerpt ?? details.reason;
  return (
    <li className="notification" data-id={id} data-unread={read_at === null ? '' : undefined}>
      <KindSign kind={kind} />
      <div className="notification-words">
        <Link {...notificationTarget(notification)} kind="quiet" onClick={() => onOpen(notification)}>
          {read_at === null && <span className="away">{t('notifications.unreadMark')}: </span>}
          <NotificationSentence notification={notification} />
        </Link>
        {words != null && (
          <p className="notification-excerpt" dir="auto">
            {words}
          </p>
        )}
      </div>
      <span className="notification-when">
        {isSnoozed ? (
          rich('notifications.snoozedUntil', { moment: <Moment at={snoozed_until} isExact /> })
        ) : (
          <Moment at={created_at} />
        )}
      </span>
      {children}
    </li>
  );
}
