/** The values of the form of a time entry, and the request bodies made from them. Pure. */
import type { TimeEntry, TimeEntryCreate, TimeEntryUpdate } from 'docket-sdk';
import type { ChosenWork } from '../../entities/time-entry/work-field.js';
import { rowKeyOf, workOf } from './week.js';
import { t } from '../../messages/text.js';

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

/** The body of a new entry. Fields that the server can decide are left out until the user sets them. */
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

/** The update with the changed fields. A required field that was emptied is not sent. */
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

/**
 * The work of an entry. A ticket brings its own project; links that the entry had and no longer has are sent as null.
 */
export function linksOf({ ids }: Pick<ChosenWork, 'ids'>): TimeEntryUpdate {
  if (ids.ticket_id != null) return { ticket_id: ids.ticket_id };
  if (ids.project_id != null) return { project_id: ids.project_id, ticket_id: null };
  return { client_id: ids.client_id, project_id: null, ticket_id: null };
}

/** Facts outside the form that the user has to see if they change. */
export const entryFactsOf = ({ approval, billing }: TimeEntry) => ({
  state: billing.billed ? 'billed' : (approval.status ?? 'running'),
});

/** Labels of the fields and facts. */
export const entryLabels = {
  userId: t('common.person'),
  work: t('shell.work'),
  description: t('common.description'),
  date: t('common.date'),
  hours: t('common.hours'),
  billable: t('common.billable'),
  rate: t('common.rate'),
  state: t('common.state'),
};
