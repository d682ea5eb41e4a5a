/** What an invoice lacks to be an electronic one, in the words of the screens on which it is set. */
import type { InvoiceWarning } from 'docket-sdk';
import type { ReactNode } from 'react';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

/** The fields that the rules of electronic invoices can ask for, as `setting` of a warning names them. */
const fields: Readonly<Record<string, string>> = {
  'workspace.business.address': t('common.address'),
  'workspace.business.address.country': t('common.country'),
  'workspace.business.address.city': t('common.city'),
  'workspace.business.address.postal_code': t('common.postalCode'),
  'workspace.business.vat_id': t('common.vatId'),
  'workspace.business.contact_name': t('billing.contactForInvoices'),
  'workspace.business.phone': t('common.phone'),
  'workspace.business.email': t('common.field.email'),
  'workspace.business.electronic_address': t('common.eInvoiceAddress'),
  'workspace.business.identifiers': t('common.identifiers'),
  'client.address': t('common.address'),
  'client.address.country': t('common.country'),
  'client.address.city': t('common.city'),
  'client.address.postal_code': t('common.postalCode'),
  'client.billing.vat_id': t('common.vatId'),
  'client.billing.electronic_address': t('common.eInvoiceAddress'),
  'client.billing.identifiers': t('common.identifiers'),
  'invoice.delivery_start': t('billing.servicePeriod'),
  'invoice.references.buyer': t('common.buyerReference'),
  'invoice.lines.description': t('common.description'),
};

/** What cannot be set, but has to be billed otherwise. */
const unfit: Readonly<Record<string, string>> = {
  'invoice.currency': t('billing.eInvoiceCurrency'),
  'invoice.lines.tax_rate_ids': t('billing.eInvoiceSeveralTaxes'),
  'invoice.lines.tax_category': t('billing.eInvoiceOutsideScope'),
};

type Links = Readonly<Record<'link', (words: ReactNode) => ReactNode>>;

/** A sentence for a missing term, with a link to where it is set. */
export function eInvoiceTerm(
  { setting, rule, message }: InvoiceWarning,
  links: { readonly business: Links; readonly client: Links },
): ReactNode {
  if (setting === null || rule === null) return message;
  if (unfit[setting] !== undefined) return `${unfit[setting]} (${rule})`;
  const values = { field: fields[setting] ?? setting, rule };
  if (setting.startsWith('workspace.')) return rich('billing.eInvoiceLacksOfFirm', values, links.business);
  if (setting.startsWith('client.')) return rich('billing.eInvoiceLacksOfClient', values, links.client);
  return t('billing.eInvoiceLacks', values);
}
