/** The lines and totals of an invoice that does not exist yet. */
import type { InvoicePreview } from 'docket-sdk';
import { Hours, Money } from '../../../ui/amounts.js';
import { rowsOf } from '../../../ui/list-pages.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { InvoiceTotals } from '../invoice-totals.js';
import { amountHeader, taxColumn, unitColumn } from '../line-columns.js';
import { Quantity, Rate } from '../../../entities/invoice/line-figures.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

type Line = InvoicePreview['line_items'][number] & { readonly at: number };

const columnsOf = (currency: string, lines: readonly Line[]): (Column<Line> | false)[] => [
  {
    id: 'description',
    header: t('common.description'),
    width: '3fr',
    isRowHeader: true,
    cell: ({ description }) => (
      <span dir="auto" title={description}>
        {description}
      </span>
    ),
  },
  {
    id: 'quantity',
    header: t('billing.quantity'),
    align: 'end',
    width: 96,
    cell: ({ quantity }) => <Quantity of={quantity} />,
  },
  unitColumn(lines),
  {
    id: 'rate',
    header: t('common.rate'),
    align: 'end',
    width: 'fit',
    cell: ({ rate }) => <Rate of={rate} currency={currency} />,
  },
  taxColumn(lines),
  {
    id: 'amount',
    header: amountHeader(lines),
    align: 'end',
    width: 'fit',
    cell: ({ amount }) => <Money amount={amount} currency={currency} />,
  },
];

export function PreviewLines({ preview }: { readonly preview: InvoicePreview }) {
  const { currency, line_items, summary, amounts } = preview;
  const lines = line_items.map((line, at) => ({ ...line, at }));
  return (
    <div aria-label={t('common.preview')} role="group">
      <p>
        {summary.expenses_included > 0
          ? rich('billing.hoursOfEntriesAndExpenses', {
              hours: <Hours hours={summary.hours_billed} />,
              entries: summary.time_entries_included,
              expenses: summary.expenses_included,
            })
          : rich('billing.hoursOfEntries', {
              hours: <Hours hours={summary.hours_billed} />,
              entries: summary.time_entries_included,
            })}
      </p>
      <Table
        label={t('billing.previewLines')}
        columns={columnsOf(currency, lines)}
        rows={rowsOf(lines)}
        rowKey={({ at }) => String(at)}
        rowName={({ description }) => description}
        empty={null}
      />
      <InvoiceTotals amounts={amounts} currency={currency} />
    </div>
  );
}
