/** The user's hours today and this week, against their capacity, and the running timer. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { useNow } from '../../api/workspace-clock.js';
import { listTimeEntriesOptions } from '../../generated/queries.js';
import { useTimer } from '../../timer/use-timer.js';
import type { RunningTimer } from '../../timer/intents.js';
import { Hours } from '../../ui/amounts.js';
import { addDays, weekdayOf, weekStart } from '../../ui/days.js';
import { Link } from '../../ui/link.js';
import { useToday } from '../../ui/locale.js';
import { Problem } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { Meter } from '../../ui/status.js';
import { writeHours } from '../../ui/text/hours-text.js';
import { Duration } from '../../ui/times.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export function MyDay() {
  const { user } = useSession();
  const today = useToday();
  const monday = weekStart(today);
  const ofDay = useQuery(listTimeEntriesOptions({ user_id: [user.id], from: today, to: today, per_page: 1 }));
  const ofWeek = useQuery(
    listTimeEntriesOptions({ user_id: [user.id], from: monday, to: addDays(monday, 6), per_page: 1 }),
  );
  const { running } = useTimer();
  const perWeek = user.capacity?.hours_per_week ?? 0;
  const isWorkday = weekdayOf(today) !== 0 && weekdayOf(today) !== 6;
  const failed = [ofDay, ofWeek].find(({ data, error }) => error !== null && data === undefined);
  return (
    <Section
      title={t('today.myHours')}
      actions={
        <Link to="/time" search={{}}>
          {t('shell.myTime')}
        </Link>
      }
    >
      {failed ? (
        <Problem error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <div className="today-day">
          <HoursMeter
            label={t('shell.today')}
            hours={ofDay.data?.summary.total_hours}
            capacity={isWorkday ? perWeek / 5 : 0}
          />
          <HoursMeter label={t('shell.thisWeek')} hours={ofWeek.data?.summary.total_hours} capacity={perWeek} />
          {running && <Running timer={running} />}
        </div>
      )}
    </Section>
  );
}

interface HoursMeterProps {
  readonly label: string;
  /** Undefined while they load. */
  readonly hours: number | undefined;
  readonly capacity: number;
}

/** More hours than the capacity are no fault, so the bar does not warn. */
function HoursMeter({ label, hours, capacity }: HoursMeterProps): ReactNode {
  const used = hours ?? 0;
  const limit = capacity > 0 ? capacity : null;
  return (
    <Meter
      label={label}
      used={limit === null ? used : Math.min(used, limit)}
      limit={limit}
      warnsAt={Infinity}
      valueText={
        limit === null
          ? writeHours(used)
          : t('common.ofHours', { hoursUsed: writeHours(used), hours: writeHours(limit) })
      }
      words={
        hours === undefined ? (
          '…'
        ) : limit === null ? (
          <Hours hours={used} />
        ) : (
          <>{rich('common.of', { hours: <Hours hours={used} />, hours2: <Hours hours={limit} /> })}</>
        )
      }
    />
  );
}

/** Its hours count when it is stopped. */
function Running({ timer: { startedAt, work } }: { readonly timer: RunningTimer }) {
  const now = useNow();
  const seconds = Math.max(0, (now - Date.parse(startedAt)) / 1000);
  const title = [work.title, work.description].filter(Boolean).join(': ') || t('shell.noProject');
  return <p className="today-timer">{rich('today.timerRuns', { title, time: <Duration seconds={seconds} /> })}</p>;
}
