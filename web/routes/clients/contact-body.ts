/** The editable fields of a contact, with their labels. Access to the portal has its own actions. */
import type { Contact, ContactUpdate } from 'docket-sdk';
import { t } from '../../messages/text.js';

export const contactLabels = {
  name: t('common.name'),
  email: t('clients.email'),
  phone: t('common.phone'),
  mobile: t('clients.mobile'),
  title: t('clients.jobTitle'),
  department: t('common.department'),
  is_primary: t('clients.primaryContact'),
  is_billing: t('clients.billingContact'),
  is_technical: t('clients.technicalContact'),
  receives_invoices: t('common.invoices'),
  receives_reports: t('shell.reports'),
  receives_project_updates: t('clients.projectUpdates'),
  receives_ticket_replies: t('clients.repliesToTheirTickets'),
  notes: t('common.notes'),
  external_id: t('common.externalId'),
} as const;

export type ContactBody = Pick<Required<ContactUpdate>, keyof typeof contactLabels> & { readonly tags: string[] };

export const contactBodyOf = (contact: Contact): ContactBody => ({
  name: contact.name,
  email: contact.email,
  phone: contact.phone,
  mobile: contact.mobile,
  title: contact.title,
  department: contact.department,
  is_primary: contact.roles.is_primary,
  is_billing: contact.roles.is_billing,
  is_technical: contact.roles.is_technical,
  receives_invoices: contact.communication.receives_invoices,
  receives_reports: contact.communication.receives_reports,
  receives_project_updates: contact.communication.receives_project_updates,
  receives_ticket_replies: contact.communication.receives_ticket_replies,
  notes: contact.notes,
  external_id: contact.external_id,
  tags: contact.tags,
});

export const emptyContact: ContactBody = {
  name: '',
  email: null,
  phone: null,
  mobile: null,
  title: null,
  department: null,
  is_primary: false,
  is_billing: false,
  is_technical: false,
  receives_invoices: false,
  receives_reports: false,
  receives_project_updates: false,
  receives_ticket_replies: true,
  notes: null,
  external_id: null,
  tags: [],
};

/** The roles of a contact as text. */
export const rolesOf = ({ is_primary, is_billing, is_technical }: Contact['roles']): string =>
  [is_primary && t('clients.primary'), is_billing && t('shell.billing'), is_technical && t('clients.technical')]
    .filter(Boolean)
    .join(', ');
