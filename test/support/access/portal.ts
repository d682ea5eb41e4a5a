/** Requests in the portal, at the client of the contractor's ticket. */
import { uploadForm } from '../builders/uploads.js';
import { givePassword, password } from '../service/visitor.js';
import { buildPortalContact } from '../builders/portal.js';
import { electronic } from './billing.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Scene } from './scene.js';

const ticket = { find: ({ assigned }: Scene) => ({ params: { id: assigned.ticket_id } }) };

/** The session of another contact of the same client. */
async function sessionOfAnother({ owner, assigned: { client_id } }: Scene) {
  const another = await buildPortalContact(owner, { client_id });
  const { data } = await another.call('listPortalSessions', {});
  return { params: { id: data[0]?.id ?? '' } };
}

export const portal = {
  getPortalProfile: { '': plain },
  getPortalLogo: { '': plain },
  updatePortalProfile: { '': { make: () => ({ body: { receives_ticket_replies: false } }) } },
  updatePortalPassword: {
    '': {
      makeFor: async ({ portalSession, userId }) => {
        if (portalSession !== undefined) await givePassword('contacts', userId);
        return { body: { current_password: password, new_password: password } };
      },
    },
  },
  listPortalSessions: { '': plain },
  getPortalSession: {
    'of another client': {
      find: async ({ callers }) => {
        const { data } = await callers['another client'].call('listPortalSessions', {});
        return { params: { id: data[0]?.id ?? '' } };
      },
    },
  },
  deletePortalSession: { 'of another contact': { make: sessionOfAnother } },
  deletePortalSessions: { '': { make: () => ({}) } },
  listPortalProjects: { '': plain },
  getPortalProject: { '': { find: ({ assigned }) => ({ params: { id: assigned.project_id } }) } },
  listPortalTickets: { '': plain },
  createPortalTicket: {
    '': { make: () => ({ body: { title: 'Login fails' } }) },
    'on a project': { make: ({ assigned: { project_id } }) => ({ body: { title: 'Login fails', project_id } }) },
  },
  getPortalTicket: { '': ticket },
  reopenPortalTicket: {
    '': {
      make: async ({ owner, assigned: { ticket_id: id } }) => {
        await owner.call('closeTicket', { params: { id }, body: {} });
        return { params: { id } };
      },
    },
  },
  listPortalTicketActivities: { '': ticket },
  createPortalTicketActivity: {
    '': { make: ({ assigned }) => ({ params: { id: assigned.ticket_id }, body: { content: 'Thank you' } }) },
  },
  listPortalTicketAttachments: { '': ticket },
  createPortalTicketAttachment: {
    '': { make: ({ assigned }) => ({ params: { id: assigned.ticket_id }, body: uploadForm() }) },
  },
  getPortalTicketAttachment: {
    'for the client': {
      find: ({ assigned, fixtures }) => ({ params: { id: assigned.ticket_id, attachment_id: fixtures.publicFile.id } }),
    },
    'for the team': {
      find: ({ assigned, fixtures }) => ({
        params: { id: assigned.ticket_id, attachment_id: fixtures.attachments.assigned.id },
      }),
    },
  },
  listPortalInvoices: { '': plain },
  getPortalInvoice: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.invoice.id } }) } },
  getPortalInvoicePdf: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.invoice.id } }) } },
  getPortalElectronicInvoice: electronic(({ id }) => ({ params: { id } })),
  listPortalCreditNotes: { '': plain },
  getPortalCreditNotePdf: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.creditNote.id } }) } },
  getPortalElectronicCreditNote: electronic(({ note }) => ({ params: { id: note } })),
  getPortalStatement: { '': plain },
  listPortalAgreements: { '': plain },
} satisfies CasesOf<'portal-billing' | 'portal' | 'portal-projects' | 'portal-tickets'>;
