/** The list of the client's tickets, with filters. */
import { html, type Html } from '../../../documents/html.js';
import type { PortalPage, Shown } from '../page.js';
import { heading, pager, rows, views } from '../parts.js';
import { addressOf, type PortalVisit } from '../visit.js';
import { ticketsSection } from './sections.js';
import { newTicketLink, ticketRow } from './ticket-parts.js';

const path = '/portal/tickets';

const filters = {
  open: { closed: false },
  waiting: { awaits_client: true },
  closed: { closed: true },
  all: {},
} as const;
type Which = keyof typeof filters;

export const ticketsPage: PortalPage = { path, section: ticketsSection, show };

/** The filters in the address. Open tickets are the default, for which `show` is undefined. */
interface TicketFilters {
  readonly show: Which | undefined;
  readonly project: string | undefined;
  readonly mine: '1' | undefined;
}

function filtersOf(visit: PortalVisit): TicketFilters {
  const which = visit.queryParam('show');
  return {
    show: which !== undefined && which !== 'open' && Object.hasOwn(filters, which) ? (which as Which) : undefined,
    project: visit.queryParam('project'),
    mine: visit.queryParam('mine') === '1' ? '1' : undefined,
  };
}

async function show(visit: PortalVisit): Promise<Shown> {
  const { say } = visit.words;
  const requested = filtersOf(visit);
  const [{ data, pagination }, projects] = await Promise.all([
    visit.read('listPortalTickets', {
      query: {
        ...filters[requested.show ?? 'open'],
        project_id: requested.project,
        contact_id: requested.mine && visit.profile.id,
        sort: 'updated_at',
        page: visit.queryParam('page'),
      },
    }),
    visit.read('listPortalProjects', { query: { sort: 'title', order: 'asc', per_page: 100 } }),
  ]);
  const view = (name: Which, label: string) => ({
    label,
    url: addressOf(path, { ...requested, show: name === 'open' ? undefined : name }),
    isHere: name === (requested.show ?? 'open'),
  });
  return {
    title: say('tickets'),
    body: html`${heading(say('tickets'), { actions: newTicketLink(visit) })}
      ${views(say('which_tickets'), [
        view('open', say('tickets_open')),
        view('waiting', say('tickets_waiting')),
        view('closed', say('tickets_closed')),
        view('all', say('tickets_all')),
      ])}
      ${filterForm(visit, requested, projects.data)}
      <div class="card flush">
        ${rows(
          data.map((ticket) => ticketRow(visit, ticket)),
          say('no_tickets'),
        )}
      </div>
      ${pager(visit, path, requested, pagination)}`,
  };
}

/** The form to show only tickets of a project, or only the contact's own. */
function filterForm(
  { words: { say } }: PortalVisit,
  { show: which, project, mine }: TicketFilters,
  projects: readonly { readonly id: string; readonly title: string }[],
): Html {
  const options = projects.map(
    ({ id, title }) => html`<option value="${id}" ${id === project ? html` selected` : ''}>${title}</option>`,
  );
  return html`<form class="filters" method="get" role="search" aria-label="${say('filter_tickets')}">
    ${which === undefined ? '' : html`<input type="hidden" name="show" value="${which}" />`}
    <div class="field">
      <label for="project">${say('project')}</label>
      <select id="project" name="project">
        <option value="">${say('every_project')}</option>
        ${options}
      </select>
    </div>
    <label class="check"
      ><input type="checkbox" name="mine" value="1" ${mine ? html` checked` : ''} /> ${say('only_mine')}</label
    >
    <button type="submit" class="second">${say('filter')}</button>
  </form>`;
}
