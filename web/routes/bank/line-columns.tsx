/** The columns of the lines of a bank statement. */
import type { BankLine, BankMatchConfidence } from 'docket-sdk';
import { bankLineStatusLabels, bankMatchConfidenceLabels, bankMatchReasonLabels } from '../../generated/labels.js';
import { Money, None } from '../../ui/amounts.js';
import { Button } from '../../ui/button.js';
import { Status, type StatusKind } from '../../ui/status.js';
import type { Column } from '../../ui/table/table.js';
import { Day } from '../../ui/times.js';
import { t } from '../../messages/text.js';

export interface LineActions {
  readonly confirm: (line: BankLine) => void;
  readonly choose: (line: BankLine) => void;
  readonly ignore: (line: BankLine) => void;
  readonly undo: (line: BankLine) => void;
}

const kinds: Readonly<Record<BankMatchConfidence, StatusKind>> = {
  certain: 'good',
  likely: 'active',
  possible: 'warn',
};

/** `acts` is whether the user may change lines. */
export const lineColumns = (
  { confirm, choose, ignore, undo }: LineActions,
  acts: boolean,
): readonly (Column<BankLine> | false)[] => [
  { id: 'date', header: t('common.date'), width: 'fit', cell: ({ date }) => <Day day={date} /> },
  {
    id: 'amount',
    header: t('common.amount'),
    width: 'fit',
    align: 'end',
    phone: 'amount',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    id: 'payer',
    header: t('bank.payer'),
    width: '3fr',
    isRowHeader: true,
    cell: ({ counterparty, text }) => (
      <span className="bank-two" dir="auto">
        <span>{counterparty ?? <None />}</span>
        <small title={text ?? undefined}>{text}</small>
      </span>
    ),
  },
  {
    id: 'proposal',
    header: t('bank.proposal'),
    width: '3fr',
    phone: 'line',
    cell: ({ proposals: [best] }) =>
      best ? (
        <span className="bank-two" dir="auto">
          <span>{[...best.invoice_numbers, best.client_name].join(' · ')}</span>
          <small>{best.reasons.map((reason) => bankMatchReasonLabels[reason]).join(', ')}</small>
        </span>
      ) : (
        <None />
      ),
  },
  {
    id: 'state',
    header: t('common.status'),
    width: 'fit',
    phone: 'state',
    cell: ({ status, proposals: [best] }) =>
      status === 'open' && best ? (
        <Status kind={kinds[best.confidence]}>{bankMatchConfidenceLabels[best.confidence]}</Status>
      ) : (
        <Status kind={status === 'reversed' ? 'bad' : 'quiet'}>{bankLineStatusLabels[status]}</Status>
      ),
  },
  acts && {
    id: 'actions',
    header: t('bank.actions'),
    isHeaderHidden: true,
    width: 'fit',
    phone: 'line',
    cell: (line) => (
      <span className="bank-actions">
        {line.status === 'open' && (
          <>
            {line.proposals.length > 0 && <Button onPress={() => confirm(line)}>{t('bank.confirm')}</Button>}
            <Button kind="quiet" onPress={() => choose(line)}>
              {t('bank.choose')}
            </Button>
            <Button kind="quiet" onPress={() => ignore(line)}>
              {t('bank.ignore')}
            </Button>
          </>
        )}
        {(line.status === 'booked' || line.status === 'ignored') && (
          <Button kind="quiet" onPress={() => undo(line)}>
            {t('bank.undo')}
          </Button>
        )}
      </span>
    ),
  },
];
