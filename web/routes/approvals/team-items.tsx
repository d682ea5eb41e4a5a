/** The team's time or expenses by person and week. Several groups can be decided at once. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.js';
import { Count } from '../../ui/amounts.js';
import { rowsOf } from '../../ui/list-pages.js';
import { Empty, Notice } from '../../ui/notice.js';
import { SelectField } from '../../ui/select-field.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { Person } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table/table.js';
import { addDays } from '../../ui/days.js';
import { useDaysText } from '../../ui/times.js';
import { decisions, type Decision } from './approvals-search.js';
import { GroupDrawer } from './group-drawer.js';
import { groupsOf, type Group } from './groups.js';
import { MissingTime } from './missing-time.js';
import { RejectDialog } from './reject-dialog.js';
import { SumText } from './sum-text.js';
import { useDecisions, useItems, type ItemKind } from './use-items.js';
import './approvals.css';
import { t } from '../../messages/text.js';

const stateNames: Readonly<Record<Decision, string>> = {
  pending: t('common.pending'),
  approved: t('common.approved'),
  rejected: t('common.rejected'),
};

export function TeamItems({ what }: { readonly what: ItemKind }) {
  const { state = 'pending', group: openKey } = useSearch({ from: '/approvals' });
  const navigate = useNavigate({ from: '/approvals' });
  const found = useItems(what, state);
  const { items, isPending, error } = found;
  const groups = useMemo(() => groupsOf(items), [items]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [rejected, setRejected] = useState<readonly string[]>();
  const { approve, reject, reopen } = useDecisions(what, () => setSelected(new Set()));
  const place = useRef<HTMLDivElement>(null);
  const chosen = (): Group[] => {
    // Without a selection, the keys act on the focused row.
    const picked = groups.filter(({ key }) => selected.has(key));
    return picked.length > 0 ? picked : groups.filter((_group, at) => at === focusedRow(place.current));
  };
  const idsOf = (some: readonly Group[]): string[] => some.flatMap((group) => group.items.map(({ id }) => id));
  const decide = (run: (ids: string[]) => void) => (): void => {
    const ids = idsOf(chosen());
    if (ids.length > 0) run(ids);
  };
  const approveChosen = decide((ids) => approve.mutate(ids));
  const rejectChosen = decide(setRejected);
  const isWaiting = state === 'pending';
  useShortcut('a', approveChosen, t('common.approve'), isWaiting);
  useShortcut('r', rejectChosen, t('approvals.reject'), isWaiting);
  const open = (group: string | undefined): void =>
    void navigate({ search: (now) => ({ ...now, group }), resetScroll: false });
  const columns = useColumns();
  const opened = groups.find(({ key }) => key === openKey);
  return (
    <div ref={place} className="approvals">
      <div className="actions">
        <SelectField
          label={t('common.show')}
          isLabelHidden
          options={decisions.map((id) => ({ id, label: stateNames[id] }))}
          value={state}
          onChange={(next) =>
            void navigate({
              search: (now) => ({ ...now, state: next === 'pending' ? undefined : (next ?? undefined) }),
            })
          }
        />
      </div>
      <Table
        label={what === 'time' ? t('approvals.timeByPersonAndWeek') : t('approvals.expensesByPersonAndWeek')}
        rows={{ ...rowsOf(groups), isLoading: isPending, error, retry: found.retry }}
        columns={columns}
        rowKey={({ key }) => key}
        rowName={({ userName, week }) => t('approvals.weekOf', { userName, week })}
        onOpen={({ key }) => open(key)}
        selected={selected}
        onSelect={setSelected}
        isMain
        bulkActions={
          isWaiting ? (
            <>
              <Button kind="primary" icon="approve" shortcut="a" onPress={approveChosen} isPending={approve.isPending}>
                {t('common.approve')}
              </Button>
              <Button kind="danger" shortcut="r" onPress={rejectChosen}>
                {t('approvals.reject')}
              </Button>
            </>
          ) : (
            <Button icon="undo" onPress={decide((ids) => reopen.mutate(ids))} isPending={reopen.isPending}>
              {t('common.reopen')}
            </Button>
          )
        }
        empty={
          <Empty title={isWaiting ? t('approvals.nothingToApprove') : t('approvals.nothingHere')} icon="approve">
            {isWaiting ? t('approvals.whatYourTeamLogsStandsHere') : ''}
          </Empty>
        }
      />
      {found.more > 0 && (
        <Notice action={<Button onPress={found.onMore}>{t('common.showMore')}</Button>}>
          {t('approvals.more', { count: found.more })}
        </Notice>
      )}
      {what === 'time' && isWaiting && <MissingTime />}
      {opened && (
        <GroupDrawer what={what} group={opened} state={state} onClose={() => open(undefined)} onReject={setRejected} />
      )}
      <RejectDialog
        ids={rejected ?? []}
        isOpen={rejected !== undefined}
        onClose={() => setRejected(undefined)}
        onReject={(reason) => reject.mutateAsync({ ids: rejected ?? [], reason })}
      />
    </div>
  );
}

/** Index of the focused row, or -1. It is read at each key press, because after a decision the next group is there. */
function focusedRow(place: HTMLElement | null): number {
  const row = document.activeElement?.closest<HTMLElement>('.table-row');
  return row && place?.contains(row) ? Number(row.dataset['index']) : -1;
}

function useColumns(): Column<Group>[] {
  const write = useDaysText();
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('common.person'),
        width: '2fr',
        isRowHeader: true,
        cell: ({ userName }) => <Person name={userName} />,
      },
      {
        id: 'week',
        header: t('shell.week'),
        width: 'fit',
        phone: 'fact',
        cell: ({ week }) => write(week, addDays(week, 6)),
      },
      {
        id: 'count',
        header: t('common.entries'),
        width: 'fit',
        align: 'end',
        isHiddenOnPhone: true,
        cell: ({ items }) => <Count count={items.length} />,
      },
      {
        id: 'billable',
        header: t('common.billable'),
        width: 'fit',
        align: 'end',
        cell: ({ items }) => <SumText items={items.filter(({ billable }) => billable)} />,
      },
      {
        id: 'sum',
        header: t('shell.total'),
        width: 'fit',
        align: 'end',
        cell: ({ items }) => <SumText items={items} />,
      },
    ],
    // The texts of days change at midnight of a new year only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
}
