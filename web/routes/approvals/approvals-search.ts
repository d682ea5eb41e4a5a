import type { ListApprovalsQuery } from 'docket-sdk';
import { readFilters, readSaved, type FiltersRead, type SavedSearch } from '../../api/filters.js';
import { listApprovalsFilters } from '../../generated/lists.js';

export const approvalTabs = ['time', 'expenses', 'clients'] as const;
export type ApprovalTab = (typeof approvalTabs)[number];

export const decisions = ['pending', 'approved', 'rejected'] as const;
export type Decision = (typeof decisions)[number];

/** The list filters are for approvals by clients; `state` is for the team's time and expenses. */
export interface ApprovalsSearch extends FiltersRead<ListApprovalsQuery>, SavedSearch {
  readonly tab?: ApprovalTab | undefined;
  readonly state?: Decision | undefined;
  /** The open group: a person and a week. */
  readonly group?: string | undefined;
  /** The open approval by a client. */
  readonly approval?: string | undefined;
  /** Opens the form that requests an approval. */
  readonly new?: 1 | undefined;
}

const textOf = (given: unknown): string | undefined => (typeof given === 'string' ? given : undefined);

export const readApprovalsSearch = (search: Record<string, unknown>): ApprovalsSearch => ({
  ...readFilters(listApprovalsFilters, search),
  ...readSaved(search),
  tab: approvalTabs.find((tab) => tab === search['tab']),
  state: decisions.find((state) => state === search['state']),
  group: textOf(search['group']),
  approval: textOf(search['approval']),
  new: search['new'] === undefined ? undefined : 1,
});
