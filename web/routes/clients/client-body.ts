/** The editable fields of a client, with their labels. */
import type { Client, ClientUpdate } from 'docket-sdk';
import { t } from '../../messages/text.js';

export type ClientBody = Pick<Required<ClientUpdate>, keyof typeof clientLabels> & {
  readonly tags: string[];
  readonly sla_overrides: Client['sla_overrides'];
};

export const clientLabels = {
  name: t('common.name'),
  email: t('clients.email'),
  phone: t('common.phone'),
  website: t('common.website'),
  address_line1: t('common.address'),
  address_line2: t('common.addressSecondLine'),
  city: t('common.city'),
  state: t('clients.stateOrProvince'),
  postal_code: t('common.postalCode'),
  country: t('common.country'),
  locale: t('clients.documentLanguage'),
  currency: t('common.currency'),
  tax_id: t('clients.taxId'),
  tax_rate: t('clients.taxRate'),
  tax_rate_ids: t('shell.taxRates'),
  payment_terms_days: t('common.paymentTerms'),
  rate_id: t('common.rateCard'),
  notes: t('common.notes'),
  status: t('common.status'),
  external_id: t('common.externalId'),
} as const;

export const clientBodyOf = (client: Client): ClientBody => ({
  name: client.name,
  email: client.email,
  phone: client.phone,
  website: client.website,
  address_line1: client.address.line1,
  address_line2: client.address.line2,
  city: client.address.city,
  state: client.address.state,
  postal_code: client.address.postal_code,
  country: client.address.country,
  locale: client.locale,
  currency: client.billing.currency,
  tax_id: client.billing.tax_id,
  tax_rate: client.billing.tax_rate,
  tax_rate_ids: client.billing.tax_rate_ids.length > 0 ? client.billing.tax_rate_ids : null,
  payment_terms_days: client.billing.payment_terms_days,
  rate_id: client.billing.rate_id,
  notes: client.notes,
  status: client.status,
  external_id: client.external_id,
  tags: client.tags,
  sla_overrides: client.sla_overrides,
});

export const emptyClient = (currency: string): ClientBody => ({
  name: '',
  email: null,
  phone: null,
  website: null,
  address_line1: null,
  address_line2: null,
  city: null,
  state: null,
  postal_code: null,
  country: null,
  locale: null,
  currency,
  tax_id: null,
  tax_rate: null,
  tax_rate_ids: null,
  payment_terms_days: null,
  rate_id: null,
  notes: null,
  status: 'active',
  external_id: null,
  tags: [],
  sla_overrides: [],
});
