/** The columns of credit notes, for the list of all and for an invoice's page. */
import type { CreditNote } from 'docket-sdk';
import { Money } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import type { Column } from '../../ui/table/table.js';
import { Day } from '../../ui/times.js';
import { t } from '../../messages/text.js';

export const creditNoteColumns: readonly Column<CreditNote>[] = [
  {
    id: 'number',
    header: t('common.creditNote'),
    width: 'fit',
    isRowHeader: true,
    cell: ({ id, credit_note_number }) => (
      <Link to="/billing/credit-notes/$creditNoteId" params={{ creditNoteId: id }} kind="quiet">
        {credit_note_number}
      </Link>
    ),
  },
  {
    id: 'credit_date',
    header: t('common.date'),
    width: 'fit',
    isSortable: true,
    cell: ({ credit_date }) => <Day day={credit_date} />,
  },
  {
    id: 'client',
    header: t('common.client'),
    width: '2fr',
    cell: ({ client_name }) => <span dir="auto">{client_name}</span>,
  },
  {
    id: 'invoice',
    header: t('common.invoice'),
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ invoice_id, invoice_number }) => (
      <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: invoice_id }} kind="quiet">
        {invoice_number}
      </Link>
    ),
  },
  {
    id: 'reason',
    header: t('common.reason'),
    width: '2fr',
    isHiddenOnPhone: true,
    cell: ({ reason }) => <span dir="auto">{reason}</span>,
  },
  {
    id: 'total',
    header: t('shell.total'),
    align: 'end',
    width: 'fit',
    isSortable: true,
    cell: ({ amounts, currency }) => <Money amount={amounts.total} currency={currency} />,
  },
];

const ofInvoice: ReadonlySet<string> = new Set(['number', 'credit_date', 'reason', 'total']);

/** For an invoice's page: without the client and the invoice, and not sortable, because that list has one order. */
export const creditNoteColumnsOfInvoice: readonly Column<CreditNote>[] = creditNoteColumns
  .filter(({ id }) => ofInvoice.has(id))
  .map((column) => ({ ...column, isSortable: false }));
