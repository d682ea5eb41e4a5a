import sql from 'sql-template-tag';
import { ScheduledReport } from '../../models/reports/scheduled-report.js';
import { listOf } from '../list.js';

export const scheduledReportList = listOf<'listScheduledReports'>()<ScheduledReport>({
  model: ScheduledReport,
  columns: sql`t.*`,
  filters: {},
  sorts: {},
});
