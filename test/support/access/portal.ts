/** Requests about the portal: on the client of the contractor's ticket. */
import { attachFile, uploadForm } from '../builders/uploads.js';
import type { ApiClient } from '../service/api.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Scene } from './scene.js';

const ticket = { find: ({ assigned }: Scene) => ({ params: { id: assigned.ticket_id } }) };

/** Puts a file on a ticket for the client to see. */
async function showFile(owner: ApiClient, id: string): Promise<string> {
  const { id: attachment_id } = await attachFile(owner, id);
  const params = { id, attachment_id };
  await owner.call('updateTicketAttachment', { params, body: { visibility: 'public' } });
  return attachment_id;
}

export const portal = {
  getPortalProfile: { '': plain },
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
      find: async ({ owner, assigned: { ticket_id: id } }) => ({
        params: { id, attachment_id: await showFile(owner, id) },
      }),
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
  getPortalCreditNotePdf: {
    '': {
      find: async ({ owner, finds }) => {
        const { data } = await owner.call('createCreditNote', {
          params: { id: finds.invoice.id },
          body: { amount: 1 },
        });
        return { params: { id: data.id } };
      },
    },
  },
  getPortalStatement: { '': plain },
  listPortalAgreements: { '': plain },
} satisfies CasesOf<'portal-billing' | 'portal' | 'portal-projects' | 'portal-tickets'>;
