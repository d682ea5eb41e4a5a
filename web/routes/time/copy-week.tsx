/** Copies the rows of last week, with or without their hours. */
import type { TimeEntryCreate, TimeEntrySummary } from 'docket-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { listTimeEntriesOptions } from '../../generated/queries.js';
import { addDays } from '../../ui/days.js';
import { Menu } from '../../ui/menu.js';
import { notify } from '../../ui/toast.js';
import { inBatches } from '../../api/batches.js';
import { hasRow, type useWeek } from './use-week.js';
import { rowsOfWeek, workOf } from './week.js';
import { t } from '../../messages/text.js';

const perPage = 100;

export interface CopyWeekProps {
  readonly userId: string;
  readonly firstDay: string;
  readonly week: ReturnType<typeof useWeek>;
}

export function CopyWeek({ userId, firstDay, week: { rows, rememberedRows } }: CopyWeekProps) {
  const client = useQueryClient();
  const before = addDays(firstDay, -7);
  const read = async (): Promise<readonly TimeEntrySummary[]> => {
    const days = { from: before, to: addDays(firstDay, -1) };
    const query = {
      ...days,
      user_id: userId,
      running: false,
      per_page: perPage,
      sort: 'created_at',
      order: 'asc',
    } as const;
    const entries: TimeEntrySummary[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { data, pagination } = await client.fetchQuery(listTimeEntriesOptions({ ...query, page }));
      entries.push(...data);
      pages = pagination.total_pages;
    }
    if (entries.length === 0) notify(t('shell.thereIsNoTimeInThe'));
    return entries;
  };
  const copyRows = useChange({
    operation: 'createTimeEntry',
    send: read,
    onDone: (entries) => {
      const found = rowsOfWeek(entries, [], before).filter((row) => !hasRow(rows, row));
      rememberedRows.keep([...rememberedRows.rows, ...found.map(({ ids, title, detail }) => ({ ids, title, detail }))]);
    },
  });
  const copyHours = useChange({
    operation: 'createTimeEntries',
    send: async () => {
      const entries = (await read()).map(copyOf);
      const ids: string[] = [];
      await inBatches(entries, async (some) => {
        const made = await docket.timeEntries.createMany({ entries: some });
        ids.push(...made.map(({ id }) => id));
      });
      return ids;
    },
    onDone: (ids) => {
      if (ids.length > 0) notify(t('shell.otherCopied', { count: ids.length }), { undo: () => undo.mutate(ids) });
    },
  });
  const undo = useChange({
    operation: 'deleteTimeEntries',
    send: (ids: readonly string[]) => inBatches(ids, (some) => docket.timeEntries.deleteMany({ ids: some })),
  });
  return (
    <Menu
      label={t('shell.copyLastWeek')}
      icon="copy"
      items={[
        {
          id: 'rows',
          label: t('shell.rowsOnly'),
          detail: t('shell.whatYouWorkedOnWithoutHours'),
          onAction: () => copyRows.mutate(undefined),
        },
        {
          id: 'hours',
          label: t('shell.rowsAndHours'),
          detail: t('shell.everyEntryAWeekLater'),
          onAction: () => copyHours.mutate(undefined),
        },
      ]}
    />
  );
}

const copyOf = ({ user_id, date, hours, description, billing, ...ids }: TimeEntrySummary): TimeEntryCreate => ({
  ...workOf(ids),
  user_id,
  date: addDays(date, 7),
  hours,
  description,
  billable: billing.billable,
});
