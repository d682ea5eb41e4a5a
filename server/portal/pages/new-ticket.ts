/** The form of a new ticket, with files. */
import { html } from '../../../documents/html.js';
import { filesField, form, formView, selectField, submitButton, textArea, textField } from '../fields.js';
import type { FormAttempt, PortalPage, Shown } from '../page.js';
import { heading } from '../parts.js';
import type { Sent } from '../sent-form.js';
import { addressOf, type PortalVisit } from '../visit.js';
import { ticketsSection } from './sections.js';
import { assertFiles, assertMayWrite, attachAll } from './ticket-parts.js';

export const newTicketPage: PortalPage = {
  path: '/portal/tickets/new',
  section: ticketsSection,
  show,
  forms: { ticket: { submit } },
};

async function show(visit: PortalVisit, attempt?: FormAttempt): Promise<Shown> {
  assertMayWrite(visit);
  const { words } = visit;
  const { say } = words;
  const { data: projects } = await visit.read('listPortalProjects', {
    query: { status: 'pending,active,on_hold', sort: 'title', order: 'asc', per_page: 100 },
  });
  const view = formView(words, 'ticket', attempt);
  const fields = html`${textField(view, { name: 'title', label: say('ticket_title'), hint: say('ticket_title_hint'), max: 200, isRequired: true })}
    ${textArea(view, { name: 'description', label: say('ticket_description'), hint: say('ticket_description_hint'), max: 20_000 })}
    ${
      projects.length === 0
        ? ''
        : selectField(view, {
            name: 'project_id',
            label: say('project'),
            value: visit.queryParam('project'),
            options: [
              { value: '', label: say('no_project') },
              ...projects.map(({ id, title }) => ({ value: id, label: title })),
            ],
          })
    }
    ${filesField(view, { name: 'files', label: say('files') })}
    <p class="actions">
      ${submitButton(say('send_ticket'))} <a class="button second" href="/portal/tickets">${say('cancel')}</a>
    </p>`;
  return {
    title: say('new_ticket'),
    body: html`${heading(say('new_ticket'), { crumb: { text: say('tickets'), url: '/portal/tickets' } })}
      <section class="card">${form(view, fields, { takesFiles: true })}</section>`,
  };
}

async function submit(visit: PortalVisit, { values, files }: Sent, key: string): Promise<string> {
  assertFiles(visit, files);
  const { title = '', description = null, project_id = null } = values;
  const { data } = await visit.write('createPortalTicket', { body: { title, description, project_id } }, key);
  const url = `/portal/tickets/${data.id}`;
  // The ticket exists even if a file is refused; its page then says so.
  const isAttached = await attachAll(visit, data.id, files, key).then(
    () => true,
    () => false,
  );
  return addressOf(url, { done: isAttached ? 'created' : 'created_without_files' });
}
