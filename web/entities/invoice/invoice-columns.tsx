/** The columns of invoices, for the list of all and for a client's page. */
import type { InvoiceSummary } from 'docket-sdk';
import { Money } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import type { Column } from '../../ui/table.js';
import { Day } from '../../ui/times.js';
import { InvoiceStatusBadge } from './invoice-status.js';
import { t } from '../../messages/text.js';

export const invoiceColumns: readonly Column<InvoiceSummary>[] = [
  {
    id: 'number',
    header: t('common.invoice'),
    width: 120,
    isRowHeader: true,
    cell: ({ id, invoice_number }) => (
      <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: id }} kind="quiet">
        {invoice_number}
      </Link>
    ),
  },
  {
    id: 'client',
    header: t('common.client'),
    width: '2fr',
    cell: ({ client_name }) => <span dir="auto">{client_name}</span>,
  },
  {
    id: 'subject',
    header: t('common.subject'),
    width: '2fr',
    isHiddenOnPhone: true,
    cell: ({ subject }) => <span dir="auto">{subject}</span>,
  },
  {
    id: 'status',
    header: t('common.status'),
    width: 152,
    isSortable: true,
    cell: ({ status }) => <InvoiceStatusBadge status={status} />,
  },
  {
    id: 'invoice_date',
    header: t('common.date'),
    width: 104,
    isSortable: true,
    isHiddenOnPhone: true,
    cell: ({ dates }) => <Day day={dates.invoice_date} />,
  },
  {
    id: 'due_date',
    header: t('common.due'),
    width: 104,
    isSortable: true,
    cell: ({ dates }) => <Day day={dates.due_date} />,
  },
  {
    id: 'total',
    header: t('shell.total'),
    align: 'end',
    width: 128,
    isSortable: true,
    cell: ({ amounts, currency }) => <Money amount={amounts.total} currency={currency} />,
  },
  {
    id: 'outstanding',
    header: t('common.outstanding'),
    align: 'end',
    width: 128,
    cell: ({ amounts, currency, status }) => (
      <Money amount={amounts.outstanding} currency={currency} isBad={status === 'overdue'} />
    ),
  },
];

const ofClient: ReadonlySet<string> = new Set(['number', 'status', 'invoice_date', 'due_date', 'total', 'outstanding']);

/** For a client's page: without client and subject, and not sortable, because that list has one order. */
export const invoiceColumnsOfClient: readonly Column<InvoiceSummary>[] = invoiceColumns
  .filter(({ id }) => ofClient.has(id))
  .map((column) => ({ ...column, isSortable: false }));
