/** The columns of unbilled work by client. */
import type { UnbilledReportClient } from 'docket-sdk';
import { Button } from '../../../ui/button.js';
import { Hours, Money } from '../../../ui/amounts.js';
import type { Column } from '../../../ui/table/table.js';
import { Day } from '../../../ui/times.js';
import { clientColumn } from '../client-column.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export interface UnbilledRow extends UnbilledReportClient {
  /** Null for the workspace's. */
  readonly currency: string | null;
}

export const unbilledColumns = (bill: (clientId: string) => void): Column<UnbilledRow>[] => [
  clientColumn,
  { id: 'hours', header: t('common.hours'), align: 'end', width: 'fit', cell: ({ hours }) => <Hours hours={hours} /> },
  {
    id: 'time',
    header: t('shell.time'),
    align: 'end',
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ time_value, currency }) => <Money amount={time_value} currency={currency} />,
  },
  {
    id: 'expenses',
    header: t('shell.expenses'),
    align: 'end',
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ expenses, currency }) => <Money amount={expenses} currency={currency} />,
  },
  {
    id: 'total',
    header: t('billing.toBill'),
    align: 'end',
    width: 'fit',
    phone: 'amount',
    cell: ({ total, currency }) => (
      <strong>
        <Money amount={total} currency={currency} />
      </strong>
    ),
  },
  {
    id: 'oldest',
    header: t('common.oldest'),
    width: 'fit',
    phone: 'fact',
    isNamedOnPhone: true,
    cell: ({ oldest_date }) => <Day day={oldest_date} />,
  },
  {
    id: 'awaiting',
    header: t('common.awaitingApproval'),
    align: 'end',
    width: 'fit',
    isHiddenOnPhone: true,
    cell: ({ awaiting_approval, currency }) => <Money amount={awaiting_approval.total} currency={currency} />,
  },
  {
    id: 'bill',
    header: t('common.actions'),
    isHeaderHidden: true,
    // On a phone, a press on the row does the same.
    isHiddenOnPhone: true,
    width: 'fit',
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
