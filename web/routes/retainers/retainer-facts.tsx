/** The terms of a retainer. */
import type { Agreement } from 'docket-sdk';
import { Hours, Money } from '../../ui/amounts.js';
import { DefinitionList } from '../../ui/page.js';
import { Day } from '../../ui/times.js';
import { counted } from '../../ui/text/plural.js';
import { Rate } from '../../entities/invoice/line-figures.js';
import { NameOf } from '../../entities/name-of.js';

export function RetainerFacts({ agreement }: { readonly agreement: Agreement }) {
  const { billing, rollover, dates, currency, auto_invoice, invoice_method, notes, type_id } = agreement;
  return (
    <DefinitionList
      facts={[
        type_id !== null && { label: 'Type', value: <NameOf id={type_id} /> },
        billing.monthly_fee !== undefined && {
          label: 'Fee a month',
          value: <Money amount={billing.monthly_fee} currency={currency} />,
        },
        { label: 'Hours', value: <Hours hours={billing.hours_included} /> },
        billing.overage_rate !== undefined && {
          label: 'Further hours',
          value: billing.overage_rate === null ? 'Not billed' : <Rate of={billing.overage_rate} currency={currency} />,
        },
        { label: 'Unused hours', value: <RolloverText rollover={rollover} /> },
        { label: 'Starts', value: <Day day={dates.start_date} /> },
        { label: 'Ends', value: <Day day={dates.end_date} /> },
        dates.next_renewal !== null && { label: 'Next period', value: <Day day={dates.next_renewal} /> },
        {
          label: 'Invoice',
          value: auto_invoice
            ? invoice_method === 'auto_send'
              ? 'Sent for each period'
              : 'Draft for each period'
            : 'None',
        },
        notes !== null && { label: 'Internal', value: notes },
      ]}
    />
  );
}

export function RolloverText({ rollover }: { readonly rollover: Agreement['rollover'] }) {
  const { enabled, max_hours, expires_months } = rollover;
  if (!enabled) return 'Expire with their period';
  return (
    <>
      Roll over
      {max_hours !== null && (
        <>
          , at most <Hours hours={max_hours} />
        </>
      )}
      {expires_months !== null && `, for ${counted(expires_months, 'period')}`}
    </>
  );
}
