/** A list of notifications with their buttons and keys. */
import type { ListNotificationsQuery, Notification } from 'docket-sdk';
import { useQueries } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { listNotificationsOptions } from '../../generated/queries.js';
import { Button, IconButton } from '../../ui/button.js';
import { Empty, Problem, Skeleton } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { useShortcut, useShortcutWords } from '../../ui/shortcuts.js';
import { NotificationRow } from './notification-row.js';
import { SnoozeMenu, useSnoozeTimes } from './snooze-menu.js';
import type { NotificationActions } from './use-notification-actions.js';
import { t } from '../../messages/text.js';

interface NotificationListProps {
  readonly query: Pick<ListNotificationsQuery, 'unread' | 'snoozed'>;
  readonly actions: NotificationActions;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

const atOnce = 50;

export function NotificationList({ query, actions, emptyTitle, emptyText }: NotificationListProps) {
  const [pages, setPages] = useState(1);
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_page, at) =>
      listNotificationsOptions({ ...query, per_page: atOnce, page: at + 1 }),
    ),
  });
  const [first] = answers;
  if (first?.isPending) return <Skeleton lines={8} />;
  if (first?.error && !first.data) return <Problem error={first.error} onRetry={() => void first.refetch()} />;
  const all = answers.flatMap(({ data }) => data?.data ?? []);
  // A new notification shifts the pages, so the same one can be in two of them.
  const rows = [...new Map(all.map((one) => [one.id, one])).values()];
  if (rows.length === 0)
    return (
      <Empty title={emptyTitle} icon="bell">
        {emptyText}
      </Empty>
    );
  return (
    <>
      <Section isFlush>
        <Rows rows={rows} actions={actions} hidesRead={query.unread === true} />
      </Section>
      {(first?.data?.pagination.total ?? 0) > all.length && (
        <Button kind="quiet" icon="down" onPress={() => setPages(pages + 1)}>
          {t('notifications.showOlder')}
        </Button>
      )}
    </>
  );
}

interface RowsProps {
  readonly rows: readonly Notification[];
  readonly actions: NotificationActions;
  /** Whether what is read leaves the list. */
  readonly hidesRead: boolean;
}

const listedKeys = [['enter', t('notifications.keys.open')]] as const;

function Rows({ rows, actions, hidesRead }: RowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const times = useSnoozeTimes();
  const linkAt = (at: number): HTMLElement | null | undefined =>
    list.current?.children[Math.max(0, Math.min(at, rows.length - 1))]?.querySelector('a');
  const focused = (): number =>
    [...(list.current?.children ?? [])].findIndex((row) => row.contains(document.activeElement));
  const step = (by: number): void => linkAt(focused() === -1 ? 0 : focused() + by)?.focus();
  /** Acts on the row that has the focus. If it leaves the list, the focus moves on to its neighbour. */
  const onFocused = (action: (notification: Notification) => void, leaves: boolean): void => {
    const at = focused();
    const row = rows[at];
    if (!row) return;
    if (leaves) linkAt(at + 1 < rows.length ? at + 1 : at - 1)?.focus();
    action(row);
  };
  useShortcut('j', () => step(1), t('notifications.keys.next'));
  useShortcut('k', () => step(-1), t('notifications.keys.previous'));
  useShortcut('m', () => onFocused(actions.toggleRead, hidesRead), t('notifications.keys.toggle'));
  useShortcut(
    'h',
    () => onFocused((row) => actions.snooze(row, times().tomorrow), true),
    t('notifications.keys.snooze'),
  );
  useShortcutWords(listedKeys);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    step(by);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the links inside
    <ol ref={list} aria-label={t('shell.notifications')} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <NotificationRow key={row.id} notification={row} onOpen={actions.markRead}>
          <div className="actions">
            <IconButton
              icon={row.read_at === null ? 'check' : 'mail'}
              label={row.read_at === null ? t('notifications.markAsRead') : t('notifications.markAsUnread')}
              shortcut="m"
              onPress={() => actions.toggleRead(row)}
            />
            <SnoozeMenu notification={row} onSnooze={actions.snooze} />
          </div>
        </NotificationRow>
      ))}
    </ol>
  );
}
