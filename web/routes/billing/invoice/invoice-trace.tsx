/** Explains each amount of an invoice: the hours and expenses that a line bills, at which rate and why. */
import type { Invoice, InvoiceTrace as Trace } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { getInvoiceTraceOptions } from '../../../generated/queries.js';
import { Drawer } from '../../../ui/dialog.js';
import { Hours, Money, Percent } from '../../../ui/amounts.js';
import { Link } from '../../../ui/link.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Day } from '../../../ui/times.js';
import { InvoiceTotals } from '../invoice-totals.js';
import { Quantity, Rate } from '../../../entities/invoice/line-figures.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

interface InvoiceTraceProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

export function InvoiceTrace({ invoice, onClose }: InvoiceTraceProps) {
  const { data, error, refetch } = useQuery(getInvoiceTraceOptions(invoice.id));
  const period = data?.period;
  return (
    <Drawer title={t('billing.howNumberAddsUp', { invoiceNumber: invoice.invoice_number })} isOpen onClose={onClose}>
      {data ? (
        <>
          {period && (
            <p>
              {rich(
                'billing.billsRetainerPeriod',
                {
                  day: <Day day={period.start_date} />,
                  day2: <Day day={period.end_date} />,
                  money: <Money amount={period.base_fee} currency={data.currency} />,
                },
                {
                  link: (words) => (
                    <Link to="/retainers/$agreementId" params={{ agreementId: period.agreement_id }}>
                      {words}
                    </Link>
                  ),
                },
              )}
            </p>
          )}
          {data.lines.map((line) => (
            <TracedLine key={line.id} line={line} currency={data.currency} />
          ))}
          <InvoiceTotals amounts={invoice.amounts} currency={invoice.currency} />
        </>
      ) : error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Drawer>
  );
}

type Line = Trace['lines'][number];

function TracedLine({ line, currency }: { readonly line: Line; readonly currency: string }) {
  const { description, quantity, rate, amount, is_amount_given, time_entries, expenses, milestone } = line;
  return (
    <section className="trace-line" aria-label={description}>
      <h3 dir="auto">{description}</h3>
      <p className="trace-sum">
        <Quantity of={quantity} /> × <Rate of={rate} currency={currency} /> ={' '}
        <Money amount={amount} currency={currency} />
        {is_amount_given && <> {t('billing.amountIsFixed')}</>}
      </p>
      {milestone && (
        <p>
          {rich(
            'billing.milestoneTitled',
            { title: milestone.title },
            { span: (words) => <span dir="auto">{words}</span> },
          )}
        </p>
      )}
      {(time_entries.length > 0 || expenses.length > 0) && (
        <ul className="trace-work">
          {time_entries.map(({ id, date, hours, rate_charged, rate_source }) => (
            <li key={id}>
              <Link to="/time" search={{ entry: id }} kind="quiet">
                <Day day={date} />
              </Link>
              <Hours hours={hours} />
              <span className="trace-sum">{t('billing.rateSource', { source: rate_source.type })}</span>
              <span>
                <Rate of={rate_charged} currency={currency} />
              </span>
            </li>
          ))}
          {expenses.map(({ id, date, amount: spent, markup_percent, billable_amount }) => (
            <li key={id}>
              <Link to="/expenses" search={{ expense: id }} kind="quiet">
                <Day day={date} />
              </Link>
              <span>{t('common.expense')}</span>
              <span className="trace-sum">
                <Money amount={spent} currency={currency} />
                {markup_percent !== 0 && (
                  <>
                    {' '}
                    + <Percent percent={markup_percent} digits={2} />
                  </>
                )}
              </span>
              <Money amount={billable_amount} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
