import {
  createExpense,
  deleteExpense,
  deleteExpenses,
  updateExpense,
  updateExpenses,
} from '../commands/expenses/expenses.js';
import { createExpenseFromInvoice } from '../commands/expenses/expense-from-invoice.js';
import {
  approveExpense,
  approveExpenses,
  markExpensesBilled,
  rejectExpense,
  rejectExpenses,
  reopenExpense,
} from '../commands/expenses/review-expense.js';
import { setReceipt } from '../commands/expenses/set-receipt.js';
import { fileNameOf } from '../domain/file-name.js';
import { notFound } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import { Expense } from '../models/expenses/expense.js';
import { readFile } from '../models/workspace/file.js';
import type { Schemas } from '../contract/contract.js';
import { expenseReport } from '../queries/reports/expense-report.js';
import { expenseList } from '../queries/expenses/expenses.js';
import {
  serializeExpense,
  serializeExpenseSummary,
  serializeReceipt,
  type NamedExpense,
} from '../serializers/expense.js';
import { answerSummedList, asIs, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

const shown = (ctx: Ctx, expense: Expense): { data: Schemas['Expense'] } => ({
  data: serializeExpense(expense, ctx.settings),
});

const allShown = (ctx: Ctx, expenses: readonly Expense[]): { data: Schemas['Expense'][] } => ({
  data: expenses.map((expense) => shown(ctx, expense).data),
});

export const expenses = {
  async listExpenses(ctx, { query }) {
    const show = (row: NamedExpense) => serializeExpenseSummary(row, ctx.settings);
    return answerSummedList(ctx, expenseList, query, each(show), asIs);
  },

  async createExpense(ctx, { body }) {
    return shown(ctx, await createExpense(ctx, body));
  },

  async createExpenseFromEInvoice(ctx, { body }) {
    return shown(ctx, await createExpenseFromInvoice(ctx, body));
  },

  async getExpense(ctx, { params }) {
    return shown(ctx, await Expense.get(ctx, params.id));
  },

  async updateExpense(ctx, { params, body }) {
    return shown(ctx, await updateExpense(ctx, await Expense.lock(ctx, params.id), body));
  },

  async deleteExpense(ctx, { params }) {
    await deleteExpense(ctx, await Expense.lock(ctx, params.id));
    return { data: { id: params.id, deleted: true } };
  },

  async getExpenseReceipt(ctx, { params }) {
    const { receipt_key: key, receipt_filename, receipt_type } = await Expense.get(ctx, params.id);
    if (key === null) throw notFound();
    return {
      filename: fileNameOf(receipt_filename ?? 'receipt', receipt_type),
      type: receipt_type ?? 'application/octet-stream',
      bytes: () => readFile(ctx, key),
    };
  },

  async uploadExpenseReceipt(ctx, { params, body }) {
    const expense = await setReceipt(ctx, await Expense.lock(ctx, params.id), body);
    return { data: { id: expense.id, receipt: serializeReceipt(expense, ctx.settings) } };
  },

  async approveExpense(ctx, { params }) {
    return shown(ctx, await approveExpense(ctx, await Expense.lock(ctx, params.id)));
  },

  async rejectExpense(ctx, { params, body }) {
    return shown(ctx, await rejectExpense(ctx, await Expense.lock(ctx, params.id), body?.reason ?? null));
  },

  async reopenExpense(ctx, { params }) {
    return shown(ctx, await reopenExpense(ctx, await Expense.lock(ctx, params.id)));
  },

  async approveExpenses(ctx, { body }) {
    return allShown(ctx, await approveExpenses(ctx, body.ids));
  },

  async rejectExpenses(ctx, { body }) {
    return allShown(ctx, await rejectExpenses(ctx, body.ids, body.reason ?? null));
  },

  async updateExpenses(ctx, { body }) {
    return allShown(ctx, await updateExpenses(ctx, body));
  },

  async deleteExpenses(ctx, { body }) {
    await deleteExpenses(ctx, body.ids);
    return { data: body.ids.map((id) => ({ id, deleted: true })) };
  },

  async markExpensesBilled(ctx, { body }) {
    await markExpensesBilled(ctx, body);
    return { data: { expense_ids: body.expense_ids, invoice_reference: body.invoice_reference ?? null } };
  },

  async getExpenseReport(ctx, { query }) {
    return { data: await expenseReport(ctx, query) };
  },
} satisfies Handlers<'expenses'>;
