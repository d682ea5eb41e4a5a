/** Says that the last mail of the invoice did not arrive, until the invoice is sent again. */
import type { Invoice } from 'docket-sdk';
import { useSession } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { isOpen, type InvoiceAction } from '../actions/invoice-actions.js';
import { t } from '../../../messages/text.js';

interface MailFailedProps {
  readonly invoice: Invoice;
  readonly onAction: (action: InvoiceAction) => void;
}

export function MailFailedNotice({ invoice, onAction }: MailFailedProps) {
  const { can } = useSession();
  // Of invoices that are paid or void, nobody needs the mail any more.
  const isNeeded = isOpen(invoice.status) && can('sendInvoice');
  if (!isNeeded || invoice.delivery?.status !== 'failed') return null;
  return (
    <Notice kind="warn" action={<Button onPress={() => onAction({ kind: 'send' })}>{t('billing.sendAgain')}</Button>}>
      {t('billing.mailFailed')} {invoice.delivery.error}
    </Notice>
  );
}
