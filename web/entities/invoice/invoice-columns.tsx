/** The columns of invoices, for the list of all and for a client's page. */
import type { InvoiceSummary } from 'docket-sdk';
import { Money } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import type { Column } from '../../ui/table/table.js';
import { Day, Moment } from '../../ui/times.js';
import { ComingReminder } from '../reminder/coming-reminder.js';
import { InvoiceStatusBadge } from './invoice-status.js';
import { t } from '../../messages/text.js';

export const invoiceColumns: readonly Column<InvoiceSummary>[] = [
  {
    id: 'number',
    header: t('common.invoice'),
    width: 'fit',
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
    width: '1fr',
    isOptional: true,
    cell: ({ subject }) => <span dir="auto">{subject}</span>,
  },
  {
    id: 'status',
    header: t('common.status'),
    width: 'fit',
    isSortable: true,
    cell: ({ status }) => <InvoiceStatusBadge status={status} />,
  },
  {
    id: 'invoice_date',
    header: t('common.date'),
    width: 'fit',
    isSortable: true,
    isHiddenOnPhone: true,
    cell: ({ dates }) => <Day day={dates.invoice_date} />,
  },
  {
    id: 'due_date',
    header: t('common.due'),
    width: 'fit',
    isSortable: true,
    isNamedOnPhone: true,
    cell: ({ dates }) => <Day day={dates.due_date} />,
  },
  {
    id: 'total',
    header: t('shell.total'),
    align: 'end',
    width: 'fit',
    isSortable: true,
    phone: 'amount',
    cell: ({ amounts, currency }) => <Money amount={amounts.total} currency={currency} />,
  },
  {
    id: 'outstanding',
    header: t('common.outstanding'),
    align: 'end',
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ amounts, currency, status }) => (
      <Money amount={amounts.outstanding} currency={currency} isBad={status === 'overdue'} />
    ),
  },
  {
    id: 'paid',
    header: t('common.paid'),
    align: 'end',
    width: 'fit',
    isOptional: true,
    cell: ({ amounts, currency }) => <Money amount={amounts.amount_paid} currency={currency} />,
  },
  {
    id: 'subtotal',
    header: t('common.beforeTax'),
    align: 'end',
    width: 'fit',
    isOptional: true,
    cell: ({ amounts, currency }) => <Money amount={amounts.subtotal} currency={currency} />,
  },
  {
    id: 'po_number',
    header: t('common.poNumber'),
    width: 'fit',
    isOptional: true,
    cell: ({ po_number }) => <span dir="auto">{po_number}</span>,
  },
  {
    id: 'sent_at',
    header: t('common.sent'),
    width: 'fit',
    isOptional: true,
    cell: ({ dates }) => <Moment at={dates.sent_at} />,
  },
  {
    id: 'viewed_at',
    header: t('common.viewed'),
    width: 'fit',
    isOptional: true,
    cell: ({ dates }) => <Moment at={dates.viewed_at} />,
  },
  {
    id: 'paid_date',
    header: t('common.paidOn'),
    width: 'fit',
    isOptional: true,
    cell: ({ dates }) => <Day day={dates.paid_date} />,
  },
  {
    id: 'reminded',
    header: t('common.lastReminder'),
    width: 'fit',
    isOptional: true,
    cell: ({ reminders }) => <Moment at={reminders.last_reminder_at} />,
  },
  {
    id: 'next_reminder',
    header: t('common.nextReminder'),
    width: 'fit',
    isOptional: true,
    cell: ({ next_reminder: next }) => next && <ComingReminder next={next} />,
  },
];

const ofClient: ReadonlySet<string> = new Set(['number', 'status', 'invoice_date', 'due_date', 'total', 'outstanding']);

/** For a client's page: without client and subject, and not sortable, because that list has one order. */
export const invoiceColumnsOfClient: readonly Column<InvoiceSummary>[] = invoiceColumns
  .filter(({ id }) => ofClient.has(id))
  .map((column) => ({ ...column, isSortable: false }));
