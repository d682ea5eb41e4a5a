/** The filters of the list of time, which are in the URL. */
import type { ListTimeEntriesQuery } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { approvalStatusLabels } from '../../generated/labels.js';
import { reachOf } from '../../../domain/people/policy.js';
import { oneOfFilter, yesNoFilter } from '../../ui/choice-filters.js';
import { DayRangeField } from '../../ui/day-field.js';
import { FilterBar } from '../../ui/filter-bar.js';
import { PersonField } from '../../entities/user/person-field.js';
import { WorkField } from '../../entities/time-entry/work-field.js';
import { useWorkTitle } from '../../entities/time-entry/work-title.js';
import type { TimeSearch } from './time-search.js';
import { searchOf } from './work-search.js';
import { t } from '../../messages/text.js';

interface TimeFiltersProps {
  readonly query: ListTimeEntriesQuery;
  readonly menus: ReactNode;
  readonly children: ReactNode;
}

export function TimeFilters({ query, menus, children }: TimeFiltersProps) {
  const navigate = useNavigate({ from: '/time' });
  const { user } = useSession();
  const set = (change: TimeSearch): void =>
    void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false });
  const { from, to, billable, billed, search } = query;
  const [person] = [query.user_id].flat();
  const [status] = [query.approval_status].flat();
  const ids = {
    ticket_id: first(query.ticket_id),
    project_id: first(query.project_id),
    client_id: first(query.client_id),
  };
  const hasWork = Object.values(ids).some((id) => id !== undefined);
  const title = useWorkTitle(ids);
  const seesOthers = reachOf({ role: user.role, department: user.department ?? null }) !== 'self';
  return (
    <FilterBar
      menus={menus}
      search={{
        label: t('common.searchDescriptions'),
        value: search ?? '',
        onChange: (text) => set({ search: text || undefined }),
      }}
      onClear={() => set({ ...searchOf({}), billable: undefined, billed: undefined, approval_status: undefined })}
      filters={[
        {
          id: 'work',
          label: t('shell.work'),
          value: hasWork ? (title ?? '…') : null,
          edit: (close) => (
            <WorkField
              label={t('shell.work')}
              value={hasWork && title !== undefined ? { ids, title } : undefined}
              autoFocus
              onChange={(work) => {
                set(searchOf(work?.ids ?? {}));
                close();
              }}
            />
          ),
          onRemove: () => set(searchOf({})),
        },
        yesNoFilter('billable', t('common.billable'), billable, (value) => set({ billable: value })),
        yesNoFilter('billed', t('common.billed'), billed, (value) => set({ billed: value })),
        oneOfFilter('status', t('common.approval'), approvalStatusLabels, status, (value) =>
          set({ approval_status: value === undefined ? undefined : [value] }),
        ),
      ]}
    >
      <DayRangeField
        label={t('common.days')}
        isLabelHidden
        value={from !== undefined && to !== undefined ? { from, to } : null}
        onChange={(range) => set({ from: range?.from, to: range?.to })}
      />
      {seesOthers && (
        <PersonField
          label={t('shell.whoseTime')}
          isFilter
          isLabelHidden
          placeholder={t('common.everyone')}
          value={person ?? null}
          own={user}
          onChange={(id) =>
            set({ everyone: id === null ? 1 : undefined, user_id: id === null || id === user.id ? undefined : [id] })
          }
        />
      )}
      {children}
    </FilterBar>
  );
}

const first = (ids: string | readonly string[] | undefined): string | undefined => [ids].flat()[0];
