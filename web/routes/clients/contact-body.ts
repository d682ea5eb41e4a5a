/** The editable fields of a contact, with their labels. Access to the portal has its own actions. */
import type { Contact, ContactUpdate } from 'docket-sdk';

export const contactLabels = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  mobile: 'Mobile',
  title: 'Job title',
  department: 'Department',
  is_primary: 'Primary contact',
  is_billing: 'Billing contact',
  is_technical: 'Technical contact',
  receives_invoices: 'Invoices',
  receives_reports: 'Reports',
  receives_project_updates: 'Project updates',
  receives_ticket_replies: 'Replies to their tickets',
  notes: 'Notes',
  external_id: 'External id',
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
  [is_primary && 'Primary', is_billing && 'Billing', is_technical && 'Technical'].filter(Boolean).join(', ');
