/** Requests about the portal: on the client of the contractor's ticket. */
import { uploadForm } from '../builders/uploads.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Scene } from './scene.js';

const ticket = { find: ({ assigned }: Scene) => ({ params: { id: assigned.ticket_id } }) };

export const portal = {
  getPortalProfile: { '': plain },
  getPortalLogo: { '': plain },
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
      find: ({ assigned, finds }) => ({ params: { id: assigned.ticket_id, attachment_id: finds.publicFile.id } }),
    },
    'for the team': {
      find: ({ assigned, finds }) => ({
        params: { id: assigned.ticket_id, attachment_id: finds.attachments.assigned.id },
      }),
    },
  },
  listPortalInvoices: { '': plain },
  getPortalInvoice: { '': { find: ({ finds }) => ({ params: { id: finds.invoice.id } }) } },
  getPortalInvoicePdf: { '': { find: ({ finds }) => ({ params: { id: finds.invoice.id } }) } },
  listPortalCreditNotes: { '': plain },
  getPortalCreditNotePdf: { '': { find: ({ finds }) => ({ params: { id: finds.creditNote.id } }) } },
  getPortalStatement: { '': plain },
  listPortalAgreements: { '': plain },
} satisfies CasesOf<'portal-billing' | 'portal' | 'portal-projects' | 'portal-tickets'>;
