/** The filters of the list of expenses, which are in the URL. */
import type { ListExpensesQuery } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { approvalStatusLabels, expenseCategoryLabels } from '../../generated/labels.js';
import { reachOf } from '../../../domain/people/policy.js';
import { oneOfFilter, yesNoFilter } from '../../ui/choice-filters.js';
import { DayRangeField } from '../../ui/day-field.js';
import { FilterBar } from '../../ui/filter-bar.js';
import { PersonField } from '../../entities/user/person-field.js';
import { WorkField } from '../../entities/time-entry/work-field.js';
import { useWorkTitle } from '../../entities/time-entry/work-title.js';
import type { ExpensesSearch } from './expenses-search.js';
import { t } from '../../messages/text.js';

interface ExpenseFiltersProps {
  readonly query: ListExpensesQuery;
  readonly menus: ReactNode;
  readonly children: ReactNode;
}

export function ExpenseFilters({ query, menus, children }: ExpenseFiltersProps) {
  const navigate = useNavigate({ from: '/expenses' });
  const { user } = useSession();
  const set = (change: ExpensesSearch): void =>
    void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false });
  const { from, to, billable, billed } = query;
  const ids = { project_id: [query.project_id].flat()[0], client_id: [query.client_id].flat()[0] };
  const hasWork = ids.project_id !== undefined || ids.client_id !== undefined;
  const title = useWorkTitle(ids);
  const noWork = { project_id: undefined, client_id: undefined };
  const seesOthers = reachOf({ role: user.role, department: user.department ?? null }) !== 'self';
  return (
    <FilterBar
      menus={menus}
      onClear={() =>
        set({ ...noWork, billable: undefined, billed: undefined, approval_status: undefined, category: undefined })
      }
      filters={[
        {
          id: 'work',
          label: t('common.projectOrClient'),
          value: hasWork ? (title ?? '…') : null,
          edit: (close) => (
            <WorkField
              label={t('common.projectOrClient')}
              kinds={['project', 'client']}
              value={hasWork && title !== undefined ? { ids, title } : undefined}
              autoFocus
              onChange={(work) => {
                const { project_id, client_id } = work?.ids ?? {};
                set({
                  project_id: project_id == null ? undefined : [project_id],
                  client_id: client_id == null ? undefined : [client_id],
                });
                close();
              }}
            />
          ),
          onRemove: () => set(noWork),
        },
        oneOfFilter('category', t('expenses.category'), expenseCategoryLabels, [query.category].flat()[0], (value) =>
          set({ category: value === undefined ? undefined : [value] }),
        ),
        oneOfFilter('status', t('common.approval'), approvalStatusLabels, [query.approval_status].flat()[0], (value) =>
          set({ approval_status: value === undefined ? undefined : [value] }),
        ),
        yesNoFilter('billable', t('common.billable'), billable, (value) => set({ billable: value })),
        yesNoFilter('billed', t('common.billed'), billed, (value) => set({ billed: value })),
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
          label={t('common.person')}
          isFilter
          isLabelHidden
          placeholder={t('common.everyone')}
          value={[query.user_id].flat()[0] ?? null}
          own={user}
          onChange={(id) => set({ user_id: id === null ? undefined : [id] })}
        />
      )}
      {children}
    </FilterBar>
  );
}
