/** Outstanding amounts by how long they are overdue. Each figure links to its invoices. */
import type { AgingBuckets, AgingClient, AgingTrends } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { getAgingReportOptions, getInvoiceAgingOptions } from '../../../generated/queries.js';
import { Money, None, Percent } from '../../../ui/amounts.js';
import { Link } from '../../../ui/link.js';
import { rowsOf } from '../../../ui/list-pages.js';
import { Empty, Problem, Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { Stat, StatLink, Stats } from '../../../ui/stats.js';
import { Table, type Column } from '../../../ui/table.js';
import { Day } from '../../../ui/times.js';
import { buckets, owedInvoices } from '../../../entities/invoice/aging.js';
import { t } from '../../../messages/text.js';

const labels: Readonly<Record<keyof AgingBuckets, string>> = {
  current: t('billing.notDue'),
  '1_30_days': t('billing.days1To30'),
  '31_60_days': t('billing.days31To60'),
  '61_90_days': t('billing.days61To90'),
  over_90_days: t('billing.over90Days'),
};
const shown = Object.values(buckets);

interface Owed {
  readonly currency: string | null;
  readonly total_outstanding: number;
  readonly buckets: AgingBuckets;
  readonly by_client: readonly AgingClient[];
  readonly omitted: number;
}

export function AgingTab() {
  const aging = useQuery(getInvoiceAgingOptions());
  if (!aging.data)
    return aging.error ? <Problem error={aging.error} onRetry={() => void aging.refetch()} /> : <Skeleton lines={8} />;
  const { as_of, other_currencies, ...own } = aging.data;
  const all: Owed[] = [{ currency: null, ...own }, ...other_currencies];
  return (
    <div className="billing-list">
      {all.map((owed) => (
        <OneCurrency key={owed.currency ?? ''} owed={owed} asOf={as_of} />
      ))}
      <Trends />
    </div>
  );
}

function OneCurrency({ owed, asOf }: { readonly owed: Owed; readonly asOf: string }) {
  const { currency, by_client, omitted } = owed;
  return (
    <>
      <Stats>
        <StatLink
          to="/billing"
          search={owedInvoices(asOf, undefined)}
          label={t('common.outstanding')}
          value={<Money amount={owed.total_outstanding} currency={currency} />}
        />
        {shown.map((bucket) => (
          <StatLink
            key={bucket.id}
            to="/billing"
            search={owedInvoices(asOf, bucket)}
            label={labels[bucket.id]}
            value={<Money amount={owed.buckets[bucket.id]} currency={currency} />}
            kind={bucket.id !== 'current' && owed.buckets[bucket.id] > 0 ? 'bad' : undefined}
          />
        ))}
      </Stats>
      <Table
        label={currency === null ? t('billing.outstandingByClient') : t('billing.outstandingByClientIn', { currency })}
        columns={columnsOf(asOf, currency)}
        rows={rowsOf(by_client)}
        rowKey={({ client_id }) => client_id}
        rowName={({ client_name }) => client_name}
        empty={<Empty title={t('billing.nothingIsOutstanding')} icon="check" />}
      />
      {omitted > 0 && <p>{t('billing.moreClientsInTotals', { count: omitted })}</p>}
    </>
  );
}

const columnsOf = (asOf: string, currency: string | null): Column<AgingClient>[] => [
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
  ...shown.map((bucket) => ({
    id: bucket.id,
    header: labels[bucket.id],
    align: 'end' as const,
    width: 124,
    cell: (client: AgingClient) =>
      client[bucket.id] === 0 ? (
        <None />
      ) : (
        <Link to="/billing" search={owedInvoices(asOf, bucket, client.client_id)} kind="quiet">
          <Money amount={client[bucket.id]} currency={currency} isBad={bucket.id !== 'current'} />
        </Link>
      ),
  })),
  {
    id: 'total',
    header: t('shell.total'),
    align: 'end',
    width: 124,
    cell: ({ client_id, total }) => (
      <Link to="/billing" search={owedInvoices(asOf, undefined, client_id)} kind="quiet">
        <Money amount={total} currency={currency} />
      </Link>
    ),
  },
  {
    id: 'oldest',
    header: t('common.oldest'),
    width: 88,
    isHiddenOnPhone: true,
    cell: ({ oldest_invoice_date }) => <Day day={oldest_invoice_date} />,
  },
];

/** How fast clients pay. */
function Trends() {
  const { can } = useSession();
  const { data } = useQuery({ ...getAgingReportOptions(), enabled: can('getAgingReport') });
  if (!data) return null;
  const all = [{ currency: null, trends: data.trends }, ...data.other_currencies];
  return (
    <Section title={t('billing.howFastClientsPay')}>
      {all.map(({ currency, trends }) => (
        <TrendsIn key={currency ?? ''} currency={currency} trends={trends} />
      ))}
    </Section>
  );
}

/** `currency` is null for the workspace's. */
function TrendsIn({ currency, trends }: { readonly currency: string | null; readonly trends: AgingTrends }) {
  const { dso, dso_change, collection_rate } = trends;
  return (
    <Stats>
      <Stat
        label={currency === null ? t('billing.daysUntilPaid') : t('billing.daysUntilPaidIn', { currency })}
        value={dso ?? <None />}
        detail={
          dso_change !== null && t('billing.changeIn90Days', { change: `${dso_change > 0 ? '+' : ''}${dso_change}` })
        }
      />
      <Stat
        label={currency === null ? t('billing.collectionRate') : t('billing.collectionRateIn', { currency })}
        value={<Percent percent={collection_rate} />}
        detail={t('billing.last90Days')}
      />
    </Stats>
  );
}
