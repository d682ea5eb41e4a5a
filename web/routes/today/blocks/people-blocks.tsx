/** People who have logged no time on the last working day, or in the week so far. */
import type { UtilizationReportUser } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { Link } from '../../../ui/link.js';
import { useToday } from '../../../ui/locale.js';
import { Day } from '../../../ui/times.js';
import { lastDays } from '../last-days.js';
import { maxRows, todayBlock, TodayRow, type TodayBlock } from '../today-block.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

/**
 * Reports are costly, and these are about days that are over. So they are not read again after each change of time, as
 * queries with the key of the reports are.
 */
const staleTime = 600_000;

export function useWithoutTimeBlock(): TodayBlock {
  const { user, can } = useSession();
  const { day, monday } = lastDays(useToday());
  const optionsOf = (from: string) => ({
    queryKey: ['without-time', from, day],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      docket.reports.getUtilization({ period: 'custom', from, to: day, group_by: 'user' }, { signal }),
    enabled: can('getUtilizationReport'),
    staleTime,
  });
  const onDay = useQuery(optionsOf(day));
  const inWeek = useQuery(optionsOf(monday));
  // The user's own hours are at the head of the screen.
  const isIdle = (person: UtilizationReportUser): boolean => person.user_id !== user.id && hasNothing(person);
  const idle = (inWeek.data?.by_user ?? []).filter(isIdle);
  const late = (onDay.data?.by_user ?? [])
    .filter(isIdle)
    .filter(({ user_id }) => idle.every((one) => one.user_id !== user_id));
  const all = [
    ...(day === monday ? [] : idle.map((person) => ({ ...person, from: monday }))),
    ...(day === monday ? [...idle, ...late] : late).map((person) => ({ ...person, from: day })),
  ];
  return todayBlock({
    id: 'without-time',
    title: t('today.withoutTime'),
    total: all.length,
    queries: [onDay, inWeek],
    rows: all.slice(0, maxRows).map(({ user_id, user_name, from }) => (
      <TodayRow
        key={user_id}
        title={
          <Link to="/time" search={{ view: 'list', user_id: [user_id], from, to: day }} kind="quiet" dir="auto">
            {user_name}
          </Link>
        }
        detail={
          from === day
            ? rich('today.nothingOn', { day: <Day day={day} hasWeekday /> })
            : rich('today.nothingFrom', { from: <Day day={from} hasWeekday />, day: <Day day={day} hasWeekday /> })
        }
      />
    )),
  });
}

const hasNothing = ({ capacity_hours, billable_hours, non_billable_hours }: UtilizationReportUser): boolean =>
  capacity_hours > 0 && billable_hours + non_billable_hours === 0;
