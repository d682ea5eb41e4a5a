/** The projects of the client. */
import { html } from '../../../documents/html.js';
import type { PortalPage, Shown } from '../page.js';
import { heading, pager, rows, views } from '../parts.js';
import { addressOf, type PortalVisit } from '../visit.js';
import { projectRow } from './project-parts.js';
import { projectsSection } from './sections.js';

const path = '/portal/projects';

const shownStatuses = {
  current: 'pending,active,on_hold',
  finished: 'completed,cancelled',
  all: undefined,
} as const;
type Which = keyof typeof shownStatuses;

const whichOf = (requested: string | undefined): Which =>
  requested !== undefined && Object.hasOwn(shownStatuses, requested) ? (requested as Which) : 'current';

export const projectsPage: PortalPage = { path, section: projectsSection, show };

async function show(visit: PortalVisit): Promise<Shown> {
  const { say } = visit.words;
  const which = whichOf(visit.queryParam('show'));
  const { data, pagination } = await visit.read('listPortalProjects', {
    query: { status: shownStatuses[which], page: visit.queryParam('page') },
  });
  const view = (name: Which, label: string) => ({
    label,
    url: addressOf(path, name === 'current' ? {} : { show: name }),
    isHere: name === which,
  });
  return {
    title: say('projects'),
    body: html`${heading(say('projects'))}
      ${views(say('which_projects'), [
        view('current', say('projects_current')),
        view('finished', say('projects_finished')),
        view('all', say('projects_all')),
      ])}
      <div class="card flush rows-only">
        ${rows(
          data.map((project) => projectRow(visit, project)),
          say('no_projects'),
        )}
      </div>
      ${pager(visit, path, which === 'current' ? {} : { show: which }, pagination)}`,
  };
}
