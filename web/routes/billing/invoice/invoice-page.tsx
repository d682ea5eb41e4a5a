/** One invoice: what it bills, what has become of it, and what can be done with it. */
import type { Invoice } from 'docket-sdk';
import { useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { Link } from '../../../ui/link.js';
import { Columns, Page, Section } from '../../../ui/page.js';
import { CreditNotes } from './invoice-credit-notes.js';
import { InvoiceFacts } from './invoice-facts.js';
import { InvoiceActions } from './invoice-actions.js';
import { InvoiceLines } from './invoice-lines.js';
import { InvoicePayments } from './invoice-payments.js';
import { InvoiceState } from '../../../entities/invoice/invoice-status.js';
import { InvoiceWarnings } from '../invoice-warnings.js';
import { isUnsent, type Deed } from '../deeds/invoice-deeds.js';
import { ToRefund } from './to-refund.js';
import { WaysToPay } from './ways-to-pay.js';
import { Doing } from '../deeds/invoice-doing.js';
import { InvoiceTrace } from './invoice-trace.js';

export function InvoicePage({ invoice }: { readonly invoice: Invoice }) {
  const { can } = useSession();
  const { trace } = useSearch({ from: '/billing/invoices/$invoiceId' });
  const navigate = useNavigate({ from: '/billing/invoices/$invoiceId' });
  const [deed, setDeed] = useState<Deed>();
  const { invoice_number, client, client_id, subject, status, warnings = [] } = invoice;
  const unsent = isUnsent(status);
  return (
    <Page
      title={invoice_number}
      windowTitle={[invoice_number, client?.name].filter(Boolean).join(', ')}
      status={<InvoiceState status={status} />}
      back={
        <Link to="/billing" search={{ tab: 'invoices' }}>
          Invoices
        </Link>
      }
      lead={
        <>
          <Link to="/clients/$clientId" params={{ clientId: client_id }} kind="quiet" dir="auto">
            {client?.name ?? 'Client'}
          </Link>
          {subject && <span dir="auto"> · {subject}</span>}
        </>
      }
      actions={<InvoiceActions invoice={invoice} onDeed={setDeed} />}
    >
      {unsent && <InvoiceWarnings title="Before you send it:" warnings={warnings} clientId={client_id} />}
      <ToRefund invoice={invoice} onDeed={setDeed} />
      <Columns
        main={
          <>
            <InvoiceLines invoice={invoice} />
            {!unsent && can('listInvoicePayments') && <InvoicePayments invoice={invoice} onDeed={setDeed} />}
            <CreditNotes notes={invoice.credit_notes ?? []} />
          </>
        }
        side={
          <>
            <Section
              title="Details"
              actions={
                can('updateInvoice') && (
                  <Button kind="quiet" icon="edit" shortcut="e" onPress={() => setDeed({ kind: 'edit' })}>
                    Edit
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
      {deed && <Doing deed={deed} invoice={invoice} onClose={() => setDeed(undefined)} />}
      {trace === 1 && can('getInvoiceTrace') && (
        <InvoiceTrace invoice={invoice} onClose={() => void navigate({ search: {}, replace: true })} />
      )}
    </Page>
  );
}
