/** The terms of a retainer. */
import type { Agreement } from 'docket-sdk';
import { agreementIntervalLabels } from '../../generated/labels.js';
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
          label: t('retainers.monthlyFee'),
          value: <Money amount={billing.monthly_fee} currency={currency} />,
        },
        { label: t('common.hours'), value: <Hours hours={billing.hours_included} /> },
        { label: t('retainers.period'), value: agreementIntervalLabels[billing.interval] },
        billing.overage_rate !== undefined && {
          label: t('retainers.overageRate'),
          value:
            billing.overage_rate === null ? (
              t('retainers.notBilled')
            ) : (
              <Rate of={billing.overage_rate} currency={currency} />
            ),
        },
        { label: t('retainers.unusedHours'), value: <RolloverText rollover={rollover} /> },
        { label: t('common.begins'), value: <Day day={dates.start_date} /> },
        { label: t('common.ends'), value: <Day day={dates.end_date} /> },
        dates.next_renewal !== null && { label: t('retainers.nextPeriod'), value: <Day day={dates.next_renewal} /> },
        {
          label: t('common.invoice'),
          value: auto_invoice
            ? invoice_method === 'auto_send'
              ? t('retainers.sentForEachPeriod')
              : t('retainers.draftForEachPeriod')
            : t('shell.none'),
        },
        notes !== null && { label: t('common.internalNotes'), value: notes },
      ]}
    />
  );
}

export function RolloverText({ rollover }: { readonly rollover: Agreement['rollover'] }) {
  const { enabled, max_hours, expires_months } = rollover;
  if (!enabled) return t('retainers.expireAtPeriodEnd');
  return (
    <>
      {rich('retainers.rollover', {
        limits:
          [max_hours !== null && 'hours', expires_months !== null && 'periods'].filter(Boolean).join('_') || 'none',
        hours: <Hours hours={max_hours} />,
        count: expires_months ?? 0,
      })}
    </>
  );
}
