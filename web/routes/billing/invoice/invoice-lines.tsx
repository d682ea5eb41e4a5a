/** The lines of an invoice. On a draft they can be opened, deleted and reordered, and lines can be added. */
import type { Invoice, LineItem } from 'docket-sdk';
import { useState } from 'react';
import { useSession } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { Money } from '../../../ui/amounts.js';
import { rowsOf } from '../../../ui/list-pages.js';
import { Empty } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { InvoiceTotals } from '../invoice-totals.js';
import { amountHeader, taxColumn, unitColumn } from '../line-columns.js';
import { Quantity, Rate } from '../../../entities/invoice/line-figures.js';
import { DiscountDialog } from '../actions/discount-dialog.js';
import { LineDialog } from '../actions/line-dialog.js';
import { OrderDialog } from '../actions/order-dialog.js';
import { t } from '../../../messages/text.js';

type Open = { readonly kind: 'new' | 'discount' | 'order' } | { readonly kind: 'line'; readonly line: LineItem };

const columnsOf = (currency: string, lines: readonly LineItem[]): (Column<LineItem> | false)[] => [
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
  lines.some((one) => workOf(one) !== '') && {
    id: 'work',
    header: t('billing.source'),
    width: 120,
    isHiddenOnPhone: true,
    cell: (line) => workOf(line),
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

function workOf({ time_entry_count: entries, expense_count: expenses, milestone_id }: LineItem): string {
  return [
    entries > 0 && t('common.other2', { count: entries }),
    expenses > 0 && t('common.other3', { count: expenses }),
    milestone_id !== null && t('common.milestone'),
  ]
    .filter(Boolean)
    .join(', ');
}

export function InvoiceLines({ invoice }: { readonly invoice: Invoice }) {
  const { can } = useSession();
  const { line_items: lines = [], currency, amounts, status } = invoice;
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const isEditable = status === 'draft' && can('addInvoiceLineItem');
  const add = (): void => setOpen({ kind: 'new' });
  useShortcut('a', add, t('billing.addLine'), isEditable);
  const line = open?.kind === 'line' ? open.line : undefined;
  return (
    <Section
      title={t('billing.lines')}
      isFlush
      actions={
        isEditable && (
          <>
            {lines.length > 1 && <Button onPress={() => setOpen({ kind: 'order' })}>{t('billing.reorder')}</Button>}
            <Button onPress={() => setOpen({ kind: 'discount' })}>{t('billing.discount')}</Button>
            <Button icon="add" shortcut="a" onPress={add}>
              {t('billing.addLine')}
            </Button>
          </>
        )
      }
    >
      <Table
        label={t('billing.lines')}
        columns={columnsOf(currency, lines)}
        rows={rowsOf(lines)}
        rowKey={({ id }) => id}
        rowName={({ description }) => description}
        onOpen={isEditable ? (one) => setOpen({ kind: 'line', line: one }) : undefined}
        empty={
          <Empty title={t('billing.noLinesYet')} icon="invoice">
            {isEditable ? t('billing.addLinesHint') : undefined}
          </Empty>
        }
      />
      <InvoiceTotals amounts={amounts} currency={currency} />
      {(open?.kind === 'new' || line) && <LineDialog key={line?.id} invoice={invoice} line={line} onClose={close} />}
      {open?.kind === 'order' && <OrderDialog invoice={invoice} onClose={close} />}
      {open?.kind === 'discount' && <DiscountDialog invoice={invoice} onClose={close} />}
    </Section>
  );
}
