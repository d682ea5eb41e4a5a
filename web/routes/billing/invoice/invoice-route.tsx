import { createLazyRoute, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Page } from '../../../ui/page.js';
import { InvoicePage } from './invoice-page.js';
import { shownInvoice } from '../actions/shown-invoice.js';
import '../billing.css';
import { t } from '../../../messages/text.js';

export const invoiceRoute = createLazyRoute('/billing/invoices/$invoiceId')({ component: InvoiceScreen });

function InvoiceScreen() {
  const { invoiceId } = useParams({ from: '/billing/invoices/$invoiceId' });
  const { data, error, refetch } = useQuery(shownInvoice(invoiceId));
  if (data) return <InvoicePage key={data.id} invoice={data} />;
  return (
    <Page title={t('common.invoice')}>
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
    </Page>
  );
}
