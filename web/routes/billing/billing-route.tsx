import { createLazyRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { Skeleton } from '../../ui/notice.js';
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
import { t } from '../../messages/text.js';

const RecurringTab = lazyPart(async () => import('./recurring/recurring-tab.js').then((module) => module.RecurringTab));
const BillWork = lazyPart(async () => import('./unbilled/bill-work.js').then((module) => module.BillWork));
const NewInvoice = lazyPart(async () => import('./unbilled/new-invoice.js').then((module) => module.NewInvoice));
const BankPayments = lazyPart(async () => import('./bulk/bank-payments.js').then((module) => module.BankPayments));

export const billingRoute = createLazyRoute('/billing')({ component: BillingScreen });

function BillingScreen() {
  const { can } = useSession();
  const search = useSearch({ from: '/billing' });
  const navigate = useNavigate({ from: '/billing' });
  const sees = {
    unbilled: can('getUnbilledReport') && can('previewInvoiceFromTime'),
    invoices: true,
    recurring: can('listRecurringInvoices'),
    payments: can('listPayments'),
    'credit-notes': can('listCreditNotes'),
    aging: can('getInvoiceAging'),
  } as const satisfies Record<BillingTab, boolean>;
  const first = sees.unbilled ? 'unbilled' : 'invoices';
  const tab = search.tab !== undefined && sees[search.tab] ? search.tab : first;
  const makes = can('createInvoice');
  const openNew = (): void => void navigate({ search: (before) => ({ ...before, new: 1 }) });
  const endNew = (): void =>
    void navigate({ search: ({ new: _new, client_id: _client, ...rest }) => rest, replace: true });
  const endBilling = (): void => void navigate({ search: ({ bill: _bill, ...rest }) => rest, replace: true });
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
          sees.recurring && {
            id: 'recurring',
            label: t('billing.recurring'),
            content: (
              <Part fallback={<Skeleton lines={8} />}>
                <RecurringTab />
              </Part>
            ),
          },
          sees.payments && { id: 'payments', label: t('billing.payments'), content: <PaymentsTab /> },
          sees['credit-notes'] && { id: 'credit-notes', label: t('billing.creditNotes'), content: <CreditNotesTab /> },
          sees.aging && { id: 'aging', label: t('common.aging'), content: <AgingTab /> },
        ]}
      />
      {makes && search.new === 1 && (
        <Part onClose={endNew}>
          <NewInvoice clientId={[search.client_id].flat()[0] ?? null} onClose={endNew} />
        </Part>
      )}
      {records && search.record === 1 && (
        <Part onClose={endRecording}>
          <BankPayments onClose={endRecording} />
        </Part>
      )}
      {makes && search.bill !== undefined && (
        <Part key={search.bill} onClose={endBilling}>
          <BillWork clientId={search.bill} onClose={endBilling} />
        </Part>
      )}
    </Page>
  );
}
