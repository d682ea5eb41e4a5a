import { scheduleReport } from '../commands/reports/schedule-report.js';
import { ScheduledReport } from '../models/reports/scheduled-report.js';
import { list } from '../queries/list.js';
import { scheduledReportList } from '../queries/reports/scheduled-reports.js';
import { serializeScheduledReport } from '../serializers/scheduled-report.js';
import type { Handlers } from './contract.js';

export const scheduledReports = {
  async listScheduledReports(ctx, { query }) {
    const { rows, pagination } = await list(ctx, scheduledReportList, query);
    return { data: rows.map(serializeScheduledReport), pagination };
  },

  async createScheduledReport(ctx, { body }) {
    return { data: serializeScheduledReport(await scheduleReport(ctx, body)) };
  },

  async getScheduledReport(ctx, { params }) {
    return { data: serializeScheduledReport(await ScheduledReport.get(ctx, params.id)) };
  },

  async deleteScheduledReport(ctx, { params }) {
    const report = await ScheduledReport.lock(ctx, params.id);
    await report.remove(ctx);
    return { data: { id: report.id, deleted: true } };
  },
} satisfies Handlers<'scheduled-reports'>;
