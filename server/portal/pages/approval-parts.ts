/** Elements that the list of approvals and the page of one share. */
import { html, type Html } from '../../../documents/html.js';
import type { Schemas } from '../../../contract/contract.js';
import { day, type Row, badge, type Tone } from '../parts.js';
import type { PortalVisit } from '../visit.js';
import type { PortalKey } from '../words.js';

type Approval = Schemas['PortalApproval'];

const statuses: Readonly<Record<Approval['status'], { readonly label: PortalKey; readonly tone: Tone }>> = {
  pending: { label: 'approval_pending', tone: 'accent' },
  approved: { label: 'approval_approved', tone: 'good' },
  rejected: { label: 'approval_rejected', tone: 'bad' },
  cancelled: { label: 'approval_cancelled', tone: '' },
};

export function approvalBadge({ words: { say } }: PortalVisit, { status }: Approval): Html {
  const { label, tone } = statuses[status];
  return badge(say(label), tone);
}

/** Hours as a person reads them: 7.5 h. */
export const hoursOf = ({ words, formats }: PortalVisit, hours: number): string =>
  words.say('hours_used', { used: formats.number(String(hours)) });

/** The subject of an approval: a milestone, or the hours of a range of days. */
export function aboutOf(visit: PortalVisit, { type, from, to, hours }: Approval): string {
  const { say } = visit.words;
  if (type === 'milestone' || from === null || to === null) return say('milestone');
  return say('hours_from_to', { hours: hoursOf(visit, hours ?? 0), days: visit.formats.period(from, to) });
}

export function approvalRow(visit: PortalVisit, approval: Approval): Row {
  const { say } = visit.words;
  const { id, title, status, due_date: due, requested_by_name: who } = approval;
  return {
    name: title,
    url: `/portal/approvals/${id}`,
    meta: [
      aboutOf(visit, approval),
      who === null ? '' : html`<span dir="auto">${say('asked_by', { who })}</span>`,
      due === null || status !== 'pending' ? '' : html`${say('decide_by')} ${day(visit, due)}`,
    ],
    side: approvalBadge(visit, approval),
  };
}
