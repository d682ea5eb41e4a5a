/** Texts about recurring invoices. */
import type { RecurringInvoice, RecurringInvoiceStatus } from 'docket-sdk';
import type { StatusKind } from '../../../ui/status.js';
import { t } from '../../../messages/text.js';

/** How often invoices are made: `Every 2 weeks`. */
export const scheduleText = ({ interval, every }: Pick<RecurringInvoice, 'interval' | 'every'>): string =>
  t('billing.recurringSchedule', { interval, every });

export const recurringKinds: Readonly<Record<RecurringInvoiceStatus, StatusKind>> = {
  active: 'active',
  paused: 'warn',
  ended: 'quiet',
};

export const recurringLabels = {
  client_id: t('common.client'),
  contact_id: t('common.contact'),
  subject: t('common.subject'),
  interval: t('billing.recurringInterval'),
  every: t('billing.recurringEvery'),
  anchor_date: t('billing.recurringFirstDate'),
  end_date: t('billing.recurringEndDate'),
  payment_terms_days: t('billing.daysToPay'),
  po_number: t('common.poNumber'),
  notes: t('common.notes'),
  join: t('billing.recurringJoin'),
  auto_send: t('billing.sendByItself'),
  prices_include_tax: t('billing.pricesIncludeTax'),
  lines: t('billing.lines'),
  status: t('common.status'),
};
