import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { TimeEntry } from '../models/time/time-entry.js';
import { serializeExternal } from './external.js';
import type { Schemas } from '../contract/contract.js';
import { serializeApproval } from './approval.js';
import type { View } from './view.js';

/** A time entry with the names that lists show. */
export type NamedTimeEntry = TimeEntry & {
  readonly user_name: string;
  readonly client_name: string | null;
  readonly project_title: string | null;
};

/** A time entry as the API shows it. */
export function serializeTimeEntry(entry: TimeEntry, view: View): Schemas['TimeEntry'] {
  return {
    id: entry.id,
    user_id: entry.user_id,
    date: entry.date,
    hours: toNumber(entry.hours),
    description: entry.description,
    client_id: entry.client_id,
    project_id: entry.project_id,
    ...details(entry, view),
  };
}

/** A time entry as lists show it. */
export function serializeTimeEntrySummary(entry: NamedTimeEntry, view: View): Schemas['TimeEntrySummary'] {
  return {
    id: entry.id,
    user_id: entry.user_id,
    user_name: entry.user_name,
    date: entry.date,
    hours: toNumber(entry.hours),
    description: entry.description,
    client_id: entry.client_id,
    client_name: entry.client_name,
    project_id: entry.project_id,
    project_title: entry.project_title,
    ...details(entry, view),
  };
}

function details(entry: TimeEntry, view: View) {
  return {
    ticket_id: entry.ticket_id,
    agreement_id: entry.agreement_id,
    period_id: entry.period_id,
    billing: {
      billable: entry.billable,
      billed: entry.invoice_line_id !== null,
      currency: entry.currency,
      rate_id: entry.rate_id,
      rate_type: entry.rate_type,
      ...view.rates({ rate_charged: toNumber(entry.rate_charged) }),
      rate_override: entry.rate_override,
      invoice_line_id: entry.invoice_line_id,
    },
    exclusion: { excluded: entry.excluded, reason: entry.exclusion_reason, note: entry.exclusion_note },
    approval: serializeApproval(entry),
    timer: { running: entry.running_user_id !== null, started_at: instant(entry.started_at) },
    ...serializeExternal(entry),
    created_at: instant(entry.created_at),
    updated_at: instant(entry.updated_at),
  };
}

/** The totals of a list of time entries; values only for readers who may see rates. */
export function serializeTimeTotals(
  { total_value, other_currencies, converted, ...hours }: Schemas['TimeListSummary'],
  view: View,
): Schemas['TimeListSummary'] {
  return { ...hours, ...view.rates({ total_value, other_currencies, ...(converted && { converted }) }) };
}
