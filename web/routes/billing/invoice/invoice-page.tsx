/** One invoice: its lines, payments, details and actions. */
import type { Invoice } from 'docket-sdk';
import { useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { Link } from '../../../ui/link.js';
import { Columns, Page, Section } from '../../../ui/page.js';
import { CreditNotice } from './credit-notice.js';
import { CreditNotes } from './invoice-credit-notes.js';
import { InvoiceFacts } from './invoice-facts.js';
import { InvoiceActions } from './action-menu.js';
import { InvoiceLines } from './invoice-lines.js';
import { InvoicePayments } from './invoice-payments.js';
import { InvoiceStatusBadge } from '../../../entities/invoice/invoice-status.js';
import { InvoiceWarnings } from '../invoice-warnings.js';
import { isUnsent, type InvoiceAction } from '../actions/invoice-actions.js';
import { MailFailedNotice } from './mail-failed-notice.js';
import { OverpaymentNotice } from './overpayment-notice.js';
import { WaysToPay } from './ways-to-pay.js';
import { ActionDialog } from '../actions/action-dialog.js';
import { InvoiceTrace } from './invoice-trace.js';
import { t } from '../../../messages/text.js';

export function InvoicePage({ invoice }: { readonly invoice: Invoice }) {
  const { can } = useSession();
  const { trace } = useSearch({ from: '/billing/invoices/$invoiceId' });
  const navigate = useNavigate({ from: '/billing/invoices/$invoiceId' });
  const [action, setAction] = useState<InvoiceAction>();
  const { invoice_number, client, client_id, subject, status, warnings = [] } = invoice;
  const unsent = isUnsent(status);
  return (
    <Page
      title={invoice_number}
      windowTitle={[invoice_number, client?.name].filter(Boolean).join(', ')}
      status={<InvoiceStatusBadge status={status} />}
      back={
        <Link to="/billing" search={{ tab: 'invoices' }}>
          {t('common.invoices')}
        </Link>
      }
      lead={
        <>
          <Link to="/clients/$clientId" params={{ clientId: client_id }} kind="quiet" dir="auto">
            {client?.name ?? t('common.client')}
          </Link>
          {subject && <span dir="auto"> · {subject}</span>}
        </>
      }
      actions={<InvoiceActions invoice={invoice} onAction={setAction} />}
    >
      {unsent && <InvoiceWarnings title={t('billing.beforeYouSend')} warnings={warnings} clientId={client_id} />}
      <MailFailedNotice invoice={invoice} onAction={setAction} />
      <CreditNotice invoice={invoice} />
      <OverpaymentNotice invoice={invoice} onAction={setAction} />
      <Columns
        main={
          <>
            <InvoiceLines invoice={invoice} />
            {!unsent && can('listInvoicePayments') && <InvoicePayments invoice={invoice} onAction={setAction} />}
            <CreditNotes notes={invoice.credit_notes ?? []} />
          </>
        }
        side={
          <>
            <Section
              title={t('common.details')}
              actions={
                can('updateInvoice') && (
                  <Button kind="quiet" icon="edit" shortcut="e" onPress={() => setAction({ kind: 'edit' })}>
                    {t('common.edit')}
                  </Button>
                )
              }
            >
              <InvoiceFacts invoice={invoice} />
            </Section>
            {!unsent && can('getInvoicePaymentMethods') && <WaysToPay invoiceId={invoice.id} />}
          </>
        }
      />
      {action && <ActionDialog action={action} invoice={invoice} onClose={() => setAction(undefined)} />}
      {trace === 1 && can('getInvoiceTrace') && (
        <InvoiceTrace invoice={invoice} onClose={() => void navigate({ search: {}, replace: true })} />
      )}
    </Page>
  );
}
