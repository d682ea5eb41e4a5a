/** Requests for reports. A report covers the whole firm, or the part that the caller sees. */
import { buildScheduledReport } from '../builders/reports.js';
import { plain, type CasesOf } from './cases.js';

export const reports = {
  getDashboardReport: { '': plain },
  getRevenueReport: { '': plain, 'as a file': { find: () => ({ query: { format: 'csv' } }) } },
  getTaxReport: { '': plain, 'as a file': { find: () => ({ query: { format: 'csv' } }) } },
  getAgingReport: { '': plain },
  getUnbilledReport: { '': plain },
  getForecastReport: { '': plain },
  getProfitabilityReport: { '': plain },
  getUtilizationReport: { '': plain },
  getTimeReport: { '': plain, 'as a file': { find: () => ({ query: { format: 'csv' } }) } },
  listScheduledReports: { '': plain },
  createScheduledReport: {
    '': { make: () => ({ body: { report_type: 'time', schedule: 'daily', recipients: ['boss@example.com'] } }) },
  },
  getScheduledReport: {
    "the owner's": { find: ({ fixtures }) => ({ params: { id: fixtures.scheduledReport.id } }) },
  },
  deleteScheduledReport: {
    "the owner's": { make: async ({ owner }) => ({ params: { id: (await buildScheduledReport(owner)).id } }) },
  },
} satisfies CasesOf<'reports' | 'scheduled-reports'>;
