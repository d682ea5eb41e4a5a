/** A notice of overpayment, such as after a credit note, until it is refunded. */
import type { Invoice } from 'docket-sdk';
import { useSession } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { Money } from '../../../ui/amounts.js';
import { Notice } from '../../../ui/notice.js';
import { isRefundable, type InvoiceAction } from '../actions/invoice-actions.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

interface ToRefundProps {
  readonly invoice: Invoice;
  readonly onAction: (action: InvoiceAction) => void;
}

export function OverpaymentNotice({ invoice, onAction }: ToRefundProps) {
  const { can } = useSession();
  const { amounts, currency, payments = [] } = invoice;
  const { refundable = 0 } = amounts;
  if (refundable <= 0) return null;
  const payment = can('refundInvoicePayment') ? payments.findLast(isRefundable) : undefined;
  return (
    <Notice
      kind="warn"
      action={
        payment && <Button onPress={() => onAction({ kind: 'refund', payment })}>{t('billing.recordRefund')}</Button>
      }
    >
      {rich('billing.overpaid', { money: <Money amount={refundable} currency={currency} /> })}
    </Notice>
  );
}
