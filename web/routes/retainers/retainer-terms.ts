/** The values of the form of a retainer, and the update made from them. */
import type { Agreement, AgreementInterval, AgreementUpdate, BillingDay, InvoiceMethod } from 'docket-sdk';
import { t } from '../../messages/text.js';

/** The values of the form. */
export interface Terms {
  readonly client_id: string | null;
  readonly title: string;
  readonly type_id: string | null;
  /** The contact to whom its invoices are addressed. */
  readonly contact_id: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly monthly_fee: number | null;
  readonly hours_included: number | null;
  readonly overage_rate: number | null;
  readonly billing_day: BillingDay;
  readonly interval: AgreementInterval;
  readonly prorate_first_period: boolean;
  readonly rollover_enabled: boolean;
  readonly rollover_max_hours: number | null;
  readonly rollover_expires_months: number | null;
  readonly auto_invoice: boolean;
  readonly invoice_method: InvoiceMethod;
  readonly notes: string;
}

/** Labels of the fields. */
export const termLabels: Readonly<Record<Exclude<keyof Terms, 'type_id'>, string>> = {
  client_id: t('common.client'),
  title: t('common.title'),
  contact_id: t('retainers.invoiceRecipient'),
  start_date: t('common.begins'),
  end_date: t('common.ends'),
  monthly_fee: t('retainers.monthlyFee'),
  hours_included: t('retainers.hoursIncluded'),
  overage_rate: t('retainers.overageRate'),
  billing_day: t('retainers.billingDay'),
  interval: t('retainers.period'),
  prorate_first_period: t('retainers.prorateFirstPeriod'),
  rollover_enabled: t('retainers.rollOverUnusedHours'),
  rollover_max_hours: t('retainers.maxRollover'),
  rollover_expires_months: t('retainers.expiresAfterPeriods'),
  auto_invoice: t('retainers.automaticInvoices'),
  invoice_method: t('retainers.invoiceDelivery'),
  notes: t('common.internalNotes'),
};

export const blankTerms = (client_id: string | null, today: string): Terms => ({
  client_id,
  title: '',
  type_id: null,
  contact_id: null,
  start_date: today,
  end_date: null,
  monthly_fee: null,
  hours_included: null,
  overage_rate: null,
  billing_day: 1,
  interval: 'monthly',
  prorate_first_period: false,
  rollover_enabled: false,
  rollover_max_hours: null,
  rollover_expires_months: null,
  auto_invoice: true,
  invoice_method: 'create_draft',
  notes: '',
});

export const termsOf = ({ billing, rollover, dates, notes, ...rest }: Agreement): Terms => ({
  client_id: rest.client_id,
  title: rest.title,
  type_id: rest.type_id,
  contact_id: rest.contact_id,
  start_date: dates.start_date,
  end_date: dates.end_date,
  monthly_fee: billing.monthly_fee ?? null,
  hours_included: billing.hours_included,
  overage_rate: billing.overage_rate ?? null,
  billing_day: billing.billing_day,
  interval: billing.interval,
  prorate_first_period: rest.prorate_first_period,
  rollover_enabled: rollover.enabled,
  rollover_max_hours: rollover.max_hours,
  rollover_expires_months: rollover.expires_months,
  auto_invoice: rest.auto_invoice,
  invoice_method: rest.invoice_method,
  notes: notes ?? '',
});

/** The update with the changed terms. A required term that was emptied is not sent. */
export function agreementUpdateOf(changed: Partial<Terms>): AgreementUpdate {
  const { client_id, start_date, monthly_fee, hours_included, notes, ...rest } = changed;
  return {
    ...rest,
    ...(client_id != null && { client_id }),
    ...(start_date != null && { start_date }),
    ...(monthly_fee != null && { monthly_fee }),
    ...(hours_included != null && { hours_included }),
    ...(notes !== undefined && { notes: notes.trim() || null }),
  };
}
