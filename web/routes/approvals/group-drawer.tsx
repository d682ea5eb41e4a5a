/** The time entries or expenses of one person in one week. */
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.js';
import { addDays } from '../../ui/days.js';
import { Drawer } from '../../ui/dialog.js';
import { rowsOf } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Actions } from '../../ui/page.js';
import { useIsPhone } from '../../ui/media.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { Table, type Column } from '../../ui/table/table.js';
import { useDaysText, useDayText } from '../../ui/times.js';
import type { Decision } from './approvals-search.js';
import type { Group, Item } from './groups.js';
import { SumText } from './sum-text.js';
import { DayWithSum, daysOf, useDayCapacity } from './day-sums.js';
import { useDecisions, type ItemKind } from './use-items.js';
import { t } from '../../messages/text.js';

export interface GroupDrawerProps {
  readonly what: ItemKind;
  readonly group: Group;
  readonly state: Decision;
  readonly onClose: () => void;
  readonly onReject: (ids: readonly string[]) => void;
}

export function GroupDrawer(props: GroupDrawerProps) {
  const { group, onClose } = props;
  const writeDays = useDaysText();
  return (
    <Drawer title={`${group.userName}, ${writeDays(group.week, addDays(group.week, 6))}`} isOpen onClose={onClose}>
      <Content {...props} />
    </Drawer>
  );
}

function Content({ what, group, state, onReject }: GroupDrawerProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { approve, reopen } = useDecisions(what, () => setSelected(new Set()));
  const { items } = group;
  const write = useDayText();
  // Without a selection, the buttons act on the whole group.
  const chosen = items.filter(({ id }) => selected.size === 0 || selected.has(id)).map(({ id }) => id);
  const isWaiting = state === 'pending';
  const which = selected.size === 0 ? 'all' : 'selected';
  useShortcut('a', () => approve.mutate(chosen), t('common.approve'), isWaiting);
  useShortcut('r', () => onReject(chosen), t('approvals.reject'), isWaiting);
  const isPhone = useIsPhone();
  const capacity = useDayCapacity(group.userId);
  const columns = useMemo(
    () => columnsOf({ hasReason: state === 'rejected', isPhone, days: daysOf(items), capacity }),
    [state, isPhone, items, capacity],
  );
  return (
    <div className="approvals">
      <Table
        label={t('common.entries')}
        rows={rowsOf(items)}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ date, description, work }) => `${write(date, true)}, ${description ?? work}`}
        selected={selected}
        onSelect={setSelected}
        rowHeight={56}
        empty={<Empty title={t('approvals.nothingIsLeft')} />}
      />
      <Actions>
        {isWaiting ? (
          <>
            <Button
              kind="primary"
              icon="approve"
              shortcut="a"
              isPending={approve.isPending}
              onPress={() => approve.mutate(chosen)}
            >
              {t('approvals.approve', { which })}
            </Button>
            <Button kind="danger" shortcut="r" onPress={() => onReject(chosen)}>
              {t('approvals.reject2', { which })}
            </Button>
          </>
        ) : (
          <Button icon="undo" isPending={reopen.isPending} onPress={() => reopen.mutate(chosen)}>
            {t('approvals.reopen', { which })}
          </Button>
        )}
      </Actions>
    </div>
  );
}

interface Shown {
  readonly hasReason: boolean;
  readonly isPhone: boolean;
  readonly days: ReadonlyMap<string, readonly Item[]>;
  readonly capacity: number | null;
}

/** On a phone, the work has a line of its own. */
const columnsOf = ({ hasReason, isPhone, days, capacity }: Shown): (Column<Item> | false)[] => [
  {
    id: 'date',
    header: t('common.date'),
    width: 150,
    cell: ({ id, date }) => <DayWithSum day={date} items={days.get(id)} capacity={capacity} />,
  },
  {
    id: 'work',
    header: t('common.description'),
    width: '2fr',
    isRowHeader: true,
    cell: ({ description, work }) => (
      <span className="approvals-what">
        <span dir="auto">{description ?? t('common.noDescription')}</span>
        {!isPhone && <small dir="auto">{work}</small>}
      </span>
    ),
  },
  isPhone && { id: 'for', header: t('shell.work'), cell: ({ work }) => <span dir="auto">{work}</span> },
  hasReason && { id: 'reason', header: t('common.reason'), cell: ({ reason }) => <span dir="auto">{reason}</span> },
  { id: 'sum', header: t('shell.total'), width: 'fit', align: 'end', cell: (item) => <SumText items={[item]} /> },
];
