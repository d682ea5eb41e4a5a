import type { AgreementListSummary, AgreementStatus } from 'docket-sdk';
import { createLazyRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { readFilters } from '../../api/filters.js';
import { useSession } from '../../api/session.js';
import { agreementStatusLabels } from '../../generated/labels.js';
import { listAgreementsFilters } from '../../generated/lists.js';
import { listAgreementsOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { CheckboxField } from '../../ui/check-field.js';
import { FilterBar, type Filter } from '../../ui/filter-bar.js';
import { Count, Money } from '../../ui/amounts.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { Stat, Stats } from '../../ui/stats.js';
import { Table } from '../../ui/table/table.js';
import { ClientField, useClientName } from '../../entities/client/client-field.js';
import { searchOfSort, useTypedSearch } from '../../ui/list-search.js';
import { useListView } from '../../entities/saved-view/use-list-view.js';
import { agreementColumns } from '../../entities/agreement/agreement-columns.js';
import type { RetainersSearch } from './retainers-search.js';
import { NewRetainer } from './retainer-form.js';
import { t } from '../../messages/text.js';

export const retainersRoute = createLazyRoute('/retainers')({ component: RetainersScreen });

function RetainersScreen() {
  const { can } = useSession();
  const { new: isNew, ...filterSearch } = useSearch({ from: '/retainers' });
  const navigate = useNavigate({ from: '/retainers' });
  const filters = readFilters(listAgreementsFilters, filterSearch);
  const set = (change: RetainersSearch): void =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  const search = useTypedSearch(filters.search, (text) => set({ search: text }));
  const rows = useListPages((page) => listAgreementsOptions({ ...filters, ...page }));
  const chips = [
    statusFilter(filters.status?.[0], (status) => set({ status: status && [status] })),
    useClientFilter(filters.client_id?.[0], (client) => set({ client_id: client && [client] })),
    endingFilter(filters.expiring_soon, (expiring_soon) => set({ expiring_soon })),
  ];
  const list = useListView({ screen: 'retainers', rules: listAgreementsFilters, columns: agreementColumns });
  const makes = can('createAgreement');
  const openNew = (): void => set({ new: 1 });
  useShortcut('n', openNew, t('retainers.newRetainer'), makes);
  const isFiltered = filters.search !== undefined || chips.some(({ value }) => value !== null);
  return (
    <Page
      title={t('shell.retainers')}
      actions={
        makes && (
          <Button kind="primary" icon="add" shortcut="n" onPress={openNew}>
            {t('retainers.newRetainer')}
          </Button>
        )
      }
    >
      {rows.first && rows.total > 0 && <Sums summary={rows.first.summary} />}
      <FilterBar
        menus={list.menus}
        filters={chips}
        onClear={() => void navigate({ search: ({ saved }) => ({ saved }), replace: true })}
        search={{ label: t('retainers.searchRetainers'), ...search }}
      />
      <Table
        label={t('shell.retainers')}
        isMain
        {...list.table}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ title, client_name }) => `${title}, ${client_name}`}
        onOpen={({ id }) => void navigate({ to: '/retainers/$agreementId', params: { agreementId: id } })}
        sort={{ id: filters.sort ?? 'created_at', isDescending: filters.order !== 'asc' }}
        onSort={(sort) => set(readFilters(listAgreementsFilters, searchOfSort(sort)))}
        rowHeight={48}
        empty={
          isFiltered ? (
            <Empty title={t('retainers.noRetainersMatch')} icon="filter" />
          ) : (
            <Empty
              title={t('retainers.noRetainersYet')}
              icon="retainer"
              action={makes && <Button onPress={openNew}>{t('retainers.newRetainer')}</Button>}
            >
              {t('retainers.emptyHint')}
            </Empty>
          )
        }
      />
      {makes && isNew === 1 && (
        <NewRetainer clientId={filters.client_id?.[0] ?? null} onClose={() => set({ new: undefined })} />
      )}
    </Page>
  );
}

function Sums({ summary }: { readonly summary: AgreementListSummary }) {
  const { total_mrr, active_agreements, expiring_soon, other_currencies } = summary;
  return (
    <Stats>
      {total_mrr !== undefined && <Stat label={t('retainers.monthlyFees')} value={<Money amount={total_mrr} />} />}
      {other_currencies?.map((other) => (
        <Stat
          key={other.currency}
          label={t('retainers.monthlyFeesIn', { currency: other.currency })}
          value={<Money amount={other.total_mrr} currency={other.currency} />}
        />
      ))}
      <Stat label={t('retainers.active')} value={<Count count={active_agreements} />} />
      <Stat
        label={t('retainers.endingWithin30Days')}
        value={<Count count={expiring_soon} />}
        kind={expiring_soon > 0 ? 'warn' : undefined}
      />
    </Stats>
  );
}

const statusFilter = (
  chosen: AgreementStatus | undefined,
  set: (status: AgreementStatus | undefined) => void,
): Filter => ({
  id: 'status',
  label: t('common.status'),
  value: chosen === undefined ? null : agreementStatusLabels[chosen],
  onRemove: () => set(undefined),
  edit: (close) => (
    <SelectField
      label={t('common.status')}
      options={optionsOf(agreementStatusLabels)}
      value={chosen ?? null}
      onChange={(one) => {
        set(one ?? undefined);
        close();
      }}
      autoFocus
    />
  ),
});

function useClientFilter(id: string | undefined, set: (id: string | undefined) => void): Filter {
  const name = useClientName(id);
  return {
    id: 'client_id',
    label: t('common.client'),
    value: id === undefined ? null : (name ?? '…'),
    onRemove: () => set(undefined),
    edit: (close) => (
      <ClientField
        label={t('common.client')}
        value={id ?? null}
        autoFocus
        onChange={(chosen) => {
          set(chosen ?? undefined);
          if (chosen !== null) close();
        }}
      />
    ),
  };
}

const endingFilter = (isEnding: boolean | undefined, set: (isEnding: boolean | undefined) => void): Filter => ({
  id: 'expiring_soon',
  label: t('retainers.ending'),
  value: isEnding === undefined ? null : isEnding ? t('retainers.within30Days') : t('retainers.later'),
  onRemove: () => set(undefined),
  edit: () => (
    <CheckboxField
      label={t('retainers.endingWithin30Days')}
      value={isEnding === true}
      onChange={(yes) => set(yes || undefined)}
    />
  ),
});
