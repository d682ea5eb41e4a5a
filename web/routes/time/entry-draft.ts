/** A time entry as it is being written, and what of it is sent. Pure. */
import type { TimeEntry, TimeEntryCreate, TimeEntryUpdate } from 'docket-sdk';
import type { ChangedFact } from '../../ui/changed-meanwhile.js';
import type { ChosenWork } from '../../work/work-field.js';
import { rowKeyOf, workOf } from './week.js';

export interface EntryDraft {
  readonly userId: string;
  readonly work: ChosenWork | undefined;
  readonly description: string;
  readonly date: string | null;
  readonly hours: number | null;
  readonly billable: boolean | undefined;
  readonly rate: number | null | undefined;
}

export const draftOf = (entry: TimeEntry, title: string): EntryDraft => ({
  userId: entry.user_id,
  work: rowKeyOf(entry) === 'none' ? undefined : { ids: workOf(entry), title },
  description: entry.description ?? '',
  date: entry.date,
  hours: entry.hours,
  billable: entry.billing.billable,
  rate: entry.billing.rate_charged,
});

/** What the server is asked to create; fields it decides by itself are left out until they are set. */
export function creationOf({ userId, work, description, date, hours, billable, rate }: EntryDraft): TimeEntryCreate {
  return {
    ...work?.ids,
    user_id: userId,
    date: date ?? '',
    hours: hours ?? 0,
    description: description.trim() || null,
    ...(billable !== undefined && { billable }),
    ...(rate != null && { rate_charged: rate }),
  };
}

/** Only what was changed since the form was opened. */
export function updateOf(before: EntryDraft, after: EntryDraft): TimeEntryUpdate {
  const isMoved = rowKeyOf(before.work?.ids ?? {}) !== rowKeyOf(after.work?.ids ?? {});
  return {
    ...(isMoved && after.work && linksOf(after.work)),
    ...(before.description !== after.description && { description: after.description.trim() || null }),
    ...(before.date !== after.date && after.date !== null && { date: after.date }),
    ...(before.hours !== after.hours && after.hours !== null && { hours: after.hours }),
    ...(before.billable !== after.billable && { billable: after.billable }),
    ...(before.rate !== after.rate && { rate_charged: after.rate }),
  };
}

/** A project is not named beside a ticket, which has its own; but what the entry had and no longer has must be said. */
export function linksOf({ ids }: ChosenWork): TimeEntryUpdate {
  if (ids.ticket_id != null) return { ticket_id: ids.ticket_id };
  if (ids.project_id != null) return { project_id: ids.project_id, ticket_id: null };
  return { client_id: ids.client_id, project_id: null, ticket_id: null };
}

/** What someone else has changed since the form was opened. */
export function changedFacts(before: TimeEntry, now: TimeEntry, writeHours: (hours: number) => string): ChangedFact[] {
  const factsOf = (entry: TimeEntry): readonly (readonly [label: string, value: string])[] => [
    ['Hours', writeHours(entry.hours)],
    ['Date', entry.date],
    ['Description', entry.description ?? 'none'],
    ['Billable', entry.billing.billable ? 'yes' : 'no'],
    ['State', entry.billing.billed ? 'billed' : (entry.approval.status ?? 'running')],
  ];
  const was = new Map(factsOf(before));
  return factsOf(now).flatMap(([label, after]) => {
    const old = was.get(label);
    return old === undefined || old === after ? [] : [{ label, before: old, after }];
  });
}
