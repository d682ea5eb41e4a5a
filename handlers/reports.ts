import { answerReport } from '../commands/reports/answer-report.js';
import type { Handlers } from './contract.js';

export const reports = {
  getDashboardReport: (ctx, { query }) => answerReport(ctx, 'dashboard', query),
  getRevenueReport: (ctx, { query }) => answerReport(ctx, 'revenue', query),
  getAgingReport: (ctx, { query }) => answerReport(ctx, 'aging', query),
  getForecastReport: (ctx, { query }) => answerReport(ctx, 'forecast', query),
  getProfitabilityReport: (ctx, { query }) => answerReport(ctx, 'profitability', query),
  getUtilizationReport: (ctx, { query }) => answerReport(ctx, 'utilization', query),
  getTimeReport: (ctx, { query }) => answerReport(ctx, 'time', query),
  getTaxReport: (ctx, { query }) => answerReport(ctx, 'taxes', query),
  getUnbilledReport: (ctx, { query }) => answerReport(ctx, 'unbilled', query),
} satisfies Handlers<'reports'>;
