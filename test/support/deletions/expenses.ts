/** Deletion races: deletions of expenses, and the operations on them that can name a deleted object. */
import { buildExpense } from '../builders/expenses.js';
import { buildClient } from '../builders/factories.js';
import { pdf, uploadForm } from '../builders/uploads.js';
import { onInvoices } from './clients.js';
import { byId, only, plain, type Area, type Field } from './race.js';
import { day } from './time.js';

const ofExpense = ['client_id', 'project_id', 'user_id'] as const satisfies readonly Field[];

export const expenses = {
  deletions: {
    deleteExpense: {
      operation: 'deleteExpense',
      fields: ['expense_ids'],
      async make(owner) {
        const { id: client_id } = await buildClient(owner);
        const { id } = await buildExpense(owner, { client_id });
        return { params: byId(id), refs: { client_id, expense_ids: id } };
      },
    },
    deleteExpenses: {
      operation: 'deleteExpenses',
      fields: ['expense_ids'],
      path: null,
      async make(owner) {
        const { id: client_id } = await buildClient(owner);
        const { id } = await buildExpense(owner, { client_id });
        return { body: { ids: [id] }, refs: { client_id, expense_ids: id } };
      },
    },
    'deleteClient with an expense': {
      operation: 'deleteClient',
      fields: ['expense_ids'],
      except: onInvoices,
      path: null,
      async make(owner) {
        const { id: client_id } = await buildClient(owner);
        const { id } = await buildExpense(owner, { client_id });
        return { params: byId(client_id), refs: { client_id, expense_ids: id } };
      },
    },
  },
  referrers: {
    createExpense: {
      takes: ofExpense,
      make: async (owner, refs) => ({
        body: {
          date: day.date,
          description: 'Train',
          amount: 10,
          user_id: owner.userId,
          ...only(refs, ...ofExpense),
        },
      }),
    },
    updateExpense: {
      takes: ofExpense,
      make: async (owner, refs) => ({
        params: byId((await buildExpense(owner)).id),
        body: only(refs, ...ofExpense),
      }),
    },
    updateExpenses: {
      takes: ['expense_ids', ...ofExpense],
      make: async (owner, refs, field) => {
        if (field === 'expense_ids') return { body: { ids: [refs.expense_ids], updates: { notes: 'By night' } } };
        return { body: { ids: [(await buildExpense(owner)).id], updates: only(refs, ...ofExpense) } };
      },
    },
    deleteExpenses: {
      takes: ['expense_ids'],
      make: async (_owner, { expense_ids }) => ({ body: { ids: [expense_ids] } }),
    },
    markExpensesBilled: {
      takes: ['expense_ids'],
      make: async (_owner, refs) => ({ body: only(refs, 'expense_ids') }),
    },
  },
  onPath: {
    updateExpense: plain({ notes: 'By night', metadata: { erp: '1' } }),
    deleteExpense: plain(),
    approveExpense: plain(),
    uploadExpenseReceipt: () => ({ form: uploadForm(), body: { filename: 'certificate.pdf', bytes: pdf } }),
    rejectExpense: plain({ reason: 'Please add the receipt' }),
    reopenExpense: plain(),
  },
} satisfies Area;
