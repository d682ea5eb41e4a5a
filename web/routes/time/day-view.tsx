/** The week on a phone, one day at a time. A swipe or a tap goes to another day. */
import { useNavigate } from '@tanstack/react-router';
import { useRef, type TouchEvent } from 'react';
import { Button, IconButton } from '../../ui/button.js';
import { addDays, weekStart } from '../../ui/days.js';
import { Hours } from '../../ui/amounts.js';
import { HoursCell } from '../../ui/hours-cell.js';
import { DayStrip } from '../../ui/day-strip.js';
import { useToday } from '../../ui/locale.js';
import { Empty, Problem, Skeleton } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { Meter } from '../../ui/status.js';
import { useDayText } from '../../ui/times.js';
import { CopyWeek } from './copy-week.js';
import { EntryStatusBadge } from '../../entities/time-entry/entry-status.js';
import { Unsent } from './unsent.js';
import { useWeek, type ShownCell, type ShownRow } from './use-week.js';
import { sumOf } from '../../ui/text/exact.js';
import { weekDays } from './week.js';
import { PersonChooser } from './person-chooser.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export interface DayViewProps {
  readonly userId: string;
  readonly day: string;
  readonly onOpen: (entryId: string) => void;
}

/** How far a finger must move for a swipe, in pixels. */
const swipe = 60;

function useSwipe(go: (days: number) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const [right, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(right) > swipe && Math.abs(right) > 2 * Math.abs(down)) go(right < 0 ? 1 : -1);
    },
  };
}

export function DayView({ userId, day, onOpen }: DayViewProps) {
  const firstDay = weekStart(day);
  const week = useWeek(userId, firstDay);
  const navigate = useNavigate({ from: '/time' });
  const today = useToday();
  const write = useDayText();
  const go = (to: string): void =>
    void navigate({ search: (now) => ({ ...now, day: to, week: undefined }), resetScroll: false, replace: true });
  const { first, rows, dayTotals, total, capacity, rules } = week;
  const column = weekDays(firstDay).indexOf(day);
  const shown = rows.flatMap((row) => {
    const cell = row.cells[column];
    // A row without hours in the whole week is offered on each of its days.
    const isEmpty = row.cells.every(({ entries, hours }) => entries.length === 0 && hours === null);
    return cell && (cell.entries.length > 0 || cell.hours !== null || isEmpty) ? [{ row, cell }] : [];
  });
  return (
    <div className="day-view" {...useSwipe((days) => go(addDays(day, days)))}>
      <PersonChooser userId={userId} />
      <div className="week-steps" role="group" aria-label={t('common.day')}>
        <IconButton icon="left" label={t('common.dayBefore')} onPress={() => go(addDays(day, -1))} />
        <h2 aria-live="polite">{write(day, true)}</h2>
        <IconButton icon="right" label={t('common.dayAfter')} onPress={() => go(addDays(day, 1))} />
        <Button isDisabled={day === today} onPress={() => go(today)}>
          {t('shell.today')}
        </Button>
      </div>
      <DayStrip days={weekDays(firstDay)} hours={dayTotals} selected={day} today={today} onSelect={go} />
      <Unsent userId={userId} rows={rows} />
      {first.error && !first.data ? (
        <Problem error={first.error} onRetry={() => void first.refetch()} />
      ) : first.isPending || first.isPlaceholderData ? (
        <Skeleton lines={4} />
      ) : (
        <Section isFlush>
          {shown.length === 0 ? (
            <Empty title={t('common.noTimeOnThisDay')} icon="clock">
              {rules.canWrite ? t('common.pressNewEntryOrStartThe') : ''}
            </Empty>
          ) : (
            <ul>
              {shown.map(({ row, cell }, at) => (
                <DayRow key={row.key} row={row} cell={cell} at={at} onOpen={onOpen} />
              ))}
            </ul>
          )}
          <p className="day-total">
            <span>{t('common.totalOfTheDay')}</span>
            <Hours hours={sumOf(shown.map(({ cell }) => cell.hours ?? 0))} />
          </p>
        </Section>
      )}
      <Meter
        label={t('shell.thisWeek')}
        used={total}
        limit={capacity}
        warnsAt={2}
        words={
          <>
            {capacity === null ? (
              <Hours hours={total} />
            ) : (
              rich('shell.hoursOfCapacity', { hours: <Hours hours={total} />, capacity: <Hours hours={capacity} /> })
            )}
          </>
        }
      />
      {rules.canWrite && <CopyWeek userId={userId} firstDay={firstDay} week={week} />}
    </div>
  );
}

interface DayRowProps {
  readonly row: ShownRow;
  readonly cell: ShownCell;
  readonly at: number;
  readonly onOpen: (entryId: string) => void;
}

function DayRow({ row, cell, at, onOpen }: DayRowProps) {
  const write = useDayText();
  const [entry] = cell.entries;
  return (
    <li className="day-row">
      <span className="week-work">
        <span dir="auto">{row.title}</span>
        {row.detail && <small dir="auto">{row.detail}</small>}
      </span>
      <HoursCell
        label={`${row.title}, ${write(cell.day, true)}`}
        row={at}
        column={0}
        hours={cell.hours}
        state={cell.typed?.state}
        words={cell.typed?.problem ?? cell.reason}
        isReadOnly={cell.reason !== undefined}
        onType={cell.type}
        onOpen={() => entry && onOpen(entry.id)}
        onDrop={cell.typed?.state === 'refused' ? cell.drop : undefined}
      />
      {cell.entries.map((each) => (
        <span key={each.id} className="day-entry">
          <Button kind="quiet" onPress={() => onOpen(each.id)}>
            <span dir="auto">{each.description ?? t('common.addADescription')}</span>
          </Button>
          {cell.entries.length > 1 && <Hours hours={each.hours} />}
          {each.approval.status !== 'pending' && <EntryStatusBadge entry={each} />}
        </span>
      ))}
    </li>
  );
}
