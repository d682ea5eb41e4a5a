import { mayEnterPortal } from '../domain/clients/portal-access.js';
import { instant } from '../domain/time.js';
import type { Contact } from '../models/clients/contact.js';
import { serializeExternal } from './external.js';
import type { Schemas } from '../contract/contract.js';
import { serializeTags } from './tags.js';

/** A contact as the API shows it. */
export function serializeContact(contact: Contact): Schemas['Contact'] {
  return {
    id: contact.id,
    client_id: contact.client_id,
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    mobile: contact.mobile,
    title: contact.title,
    department: contact.department,
    roles: rolesOf(contact),
    portal: portalOf(contact),
    communication: communicationOf(contact),
    notes: contact.notes,
    tags: serializeTags(contact),
    ...serializeExternal(contact),
    created_at: instant(contact.created_at),
    updated_at: instant(contact.updated_at),
  };
}

/** A contact with the name that lists show. */
export type NamedContact = Contact & { readonly client_name: string };

/** A contact as lists show it. */
export const serializeContactSummary = (contact: NamedContact): Schemas['ContactSummary'] => ({
  ...serializeContact(contact),
  client_name: contact.client_name,
});

/** The response to a change of a contact's access to the portal. */
export const serializePortalState = (contact: Contact): Schemas['ContactPortalState'] => ({
  id: contact.id,
  portal: portalOf(contact),
});

const rolesOf = ({ is_primary, is_billing, is_technical }: Contact): Schemas['ContactRoles'] => ({
  is_primary,
  is_billing,
  is_technical,
});

const portalOf = (contact: Contact): Schemas['ContactPortal'] => ({
  access_enabled: mayEnterPortal(contact),
  access_level: contact.portal_access,
  last_login_at: instant(contact.portal_last_login_at),
  invitation_sent_at: instant(contact.portal_invitation_sent_at),
});

const communicationOf = (contact: Contact): Schemas['ContactCommunication'] => ({
  receives_invoices: contact.receives_invoices,
  receives_reports: contact.receives_reports,
  receives_project_updates: contact.receives_project_updates,
  receives_ticket_replies: contact.receives_ticket_replies,
});
