/** The types of all reports (docs/decisions/reports.md). */
import type { Query, Schemas } from '../../contract/contract.js';

/** The query and the response of each report, by name. */
export interface Reports {
  dashboard: { query: Query<'getDashboardReport'>; data: Schemas['DashboardReport'] };
  revenue: { query: Query<'getRevenueReport'>; data: Schemas['RevenueReport'] };
  aging: { query: Query<'getAgingReport'>; data: Schemas['AgingReport'] };
  forecast: { query: Query<'getForecastReport'>; data: Schemas['ForecastReport'] };
  profitability: { query: Query<'getProfitabilityReport'>; data: Schemas['ProfitabilityReport'] };
  utilization: { query: Query<'getUtilizationReport'>; data: Schemas['UtilizationReport'] };
  time: { query: Query<'getTimeReport'>; data: Schemas['TimeReport'] };
  taxes: { query: Query<'getTaxReport'>; data: Schemas['TaxReport'] };
  unbilled: { query: Query<'getUnbilledReport'>; data: Schemas['UnbilledReport'] };
}

export type ReportName = keyof Reports;
/** The query of a report without the form of its file. */
export type ReportQuery<Name extends ReportName> = Omit<Reports[Name]['query'], 'format' | 'for'>;
export type ReportData<Name extends ReportName> = Reports[Name]['data'];

/** Maximum of groups in an array of a report. */
export const maxGroups = 1_000;
