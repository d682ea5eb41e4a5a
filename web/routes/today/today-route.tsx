/** The home of every role: the user's own hours, what waits for them, and the figures of the firm. */
import { createLazyRoute } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { Skeleton } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { lazyPart, Part } from '../../ui/part.js';
import { useToday } from '../../ui/locale.js';
import { useDayText } from '../../ui/times.js';
import { MyDay } from './my-day.js';
import { UsageNotice } from './usage-notice.js';
import './today.css';
import { t } from '../../messages/text.js';

// The first picture is the frame with the user's own hours. What waits and the figures load meanwhile.
const LazyTodayBlocks = lazyPart(async () => import('./today-blocks.js').then((part) => part.TodayBlocks));
const LazyFirmFigures = lazyPart(async () => import('./firm/firm-figures.js').then((part) => part.FirmFigures));

void LazyTodayBlocks.load();

export const todayRoute = createLazyRoute('/')({ component: TodayScreen });

function TodayScreen() {
  const { can } = useSession();
  const today = useToday();
  const writeDay = useDayText();
  return (
    <Page title={t('shell.today')} lead={writeDay(today, true)}>
      {can('getWorkspaceUsage') && <UsageNotice />}
      {can('startTimer') && <MyDay />}
      <Part fallback={<Skeleton lines={4} />}>
        <LazyTodayBlocks />
      </Part>
      {can('getDashboardReport') && (
        <Part fallback={<Skeleton lines={8} />}>
          <LazyFirmFigures />
        </Part>
      )}
    </Page>
  );
}
