/** Filters of the list of invoices. */
import type { InvoiceSummary } from 'docket-sdk';
import { invoiceStatusLabels } from '../../../generated/labels.js';
import { CheckboxField } from '../../../ui/check-field.js';
import type { Filter } from '../../../ui/filter-bar.js';
import { openStatuses } from '../actions/invoice-actions.js';
import { flagFilter, type SetFilters } from '../use-filters.js';
import { t } from '../../../messages/text.js';

type InvoiceStatus = InvoiceSummary['status'];

// `Object.keys` types keys as strings; these are the record's own.
const statuses = Object.keys(invoiceStatusLabels) as InvoiceStatus[];

export function statusFilter(chosen: readonly InvoiceStatus[] = [], set: SetFilters): Filter {
  const toggle = (status: InvoiceStatus, isIn: boolean): void => {
    const next = statuses.filter((one) => (one === status ? isIn : chosen.includes(one)));
    set({ status: next.length === 0 ? undefined : next });
  };
  return {
    id: 'status',
    label: t('common.status'),
    value: chosen.length === 0 ? null : chosen.map((status) => invoiceStatusLabels[status]).join(', '),
    onRemove: () => set({ status: undefined }),
    edit: () => (
      <>
        <CheckboxField
          label={t('billing.allOpen')}
          value={openStatuses.every((status) => chosen.includes(status))}
          onChange={(isIn) => set({ status: isIn ? [...openStatuses] : undefined })}
        />
        {statuses.map((status) => (
          <CheckboxField
            key={status}
            label={invoiceStatusLabels[status]}
            value={chosen.includes(status)}
            onChange={(isIn) => toggle(status, isIn)}
          />
        ))}
      </>
    ),
  };
}

export const overdueFilter = (value: boolean | undefined, set: SetFilters): Filter =>
  flagFilter({
    id: 'overdue',
    label: t('common.overdue'),
    words: t('billing.pastDueDate'),
    value,
    set: (overdue) => set({ overdue }),
  });

export const mailFailedFilter = (value: boolean | undefined, set: SetFilters): Filter =>
  flagFilter({
    id: 'mail_failed',
    label: t('billing.emailNotDelivered'),
    words: t('billing.lastEmailNotDelivered'),
    value,
    set: (mail_failed) => set({ mail_failed }),
  });

/** The invoices of one recurring invoice. */
export const recurringFilter = (set: SetFilters): Filter => ({
  id: 'recurring_invoice_id',
  label: t('billing.recurringInvoice'),
  value: t('common.yes'),
  onRemove: () => set({ recurring_invoice_id: undefined }),
  edit: () => null,
});
