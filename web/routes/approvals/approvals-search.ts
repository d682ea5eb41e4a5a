import type { ListApprovalsQuery } from 'docket-sdk';
import { readFilters, type FiltersRead } from '../../api/filters.js';
import { listApprovalsFilters } from '../../generated/lists.js';

export const approvalTabs = ['time', 'expenses', 'clients'] as const;
export type ApprovalTab = (typeof approvalTabs)[number];

export const decisions = ['pending', 'approved', 'rejected'] as const;
export type Decision = (typeof decisions)[number];

/** Of approvals by clients, the filters of their list; of the team's time and expenses, what was decided. */
export interface ApprovalsSearch extends FiltersRead<ListApprovalsQuery> {
  readonly tab?: ApprovalTab | undefined;
  readonly state?: Decision | undefined;
  /** The person and week that is open. */
  readonly group?: string | undefined;
  /** The approval by a client that is open. */
  readonly approval?: string | undefined;
  /** Opens the form that asks for one. */
  readonly new?: 1 | undefined;
}

const textOf = (given: unknown): string | undefined => (typeof given === 'string' ? given : undefined);

export const readApprovalsSearch = (search: Record<string, unknown>): ApprovalsSearch => ({
  ...readFilters(listApprovalsFilters, search),
  tab: approvalTabs.find((tab) => tab === search['tab']),
  state: decisions.find((state) => state === search['state']),
  group: textOf(search['group']),
  approval: textOf(search['approval']),
  new: search['new'] === undefined ? undefined : 1,
});
