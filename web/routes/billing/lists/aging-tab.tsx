/** Outstanding amounts by how long they are overdue. Each figure links to its invoices. */
import type { AgingBuckets, AgingClient, AgingReport, AgingTrends } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { getAgingReportOptions, getInvoiceAgingOptions } from '../../../generated/queries.js';
import { AndOthers } from '../../../ui/and-others.js';
import { Count, Money, None, Percent } from '../../../ui/amounts.js';
import { Link } from '../../../ui/link.js';
import { rowsOf } from '../../../ui/list-pages.js';
import { Empty, Problem, Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { Stat, StatLink, Stats } from '../../../ui/stats.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { Day } from '../../../ui/times.js';
import { buckets, owedInvoices } from '../../../entities/invoice/aging.js';
import { clientColumn } from '../client-column.js';
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
  const rows = all.flatMap(({ currency, by_client }) => by_client.map((client) => ({ ...client, currency })));
  const omitted = all.reduce((sum, one) => sum + one.omitted, 0);
  return (
    <div className="billing-list">
      <Sums all={all} asOf={as_of} />
      <Table
        label={t('billing.outstandingByClient')}
        columns={columnsOf(as_of)}
        rows={rowsOf(rows)}
        rowKey={({ client_id, currency }) => `${currency ?? ''} ${client_id}`}
        rowName={({ client_name }) => client_name}
        isMain
        empty={<Empty title={t('billing.nothingIsOutstanding')} icon="check" />}
      />
      {omitted > 0 && <p>{t('billing.moreClientsInTotals', { count: omitted })}</p>}
      <Trends />
    </div>
  );
}

interface SumsProps {
  readonly all: readonly Owed[];
  readonly asOf: string;
}

/** Each figure once: in the workspace's currency, with the amounts in others under it. */
function Sums({ all, asOf }: SumsProps) {
  const own = all.filter(({ currency }) => currency === null);
  const figureOf = (read: (owed: Owed) => number) => ({
    value: <Money amount={own.reduce((sum, one) => sum + read(one), 0)} />,
    detail: (
      <AndOthers
        amounts={all.flatMap((one) => (one.currency === null ? [] : [{ currency: one.currency, amount: read(one) }]))}
      />
    ),
  });
  return (
    <Stats>
      <StatLink
        to="/billing"
        search={owedInvoices(asOf, undefined)}
        label={t('common.outstanding')}
        {...figureOf((owed) => owed.total_outstanding)}
      />
      {shown.map((bucket) => (
        <StatLink
          key={bucket.id}
          to="/billing"
          search={owedInvoices(asOf, bucket)}
          label={labels[bucket.id]}
          {...figureOf((owed) => owed.buckets[bucket.id])}
          kind={bucket.id !== 'current' && own.some((owed) => owed.buckets[bucket.id] > 0) ? 'bad' : undefined}
        />
      ))}
    </Stats>
  );
}

interface OwedRow extends AgingClient {
  readonly currency: string | null;
}

const columnsOf = (asOf: string): Column<OwedRow>[] => [
  clientColumn,
  ...shown.map((bucket) => ({
    id: bucket.id,
    header: labels[bucket.id],
    align: 'end' as const,
    width: 'fit' as const,
    isHiddenOnPhone: true,
    cell: (client: OwedRow) =>
      client[bucket.id] === 0 ? (
        <None />
      ) : (
        <Link to="/billing" search={owedInvoices(asOf, bucket, client.client_id)} kind="quiet">
          <Money amount={client[bucket.id]} currency={client.currency} isBad={bucket.id !== 'current'} />
        </Link>
      ),
  })),
  {
    id: 'total',
    header: t('shell.total'),
    align: 'end',
    width: 'fit',
    phone: 'amount',
    cell: ({ client_id, total, currency }) => (
      <Link to="/billing" search={owedInvoices(asOf, undefined, client_id)} kind="quiet">
        <Money amount={total} currency={currency} />
      </Link>
    ),
  },
  {
    id: 'oldest',
    header: t('common.oldest'),
    width: 'fit',
    phone: 'fact',
    isNamedOnPhone: true,
    cell: ({ oldest_invoice_date }) => <Day day={oldest_invoice_date} />,
  },
];

/** How fast clients pay. */
function Trends() {
  const { can } = useSession();
  const { data } = useQuery({ ...getAgingReportOptions(), enabled: can('getAgingReport') });
  if (!data) return null;
  const { dso, dso_change, collection_rate } = data.trends;
  return (
    <Section title={t('billing.howFastClientsPay')}>
      <Stats>
        <Stat label={t('billing.daysUntilPaid')} value={<WholeDays days={dso} />} detail={changeOf(dso_change)} />
        <Stat
          label={t('billing.collectionRate')}
          value={<Percent percent={collection_rate} />}
          detail={t('billing.last90Days')}
        />
      </Stats>
      {data.other_currencies.length > 0 && (
        <Table
          label={t('common.inOtherCurrencies')}
          columns={trendColumns}
          rows={rowsOf(data.other_currencies)}
          rowKey={({ currency }) => currency}
          rowName={({ currency }) => currency}
          empty={null}
        />
      )}
    </Section>
  );
}

const changeOf = (change: AgingTrends['dso_change']): string | null =>
  change === null ? null : t('billing.changeIn90Days', { change: `${change > 0 ? '+' : ''}${Math.round(change)}` });

function WholeDays({ days }: { readonly days: number | null }) {
  return days === null ? <None /> : <Count count={Math.round(days)} />;
}

const trendColumns: readonly Column<AgingReport['other_currencies'][number]>[] = [
  { id: 'currency', header: t('common.currency'), width: '1fr', cell: ({ currency }) => currency },
  {
    id: 'dso',
    header: t('billing.daysUntilPaid'),
    align: 'end',
    width: 'fit',
    cell: ({ trends }) => <WholeDays days={trends.dso} />,
  },
  {
    id: 'collection_rate',
    header: t('billing.collectionRate'),
    align: 'end',
    width: 'fit',
    cell: ({ trends }) => <Percent percent={trends.collection_rate} />,
  },
];
