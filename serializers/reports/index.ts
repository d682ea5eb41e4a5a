/** The layout of each report, by its name. */
import type { ReportSheet } from '../../domain/reports/report-sheet.js';
import type { ReportData, ReportName } from '../../domain/reports/reports.js';
import { agingSheet } from './aging.js';
import { sheetWithConverted, type Layout } from './converted.js';
import { dashboardSheet } from './dashboard.js';
import { forecastSheet } from './forecast.js';
import { profitabilitySheet } from './profitability.js';
import { revenueSheet } from './revenue.js';
import { englishSheetWords } from './sheet-words.js';
import { taxesSheet } from './taxes.js';
import { timeSheet } from './time.js';
import { unbilledSheet } from './unbilled.js';
import { utilizationSheet } from './utilization.js';

type Layouts = { readonly [Name in ReportName]: Layout<Name> };

const layouts: Layouts = {
  dashboard: dashboardSheet,
  revenue: revenueSheet,
  aging: agingSheet,
  forecast: forecastSheet,
  profitability: profitabilitySheet,
  utilization: utilizationSheet,
  time: timeSheet,
  taxes: taxesSheet,
  unbilled: unbilledSheet,
};

/** The sheet of a report in English; `currency` is the workspace's. */
export const sheetOf = <Name extends ReportName>(name: Name, report: ReportData<Name>, currency: string): ReportSheet =>
  sheetWithConverted(name, layouts[name], { report, currency, words: englishSheetWords });
