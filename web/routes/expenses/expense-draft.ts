/** The values of the form of an expense, and the request bodies made from them. Pure. */
import type { Expense, ExpenseCategory, ExpenseCreate, ExpenseUpdate } from 'docket-sdk';
import type { ChosenWork } from '../../entities/time-entry/work-field.js';
import { t } from '../../messages/text.js';

export interface ExpenseDraft {
  readonly work: ChosenWork | undefined;
  readonly date: string | null;
  readonly description: string;
  readonly vendor: string;
  readonly amount: number | null;
  readonly currency: string;
  readonly tax_rate_id: string | null;
  /** The tax in the amount; null to have it computed from the rate. */
  readonly tax_amount: number | null;
  readonly category: ExpenseCategory;
  readonly billable: boolean;
  readonly markup_percent: number | null;
  readonly notes: string;
}

export const emptyDraft = (date: string, currency: string): ExpenseDraft => ({
  work: undefined,
  date,
  description: '',
  vendor: '',
  amount: null,
  currency,
  tax_rate_id: null,
  tax_amount: null,
  category: 'other',
  billable: true,
  markup_percent: null,
  notes: '',
});

export const expenseDraftOf = (expense: Expense, title: string): ExpenseDraft => ({
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
  tax_rate_id: expense.tax.tax_rate_id,
  tax_amount: expense.tax.amount,
  category: expense.category,
  billable: expense.billing.billable,
  markup_percent: expense.billing.markup_percent,
  notes: expense.notes ?? '',
});

export const expenseCreationOf = (draft: ExpenseDraft): ExpenseCreate => ({
  ...draft.work?.ids,
  date: draft.date ?? '',
  description: draft.description.trim(),
  amount: draft.amount ?? 0,
  currency: draft.currency,
  ...(draft.tax_rate_id !== null && { tax_rate_id: draft.tax_rate_id }),
  ...(draft.tax_amount !== null && { tax_amount: draft.tax_amount }),
  category: draft.category,
  billable: draft.billable,
  ...(draft.markup_percent !== null && { markup_percent: draft.markup_percent }),
  ...(draft.vendor.trim() !== '' && { vendor: draft.vendor.trim() }),
  ...(draft.notes.trim() !== '' && { notes: draft.notes.trim() }),
});

/** The update with the changed fields. A required field that was emptied is not sent. */
export function expenseUpdateOf(changed: Partial<ExpenseDraft>): ExpenseUpdate {
  const { work, date, description, vendor, amount, currency, category, billable, markup_percent, notes } = changed;
  const { tax_rate_id, tax_amount } = changed;
  return {
    ...('work' in changed && linksOf(work)),
    ...(date != null && { date }),
    ...(description !== undefined && { description: description.trim() }),
    ...(vendor !== undefined && { vendor: vendor.trim() || null }),
    ...(amount != null && { amount }),
    ...(currency !== undefined && { currency }),
    ...(tax_rate_id !== undefined && { tax_rate_id }),
    ...(tax_amount !== undefined && { tax_amount }),
    ...(category !== undefined && { category }),
    ...(billable !== undefined && { billable }),
    ...(markup_percent !== undefined && { markup_percent: markup_percent ?? 0 }),
    ...(notes !== undefined && { notes: notes.trim() || null }),
  };
}

function linksOf(work: ChosenWork | undefined): ExpenseUpdate {
  if (work?.ids.project_id != null) return { project_id: work.ids.project_id };
  return { client_id: work?.ids.client_id ?? null, project_id: null };
}

/** Facts outside the form that the user has to see if they change. */
export const expenseFactsOf = ({ approval, billing, receipt }: Expense) => ({
  state: billing.billed ? 'billed' : approval.status,
  receipt: receipt.filename ?? receipt.url,
});

/** Labels of the fields and facts. */
export const expenseLabels = {
  work: t('common.projectOrClient'),
  date: t('common.date'),
  description: t('common.description'),
  vendor: t('expenses.vendor'),
  amount: t('common.amount'),
  currency: t('common.currency'),
  tax_rate_id: t('expenses.taxRate'),
  tax_amount: t('expenses.taxIncluded'),
  category: t('expenses.category'),
  billable: t('common.billable'),
  markup_percent: t('expenses.markup'),
  notes: t('common.notes'),
  state: t('common.status'),
  receipt: t('expenses.receipt'),
};
