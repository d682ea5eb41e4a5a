/** Shows what others changed in a retainer. */
import type { Agreement } from 'docket-sdk';
import type { ComponentProps } from 'react';
import { agreementStatusLabels } from '../../generated/labels.js';
import { ConflictNotice } from '../../entities/conflict-notice.js';

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
  status: 'Status',
  title: 'Title',
  client_id: 'Client',
  type_id: 'Type',
  start_date: 'From',
  end_date: 'Ends',
  monthly_fee: 'Fee',
  hours_included: 'Hours',
  hours_used: 'Used',
  overage_rate: 'Overage rate',
  billing_day: 'Billing day',
  prorate_first_period: 'First period in part',
  rollover_enabled: 'Hours roll over',
  rollover_max_hours: 'Rolled over at most',
  rollover_expires_months: 'Months until they expire',
  auto_invoice: 'Invoices by itself',
  invoice_method: 'How',
  notes: 'Notes',
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
