import { today } from '../time.js';

/** The fields of an activity that a summary needs. */
export interface SummarizedActivity {
  readonly type: string;
  readonly content: string | null;
  readonly user_name: string | null;
  readonly visibility: 'public' | 'internal';
  readonly old_value: string | null;
  readonly new_value: string | null;
  readonly created_at: Date;
}

/** The fields of a ticket that a summary needs. */
export interface SummarizedTicket {
  readonly title: string;
  readonly opened_at: Date;
}

/** Maximum of quoted comments, the latest ones, and of characters of each. */
const maxComments = 5;
const longestComment = 500;

/**
 * Summarizes a ticket in a few lines, composed from its activities (oldest first) without an external service. The
 * client may read it in the portal, so it quotes no internal comments and mentions no hours. Dates are in `timezone`,
 * the workspace's.
 */
export function ticketSummary(
  { title, opened_at }: SummarizedTicket,
  activities: readonly SummarizedActivity[],
  timezone: string,
): string {
  const ofType = (type: string): SummarizedActivity[] => activities.filter((activity) => activity.type === type);
  const publicComments = ofType('comment').filter(({ visibility }) => visibility === 'public');
  const reopened = ofType('reopened').length;
  return [
    `"${title}", opened on ${today(opened_at, timezone)}.`,
    pathOf('Status', ofType('status_change')),
    pathOf('Priority', ofType('priority_change')),
    handledBy(ofType('assignment')),
    reopened > 0 ? `Reopened ${reopened === 1 ? 'once' : `${reopened} times`}.` : undefined,
    ...publicComments.slice(-maxComments).map((comment) => quote(comment, timezone)),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

/** A line with all values from the first to the last: `Status: New → In Progress → Resolved.` */
function pathOf(what: string, changes: readonly SummarizedActivity[]): string | undefined {
  const [first] = changes;
  if (!first) return undefined;
  return `${what}: ${[first.old_value, ...changes.map(({ new_value }) => new_value)].filter(isName).join(' → ')}.`;
}

function handledBy(assignments: readonly SummarizedActivity[]): string | undefined {
  const names = [...new Set(assignments.map(({ new_value }) => new_value).filter(isName))];
  return names.length === 0 ? undefined : `Handled by ${names.join(', ')}.`;
}

const isName = (value: string | null): value is string => value !== null;

function quote({ content, user_name, created_at }: SummarizedActivity, timezone: string): string {
  const text = (content ?? '').replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(text);
  const shown = letters.length > longestComment ? `${letters.slice(0, longestComment - 1).join('')}…` : text;
  return `${today(created_at, timezone)}${user_name === null ? '' : `, ${user_name}`}: ${shown}`;
}
