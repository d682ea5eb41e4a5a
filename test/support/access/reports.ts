/** Requests for reports: each is about the whole firm, or as much of it as the caller sees. */
import { plain, type CasesOf } from './cases.js';

export const reports = {
  getDashboardReport: { '': plain },
  getRevenueReport: { '': plain, 'as a file': { find: () => ({ query: { format: 'csv' } }) } },
  getAgingReport: { '': plain },
  getForecastReport: { '': plain },
  getUtilizationReport: { '': plain },
  getTimeReport: { '': plain, 'as a file': { find: () => ({ query: { format: 'csv' } }) } },
} satisfies CasesOf<'reports'>;
