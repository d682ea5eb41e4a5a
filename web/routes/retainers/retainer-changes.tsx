/** What of a retainer someone else has changed. */
import type { Agreement } from 'docket-sdk';
import { agreementStatusLabels } from '../../generated/labels.js';
import type { ChangedFact } from '../../ui/changed-meanwhile.js';
import { Hours, Money } from '../../ui/figures.js';
import { Day } from '../../ui/times.js';

export function retainerChanges(before: Agreement, after: Agreement): ChangedFact[] {
  const money = (amount: number | undefined) => <Money amount={amount} currency={after.currency} />;
  return [
    before.status !== after.status && {
      label: 'Status',
      before: agreementStatusLabels[before.status],
      after: agreementStatusLabels[after.status],
    },
    before.title !== after.title && { label: 'Title', before: before.title, after: after.title },
    before.billing.monthly_fee !== after.billing.monthly_fee && {
      label: 'Fee',
      before: money(before.billing.monthly_fee),
      after: money(after.billing.monthly_fee),
    },
    before.billing.hours_included !== after.billing.hours_included && {
      label: 'Hours',
      before: <Hours hours={before.billing.hours_included} />,
      after: <Hours hours={after.billing.hours_included} />,
    },
    before.dates.end_date !== after.dates.end_date && {
      label: 'Ends',
      before: <Day day={before.dates.end_date} />,
      after: <Day day={after.dates.end_date} />,
    },
    before.current_period?.hours_used !== after.current_period?.hours_used && {
      label: 'Used',
      before: <Hours hours={before.current_period?.hours_used} />,
      after: <Hours hours={after.current_period?.hours_used} />,
    },
  ].filter((one) => one !== false);
}
