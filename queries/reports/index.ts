/** Every report by its name: the figures, as the user may see them. */
import type { ReportData, ReportName, ReportQuery } from '../../domain/reports/reports.js';
import type { Ctx } from '../../models/context.js';
import { agingReport } from './aging.js';
import { dashboardReport } from './dashboard.js';
import { forecastReport } from './forecast.js';
import { profitabilityReport } from './profitability.js';
import { revenueReport } from './revenue.js';
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
  unbilled: unbilledReport,
};

/** The figures of a report. Throws `invalid_request` on what its query names that does not exist or fit. */
export const computeReport = <Name extends ReportName>(
  ctx: Ctx,
  name: Name,
  query: ReportQuery<Name>,
): Promise<ReportData<Name>> => computations[name](ctx, query);
