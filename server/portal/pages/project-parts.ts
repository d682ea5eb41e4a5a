/** Elements that pages with projects share. */
import { html, type Html } from '../../../documents/html.js';
import type { Schemas } from '../../../contract/contract.js';
import { badge, day, type Row, type Tone } from '../parts.js';
import type { PortalVisit } from '../visit.js';
import type { PortalKey } from '../words.js';

type ProjectStatus = Schemas['ProjectStatus'];

const statuses: Readonly<Record<ProjectStatus, { readonly label: PortalKey; readonly tone: Tone }>> = {
  pending: { label: 'project_pending', tone: '' },
  active: { label: 'project_active', tone: 'accent' },
  on_hold: { label: 'project_on_hold', tone: 'warn' },
  completed: { label: 'project_completed', tone: 'good' },
  cancelled: { label: 'project_cancelled', tone: '' },
};

/** The status of a project or a phase. */
export function statusBadge({ words }: PortalVisit, status: ProjectStatus): Html {
  const { label, tone } = statuses[status];
  return badge(words.say(label), tone);
}

/** The start and due dates, as far as they are set. */
export function plannedDates(
  visit: PortalVisit,
  { start_date: start, due_date: due }: { readonly start_date: string | null; readonly due_date: string | null },
): Html | '' {
  const { formats, words } = visit;
  if (start !== null && due !== null && start <= due) return html`${formats.period(start, due)}`;
  if (due !== null) return html`${words.say('due')} ${day(visit, due)}`;
  return start === null ? '' : html`${words.say('from')} ${day(visit, start)}`;
}

/** The hours used, and the budget if there is one. */
export function hoursText({ formats, words }: PortalVisit, { budget, used }: Schemas['PortalHours']): string {
  const values = { used: formats.number(String(used)) };
  return budget === null
    ? words.say('hours_used', values)
    : words.say('hours_of', { ...values, budget: formats.number(String(budget)) });
}

export const projectRow = (visit: PortalVisit, project: Schemas['PortalProject']): Row => ({
  name: project.title,
  url: `/portal/projects/${project.id}`,
  meta: [plannedDates(visit, project), project.hours ? hoursText(visit, project.hours) : ''],
  side: statusBadge(visit, project.status),
});
