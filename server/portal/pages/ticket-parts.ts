/** Elements that pages with tickets share, and the files in their forms. */
import { html, type Html } from '../../../documents/html.js';
import type { Schemas } from '../../../contract/contract.js';
import { ApiError, forbidden } from '../../../domain/errors.js';
import { badge, dotted, moment, type Row } from '../parts.js';
import { fileLimits, type SentFile } from '../sent-form.js';
import { addressOf, type PortalVisit } from '../visit.js';

export const mayWrite = ({ profile }: PortalVisit): boolean => profile.access_level === 'full';

/** Throws `forbidden` unless the contact has full access. */
export function assertMayWrite(visit: PortalVisit): void {
  if (!mayWrite(visit)) throw forbidden('Your access shows tickets and projects only');
}

export const newTicketLink = (visit: PortalVisit, projectId?: string): Html | '' =>
  mayWrite(visit)
    ? html`<a class="button" href="${addressOf('/portal/tickets/new', { project: projectId })}"
        >${visit.words.say('new_ticket')}</a
      >`
    : '';

export const ticketStatus = ({ status }: Schemas['PortalTicket']): Html => dotted(status.name, status.color);

export const ticketRow = (visit: PortalVisit, ticket: Schemas['PortalTicket']): Row => ({
  name: ticket.title,
  url: `/portal/tickets/${ticket.id}`,
  meta: [
    ticket.number,
    // The project's own page need not name it.
    ticket.project_id === visit.params['id'] ? '' : (ticket.project_title ?? ''),
    html`${visit.words.say('changed')} ${moment(visit, ticket.updated_at)}`,
    ticket.awaits_client && mayWrite(visit) ? html`<strong>${visit.words.say('your_answer')}</strong>` : '',
  ],
  side: ticketStatus(ticket),
});

/** A ticket that waits for the contact's answer. */
export const waitingTicketRow = (visit: PortalVisit, ticket: Schemas['PortalTicket']): Row => ({
  ...ticketRow(visit, { ...ticket, awaits_client: false }),
  side: badge(visit.words.say('your_answer'), 'accent'),
});

const wrongFiles = (code: ApiError['code'], message: string): ApiError =>
  new ApiError(code, message, { field: 'files', details: [{ field: 'files', message }] });

/** Throws if files are too many, too large or empty; call it before the text in the same form is written. */
export function assertFiles({ words }: PortalVisit, files: readonly SentFile[]): void {
  const { max, bytes } = fileLimits;
  if (files.length > max) throw wrongFiles('invalid_request', words.say('problem_files', { count: String(max) }));
  const large = files.find(({ size }) => size > bytes);
  if (large) {
    const values = { name: large.filename, size: String(bytes / 1024 / 1024) };
    throw wrongFiles('payload_too_large', words.say('problem_file_size', values));
  }
  const hollow = files.find(({ size }) => size === 0);
  if (hollow) throw wrongFiles('invalid_request', words.say('problem_file_empty', { name: hollow.filename }));
}

/** Attaches files to a ticket, each only once for the same key. An error about the type of a file names it. */
export async function attachAll(
  visit: PortalVisit,
  ticketId: string,
  files: readonly SentFile[],
  key: string,
): Promise<void> {
  for (const [at, file] of files.entries()) {
    try {
      const body = await file.received();
      const own = key === '' ? '' : `${key}-file-${at}`;
      await visit.write('createPortalTicketAttachment', { params: { id: ticketId }, body }, own);
    } catch (error) {
      throw error instanceof ApiError && error.code === 'unsupported_media_type'
        ? wrongFiles(error.code, visit.words.say('problem_file_type_of', { name: file.filename }))
        : error;
    }
  }
}
