/** Says that the last mail of the invoice did not arrive, until the invoice is sent again. */
import type { Invoice } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { listInvoicesOptions } from '../../../generated/queries.js';
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
  const isNeeded = isOpen(invoice.status) && can('sendInvoice') && can('listInvoices');
  // Only the list says so. Other numbers may contain this one.
  const failed = useQuery({
    ...listInvoicesOptions({ mail_failed: true, client_id: [invoice.client_id], search: invoice.invoice_number }),
    enabled: isNeeded,
    throwOnError: false,
  });
  if (!isNeeded || !failed.data?.data.some(({ id }) => id === invoice.id)) return null;
  return (
    <Notice kind="warn" action={<Button onPress={() => onAction({ kind: 'send' })}>{t('billing.sendAgain')}</Button>}>
      {t('billing.mailFailed')}
    </Notice>
  );
}
