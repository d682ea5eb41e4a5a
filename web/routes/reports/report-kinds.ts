/** All reports, laid out by the same functions as their PDFs. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReportSheet } from '../../../domain/reports/report-sheet.js';
import { agingSheet } from '../../../serializers/reports/aging.js';
import { sheetWithConverted } from '../../../serializers/reports/converted.js';
import { dashboardSheet } from '../../../serializers/reports/dashboard.js';
import { forecastSheet } from '../../../serializers/reports/forecast.js';
import { profitabilitySheet } from '../../../serializers/reports/profitability.js';
import { revenueSheet } from '../../../serializers/reports/revenue.js';
import { taxesSheet } from '../../../serializers/reports/taxes.js';
import { timeSheet } from '../../../serializers/reports/time.js';
import { unbilledSheet } from '../../../serializers/reports/unbilled.js';
import { utilizationSheet } from '../../../serializers/reports/utilization.js';
import { readFilters } from '../../api/filters.js';
import {
  profitabilityReportViewLabels,
  revenueReportGroupingLabels,
  taxReportBasisLabels,
  timeReportGroupingLabels,
  utilizationReportGroupingLabels,
} from '../../generated/labels.js';
import {
  getAgingReportFilters,
  getDashboardReportFilters,
  getForecastReportFilters,
  getProfitabilityReportFilters,
  getRevenueReportFilters,
  getTaxReportFilters,
  getTimeReportFilters,
  getUnbilledReportFilters,
  getUtilizationReportFilters,
} from '../../generated/lists.js';
import type { OperationId } from '../../generated/needs.js';
import {
  getAgingReportOptions,
  getDashboardReportOptions,
  getForecastReportOptions,
  getProfitabilityReportOptions,
  getRevenueReportOptions,
  getTaxReportOptions,
  getTimeReportOptions,
  getUnbilledReportOptions,
  getUtilizationReportOptions,
} from '../../generated/queries.js';
import type { DayRange } from '../../ui/days.js';
import type { ReportSearch } from './reports-search.js';
import { sheetWords } from './sheet-words.js';
import { t } from '../../messages/text.js';

/** A report laid out for the screen. */
export interface Shown {
  readonly sheet: ReportSheet;
  /** Its days; missing if it shows the current state. */
  readonly range?: DayRange;
}

/** A parameter with several values, and their labels. */
export interface Choice {
  readonly name: 'group_by' | 'view' | 'basis';
  readonly label: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly usual: string;
}

export interface ReportKind {
  readonly title: string;
  /** The question that it answers. */
  readonly lead: string;
  readonly needs: OperationId;
  /** Path of the report in the API. */
  readonly path: string;
  readonly hasPeriod: boolean;
  readonly hasClient?: true;
  readonly hasMonths?: true;
  /** Whether it has no amounts, which could be shown in one currency too. */
  readonly hasNoMoney?: true;
  readonly choice?: Choice;
  /** Selects the parameters that the report has. */
  readonly read: (search: ReportSearch) => object;
  /** A hook; `currency` is the workspace's. */
  readonly useShown: (search: ReportSearch, currency: string) => UseQueryResult<Shown>;
}

const recordOf = (search: ReportSearch): Record<string, unknown> => ({ ...search });

export const reportKinds = {
  time: {
    title: t('shell.time'),
    lead: t('reports.aboutTime'),
    needs: 'getTimeReport',
    path: '/v1/reports/time',
    hasPeriod: true,
    hasClient: true,
    choice: { name: 'group_by', label: t('reports.groupBy'), labels: timeReportGroupingLabels, usual: 'client' },
    read: (search) => readFilters(getTimeReportFilters, recordOf(search)),
    useShown: (search, currency) =>
      useQuery({
        ...getTimeReportOptions(readFilters(getTimeReportFilters, recordOf(search))),
        select: (report) => ({
          sheet: sheetWithConverted('time', timeSheet, { report, currency, words: sheetWords }),
          range: report.period,
        }),
      }),
  },
  utilization: {
    title: t('common.utilization'),
    lead: t('reports.aboutUtilization'),
    needs: 'getUtilizationReport',
    path: '/v1/reports/utilization',
    hasPeriod: true,
    hasNoMoney: true,
    choice: { name: 'group_by', label: t('reports.groupBy'), labels: utilizationReportGroupingLabels, usual: 'user' },
    read: (search) => readFilters(getUtilizationReportFilters, recordOf(search)),
    useShown: (search, currency) =>
      useQuery({
        ...getUtilizationReportOptions(readFilters(getUtilizationReportFilters, recordOf(search))),
        select: (report) => ({ sheet: utilizationSheet(report, currency, sheetWords), range: report.period }),
      }),
  },
  revenue: {
    title: t('common.revenue'),
    lead: t('reports.aboutRevenue'),
    needs: 'getRevenueReport',
    path: '/v1/reports/revenue',
    hasPeriod: true,
    choice: { name: 'group_by', label: t('reports.groupBy'), labels: revenueReportGroupingLabels, usual: 'month' },
    read: (search) => readFilters(getRevenueReportFilters, recordOf(search)),
    useShown: (search, currency) =>
      useQuery({
        ...getRevenueReportOptions(readFilters(getRevenueReportFilters, recordOf(search))),
        select: (report) => ({
          sheet: sheetWithConverted('revenue', revenueSheet, { report, currency, words: sheetWords }),
          range: report.period,
        }),
      }),
  },
  profitability: {
    title: t('reports.profitability'),
    lead: t('reports.aboutProfitability'),
    needs: 'getProfitabilityReport',
    path: '/v1/reports/profitability',
    hasPeriod: true,
    hasClient: true,
    choice: { name: 'view', label: t('reports.view'), labels: profitabilityReportViewLabels, usual: 'projects' },
    read: (search) => readFilters(getProfitabilityReportFilters, recordOf(search)),
    useShown: (search, currency) =>
      useQuery({
        ...getProfitabilityReportOptions(readFilters(getProfitabilityReportFilters, recordOf(search))),
        select: (report) => ({
          sheet: sheetWithConverted('profitability', profitabilitySheet, { report, currency, words: sheetWords }),
          range: report.period,
        }),
      }),
  },
  taxes: {
    title: t('reports.taxes'),
    lead: t('reports.aboutTaxes'),
    needs: 'getTaxReport',
    path: '/v1/reports/taxes',
    hasPeriod: true,
    choice: { name: 'basis', label: t('reports.basis'), labels: taxReportBasisLabels, usual: 'invoiced' },
    read: (search) => readFilters(getTaxReportFilters, recordOf(search)),
    useShown: (search, currency) =>
      useQuery({
        ...getTaxReportOptions(readFilters(getTaxReportFilters, recordOf(search))),
        select: (report) => ({
          sheet: sheetWithConverted('taxes', taxesSheet, { report, currency, words: sheetWords }),
          range: report.period,
        }),
      }),
  },
  unbilled: {
    title: t('reports.unbilledWork'),
    lead: t('reports.aboutUnbilled'),
    needs: 'getUnbilledReport',
    path: '/v1/reports/unbilled',
    hasPeriod: false,
    read: (search) => readFilters(getUnbilledReportFilters, recordOf(search)),
    useShown: (search, currency) =>
      useQuery({
        ...getUnbilledReportOptions(readFilters(getUnbilledReportFilters, recordOf(search))),
        select: (report) => ({
          sheet: sheetWithConverted('unbilled', unbilledSheet, { report, currency, words: sheetWords }),
        }),
      }),
  },
  aging: {
    title: t('common.aging'),
    lead: t('reports.aboutAging'),
    needs: 'getAgingReport',
    path: '/v1/reports/aging',
    hasPeriod: false,
    read: (search) => readFilters(getAgingReportFilters, recordOf(search)),
    useShown: (search, currency) =>
      useQuery({
        ...getAgingReportOptions(readFilters(getAgingReportFilters, recordOf(search))),
        select: (report) => ({
          sheet: sheetWithConverted('aging', agingSheet, { report, currency, words: sheetWords }),
        }),
      }),
  },
  forecast: {
    title: t('reports.forecast'),
    lead: t('reports.aboutForecast'),
    needs: 'getForecastReport',
    path: '/v1/reports/forecast',
    hasPeriod: false,
    hasMonths: true,
    read: (search) => readFilters(getForecastReportFilters, recordOf(search)),
    useShown: (search, currency) =>
      useQuery({
        ...getForecastReportOptions(readFilters(getForecastReportFilters, recordOf(search))),
        select: (report) => ({
          sheet: sheetWithConverted('forecast', forecastSheet, { report, currency, words: sheetWords }),
        }),
      }),
  },
  dashboard: {
    title: t('reports.firmAtAGlance'),
    lead: t('reports.aboutDashboard'),
    needs: 'getDashboardReport',
    path: '/v1/reports/dashboard',
    hasPeriod: true,
    read: (search) => readFilters(getDashboardReportFilters, recordOf(search)),
    useShown: (search, currency) =>
      useQuery({
        ...getDashboardReportOptions(readFilters(getDashboardReportFilters, recordOf(search))),
        select: (report) => ({
          sheet: sheetWithConverted('dashboard', dashboardSheet, { report, currency, words: sheetWords }),
          range: report.period,
        }),
      }),
  },
} as const satisfies Readonly<Record<string, ReportKind>>;

export type ReportName = keyof typeof reportKinds;

export const reportNames = Object.keys(reportKinds) as ReportName[];

export const isReportName = (name: string): name is ReportName => Object.hasOwn(reportKinds, name);
