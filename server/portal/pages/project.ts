/** One project: its progress, phases, milestones and latest tickets. */
import { html, type Html } from '../../../documents/html.js';
import type { Schemas } from '../../../contract/contract.js';
import type { PortalPage, Shown } from '../page.js';
import { card, day, facts, heading, meter, rows, typed } from '../parts.js';
import { addressOf, type PortalVisit } from '../visit.js';
import { hoursText, plannedDates, statusBadge } from './project-parts.js';
import { projectsSection } from './sections.js';
import { newTicketLink, ticketRow } from './ticket-parts.js';

const maxTickets = 5;

export const projectPage: PortalPage = { path: '/portal/projects/:id', section: projectsSection, show };

async function show(visit: PortalVisit): Promise<Shown> {
  const { say } = visit.words;
  const { id = '' } = visit.params;
  const { data: project } = await visit.read('getPortalProject', { params: { id } });
  const tickets = await visit.read('listPortalTickets', {
    query: { project_id: project.id, sort: 'updated_at', per_page: maxTickets },
  });
  return {
    title: project.title,
    body: html`${heading(project.title, {
        crumb: { text: say('projects'), url: '/portal/projects' },
        lead: html`<p>${statusBadge(visit, project.status)}</p>`,
        actions: newTicketLink(visit, project.id),
      })}
      <div class="columns">
        <div>
          ${project.description === null ? '' : card(say('about_project'), typed(project.description))}
          ${phases(visit, project.phases ?? [])}
          ${card(
            say('tickets'),
            rows(
              tickets.data.map((ticket) => ticketRow(visit, ticket)),
              say('no_project_tickets'),
            ),
            {
              text: say('all_tickets', { count: String(tickets.pagination.total) }),
              url: addressOf('/portal/tickets', { show: 'all', project: project.id }),
            },
          )}
        </div>
        <div>
          ${card(say('where_it_stands'), progress(visit, project))} ${milestones(visit, project.milestones ?? [])}
        </div>
      </div>`,
  };
}

function progress(visit: PortalVisit, project: Schemas['PortalProject']): Html {
  const { say } = visit.words;
  const { start_date: start, due_date: due, completed_at: completed, hours } = project;
  const known = [
    ...(start === null ? [] : [{ name: say('start'), value: day(visit, start) }]),
    ...(due === null ? [] : [{ name: say('due'), value: day(visit, due) }]),
    ...(completed === null ? [] : [{ name: say('completed'), value: day(visit, completed.slice(0, 10)) }]),
    ...(hours === null ? [] : [{ name: say('hours'), value: hoursText(visit, hours) }]),
  ];
  return html`${known.length === 0 ? '' : facts(known)}
    <p class="soft above">${say('progress')}</p>
    ${meter(visit, project.progress_percent ?? 0)}`;
}

function phases(visit: PortalVisit, list: readonly Schemas['PortalPhase'][]): Html | '' {
  if (list.length === 0) return '';
  const items = list.map(
    (phase) =>
      html`<li class="row">
        <div>
          <h3 dir="auto">${phase.title}</h3>
          <div class="meta"><span>${plannedDates(visit, phase)}</span></div>
          ${phase.description === null ? '' : typed(phase.description)} ${meter(visit, phase.progress_percent)}
        </div>
        <div class="side">${statusBadge(visit, phase.status)}</div>
      </li>`,
  );
  return card(
    visit.words.say('phases'),
    html`<ol class="rows">
      ${items}
    </ol>`,
  );
}

function milestones(visit: PortalVisit, list: readonly Schemas['PortalMilestone'][]): Html | '' {
  if (list.length === 0) return '';
  const items = list.map(
    (milestone) =>
      html`<li class="row">
        <div>
          <h3 dir="auto">${milestone.title}</h3>
          ${milestone.description === null ? '' : typed(milestone.description)}
        </div>
        <div class="side soft">${milestone.due_date === null ? '' : day(visit, milestone.due_date)}</div>
      </li>`,
  );
  return card(
    visit.words.say('milestones'),
    html`<ul class="rows">
      ${items}
    </ul>`,
  );
}
