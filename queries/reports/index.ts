/**
 * Computes the figures of every report by its name (docs/decisions/reports.md). Each report has a file here. They share
 * their inputs: money-figures.ts (invoiced, collected, outstanding), time-figures.ts (hours and value from rollups),
 * profit-parts.ts and unbilled-parts.ts. serializers/reports/ lays the figures out as a sheet, and documents/ makes CSV
 * and PDF of it.
 */
import type { ReportData, ReportName, ReportQuery } from '../../domain/reports/reports.js';
import type { Ctx } from '../../models/context.js';
import { agingReport } from './aging.js';
import { dashboardReport } from './dashboard.js';
import { forecastReport } from './forecast.js';
import { profitabilityReport } from './profitability.js';
import { revenueReport } from './revenue.js';
import { taxReport } from './taxes/tax-report.js';
import { timeReport } from './time.js';
import { unbilledReport } from './unbilled.js';
import { utilizationReport } from './utilization.js';

type Computations = {
  readonly [Name in ReportName]: (ctx: Ctx, query: ReportQuery<Name>) => Promise<ReportData<Name>>;
};

const computations: Computations = {
  dashboard: dashboardReport,
  revenue: revenueReport,
  aging: agingReport,
  forecast: forecastReport,
  profitability: profitabilityReport,
  utilization: utilizationReport,
  time: timeReport,
  taxes: taxReport,
  unbilled: unbilledReport,
};

/** The figures of a report that the user may see. Throws `invalid_request` for an unknown id or an invalid range. */
export const computeReport = <Name extends ReportName>(
  ctx: Ctx,
  name: Name,
  query: ReportQuery<Name>,
): Promise<ReportData<Name>> => computations[name](ctx, query);
