/** The terms of a retainer. */
import type { Agreement } from 'docket-sdk';
import { Hours, Money } from '../../ui/amounts.js';
import { DefinitionList } from '../../ui/page.js';
import { Day } from '../../ui/times.js';
import { Rate } from '../../entities/invoice/line-figures.js';
import { NameOf } from '../../entities/name-of.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

export function RetainerFacts({ agreement }: { readonly agreement: Agreement }) {
  const { billing, rollover, dates, currency, auto_invoice, invoice_method, notes, type_id } = agreement;
  return (
    <DefinitionList
      facts={[
        type_id !== null && { label: t('common.type'), value: <NameOf id={type_id} /> },
        billing.monthly_fee !== undefined && {
          label: t('retainers.feeAMonth'),
          value: <Money amount={billing.monthly_fee} currency={currency} />,
        },
        { label: t('common.hours'), value: <Hours hours={billing.hours_included} /> },
        billing.overage_rate !== undefined && {
          label: t('retainers.furtherHours'),
          value: billing.overage_rate === null ? 'Not billed' : <Rate of={billing.overage_rate} currency={currency} />,
        },
        { label: t('retainers.unusedHours'), value: <RolloverText rollover={rollover} /> },
        { label: t('retainers.starts'), value: <Day day={dates.start_date} /> },
        { label: t('common.ends'), value: <Day day={dates.end_date} /> },
        dates.next_renewal !== null && { label: t('retainers.nextPeriod'), value: <Day day={dates.next_renewal} /> },
        {
          label: t('common.invoice'),
          value: auto_invoice
            ? invoice_method === 'auto_send'
              ? 'Sent for each period'
              : 'Draft for each period'
            : 'None',
        },
        notes !== null && { label: t('common.internal'), value: notes },
      ]}
    />
  );
}

export function RolloverText({ rollover }: { readonly rollover: Agreement['rollover'] }) {
  const { enabled, max_hours, expires_months } = rollover;
  if (!enabled) return t('retainers.expireWithTheirPeriod');
  return (
    <>
      Roll over
      {max_hours !== null && <>{rich('retainers.atMost', { hours: <Hours hours={max_hours} /> })}</>}
      {expires_months !== null && t('retainers.forOther', { count: expires_months })}
    </>
  );
}
