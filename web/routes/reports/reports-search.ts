import { readSaved, type SavedSearch } from '../../api/filters.js';

/** Parameters of any report. Each report uses those that it has. */
export interface ReportSearch extends SavedSearch {
  readonly period?: string;
  readonly from?: string;
  readonly to?: string;
  readonly group_by?: string;
  readonly view?: string;
  readonly basis?: string;
  readonly client_id?: string;
  readonly compare_to?: string;
  readonly months?: number;
  readonly billable_only?: boolean;
  readonly include_forecast?: boolean;
  /** The currency in which figures are shown too. */
  readonly in?: string;
}

const texts = ['period', 'from', 'to', 'group_by', 'view', 'basis', 'client_id', 'compare_to', 'in'] as const;
const flags = ['billable_only', 'include_forecast'] as const;

export function readReportSearch(search: Readonly<Record<string, unknown>>): ReportSearch {
  const given = [
    ...texts.filter((name) => typeof search[name] === 'string'),
    ...flags.filter((name) => typeof search[name] === 'boolean'),
    ...(typeof search['months'] === 'number' ? ['months'] : []),
  ];
  return { ...Object.fromEntries(given.map((name) => [name, search[name]])), ...readSaved(search) };
}
