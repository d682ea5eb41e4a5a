import { scheduleReport } from '../commands/reports/schedule-report.js';
import { ScheduledReport } from '../models/reports/scheduled-report.js';
import { scheduledReportList } from '../queries/reports/scheduled-reports.js';
import { serializeScheduledReport } from '../serializers/scheduled-report.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const scheduledReports = {
  async listScheduledReports(ctx, { query }) {
    return answerList(ctx, scheduledReportList, query, each(serializeScheduledReport));
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
