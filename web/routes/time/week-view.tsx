/** The week as a grid of work by day. Typed hours are saved by themselves. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useTimer } from '../../timer/use-timer.js';
import { Button } from '../../ui/button.js';
import { weekdayOf } from '../../ui/days.js';
import { Hours } from '../../ui/amounts.js';
import { HoursCell } from '../../ui/hours-cell.js';
import { HoursGrid } from '../../ui/hours-grid.js';
import { useToday } from '../../ui/locale.js';
import { Menu } from '../../ui/menu.js';
import { Empty, Problem, Skeleton } from '../../ui/notice.js';
import { useShortcut, useShortcutWords } from '../../ui/shortcuts.js';
import { Meter } from '../../ui/status.js';
import { useDayText } from '../../ui/times.js';
import { CopyWeek } from './copy-week.js';
import { Unsent } from './unsent.js';
import { useTypedCell } from './delete-typed.js';
import { useWeek, hasRow, type ShownCell, type ShownRow } from './use-week.js';
import { rowKeyOf, weekDays, type RowWork } from './week.js';
import { WeekBar } from './week-bar.js';
import { Part } from '../../ui/part.js';
import { LazyCellEntries, LazyCellNote, LazyWeekLegend, LazyWorkField } from './time-parts.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export interface WeekViewProps {
  readonly userId: string;
  readonly firstDay: string;
  readonly onOpen: (entryId: string) => void;
}

type Week = ReturnType<typeof useWeek>;

export function WeekView({ userId, firstDay, onOpen }: WeekViewProps) {
  const week = useWeek(userId, firstDay);
  const { rows, total, capacity, rules, first } = week;
  const [opened, setOpened] = useState<readonly [row: string, day: string]>();
  const navigate = useNavigate({ from: '/time' });
  const addTo = ({ key: of }: ShownRow, { day: on }: ShownCell): void => {
    if (rules.canWrite) void navigate({ search: (now) => ({ ...now, new: 1, on, of }) });
  };
  const openCell = (row: ShownRow, cell: ShownCell): void => {
    if (cell.reason === undefined || cell.entries.length > 0) setOpened([row.key, cell.day]);
  };
  const openedRow = rows.find(({ key }) => key === opened?.[0]);
  const openedCell = openedRow?.cells.find(({ day }) => day === opened?.[1]);
  return (
    <>
      <WeekBar userId={userId} firstDay={firstDay}>
        <div className="week-total">
          <Meter
            label={t('shell.hoursThisWeek')}
            isLabelHidden
            used={total}
            limit={capacity}
            warnsAt={2}
            words={
              <>
                {capacity === null ? (
                  <Hours hours={total} />
                ) : (
                  rich('shell.hoursOfCapacity', {
                    hours: <Hours hours={total} />,
                    capacity: <Hours hours={capacity} />,
                  })
                )}
              </>
            }
          />
        </div>
        {rules.canWrite && <CopyWeek userId={userId} firstDay={firstDay} week={week} />}
      </WeekBar>
      {week.isUnsent && <Unsent userId={userId} rows={rows} />}
      {first.error && !first.data ? (
        <Problem error={first.error} onRetry={() => void first.refetch()} />
      ) : first.isPending || first.isPlaceholderData ? (
        <Skeleton lines={6} />
      ) : rows.length === 0 && !rules.canWrite ? (
        <Empty title={t('shell.noTimeThisWeek')} icon="clock" />
      ) : (
        <Grid week={week} firstDay={firstDay} onOpenCell={openCell} onAddTo={addTo} />
      )}
      {openedRow && openedCell?.reason === undefined && openedCell && (
        <Part fallback={null}>
          <LazyCellNote
            row={openedRow}
            cell={openedCell}
            onClose={() => setOpened(undefined)}
            onMore={() => {
              setOpened(undefined);
              const [entry] = openedCell.entries;
              if (entry) onOpen(entry.id);
              else addTo(openedRow, openedCell);
            }}
          />
        </Part>
      )}
      {openedRow && openedCell?.reason !== undefined && openedCell && (
        <Part onClose={() => setOpened(undefined)}>
          <LazyCellEntries
            row={openedRow}
            cell={openedCell}
            onClose={() => setOpened(undefined)}
            onAdd={rules.canWrite ? () => addTo(openedRow, openedCell) : undefined}
            onOpen={(id) => {
              setOpened(undefined);
              onOpen(id);
            }}
          />
        </Part>
      )}
    </>
  );
}

interface GridProps {
  readonly week: Week;
  readonly firstDay: string;
  readonly onOpenCell: (row: ShownRow, cell: ShownCell) => void;
  readonly onAddTo: (row: ShownRow, cell: ShownCell) => void;
}

/** Keys that the cells handle themselves. */
const cellKeys = [
  ['f2', t('shell.inADayOpenWhatIs')],
  ['shift+enter', t('shell.inADayOneMoreEntry')],
] as const;

function Grid({ week, firstDay, onOpenCell, onAddTo }: GridProps) {
  const { rows, dayTotals, total, rules, rememberedRows } = week;
  const today = useToday();
  const write = useDayText();
  const type = useTypedCell();
  useShortcutWords(cellKeys);
  return (
    <>
      <HoursGrid
        label={t('shell.hoursByWorkAndDay')}
        corner={t('shell.work')}
        total={<Hours hours={total} />}
        columns={weekDays(firstDay).map((day, at) => ({
          key: day,
          day,
          sum: dayTotals[at] ?? 0,
          isToday: day === today,
          isWeekend: [0, 6].includes(weekdayOf(day)),
        }))}
        rows={rows.map((row, rowAt) => ({
          key: row.key,
          header: (
            <span className="week-work">
              <span dir="auto" title={row.title}>
                {row.title}
              </span>
              {row.detail && <small dir="auto">{row.detail}</small>}
            </span>
          ),
          sum: row.sum,
          actions: rules.canWrite && (
            <RowMenu
              row={row}
              onRemove={() => rememberedRows.keep(rememberedRows.rows.filter(({ ids }) => rowKeyOf(ids) !== row.key))}
            />
          ),
          cells: row.cells.map((cell, column) => (
            <HoursCell
              key={cell.day}
              label={`${row.title}, ${write(cell.day, true)}`}
              row={rowAt}
              column={column}
              hours={cell.hours}
              state={cell.typed?.state}
              words={cell.typed?.problem ?? cell.reason}
              isReadOnly={cell.reason !== undefined}
              isMarked={cell.entries.length > 1 || cell.description !== null}
              onType={(hours) => type(row, cell, hours)}
              onOpen={() => onOpenCell(row, cell)}
              onAdd={() => onAddTo(row, cell)}
              onDrop={cell.typed?.state === 'refused' ? cell.drop : undefined}
            />
          )),
        }))}
        adding={rules.canWrite && <AddRow week={week} today={weekDays(firstDay).indexOf(today)} />}
      />
      {rows.length > 0 && (
        <Part>
          <LazyWeekLegend />
        </Part>
      )}
    </>
  );
}

function RowMenu({ row, onRemove }: { readonly row: ShownRow; readonly onRemove: () => void }) {
  const { start } = useTimer();
  const isEmpty = row.cells.every(({ entries, typed }) => entries.length === 0 && !typed);
  return (
    <Menu
      label={t('shell.actionsFor', { title: row.title })}
      isIconOnly
      items={[
        {
          id: 'timer',
          label: t('shell.startTimer'),
          icon: 'play',
          onAction: () => start({ ...row.ids, title: row.title, description: null }),
        },
        isEmpty && { id: 'remove', label: t('shell.removeRow'), icon: 'close', onAction: onRemove },
      ]}
    />
  );
}

/** Adds a row for some work; then the focus goes to today's cell of the row, to type hours. */
function AddRow({ week: { rows, rememberedRows }, today }: { readonly week: Week; readonly today: number }) {
  const [isOpen, setOpen] = useState(rows.length === 0);
  const [added, setAdded] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const at = rows.findIndex(({ key }) => key === added);
  useEffect(() => {
    if (at < 0) return;
    const cells = place.current?.closest('table');
    cells?.querySelector<HTMLElement>(`[data-cell="${at} ${Math.max(today, 0)}"]`)?.focus();
    setAdded(undefined);
  }, [at, today]);
  // In an empty week the field is open from the start, but must not take the focus by itself.
  const [isAdding, setAdding] = useState(rows.length > 0);
  const open = (): void => {
    setOpen(true);
    setAdding(true);
    place.current?.querySelector('input')?.focus();
  };
  useShortcut('n', open, t('shell.addWhatYouWorkedOn'));
  const add = (work: RowWork): void => {
    if (!hasRow(rows, work)) rememberedRows.keep([...rememberedRows.rows, work]);
    setAdded(rowKeyOf(work.ids));
    setOpen(false);
  };
  return (
    <div ref={place} className="week-adding">
      {isOpen ? (
        <Part fallback={<Skeleton lines={1} />} isField>
          <LazyWorkField
            takesTime
            label={t('shell.whatDidYouWorkOn')}
            hint={t('shell.chooseItThenTypeHoursLike')}
            value={undefined}
            onChange={(work) => work && add(work)}
            autoFocus={isAdding}
          />
        </Part>
      ) : (
        <Button kind="quiet" icon="add" shortcut="n" onPress={open}>
          {t('shell.addARow')}
        </Button>
      )}
    </div>
  );
}
