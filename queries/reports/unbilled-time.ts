/** Unbilled time, read from the entries: which entries are unbilled, and their sums. */
import sql, { join, type Sql } from 'sql-template-tag';
import { addDays, type Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { identifier, scoped, whatever } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/** Spans of age, the oldest first. */
export const ages = ['over_90_days', '61_90_days', '31_60_days', '0_30_days'] as const;
export type Age = (typeof ages)[number];

/** The column that holds the value of an age. */
export const columnOfAge = {
  over_90_days: 'aged_more',
  '61_90_days': 'aged_90',
  '31_60_days': 'aged_60',
  '0_30_days': 'aged_30',
} as const satisfies Record<Age, string>;
export type AgeColumn = (typeof columnOfAge)[Age];

export const ageColumns = ages.map((age) => identifier(columnOfAge[age]));

/** The limits of each span, in days of age, both included. Work dated in the future belongs to the youngest span. */
const spans: Record<Age, { readonly youngest: number; readonly oldest: number }> = {
  over_90_days: { youngest: 91, oldest: Infinity },
  '61_90_days': { youngest: 61, oldest: 90 },
  '31_60_days': { youngest: 31, oldest: 60 },
  '0_30_days': { youngest: -Infinity, oldest: 30 },
};

/** The condition that the work `t` has an age, counted to the day `asOf`. */
export function isOfAge(age: Age, asOf: Day): Sql {
  const { youngest, oldest } = spans[age];
  const since = oldest === Infinity ? whatever : sql`t.date >= ${addDays(asOf, -oldest)}`;
  const until = youngest === -Infinity ? whatever : sql`t.date <= ${addDays(asOf, -youngest)}`;
  return sql`${since} AND ${until}`;
}

/** Joins the ticket (alias `k`) of an entry (alias `t`); its columns are null if there is none. */
export const withTicket: Sql = sql`LEFT JOIN tickets k ON k.id = t.ticket_id AND k.workspace_id = t.workspace_id`;

/**
 * The condition that an entry (alias `t`, its ticket `k`) is unbilled work for a client. Whether its project is billed by time is not
 * checked. These are the conditions of `unbilledTime` (queries/billing/billable-time.ts), in terms of columns that an index holds:
 * running timers and entries that are not to be billed have 0 `billable_hours`.
 */
export const isUnbilled: Sql = sql`t.billed = 0 AND t.billable_hours > 0 AND t.client_id IS NOT NULL AND t.agreement_id IS NULL
           AND t.approval_status <> 'rejected' AND (k.billing_type IS NULL OR k.billing_type = 'time_and_materials')`;

/** Whether the firm has approved the work `t`. */
export const isApproved: Sql = sql`(t.approval_status = 'approved')`;

const projectOfEntry = sql`COALESCE(t.project_id, '')`;

/**
 * The hours, the oldest day and the value by age of all unbilled entries, by client, project (`''` for none) and approval. A firm may
 * have a million, so that they are read from an index alone, one span of age after the other: 1.4 µs an entry, where the sums of
 * all four ages over all entries took 1.8.
 */
export const unbilledGroups = (ctx: Ctx, asOf: Day): Sql => {
  const ofAge = (age: Age): Sql => {
    const values = ages.map(
      (each) => sql`${each === age ? sql`SUM(t.value)` : sql`0`} AS ${identifier(columnOfAge[each])}`,
    );
    return sql`
      SELECT t.client_id, ${projectOfEntry} AS project_id, ${isApproved} AS approved,
             MIN(t.date) AS oldest_date, SUM(t.hours) AS hours, ${join(values)}
        FROM time_entries t FORCE INDEX (time_entries_billed_index) ${withTicket}
       WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND ${isUnbilled} AND ${isOfAge(age, asOf)}
       GROUP BY t.client_id, ${projectOfEntry}, ${isApproved}`;
  };
  return join(ages.map(ofAge), ' UNION ALL ');
};
