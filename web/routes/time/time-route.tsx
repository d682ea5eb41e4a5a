import { useQueryClient } from '@tanstack/react-query';
import { createLazyRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { listTimeEntriesOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { weekStart } from '../../ui/days.js';
import { readAhead } from '../../ui/list-pages.js';
import { useToday } from '../../ui/locale.js';
import { Skeleton } from '../../ui/notice.js';
import { useIsPhone } from '../../ui/media.js';
import { Page } from '../../ui/page.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { WeekView } from './week-view.js';
import { Part } from '../../ui/part.js';
import { LazyDayView, LazyEntryDrawer, LazyTimeList } from './time-parts.js';
import './time.css';
import { t } from '../../messages/text.js';

export const timeRoute = createLazyRoute('/time')({ component: TimeScreen });

function TimeScreen() {
  const { user, can } = useSession();
  const search = useSearch({ from: '/time' });
  const navigate = useNavigate({ from: '/time' });
  const isPhone = useIsPhone();
  const today = useToday();
  const day = search.day ?? search.week ?? today;
  const firstDay = weekStart(isPhone ? day : (search.week ?? day));
  const userId = search.user_id?.[0] ?? user.id;
  const isList = search.view === 'list';
  const canWrite = can('createTimeEntry');
  const open = (entry: string | undefined): void => void navigate({ search: (now) => ({ ...now, entry }) });
  const create = (): void => {
    // The new entry is for the day of the focused cell.
    const on = document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset['day'];
    void navigate({ search: (now) => ({ ...now, new: 1, on }) });
  };
  const close = (): void =>
    void navigate({
      search: (now) => ({
        ...now,
        entry: undefined,
        new: undefined,
        on: undefined,
        of: undefined,
        unsaved: undefined,
      }),
      resetScroll: false,
    });
  const client = useQueryClient();
  const toggle = (): void => {
    // Requests the first page while the list renders.
    if (!isList) readAhead(client, (page) => listTimeEntriesOptions({ user_id: [user.id], ...page }));
    void navigate({ search: ({ week, day: of }) => (isList ? { week, day: of } : { view: 'list', week, day: of }) });
  };
  useShortcut('e', create, t('shell.newTimeEntry'), canWrite);
  useShortcut('v', toggle, t('shell.weekOrList'));
  return (
    <Page
      title={t('shell.myTime')}
      width={isList || isPhone ? 'normal' : 'wide'}
      actions={
        <>
          <Button
            kind="quiet"
            icon={isList ? 'calendar' : 'menu'}
            shortcut={isPhone ? undefined : 'v'}
            onPress={toggle}
          >
            {isList ? t('shell.week') : t('shell.list')}
          </Button>
          {canWrite && (
            <Button icon="add" kind="primary" shortcut={isPhone ? undefined : 'e'} onPress={create}>
              {t('shell.newEntry')}
            </Button>
          )}
        </>
      }
    >
      <Part fallback={<Skeleton lines={6} />}>
        {isList ? (
          <LazyTimeList onOpen={open} />
        ) : isPhone ? (
          <LazyDayView userId={userId} day={day} onOpen={open} />
        ) : (
          <WeekView key={`${userId} ${firstDay}`} userId={userId} firstDay={firstDay} onOpen={open} />
        )}
      </Part>
      {(search.entry !== undefined || search.new !== undefined || search.unsaved !== undefined) && (
        <Part onClose={close}>
          <LazyEntryDrawer onClose={close} />
        </Part>
      )}
    </Page>
  );
}
