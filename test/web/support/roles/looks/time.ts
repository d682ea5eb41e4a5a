/** Looks of My time, expenses and approvals. */
import { exports, filters, rows, type Look, type Offered } from '../look.js';

const week: Look = {
  // A week without any time.
  path: '/time?week=2026-01-05',
  sees: 'listTimeEntries',
  offers: [
    ['listTimeEntries', 'button List', 'button Previous week', 'button Next week', 'button This week'],
    ['time of others', 'button Show suggestions'],
    ['createTimeEntry their own', 'button New entry', 'button Show suggestions What did you work on?'],
    [
      'createTimeEntries their own',
      'button Copy last week',
      'menu item Rows only The rows without hours',
      'menu item Rows and hours Every entry, moved one week later',
    ],
  ],
};

const list: Look = {
  path: '/time?view=list&everyone=1',
  sees: 'listTimeEntries',
  offers: [
    ['listTimeEntries', 'button Week', 'button All dates Days', ...filters, 'button Date', 'button Hours'],
    ['files', 'button Export', ...exports],
    ['time of others', 'button Show suggestions'],
    ['createTimeEntry their own', 'button New entry'],
    ['updateTimeEntries any', ...rows, 'bulk button Change'],
    ['deleteTimeEntries any', 'bulk button Delete'],
  ],
};

const entry: Look = {
  path: '/time?view=list&everyone=1&entry=:entry',
  sees: 'getTimeEntry of the member',
  isDialog: true,
  instead: 'server',
  offers: [
    ['getTimeEntry of the member', 'button Close'],
    [
      'updateTimeEntry of the member',
      'button Show suggestions Work',
      'button Calendar Date',
      'box Billable',
      'button Save',
    ],
    ['deleteTimeEntry of the member', 'button Delete'],
  ],
};

const expenses: Look = {
  path: '/expenses',
  sees: 'listExpenses',
  offers: [
    ['listExpenses', 'button All dates Days', ...filters, 'button Date', 'button Amount'],
    ['files', 'button Export', ...exports],
    ['time of others', 'button Show suggestions'],
    ['createExpenseFromEInvoice their own', 'button From e-invoice'],
    ['createExpense their own', 'button New expense'],
    ['updateExpenses any', ...rows, 'bulk button Change'],
    ['deleteExpenses any', 'bulk button Delete'],
  ],
};

const expense: Look = {
  path: '/expenses?expense=:expense',
  sees: 'getExpense of the member',
  isDialog: true,
  instead: 'server',
  offers: [
    ['getExpense of the member', 'button Close'],
    ['getExpenseReceipt of the member', 'file getExpenseReceipt'],
    [
      'updateExpense of the member',
      'button Show suggestions Currency',
      'button Calendar Date',
      'button Other Category',
      'button Show suggestions Project or client',
      'button Show suggestions Tax rate',
      'box Billable to the client',
      'button Save',
    ],
    ['uploadExpenseReceipt of the member', 'button Drop: Replace receipt', 'button Choose a file'],
    ['deleteExpense of the member', 'button Delete'],
  ],
};

const tabs: Look['offers'] = [
  ['approveTimeEntries of the member', 'tab Time'],
  ['approveExpenses of the member', 'tab Expenses'],
  ['listApprovals', 'tab Client approvals'],
];

const byClients: Look = {
  path: '/approvals?tab=clients',
  sees: 'listApprovals',
  offers: [
    ...tabs,
    ['listApprovals', ...filters, 'button Requested', 'button Due'],
    ['createApproval of a project', 'button Request approval'],
  ],
};

const ofTeam = (
  path: string,
  approve: 'approveTimeEntries' | 'approveExpenses',
  ...offers: readonly Offered[]
): Look => ({
  path,
  sees: [`${approve} of the member`],
  instead: byClients,
  offers: [
    ...tabs,
    [`${approve} of the member`, 'button Pending Show', ...rows, 'bulk button Approve', 'bulk button Reject'],
    ...offers,
  ],
});

const approval: Look = {
  path: '/approvals?tab=clients&approval=:approval',
  sees: 'getApproval of a project',
  isDialog: true,
  offers: [
    ['getApproval of a project', 'button Close'],
    ['cancelApproval of a project', 'button Cancel request'],
    ['remindApproval of a project', 'button Remind'],
  ],
};

export const timeLooks: readonly Look[] = [
  week,
  list,
  entry,
  expenses,
  expense,
  ofTeam('/approvals', 'approveTimeEntries', [
    ['approveTimeEntries of the member', 'getTimeSummary', 'listUsers'],
    'button This week Week',
  ]),
  ofTeam('/approvals?tab=expenses', 'approveExpenses'),
  byClients,
  approval,
];
