/**
 * Requests about expenses: of the member (in the manager's department), of the contractor, and of another department.
 */
import { uniqueName } from '../builders/factories.js';
import { buildExpense, receiptForm } from '../builders/expenses.js';
import { invoiceForm, ublInvoice } from '../e-invoices/received-invoices.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Scene } from './scene.js';

const people = {
  'of the member': 'member',
  'of the contractor': 'contractor',
  'of another department': 'outsider',
} as const;
type Whose = keyof typeof people;
type Person = (typeof people)[Whose];

/** A case for the expenses of each person. */
const each = <T>(of: (person: Person) => T): Readonly<Record<Whose, T>> => ({
  'of the member': of('member'),
  'of the contractor': of('contractor'),
  'of another department': of('outsider'),
});

const fresh = async (scene: Scene, person: Person) => ({
  id: (await buildExpense(scene.owner, { user_id: scene[person].userId })).id,
});
const changing = <Input extends object>(input: Input) =>
  each((person) => ({ make: async (scene: Scene) => ({ params: await fresh(scene, person), ...input }) }));

/** Like `changing`, with the id in the body: bulk operations take a list. */
const changingMany = <Input extends object>(input: Input) =>
  each((person) => ({
    make: async (scene: Scene) => ({ body: { ids: [(await fresh(scene, person)).id], ...input } }),
  }));

const spent = { date: '2026-03-10', description: 'Train', amount: 480 };

export const expenses = {
  listExpenses: { '': plain },
  createExpense: {
    'their own': { make: () => ({ body: spent }) },
    ...each((person) => ({ make: (scene: Scene) => ({ body: { ...spent, user_id: scene[person].userId } }) })),
  },
  upsertExpense: {
    'a new one': { make: () => ({ params: { external_id: uniqueName('crm') }, body: spent }) },
    ...each((person) => ({
      make: async ({ owner, ...scene }: Scene) => {
        const external_id = uniqueName('crm');
        await buildExpense(owner, { ...spent, external_id, user_id: scene[person].userId });
        return { params: { external_id }, body: { ...spent, amount: 500 } };
      },
    })),
  },
  getExpense: each((person) => ({ find: ({ fixtures }) => ({ params: { id: fixtures.expenses[person].id } }) })),
  updateExpense: changing({ body: { amount: 500 } }),
  deleteExpense: changing({}),
  getExpenseReceipt: each((person) => ({ find: ({ fixtures }) => ({ params: { id: fixtures.expenses[person].id } }) })),
  uploadExpenseReceipt: each((person) => ({
    make: async (scene: Scene) => ({ params: await fresh(scene, person), body: receiptForm('Train', 'train.txt') }),
  })),
  createExpenseFromEInvoice: {
    'their own': { make: () => ({ body: invoiceForm(ublInvoice({ number: uniqueName('RE') })) }) },
    'of another department': {
      make: ({ outsider }) => ({
        body: invoiceForm(ublInvoice({ number: uniqueName('RE') }), { user_id: outsider.userId }),
      }),
    },
  },
  approveExpense: changing({}),
  rejectExpense: changing({ body: { reason: 'No receipt' } }),
  reopenExpense: changing({}),
  approveExpenses: changingMany({}),
  rejectExpenses: changingMany({ reason: 'No receipt' }),
  updateExpenses: changingMany({ updates: { amount: 500 } }),
  deleteExpenses: changingMany({}),
  markExpensesBilled: {
    '': { make: async (scene) => ({ body: { expense_ids: [(await fresh(scene, 'member')).id] } }) },
  },
  getExpenseReport: { '': { find: () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }) } },
} satisfies CasesOf<'expenses'>;
