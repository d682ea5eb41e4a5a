/** The filters of a list of this screen. They are in the URL, so that Back and shared links keep them. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { readFilters, type Filters, type FiltersRead } from '../../api/filters.js';
import type { DayRange } from '../../ui/days.js';
import { CheckboxField } from '../../ui/check-field.js';
import { DayRangeField } from '../../ui/day-field.js';
import type { Filter } from '../../ui/filter-bar.js';
import type { Sort } from '../../ui/table/table.js';
import { useDayText } from '../../ui/times.js';
import { ClientField, useClientName } from '../../entities/client/client-field.js';
import type { BillingSearch, BillingTab } from './billing-search.js';
import { useRangeWords } from '../../ui/range-text.js';
import { t } from '../../messages/text.js';

export function useFilters<Query extends object>(tab: BillingTab, rules: Filters<Query>, ownSort: string) {
  const search = useSearch({ from: '/billing' });
  const navigate = useNavigate({ from: '/billing' });
  const set: SetFilters = (change) =>
    void navigate({ search: (before) => ({ ...before, tab, ...change }), replace: true });
  return {
    filters: readFilters(rules, { ...search }) satisfies FiltersRead<Query>,
    set,
    clear: () => void navigate({ search: ({ saved }) => ({ tab, saved }), replace: true }),
    sort: { id: search.sort ?? ownSort, isDescending: search.order !== 'asc' } satisfies Sort,
    onSort: ({ id, isDescending }: Sort) => set({ sort: id, order: isDescending ? 'desc' : 'asc' }),
  };
}

export type SetFilters = (change: BillingSearch) => void;

/** A filter by one client. */
export function useClientFilter(ids: readonly string[] | undefined, set: SetFilters): Filter {
  const id = ids?.[0];
  const name = useClientName(id);
  return {
    id: 'client_id',
    label: t('common.client'),
    value: id === undefined ? null : (name ?? '…'),
    onRemove: () => set({ client_id: undefined }),
    edit: (close) => (
      <ClientField
        label={t('common.client')}
        value={id ?? null}
        autoFocus
        onChange={(chosen) => {
          set({ client_id: chosen === null ? undefined : [chosen] });
          if (chosen !== null) close();
        }}
      />
    ),
  };
}

interface DaysFilter {
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly set: (range: DayRange | undefined) => void;
}

/** A filter by a range of days. */
export function useDaysFilter({ label, from, to, set }: DaysFilter): Filter {
  const write = useDayText();
  const rangeWords = useRangeWords();
  const words =
    from !== undefined && to !== undefined
      ? rangeWords({ from, to })
      : from !== undefined
        ? t('billing.daysFrom', { from: write(from) })
        : to !== undefined
          ? t('billing.daysTo', { to: write(to) })
          : null;
  return {
    id: label,
    label,
    value: words,
    onRemove: () => set(undefined),
    edit: () => (
      <DayRangeField
        label={label}
        value={from !== undefined && to !== undefined ? { from, to } : null}
        onChange={(range) => set(range ?? undefined)}
        autoFocus
      />
    ),
  };
}

interface FlagFilter {
  readonly id: string;
  /** The name of the filter. */
  readonly label: string;
  /** What is left by it, beside its box; the label if omitted. */
  readonly words?: string;
  readonly value: boolean | undefined;
  readonly set: (flag: true | undefined) => void;
}

/** A filter that is on or off; a shared link may also leave only the others. */
export const flagFilter = ({ id, label, words = label, value, set }: FlagFilter): Filter => ({
  id,
  label,
  value: value === undefined ? null : value ? t('common.yes') : t('common.no'),
  onRemove: () => set(undefined),
  edit: () => <CheckboxField label={words} value={value === true} onChange={(yes) => set(yes || undefined)} />,
});
