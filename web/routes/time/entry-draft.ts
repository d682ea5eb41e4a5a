/** A time entry as it is being written, and what of it is sent. Pure. */
import type { TimeEntry, TimeEntryCreate, TimeEntryUpdate } from 'docket-sdk';
import type { ChosenWork } from '../../entities/time-entry/work-field.js';
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

export const entryDraftOf = (entry: TimeEntry, title: string): EntryDraft => ({
  userId: entry.user_id,
  work: rowKeyOf(entry) === 'none' ? undefined : { ids: workOf(entry), title },
  description: entry.description ?? '',
  date: entry.date,
  hours: entry.hours,
  billable: entry.billing.billable,
  rate: entry.billing.rate_charged,
});

/** What the server is asked to create; fields it decides by itself are left out until they are set. */
export function entryCreationOf({
  userId,
  work,
  description,
  date,
  hours,
  billable,
  rate,
}: EntryDraft): TimeEntryCreate {
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

/** What is sent of what was changed; what was emptied but cannot be empty is left as it is. */
export function entryUpdateOf(changed: Partial<EntryDraft>): TimeEntryUpdate {
  const { work, description, date, hours, billable, rate } = changed;
  return {
    ...(work && linksOf(work)),
    ...(description !== undefined && { description: description.trim() || null }),
    ...(date != null && { date }),
    ...(hours != null && { hours }),
    ...(billable !== undefined && { billable }),
    ...(rate !== undefined && { rate_charged: rate }),
  };
}

/** A project is not named beside a ticket, which has its own; but what the entry had and no longer has must be said. */
export function linksOf({ ids }: ChosenWork): TimeEntryUpdate {
  if (ids.ticket_id != null) return { ticket_id: ids.ticket_id };
  if (ids.project_id != null) return { project_id: ids.project_id, ticket_id: null };
  return { client_id: ids.client_id, project_id: null, ticket_id: null };
}

/** What else someone would want to know before changing it. */
export const entryFactsOf = ({ approval, billing }: TimeEntry) => ({
  state: billing.billed ? 'billed' : (approval.status ?? 'running'),
});

/** What the facts are called. */
export const entryLabels = {
  userId: 'Person',
  work: 'Work',
  description: 'Description',
  date: 'Date',
  hours: 'Hours',
  billable: 'Billable',
  rate: 'Rate',
  state: 'State',
};
