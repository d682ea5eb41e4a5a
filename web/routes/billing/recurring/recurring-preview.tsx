/** The next twelve invoices as they would be made. */
import type { RecurringInvoice, RecurringPreview as Preview } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { previewRecurringInvoiceOptions } from '../../../generated/queries.js';
import { Money } from '../../../ui/amounts.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { Day, Days } from '../../../ui/times.js';
import { t } from '../../../messages/text.js';

export function RecurringPreview({ recurring }: { readonly recurring: RecurringInvoice }) {
  const { data, error, refetch } = useQuery({ ...previewRecurringInvoiceOptions(recurring.id), throwOnError: false });
  return (
    <Section title={t('billing.nextInvoices')}>
      {data ? (
        <ol className="recurring-preview">
          {data.map((invoice) => (
            <NextInvoice key={invoice.date} invoice={invoice} />
          ))}
        </ol>
      ) : error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Section>
  );
}

const NextInvoice = ({
  invoice: { date, period_start, period_end, total, currency, lines },
}: {
  readonly invoice: Preview;
}) => (
  <li>
    <Day day={date} />
    <span className="recurring-period">
      <Days from={period_start} to={period_end} />
    </span>
    {lines.length === 0 ? <span>{t('billing.noInvoiceThen')}</span> : <Money amount={total} currency={currency} />}
  </li>
);
