import type { ListProjectsQuery } from 'docket-sdk';
import { readFilters, readSaved, type FiltersRead, type SavedSearch } from '../../api/filters.js';
import { listProjectsFilters } from '../../generated/lists.js';
import type { LastList } from '../../ui/last-list.js';

/** The filters of the list, and whether the form for a new project is open. */
export type ProjectsSearch = FiltersRead<ListProjectsQuery> & SavedSearch & { readonly new?: 1 };

export const lastProjects: LastList<Omit<ProjectsSearch, 'new'>> = { search: {} };

export const projectTabs = [
  'overview',
  'budget',
  'plan',
  'milestones',
  'tasks',
  'tickets',
  'time',
  'settings',
] as const;
export type ProjectTab = (typeof projectTabs)[number];

/** What the chart of the budget shows. */
export const budgetUnits = ['hours', 'money'] as const;
export type BudgetUnit = (typeof budgetUnits)[number];

/** The selected tab; `from` and `to` are the days of the listed time. */
export interface ProjectSearch {
  readonly tab?: ProjectTab;
  readonly unit?: BudgetUnit | undefined;
  readonly from?: string;
  readonly to?: string;
}

const dayPattern = /^\d{4}-\d\d-\d\d$/;

export const readProjectsSearch = (search: Record<string, unknown>): ProjectsSearch => ({
  ...readFilters(listProjectsFilters, search),
  ...readSaved(search),
  ...(Number(search['new']) === 1 && { new: 1 }),
});

export function readProjectSearch({ tab, unit, from, to }: Record<string, unknown>): ProjectSearch {
  const known = projectTabs.find((one) => one === tab);
  const chosen = budgetUnits.find((one) => one === unit);
  return {
    ...(known && { tab: known }),
    ...(chosen && { unit: chosen }),
    ...(typeof from === 'string' && dayPattern.test(from) && { from }),
    ...(typeof to === 'string' && dayPattern.test(to) && { to }),
  };
}
