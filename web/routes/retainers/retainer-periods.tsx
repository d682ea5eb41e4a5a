/** The periods of a retainer, latest first, each with its invoice. */
import type { Agreement, AgreementPeriod } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { periodStatusLabels } from '../../generated/labels.js';
import { listAgreementPeriodsOptions } from '../../generated/queries.js';
import { Hours, Money } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import { rowsOfQuery } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Days, useDayText } from '../../ui/times.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

const columnsOf = (currency: string): Column<AgreementPeriod>[] => [
  {
    id: 'period',
    header: t('common.period'),
    width: 'fit',
    isRowHeader: true,
    cell: ({ start_date, end_date }) => <Days from={start_date} to={end_date} />,
  },
  { id: 'status', header: t('common.status'), width: 'fit', cell: ({ status }) => periodStatusLabels[status] },
  {
    id: 'used',
    header: t('common.used'),
    align: 'end',
    phone: 'fact',
    width: 'fit',
    cell: ({ hours }) => (
      <>
        {rich('common.of', {
          hours: <Hours hours={hours.used} isBad={hours.overage > 0} />,
          hours2: <Hours hours={hours.total_available} />,
        })}
      </>
    ),
  },
  {
    id: 'rolled',
    header: t('retainers.rolledOver'),
    align: 'end',
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ hours }) => <Hours hours={hours.rolled_over} />,
  },
  {
    id: 'total',
    header: t('shell.total'),
    align: 'end',
    width: 'fit',
    cell: ({ billing }) => <Money amount={billing?.total} currency={currency} />,
  },
  {
    id: 'invoice',
    header: t('common.invoice'),
    width: 'fit',
    cell: ({ invoice_id }) =>
      invoice_id !== null && (
        <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: invoice_id }}>
          {t('common.show')}
        </Link>
      ),
  },
];

export function RetainerPeriods({ agreement }: { readonly agreement: Agreement }) {
  const write = useDayText();
  const periods = useQuery(listAgreementPeriodsOptions(agreement.id, { per_page: 100 }));
  return (
    <Section title={t('retainers.periods')} isFlush>
      <Table
        label={t('retainers.periods')}
        columns={columnsOf(agreement.currency)}
        rows={rowsOfQuery(periods, periods.data?.data)}
        rowKey={({ id }) => id}
        rowName={({ start_date }) => t('retainers.periodFrom', { startDate: write(start_date) })}
        empty={<Empty title={t('retainers.noPeriodsYet')}>{t('retainers.periodsHint')}</Empty>}
      />
    </Section>
  );
}
