import { fileNameOf } from '../domain/file-name.js';
import { dec, toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import { isBilled, type Expense } from '../models/expenses/expense.js';
import { serializeExternal } from './external.js';
import type { Schemas } from '../contract/contract.js';
import { serializeApproval } from './approval.js';

/** An expense with the names that lists show. */
export type NamedExpense = Expense & {
  readonly client_name: string | null;
  readonly project_title: string | null;
  readonly user_name: string;
};

/** The setting that the address of a receipt needs. */
export interface ExpenseSettings {
  readonly PUBLIC_URL: string;
}

/** An expense as the API shows it. */
export function serializeExpense(expense: Expense, settings: ExpenseSettings): Schemas['Expense'] {
  return {
    id: expense.id,
    client_id: expense.client_id,
    project_id: expense.project_id,
    user_id: expense.user_id,
    ...details(expense, settings),
    e_invoice: expense.e_invoice,
  };
}

/** An expense as lists show it. */
export function serializeExpenseSummary(expense: NamedExpense, settings: ExpenseSettings): Schemas['ExpenseSummary'] {
  return {
    id: expense.id,
    client_id: expense.client_id,
    client_name: expense.client_name,
    project_id: expense.project_id,
    project_title: expense.project_title,
    user_id: expense.user_id,
    user_name: expense.user_name,
    ...details(expense, settings),
  };
}

function details(expense: Expense, settings: ExpenseSettings) {
  return {
    date: expense.date,
    description: expense.description,
    category: expense.category,
    vendor: expense.vendor,
    amount: toNumber(expense.amount),
    currency: expense.currency,
    tax: {
      tax_rate_id: expense.tax_rate_id,
      name: expense.tax_name,
      rate: toNumber(expense.tax_rate),
      category: expense.tax_category,
      amount: toNumber(expense.tax_amount),
      net_amount: toNumber(dec(expense.amount).minus(dec(expense.tax_amount))),
    },
    billing: {
      billable: expense.billable,
      billed: isBilled(expense),
      markup_percent: toNumber(expense.markup_percent),
      billable_amount: toNumber(expense.billable_amount),
      invoice_line_id: expense.invoice_line_id,
      invoice_reference: expense.invoice_reference,
    },
    receipt: serializeReceipt(expense, settings),
    approval: serializeApproval(expense),
    notes: expense.notes,
    ...serializeExternal(expense),
    created_at: instant(expense.created_at),
    updated_at: instant(expense.updated_at),
  };
}

/**
 * The receipt of an expense. `url` leads to the uploaded file or, without one, is the address that was given instead.
 */
export function serializeReceipt(expense: Expense, { PUBLIC_URL }: ExpenseSettings): Schemas['ExpenseReceipt'] {
  const uploaded = expense.receipt_key === null ? null : `${PUBLIC_URL}/v1/expenses/${expense.id}/receipt`;
  return {
    url: uploaded ?? expense.receipt_url,
    filename: expense.receipt_filename === null ? null : fileNameOf(expense.receipt_filename, expense.receipt_type),
    uploaded_at: instant(expense.receipt_uploaded_at),
  };
}
