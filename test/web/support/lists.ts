/** A firm with a row in each list, and the lists of the dashboard. */
import type { Schemas } from '../../../contract/contract.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildApproval } from '../../support/builders/approvals.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildSentInvoice, credit, lineAt, pay } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import type { ApiClient } from '../../support/service/api.js';
import {
  listAgreementsFilters,
  listApprovalsFilters,
  listClientsFilters,
  listCreditNotesFilters,
  listExpensesFilters,
  listInvoicesFilters,
  listPaymentsFilters,
  listProjectsFilters,
  listTicketsFilters,
  listTimeEntriesFilters,
  listUsersFilters,
} from '../../../web/generated/lists.js';
import { monday } from './time.js';

export interface MainList {
  readonly screen: Schemas['SavedViewScreen'];
  readonly path: string;
  /** The names by which its operation sorts. */
  readonly sorts: readonly string[];
}

const sortsOf = ({ parameters: { sort } }: { readonly parameters: { readonly sort: object } }): readonly string[] =>
  'values' in sort ? (sort.values as readonly string[]) : [];

export const mainLists: readonly MainList[] = [
  { screen: 'time', path: '/time?view=list&everyone=1', sorts: sortsOf(listTimeEntriesFilters) },
  { screen: 'expenses', path: '/expenses?order=desc', sorts: sortsOf(listExpensesFilters) },
  { screen: 'approvals', path: '/approvals?tab=clients', sorts: sortsOf(listApprovalsFilters) },
  { screen: 'tickets', path: '/tickets?order=asc', sorts: sortsOf(listTicketsFilters) },
  { screen: 'projects', path: '/projects?order=asc', sorts: sortsOf(listProjectsFilters) },
  { screen: 'clients', path: '/clients?order=asc', sorts: sortsOf(listClientsFilters) },
  { screen: 'unbilled', path: '/billing?tab=unbilled', sorts: [] },
  { screen: 'invoices', path: '/billing?tab=invoices', sorts: sortsOf(listInvoicesFilters) },
  { screen: 'payments', path: '/billing?tab=payments', sorts: sortsOf(listPaymentsFilters) },
  { screen: 'credit_notes', path: '/billing?tab=credit-notes', sorts: sortsOf(listCreditNotesFilters) },
  { screen: 'retainers', path: '/retainers?order=desc', sorts: sortsOf(listAgreementsFilters) },
  { screen: 'people', path: '/people?order=asc', sorts: sortsOf(listUsersFilters) },
];

/** Amounts as large and days as long as they are in practice. */
export async function buildListedFirm(owner: ApiClient): Promise<void> {
  const { id: client_id } = await buildClient(owner, {
    name: 'Meridian Health Partners',
    email: 'pay@meridian.example',
    currency: 'KWD',
  });
  const { id: project_id } = await buildProject(owner, {
    client_id,
    title: 'Patient portal',
    budget_hours: 480,
    due_date: '2025-11-26',
    custom_rate: 1250.5,
  });
  await buildTicket(owner, { client_id, project_id, title: 'Images load slowly' });
  await buildExpense(owner, { client_id, amount: 123_456.78, currency: 'KWD', date: '2025-11-26' });
  await buildTimeEntry(owner, { project_id, date: '2025-09-24', hours: 23.75 });
  await buildTimeEntry(owner, { project_id, date: monday(), hours: 12.25 });
  await buildAgreement(owner, { client_id, monthly_fee: 123_456.78, hours_included: 400 });
  const lines = { line_items: [lineAt(12_345.678, { quantity: 100 })] };
  const paid = await buildSentInvoice(owner, { client_id, invoice_date: '2025-11-26', ...lines });
  await pay(owner, paid.id, 123_456.78);
  await credit(owner, (await buildSentInvoice(owner, { client_id, invoice_date: '2025-11-26', ...lines })).id);
  await buildApproval(owner);
}
