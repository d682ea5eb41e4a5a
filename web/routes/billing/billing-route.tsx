import { createLazyRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { Page } from '../../ui/page.js';
import { lazyPart, Part } from '../../ui/part.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { Tabs } from '../../ui/tabs.js';
import { AgingTab } from './lists/aging-tab.js';
import type { BillingTab } from './billing-search.js';
import { CreditNotesTab } from './lists/credit-notes-tab.js';
import { InvoicesTab } from './lists/invoices-tab.js';
import { PaymentsTab } from './lists/payments-tab.js';
import { UnbilledTab } from './unbilled/unbilled-tab.js';
import './billing.css';
import { BillWork } from './unbilled/bill-work.js';
import { NewInvoice } from './unbilled/new-invoice.js';
import { t } from '../../messages/text.js';

const BankPayments = lazyPart(async () => import('./bulk/bank-payments.js').then((module) => module.BankPayments));

export const billingRoute = createLazyRoute('/billing')({ component: BillingScreen });

function BillingScreen() {
  const { can } = useSession();
  const search = useSearch({ from: '/billing' });
  const navigate = useNavigate({ from: '/billing' });
  const sees = {
    unbilled: can('getUnbilledReport') && can('previewInvoiceFromTime'),
    invoices: true,
    payments: can('listPayments'),
    'credit-notes': can('listCreditNotes'),
    aging: can('getInvoiceAging'),
  } as const satisfies Record<BillingTab, boolean>;
  const first = sees.unbilled ? 'unbilled' : 'invoices';
  const tab = search.tab !== undefined && sees[search.tab] ? search.tab : first;
  const makes = can('createInvoice');
  const openNew = (): void => void navigate({ search: (before) => ({ ...before, new: 1 }) });
  const records = can('recordInvoicePayment');
  const openRecord = (): void => void navigate({ search: (before) => ({ ...before, record: 1 }) });
  const endRecording = (): void => void navigate({ search: ({ record: _record, ...rest }) => rest, replace: true });
  useShortcut('n', openNew, t('common.newInvoice'), makes);
  useShortcut('p', openRecord, t('billing.recordPayments'), records);
  return (
    <Page
      title={t('shell.billing')}
      actions={
        <>
          {records && (
            <Button shortcut="p" onPress={openRecord}>
              {t('billing.recordPayments')}
            </Button>
          )}
          {makes && (
            <Button kind="primary" icon="add" shortcut="n" onPress={openNew}>
              {t('common.newInvoice')}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label={t('shell.billing')}
        selected={tab}
        onSelect={(chosen) => void navigate({ search: { tab: chosen } })}
        tabs={[
          sees.unbilled && { id: 'unbilled', label: t('common.unbilled'), content: <UnbilledTab /> },
          { id: 'invoices', label: t('common.invoices'), content: <InvoicesTab onNew={openNew} /> },
          sees.payments && { id: 'payments', label: t('billing.payments'), content: <PaymentsTab /> },
          sees['credit-notes'] && { id: 'credit-notes', label: t('billing.creditNotes'), content: <CreditNotesTab /> },
          sees.aging && { id: 'aging', label: t('common.aging'), content: <AgingTab /> },
        ]}
      />
      {makes && search.new === 1 && (
        <NewInvoice
          clientId={[search.client_id].flat()[0] ?? null}
          onClose={() => void navigate({ search: ({ new: _new, client_id: _client, ...rest }) => rest, replace: true })}
        />
      )}
      {records && search.record === 1 && (
        <Part onClose={endRecording}>
          <BankPayments onClose={endRecording} />
        </Part>
      )}
      {makes && search.bill !== undefined && (
        <BillWork
          key={search.bill}
          clientId={search.bill}
          onClose={() => void navigate({ search: ({ bill: _bill, ...rest }) => rest, replace: true })}
        />
      )}
    </Page>
  );
}
