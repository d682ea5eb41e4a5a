/**
 * Statements for sums of unbilled time, grouped by client, project (`''` for none) and whether the firm has approved it
 * (docs/decisions/unbilled-time.md).
 */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import { scoped } from '../../models/select.js';
import { TimeIncrements } from '../../models/time/time-rollups.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { isApproved, isUnbilled, projectOfEntry, UnbilledTime, withTicket } from '../../models/time/unbilled-time.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

const keys = sql`t.client_id, ${projectOfEntry} AS project_id, ${isApproved} AS approved`;

/** The `sums` of each group, expressions over `t`, from the entries; a covering index has all columns. */
export const groupsOfEntries = (ctx: Ctx, sums: Sql): Sql => sql`
  SELECT ${keys}, ${sums}
    FROM time_entries t FORCE INDEX (time_entries_billed_index) ${withTicket}
   WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND ${isUnbilled}
   GROUP BY t.client_id, ${projectOfEntry}, ${isApproved}`;

/**
 * The `sums` of each group from the rollup `unbilled_time`, except for days that increments name: these are read from
 * the entries. A group can have a row from each. One statement sees one moment, so each day is read exactly once.
 */
export const groupsOfDays = (ctx: Ctx, sums: Sql): Sql => sql`
  SELECT t.client_id, t.project_id, t.approved, ${sums}
    FROM unbilled_time t LEFT JOIN (${changedDays(ctx)}) d ON d.client_id = t.client_id AND d.date = t.date
   WHERE ${scoped(seeingAll(ctx), UnbilledTime, 't')} AND d.client_id IS NULL
   GROUP BY t.client_id, t.project_id, t.approved
  UNION ALL
  SELECT ${keys}, ${sums}
    FROM (${changedDays(ctx)}) d
    STRAIGHT_JOIN time_entries t FORCE INDEX (time_entries_client_id_index) ON t.client_id = d.client_id AND t.date = d.date ${withTicket}
   WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND ${isUnbilled}
   GROUP BY t.client_id, ${projectOfEntry}, ${isApproved}`;

const changedDays = (ctx: Ctx): Sql =>
  sql`SELECT DISTINCT i.client_id, i.date FROM time_increments i WHERE ${scoped(seeingAll(ctx), TimeIncrements, 'i')}`;
