/** One ticket: its public conversation and files, and the forms to reply and to reopen it. */
import { formattedHtml } from '../../../documents/formatted-text.js';
import { html, type Html } from '../../../documents/html.js';
import type { JsonResult, Schemas } from '../../../contract/contract.js';
import { filesField, form, formView, submitButton, textArea } from '../fields.js';
import type { FormAttempt, PortalFile, PortalPage, Shown } from '../page.js';
import { card, doneNote, facts, fileSize, heading, moment, pager, typed } from '../parts.js';
import type { Sent } from '../sent-form.js';
import { addressOf, type PortalVisit } from '../visit.js';
import { ticketsSection } from './sections.js';
import { assertFiles, attachAll, mayWrite, ticketStatus } from './ticket-parts.js';

const perPage = 25;
const maxFiles = 50;

export const ticketPage: PortalPage = {
  path: '/portal/tickets/:id',
  section: ticketsSection,
  show,
  forms: { reply: { submit: reply }, reopen: { submit: reopen } },
};

export const ticketFile: PortalFile = {
  path: '/portal/tickets/:id/files/:file',
  file: ({ file, params: { id = '', file: attachment_id = '' } }) =>
    file('getPortalTicketAttachment', { params: { id, attachment_id } }),
};

const notes = {
  created: 'done_created',
  created_without_files: 'done_created_without_files',
  replied: 'done_replied',
  reopened: 'done_reopened',
} as const;

async function show(visit: PortalVisit, attempt?: FormAttempt): Promise<Shown> {
  const { say } = visit.words;
  const { id = '' } = visit.params;
  const { data: ticket } = await visit.read('getPortalTicket', { params: { id } });
  const [talk, files] = await Promise.all([
    // Page 1 has the latest entries; on each page the latest is last, next to the form for a reply.
    visit.read('listPortalTicketActivities', {
      params: { id },
      query: { order: 'desc', per_page: perPage, page: visit.queryParam('page') },
    }),
    visit.read('listPortalTicketAttachments', { params: { id }, query: { order: 'desc', per_page: maxFiles } }),
  ]);
  const done = visit.queryParam('done') ?? '';
  const note = attempt === undefined && Object.hasOwn(notes, done) ? notes[done as keyof typeof notes] : undefined;
  return {
    title: `${ticket.number} ${ticket.title}`,
    body: html`${heading(ticket.title, {
        crumb: { text: say('tickets'), url: '/portal/tickets' },
        lead: html`<p>${ticketStatus(ticket)} <span class="soft">${ticket.number}</span></p>`,
      })}
      ${note === undefined ? '' : doneNote(say(note))}
      <div class="columns">
        <div>
          ${conversation(visit, ticket, talk)} ${ticket.closed_at === null ? '' : closing(visit, ticket, attempt)}
          ${replyForm(visit, attempt)}
        </div>
        <div>
          ${card(say('about_ticket'), about(visit, ticket))}
          ${files.data.length === 0 ? '' : card(say('files'), fileList(visit, ticket.id, files.data))}
        </div>
      </div>`,
  };
}

function about(visit: PortalVisit, ticket: Schemas['PortalTicket']): Html {
  const { say } = visit.words;
  const { project_id: projectId, project_title: project, contact_name: contact } = ticket;
  return facts([
    ...(projectId === null || project === null
      ? []
      : [{ name: say('project'), value: html`<a href="/portal/projects/${projectId}">${project}</a>` }]),
    { name: say('priority'), value: ticket.priority },
    ...(contact === null ? [] : [{ name: say('contact'), value: contact }]),
    { name: say('opened'), value: moment(visit, ticket.opened_at) },
    ...(ticket.closed_at === null ? [] : [{ name: say('closed'), value: moment(visit, ticket.closed_at) }]),
  ]);
}

function conversation(
  visit: PortalVisit,
  ticket: Schemas['PortalTicket'],
  { data, pagination }: JsonResult<'listPortalTicketActivities'>,
): Html {
  const { say } = visit.words;
  const { page, total_pages: pages } = pagination;
  const path = `/portal/tickets/${ticket.id}`;
  // The description is older than all entries, so it is on the last page.
  const isFirst = page >= pages;
  const first =
    isFirst && ticket.description !== null
      ? timelineEntry(visit, {
          author: ticket.contact_name,
          isOwnSide: ticket.contact_id !== null,
          at: ticket.opened_at,
          body: formatted(ticket.description),
        })
      : '';
  return html`<section class="card" aria-labelledby="talk">
    <h2 id="talk">${say('conversation')}</h2>
    ${pager(visit, path, {}, pagination)}
    <div class="talk">
      ${first} ${data.toReversed().map((activity) => event(visit, activity))}
      ${data.length === 0 && ticket.description === null ? html`<p class="empty">${say('nothing_said')}</p>` : ''}
    </div>
  </section>`;
}

interface TimelineEntry {
  readonly author: string | null;
  readonly isOwnSide: boolean;
  readonly at: string;
  readonly body: Html;
  readonly isEdited?: boolean;
}

function timelineEntry(visit: PortalVisit, { author, isOwnSide, at, body, isEdited = false }: TimelineEntry): Html {
  const { profile, words } = visit;
  const side = isOwnSide ? profile.client.name : profile.workspace.name;
  return html`<article class="said ${isOwnSide ? 'ours' : ''}">
    <header>
      <span dir="auto"
        ><strong>${author ?? side}</strong> ${author === null ? '' : html`<span class="soft">${side}</span>`}</span
      >
      <span class="soft">${moment(visit, at)}${isEdited ? ` · ${words.say('edited')}` : ''}</span>
    </header>
    ${body}
  </article>`;
}

const formatted = (text: string): Html => html`<div class="formatted" dir="auto">${formattedHtml(text)}</div>`;

function event(visit: PortalVisit, activity: Schemas['PortalActivity']): Html {
  const { type, content, author_name: author, is_own_side: isOwnSide, created_at: at, edited_at: editedAt } = activity;
  if (type === 'comment') {
    const body = formatted(content ?? '');
    return timelineEntry(visit, { author, isOwnSide, at, body, isEdited: editedAt !== null });
  }
  const who = author ?? visit.profile.workspace.name;
  const what =
    type === 'attachment' ? visit.words.say('attached', { who, file: content ?? '' }) : `${who}: ${content ?? ''}`;
  return html`<p class="did" dir="auto">${what} · ${moment(visit, at)}</p>`;
}

function fileList(visit: PortalVisit, ticketId: string, files: readonly Schemas['PortalAttachment'][]): Html {
  const items = files.map(
    ({ id, filename, size, created_at: at }) =>
      html`<li class="row">
        <div>
          <a class="name" href="/portal/tickets/${ticketId}/files/${id}" download dir="auto">${filename}</a>
          <div class="meta"><span>${fileSize(visit.words, size)}</span><span>${moment(visit, at)}</span></div>
        </div>
      </li>`,
  );
  return html`<ul class="rows">
    ${items}
  </ul>`;
}

function replyForm(visit: PortalVisit, attempt: FormAttempt | undefined): Html | '' {
  if (!mayWrite(visit)) return '';
  const { words } = visit;
  const view = formView(words, 'reply', attempt);
  return card(
    words.say('reply'),
    form(
      view,
      html`${textArea(view, { name: 'content', label: words.say('your_reply'), max: 20_000 })}
      ${filesField(view, { name: 'files', label: words.say('files') })} ${submitButton(words.say('send_reply'))}`,
      { takesFiles: true },
    ),
  );
}

/** How the ticket was resolved, and a form to reopen it. */
function closing(visit: PortalVisit, ticket: Schemas['PortalTicket'], attempt: FormAttempt | undefined): Html {
  const { words, profile } = visit;
  const { say } = words;
  const { resolution_summary: summary, reopen_until: until } = ticket;
  const view = formView(words, 'reopen', attempt);
  const again =
    mayWrite(visit) && (until !== null || view.attempt)
      ? html`<details ${view.attempt ? html` open` : ''}>
          <summary>${say('reopen')}</summary>
          ${until === null ? '' : html`<p class="soft">${say('reopen_hint')} ${moment(visit, until)}.</p>`}
          ${form(
            view,
            html`${textArea(view, { name: 'reason', label: say('reopen_reason'), max: 2000 })}
            ${submitButton(say('reopen'), 'second')}`,
          )}
        </details>`
      : '';
  return card(
    say('ticket_closed', { firm: profile.workspace.name }),
    html`${summary === null ? '' : typed(summary)} ${again}`,
  );
}

async function reply(visit: PortalVisit, { values, files }: Sent, key: string): Promise<string> {
  const { id = '' } = visit.params;
  const { content } = values;
  assertFiles(visit, files);
  // A reply may consist of files alone. With neither text nor files, the operation refuses the empty text.
  if (content !== undefined || files.length === 0)
    await visit.write('createPortalTicketActivity', { params: { id }, body: { content: content ?? '' } }, key);
  await attachAll(visit, id, files, key);
  return addressOf(`/portal/tickets/${id}`, { done: 'replied' });
}

async function reopen(visit: PortalVisit, { values }: Sent, key: string): Promise<string> {
  const { id = '' } = visit.params;
  await visit.write('reopenPortalTicket', { params: { id }, body: { reason: values['reason'] ?? null } }, key);
  return addressOf(`/portal/tickets/${id}`, { done: 'reopened' });
}
