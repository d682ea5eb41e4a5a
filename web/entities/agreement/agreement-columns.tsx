/** The columns of retainers, for the list of all and for a client's page. */
import type { AgreementSummary } from 'docket-sdk';
import { Hours, Money, None } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import type { Column } from '../../ui/table/table.js';
import { Day, Days } from '../../ui/times.js';
import { createdColumn } from '../date-columns.js';
import { PeriodMeter, AgreementStatusBadge } from './retainer-status.js';
import { t } from '../../messages/text.js';

export const agreementColumns: readonly Column<AgreementSummary>[] = [
  {
    id: 'title',
    header: t('common.retainer'),
    width: '2fr',
    isRowHeader: true,
    cell: ({ id, title }) => (
      <Link to="/retainers/$agreementId" params={{ agreementId: id }} kind="quiet" dir="auto">
        {title}
      </Link>
    ),
  },
  {
    id: 'client',
    header: t('common.client'),
    width: '1.5fr',
    cell: ({ client_name }) => <span dir="auto">{client_name}</span>,
  },
  {
    id: 'status',
    header: t('common.status'),
    width: 'fit',
    cell: ({ status }) => <AgreementStatusBadge status={status} />,
  },
  {
    id: 'period',
    header: t('common.period'),
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ current_period: period }) =>
      period ? <Days from={period.start_date} to={period.end_date} /> : <None label={t('common.noOpenPeriod')} />,
  },
  {
    id: 'used',
    header: t('common.used'),
    width: 144,
    cell: ({ current_period }) => <PeriodMeter period={current_period} />,
  },
  {
    id: 'left',
    header: t('common.left'),
    align: 'end',
    width: 'fit',
    cell: ({ current_period }) => <Hours hours={current_period?.hours_remaining} />,
  },
  {
    id: 'monthly_fee',
    header: t('common.fee'),
    align: 'end',
    width: 'fit',
    isSortable: true,
    phone: 'amount',
    cell: ({ billing, currency }) => <Money amount={billing.monthly_fee} currency={currency} />,
  },
  {
    id: 'ends',
    header: t('common.ends'),
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ dates }) => <Day day={dates.end_date} />,
  },
  {
    id: 'start_date',
    header: t('common.begins'),
    width: 'fit',
    isSortable: true,
    isOptional: true,
    cell: ({ dates }) => <Day day={dates.start_date} />,
  },
  {
    id: 'next_renewal',
    header: t('common.renews'),
    width: 'fit',
    isOptional: true,
    cell: ({ dates }) => <Day day={dates.next_renewal} />,
  },
  createdColumn,
];

const ofClient: ReadonlySet<string> = new Set(['title', 'status', 'monthly_fee', 'used', 'ends']);

/** For a client's page: fewer columns, and not sortable, because that list has one order. */
export const agreementColumnsOfClient: readonly Column<AgreementSummary>[] = agreementColumns
  .filter(({ id }) => ofClient.has(id))
  .map((column) => ({ ...column, isSortable: false }));
