/** Reads the team's time or expenses in one state of approval, and decides on them. */
import type { ExpenseSummary, TimeEntrySummary } from 'docket-sdk';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange, type WriteId } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { listExpensesOptions, listTimeEntriesOptions } from '../../generated/queries.js';
import { inBatches } from '../../api/batches.js';
import type { Decision } from './approvals-search.js';
import type { Item } from './groups.js';
import { notify } from '../../ui/toast.js';
import { t } from '../../messages/text.js';

const perPage = 100;
/** How many pages load at first; a button loads more. */
const pagesAtFirst = 5;

export type ItemKind = 'time' | 'expenses';

export interface Items {
  readonly items: readonly Item[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** How many more there are. */
  readonly more: number;
  readonly onMore: () => void;
}

const workText = (...names: readonly (string | null)[]): string =>
  names.filter((name) => name !== null).join(' · ') || t('common.internal');

const itemOfEntry = (entry: TimeEntrySummary): Item => ({
  id: entry.id,
  userId: entry.user_id,
  userName: entry.user_name,
  date: entry.date,
  description: entry.description,
  work: workText(entry.project_title, entry.client_name),
  reason: entry.approval.reason,
  amount: entry.hours,
  currency: null,
  billable: entry.billing.billable,
});

const itemOfExpense = (expense: ExpenseSummary): Item => ({
  id: expense.id,
  userId: expense.user_id,
  userName: expense.user_name,
  date: expense.date,
  description: expense.description,
  work: workText(expense.project_title, expense.client_name),
  reason: expense.approval.reason,
  amount: expense.amount,
  currency: expense.currency,
  billable: expense.billing.billable,
});

/** Pending items are listed oldest first, decided ones newest first. */
const orderOf = (state: Decision): 'asc' | 'desc' => (state === 'pending' ? 'asc' : 'desc');

export function useItems(what: ItemKind, state: Decision): Items {
  const { user, workspace } = useSession();
  const [maxPages, setMaxPages] = useState(pagesAtFirst);
  const query = {
    approval_status: [state],
    billed: false,
    sort: 'date',
    order: orderOf(state),
    per_page: perPage,
  } as const;
  const isTime = what === 'time';
  // Hooks must not depend on a condition: both queries are made, and one of them is enabled.
  const optionsOf = (page: number) => ({
    time: { ...listTimeEntriesOptions({ ...query, approval_status: [state], running: false, page }), enabled: isTime },
    expenses: { ...listExpensesOptions({ ...query, approval_status: [state], page }), enabled: !isTime },
  });
  const firstTime = useQuery(optionsOf(1).time);
  const firstExpenses = useQuery(optionsOf(1).expenses);
  const first = isTime ? firstTime : firstExpenses;
  const total = first.data?.pagination.total ?? 0;
  const pages = Math.min(maxPages, first.data?.pagination.total_pages ?? 1);
  const later = Array.from({ length: Math.max(0, pages - 1) }, (_page, at) => optionsOf(at + 2));
  const moreTime = useQueries({ queries: later.map(({ time }) => time) });
  const moreExpenses = useQueries({ queries: later.map(({ expenses }) => expenses) });
  const items = isTime
    ? [firstTime, ...moreTime].flatMap(({ data }) => (data?.data ?? []).map(itemOfEntry))
    : [firstExpenses, ...moreExpenses].flatMap(({ data }) => (data?.data ?? []).map(itemOfExpense));
  // Without self-approval, the user's own items are left to others.
  const decidesOwn = user.role === 'owner' || workspace.allow_self_approval;
  return {
    items: decidesOwn ? items : items.filter(({ userId }) => userId !== user.id),
    isPending: first.isPending || first.isPlaceholderData,
    error: first.error,
    retry: () => void first.refetch(),
    more: Math.max(0, total - pages * perPage),
    onMore: () => setMaxPages((known) => known + pagesAtFirst),
  };
}

interface Verbs {
  readonly approve: WriteId;
  readonly reject: WriteId;
  readonly reopen: WriteId;
}

const verbs: Readonly<Record<ItemKind, Verbs>> = {
  time: { approve: 'approveTimeEntries', reject: 'rejectTimeEntries', reopen: 'reopenTimeEntry' },
  expenses: { approve: 'approveExpenses', reject: 'rejectExpenses', reopen: 'reopenExpense' },
};

const doneKeys = {
  time: {
    approved: 'approvals.entriesApproved',
    rejected: 'approvals.entriesRejected',
    reopened: 'approvals.entriesReopened',
  },
  expenses: {
    approved: 'approvals.expensesApproved',
    rejected: 'approvals.expensesRejected',
    reopened: 'approvals.expensesReopened',
  },
} as const;

/** Approves, rejects and reopens, each for several items at once. */
export function useDecisions(what: ItemKind, onDone: () => void) {
  const group = what === 'time' ? docket.timeEntries : docket.expenses;
  const { approved, rejected, reopened } = doneKeys[what];
  const reopen = useChange({
    operation: verbs[what].reopen,
    send: async (ids: readonly string[]) => {
      // The API has no request that reopens several.
      for (const id of ids) await group.reopen(id);
    },
    successMessage: (_answer, ids) => t(reopened, { count: ids.length }),
    onDone,
  });
  const offerUndo = (message: string, ids: readonly string[]): void =>
    void notify(message, { undo: () => reopen.mutate(ids) });
  const approve = useChange({
    operation: verbs[what].approve,
    send: async (ids: readonly string[]) => inBatches(ids, async (some) => group.approveMany({ ids: some })),
    onDone: (_answer, ids) => {
      offerUndo(t(approved, { count: ids.length }), ids);
      onDone();
    },
  });
  const reject = useChange({
    operation: verbs[what].reject,
    send: async ({ ids, reason }: { readonly ids: readonly string[]; readonly reason: string }) =>
      inBatches(ids, async (some) => group.rejectMany({ ids: some, reason })),
    onDone: (_answer, { ids }) => {
      offerUndo(t(rejected, { count: ids.length }), ids);
      onDone();
    },
    handlesErrors: true,
  });
  return { approve, reject, reopen };
}
