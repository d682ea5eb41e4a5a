/** Unbilled work by client, in all currencies, to be billed from here. */
import type { ListInvoicesQuery, UnbilledAwaiting, UnbilledBuckets, UnbilledReportClient } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Filters } from '../../../api/filters.js';
import { listInvoicesFilters } from '../../../generated/lists.js';
import { getUnbilledReportOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { AndOthers } from '../../../ui/and-others.js';
import { Hours, Money } from '../../../ui/amounts.js';
import { FilterBar } from '../../../ui/filter-bar.js';
import { rowsOf } from '../../../ui/list-pages.js';
import { Empty, Problem, Skeleton } from '../../../ui/notice.js';
import { Stat, Stats } from '../../../ui/stats.js';
import { Table } from '../../../ui/table/table.js';
import { useListView } from '../../../entities/saved-view/use-list-view.js';
import { BillClients } from '../bulk/bill-clients.js';
import { useClientFilter, useFilters } from '../use-filters.js';
import { unbilledColumns, type UnbilledRow } from './unbilled-columns.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

interface Unbilled {
  /** Null for the workspace's. */
  readonly currency: string | null;
  readonly hours: number;
  readonly total: number;
  readonly buckets: UnbilledBuckets;
  readonly awaiting_approval: UnbilledAwaiting;
  readonly by_client: readonly UnbilledReportClient[];
  readonly omitted: number;
}

const ages = [
  ['0_30_days', t('billing.last30Days')],
  ['31_60_days', t('billing.days31To60Old')],
  ['61_90_days', t('billing.days61To90Old')],
  ['over_90_days', t('billing.older')],
] as const;

/** The report has no filters of its own: of those in the URL, the client is applied here. */
const rules: Filters<Pick<ListInvoicesQuery, 'client_id'>> = {
  parameters: { client_id: listInvoicesFilters.parameters.client_id },
};

export function UnbilledTab() {
  const report = useQuery(getUnbilledReportOptions());
  const { filters, set } = useFilters('unbilled', rules, '');
  const clientChip = useClientFilter(filters.client_id, set);
  const navigate = useNavigate({ from: '/billing' });
  const columns = useMemo(
    () => unbilledColumns((id) => void navigate({ search: (before) => ({ ...before, bill: id }) })),
    [navigate],
  );
  const list = useListView({ screen: 'unbilled', rules, columns });
  if (!report.data)
    return report.error ? (
      <Problem error={report.error} onRetry={() => void report.refetch()} />
    ) : (
      <Skeleton lines={8} />
    );
  const { other_currencies, ...own } = report.data;
  const all: Unbilled[] = [{ ...own, currency: null }, ...other_currencies];
  const only = filters.client_id?.[0];
  const rows = all.flatMap(({ currency, by_client }) => by_client.map((client) => ({ ...client, currency })));
  if (rows.length === 0)
    return (
      <Empty title={t('common.everythingIsBilled')} icon="check">
        {t('billing.unbilledEmptyHint')}
      </Empty>
    );
  const omitted = all.reduce((sum, one) => sum + one.omitted, 0);
  return (
    <div className="billing-list">
      <Sums all={all} />
      <FilterBar menus={list.menus} filters={[clientChip]} onClear={() => set({ client_id: undefined })} />
      <Clients rows={rows.filter(({ client_id }) => only === undefined || client_id === only)} view={list.table} />
      {omitted > 0 && <p>{t('billing.moreClientsInTotals', { count: omitted })}</p>}
    </div>
  );
}

/** Each figure once: in the workspace's currency, with the amounts in others under it. */
function Sums({ all }: { readonly all: readonly Unbilled[] }) {
  const amountOf = (read: (one: Unbilled) => number) => ({
    value: <Money amount={all.reduce((sum, one) => (one.currency === null ? sum + read(one) : sum), 0)} />,
    others: (
      <AndOthers
        amounts={all.flatMap((one) => (one.currency === null ? [] : [{ currency: one.currency, amount: read(one) }]))}
      />
    ),
  });
  const hoursOf = (read: (one: Unbilled) => number) =>
    rich('common.hours2', { hours: <Hours hours={all.reduce((sum, one) => sum + read(one), 0)} /> });
  const toBill = amountOf(({ total }) => total);
  const awaiting = amountOf(({ awaiting_approval }) => awaiting_approval.total);
  const used = ages.filter(([id]) => all.some(({ buckets }) => buckets[id] !== 0));
  // One age alone says no more than the whole.
  const shownAges = used.length > 1 ? used : used.filter(([id]) => id === 'over_90_days');
  const hasAwaiting = all.some(({ awaiting_approval }) => awaiting_approval.hours + awaiting_approval.total > 0);
  const hasOld = all.some(({ buckets }) => buckets.over_90_days > 0);
  return (
    <Stats>
      <Stat
        label={t('billing.toBill')}
        value={toBill.value}
        detail={
          <>
            {hoursOf(({ hours }) => hours)} {toBill.others}
          </>
        }
      />
      {shownAges.map(([id, label]) => {
        const { value, others } = amountOf(({ buckets }) => buckets[id]);
        const kind = id === 'over_90_days' && hasOld ? 'warn' : undefined;
        return <Stat key={id} label={label} value={value} detail={others} {...(kind && { kind })} />;
      })}
      {hasAwaiting && (
        <Stat
          label={t('common.awaitingApproval')}
          value={awaiting.value}
          detail={
            <>
              {hoursOf(({ awaiting_approval }) => awaiting_approval.hours)} {awaiting.others}
            </>
          }
        />
      )}
    </Stats>
  );
}

interface ClientsProps {
  readonly rows: readonly UnbilledRow[];
  readonly view: ReturnType<typeof useListView<UnbilledRow, object>>['table'];
}

const keyOf = ({ currency, client_id }: UnbilledRow): string => `${currency ?? ''} ${client_id}`;

function Clients({ rows, view }: ClientsProps) {
  const navigate = useNavigate({ from: '/billing' });
  const [selected, setSelected] = useState(none);
  const [isBilling, setBilling] = useState(false);
  const chosen = rows.filter((row) => selected.has(keyOf(row)) && row.oldest_date !== null);
  return (
    <>
      <Table
        label={t('billing.unbilledWorkByClient')}
        {...view}
        rows={rowsOf(rows)}
        rowKey={keyOf}
        rowName={({ client_name }) => client_name}
        onOpen={({ client_id }) => void navigate({ search: (before) => ({ ...before, bill: client_id }) })}
        selected={selected}
        onSelect={setSelected}
        isMain
        bulkActions={
          <Button kind="primary" icon="invoice" isDisabled={chosen.length === 0} onPress={() => setBilling(true)}>
            {t('billing.createDrafts')}
          </Button>
        }
        empty={<Empty title={t('billing.clientHasNoUnbilledWork')} icon="filter" />}
      />
      {isBilling && (
        <BillClients
          clients={chosen}
          onClose={() => {
            setBilling(false);
            setSelected(none);
          }}
        />
      )}
    </>
  );
}

const none: ReadonlySet<string> = new Set();
