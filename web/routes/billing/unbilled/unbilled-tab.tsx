/** Unbilled work by client, to be billed from here. */
import type { UnbilledAwaiting, UnbilledBuckets, UnbilledReportClient } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listInvoicesFilters } from '../../../generated/lists.js';
import { getUnbilledReportOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { Hours, Money } from '../../../ui/amounts.js';
import { FilterBar } from '../../../ui/filter-bar.js';
import { Link } from '../../../ui/link.js';
import { rowsOf } from '../../../ui/list-pages.js';
import { Empty, Problem, Skeleton } from '../../../ui/notice.js';
import { Stat, Stats } from '../../../ui/stats.js';
import { Table, type Column } from '../../../ui/table.js';
import { Day } from '../../../ui/times.js';
import { BillClients } from '../bulk/bill-clients.js';
import { useClientFilter, useFilters } from '../use-filters.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

interface Unbilled {
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

export function UnbilledTab() {
  const report = useQuery(getUnbilledReportOptions());
  // The report has no filters of its own: of those in the URL, the client is applied here.
  const { filters, set } = useFilters('unbilled', listInvoicesFilters, '');
  const clientChip = useClientFilter(filters.client_id, set);
  if (!report.data)
    return report.error ? (
      <Problem error={report.error} onRetry={() => void report.refetch()} />
    ) : (
      <Skeleton lines={8} />
    );
  const { other_currencies, ...own } = report.data;
  const all: Unbilled[] = [{ ...own, currency: null }, ...other_currencies];
  const only = filters.client_id?.[0];
  const withWork = all.filter(({ by_client }) => by_client.length > 0);
  if (withWork.length === 0)
    return (
      <Empty title={t('common.everythingIsBilled')} icon="check">
        {t('billing.unbilledEmptyHint')}
      </Empty>
    );
  return (
    <div className="billing-list">
      <FilterBar screen="unbilled" filters={[clientChip]} onClear={() => set({ client_id: undefined })} />
      {withWork.map((unbilled, at) => (
        <OneCurrency key={unbilled.currency ?? ''} unbilled={unbilled} only={only} isMain={at === 0} />
      ))}
    </div>
  );
}

interface OneCurrencyProps {
  readonly unbilled: Unbilled;
  /** Lists only the work of this client. */
  readonly only: string | undefined;
  /** Whether shortcuts move in this list. */
  readonly isMain: boolean;
}

function OneCurrency({ unbilled, only, isMain }: OneCurrencyProps) {
  const { currency, hours, total, buckets, awaiting_approval: awaiting, by_client, omitted } = unbilled;
  const navigate = useNavigate({ from: '/billing' });
  const [selected, setSelected] = useState(none);
  const [isBilling, setBilling] = useState(false);
  const chosen = by_client.filter(({ client_id, oldest_date }) => selected.has(client_id) && oldest_date !== null);
  const bill = (id: string): void => void navigate({ search: (before) => ({ ...before, bill: id }) });
  return (
    <>
      <Stats>
        <Stat
          label={t('billing.toBill')}
          value={<Money amount={total} currency={currency} />}
          detail={<Hours hours={hours} />}
        />
        {ages.map(([id, label]) => (
          <Stat
            key={id}
            label={label}
            value={<Money amount={buckets[id]} currency={currency} />}
            kind={id === 'over_90_days' && buckets[id] > 0 ? 'warn' : undefined}
          />
        ))}
        <Stat
          label={t('common.awaitingApproval')}
          value={<Money amount={awaiting.total} currency={currency} />}
          detail={<Hours hours={awaiting.hours} />}
        />
      </Stats>
      <Table
        label={
          currency === null ? t('billing.unbilledWorkByClient') : t('billing.unbilledWorkByClientIn', { currency })
        }
        columns={columnsOf(currency, bill)}
        rows={rowsOf(only === undefined ? by_client : by_client.filter(({ client_id }) => client_id === only))}
        rowKey={({ client_id }) => client_id}
        rowName={({ client_name }) => client_name}
        onOpen={({ client_id }) => bill(client_id)}
        selected={selected}
        onSelect={setSelected}
        isMain={isMain}
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
          currency={currency}
          onClose={() => {
            setBilling(false);
            setSelected(none);
          }}
        />
      )}
      {omitted > 0 && <p>{t('billing.moreClientsInTotals', { count: omitted })}</p>}
    </>
  );
}

const none: ReadonlySet<string> = new Set();

const columnsOf = (currency: string | null, bill: (id: string) => void): Column<UnbilledReportClient>[] => [
  {
    id: 'client',
    header: t('common.client'),
    width: '2fr',
    isRowHeader: true,
    cell: ({ client_id, client_name }) => (
      <Link to="/clients/$clientId" params={{ clientId: client_id }} kind="quiet" dir="auto">
        {client_name}
      </Link>
    ),
  },
  { id: 'hours', header: t('common.hours'), align: 'end', width: 80, cell: ({ hours }) => <Hours hours={hours} /> },
  {
    id: 'time',
    header: t('shell.time'),
    align: 'end',
    width: 124,
    isHiddenOnPhone: true,
    cell: ({ time_value }) => <Money amount={time_value} currency={currency} />,
  },
  {
    id: 'expenses',
    header: t('shell.expenses'),
    align: 'end',
    width: 124,
    isHiddenOnPhone: true,
    cell: ({ expenses }) => <Money amount={expenses} currency={currency} />,
  },
  {
    id: 'total',
    header: t('billing.toBill'),
    align: 'end',
    width: 132,
    cell: ({ total }) => (
      <strong>
        <Money amount={total} currency={currency} />
      </strong>
    ),
  },
  { id: 'oldest', header: t('common.oldest'), width: 88, cell: ({ oldest_date }) => <Day day={oldest_date} /> },
  {
    id: 'awaiting',
    header: t('common.awaitingApproval'),
    align: 'end',
    width: 144,
    isHiddenOnPhone: true,
    cell: ({ awaiting_approval }) => <Money amount={awaiting_approval.total} currency={currency} />,
  },
  {
    id: 'bill',
    header: t('common.actions'),
    isHeaderHidden: true,
    // On a phone, a press on the row does the same.
    isHiddenOnPhone: true,
    width: 88,
    align: 'end',
    cell: ({ client_id, client_name }) => (
      <Button onPress={() => bill(client_id)}>
        {rich(
          'billing.billClient',
          { clientName: client_name },
          { span: (words) => <span className="away">{words}</span> },
        )}
      </Button>
    ),
  },
];
