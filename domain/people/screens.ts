/** Who may see which screen of the dashboard, by the operations that the screen needs. */
import type { OperationId, Schemas } from '../../contract/contract.js';
import { needsOf } from '../../contract/needs.js';
import { may, type Subject } from './policy.js';

export type Screen = Schemas['SavedViewScreen'];

/** By screen: a user who may do one of these operations sees it. */
const operationsOf: Readonly<Record<Screen, readonly OperationId[]>> = {
  time: ['listTimeEntries'],
  expenses: ['listExpenses'],
  approvals: ['approveTimeEntries', 'listApprovals'],
  tickets: ['listTickets'],
  projects: ['listProjects'],
  clients: ['listClients'],
  unbilled: ['getUnbilledReport'],
  invoices: ['listInvoices'],
  payments: ['listPayments'],
  credit_notes: ['listCreditNotes'],
  retainers: ['listAgreements'],
  people: ['listUsers'],
  reports: ['getTimeReport'],
};

const isScreen = (name: string): name is Screen => name in operationsOf;

export const screens: readonly Screen[] = Object.keys(operationsOf).filter(isScreen);

/** Whether a user may see a screen. What it shows is limited further, by what the user sees of each list. */
export const maySeeScreen = (subject: Subject, screen: Screen): boolean =>
  operationsOf[screen].some((operation) => needsOf(operation).every((need) => may(subject, need)));
