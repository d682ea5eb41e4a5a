import { answerReport } from '../commands/answer-report.js';
import type { Handlers } from './contract.js';

export const reports = {
  getUtilizationReport: (ctx, { query }) => answerReport(ctx, 'utilization', query),
  getTimeReport: (ctx, { query }) => answerReport(ctx, 'time', query),
} satisfies Handlers<'reports'>;
