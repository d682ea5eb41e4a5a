import { instant } from '../domain/time.js';
import type { ScheduledReport } from '../models/reports/scheduled-report.js';
import type { Schemas } from '../contract/contract.js';

export function serializeScheduledReport(report: ScheduledReport): Schemas['ScheduledReport'] {
  return {
    id: report.id,
    report_type: report.report_type,
    schedule: report.schedule,
    day_of_week: report.day_of_week,
    day_of_month: report.day_of_month,
    recipients: [...report.recipients],
    parameters: report.parameters,
    user_id: report.user_id,
    next_run_at: instant(report.next_run_at),
    last_run_at: instant(report.last_run_at),
    last_error: report.last_error,
    created_at: instant(report.created_at),
  };
}
