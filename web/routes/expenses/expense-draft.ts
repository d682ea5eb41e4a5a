/** An expense as it is being written, and what of it is sent. Pure. */
import type { Expense, ExpenseCategory, ExpenseCreate, ExpenseUpdate } from 'docket-sdk';
import type { ChangedFact } from '../../ui/changed-meanwhile.js';
import type { ChosenWork } from '../../work/work-field.js';

export interface ExpenseDraft {
  readonly work: ChosenWork | undefined;
  readonly date: string | null;
  readonly description: string;
  readonly vendor: string;
  readonly amount: number | null;
  readonly currency: string;
  readonly category: ExpenseCategory;
  readonly billable: boolean;
  readonly markup: number | null;
  readonly notes: string;
}

export const emptyDraft = (date: string, currency: string): ExpenseDraft => ({
  work: undefined,
  date,
  description: '',
  vendor: '',
  amount: null,
  currency,
  category: 'other',
  billable: true,
  markup: null,
  notes: '',
});

export const draftOf = (expense: Expense, title: string): ExpenseDraft => ({
  work:
    expense.project_id !== null
      ? { ids: { project_id: expense.project_id }, title }
      : expense.client_id !== null
        ? { ids: { client_id: expense.client_id }, title }
        : undefined,
  date: expense.date,
  description: expense.description,
  vendor: expense.vendor ?? '',
  amount: expense.amount,
  currency: expense.currency,
  category: expense.category,
  billable: expense.billing.billable,
  markup: expense.billing.markup_percent,
  notes: expense.notes ?? '',
});

export const creationOf = (draft: ExpenseDraft): ExpenseCreate => ({
  ...draft.work?.ids,
  date: draft.date ?? '',
  description: draft.description.trim(),
  amount: draft.amount ?? 0,
  currency: draft.currency,
  category: draft.category,
  billable: draft.billable,
  ...(draft.markup !== null && { markup_percent: draft.markup }),
  ...(draft.vendor.trim() !== '' && { vendor: draft.vendor.trim() }),
  ...(draft.notes.trim() !== '' && { notes: draft.notes.trim() }),
});

/** Only what was changed since the form was opened. */
export function updateOf(before: ExpenseDraft, after: ExpenseDraft): ExpenseUpdate {
  const isMoved = JSON.stringify(before.work?.ids) !== JSON.stringify(after.work?.ids);
  return {
    ...(isMoved && linksOf(after.work)),
    ...(before.date !== after.date && after.date !== null && { date: after.date }),
    ...(before.description !== after.description && { description: after.description.trim() }),
    ...(before.vendor !== after.vendor && { vendor: after.vendor.trim() || null }),
    ...(before.amount !== after.amount && after.amount !== null && { amount: after.amount }),
    ...(before.currency !== after.currency && { currency: after.currency }),
    ...(before.category !== after.category && { category: after.category }),
    ...(before.billable !== after.billable && { billable: after.billable }),
    ...(before.markup !== after.markup && { markup_percent: after.markup ?? 0 }),
    ...(before.notes !== after.notes && { notes: after.notes.trim() || null }),
  };
}

function linksOf(work: ChosenWork | undefined): ExpenseUpdate {
  if (work?.ids.project_id != null) return { project_id: work.ids.project_id };
  return { client_id: work?.ids.client_id ?? null, project_id: null };
}

/** What someone else has changed since the form was opened. */
export function changedFacts(before: Expense, now: Expense): ChangedFact[] {
  const factsOf = (expense: Expense): readonly (readonly [label: string, value: string])[] => [
    ['Description', expense.description],
    ['Amount', `${expense.amount} ${expense.currency}`],
    ['Date', expense.date],
    ['State', expense.billing.billed ? 'billed' : expense.approval.status],
    ['Receipt', expense.receipt.filename ?? expense.receipt.url ?? 'none'],
  ];
  const was = new Map(factsOf(before));
  return factsOf(now).flatMap(([label, after]) => {
    const old = was.get(label);
    return old === undefined || old === after ? [] : [{ label, before: old, after }];
  });
}
