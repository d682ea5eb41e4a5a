/** Shows what others changed in a retainer. */
import type { Agreement } from 'docket-sdk';
import type { ComponentProps } from 'react';
import { agreementStatusLabels } from '../../generated/labels.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';
import { t } from '../../messages/text.js';

/** Facts that the user has to see if they change during any action. */
export const factsOf = ({ status, title, billing, dates, current_period }: Agreement) => ({
  status,
  title,
  monthly_fee: billing.monthly_fee,
  hours_included: billing.hours_included,
  end_date: dates.end_date,
  hours_used: current_period?.hours_used,
});

const labels = {
  status: t('common.status'),
  title: t('common.title'),
  client_id: t('common.client'),
  type_id: t('common.type'),
  start_date: t('common.begins'),
  end_date: t('common.ends'),
  monthly_fee: t('common.fee'),
  hours_included: t('common.hours'),
  hours_used: t('common.used'),
  overage_rate: t('retainers.overageRate'),
  billing_day: t('retainers.billingDay'),
  prorate_first_period: t('retainers.prorateFirstPeriod'),
  rollover_enabled: t('retainers.rollOverUnusedHours'),
  rollover_max_hours: t('retainers.maxRollover'),
  rollover_expires_months: t('retainers.expiresAfterPeriods'),
  auto_invoice: t('retainers.automaticInvoices'),
  invoice_method: t('retainers.invoiceDelivery'),
  notes: t('common.notes'),
};

type RetainerConflictProps = Pick<ComponentProps<typeof ConflictNotice>, 'edit'> & { readonly currency: string };

export function RetainerConflict({ edit, currency }: RetainerConflictProps) {
  const money = { currency };
  return (
    <ConflictNotice
      edit={edit}
      labels={labels}
      ways={{
        status: { words: agreementStatusLabels },
        monthly_fee: money,
        overage_rate: money,
        hours_included: 'hours',
        hours_used: 'hours',
        rollover_max_hours: 'hours',
      }}
    />
  );
}
