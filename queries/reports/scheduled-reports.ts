import sql from 'sql-template-tag';
import { may } from '../../domain/people/policy.js';
import { ScheduledReport } from '../../models/reports/scheduled-report.js';
import { listOf } from '../list.js';

export const scheduledReportList = listOf<'listScheduledReports'>()<ScheduledReport>({
  model: ScheduledReport,
  columns: sql`t.*`,
  filters: {},
  // MySQL would rather read all of them from another index. Who sees only their own is left to the optimizer.
  index: (_query, { scope }) => (may(scope, 'administer') ? 'scheduled_reports_created_at_index' : undefined),
  isInOrder: (_query, { scope }) => may(scope, 'administer'),
  sorts: {},
});
