/** The next twelve invoices as they would be made. */
import type { RecurringInvoice, RecurringPreview as Preview } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { previewRecurringInvoiceOptions } from '../../../generated/queries.js';
import { Money } from '../../../ui/amounts.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { DefinitionList, Section } from '../../../ui/page.js';
import { Days, useDayText } from '../../../ui/times.js';
import { t } from '../../../messages/text.js';

export function RecurringPreview({ recurring }: { readonly recurring: RecurringInvoice }) {
  const write = useDayText();
  const { data, error, refetch } = useQuery({ ...previewRecurringInvoiceOptions(recurring.id), throwOnError: false });
  return (
    <Section title={t('billing.nextInvoices')}>
      {data ? (
        <DefinitionList
          facts={data.map((invoice) => ({ label: write(invoice.date), value: <NextInvoice invoice={invoice} /> }))}
        />
      ) : error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Section>
  );
}

const NextInvoice = ({ invoice }: { readonly invoice: Preview }) => {
  const { period_start: from, period_end: to, total, currency, lines } = invoice;
  return (
    <>
      <Days from={from} to={to} />
      {': '}
      {lines.length === 0 ? t('billing.noInvoiceThen') : <Money amount={total} currency={currency} />}
    </>
  );
};
