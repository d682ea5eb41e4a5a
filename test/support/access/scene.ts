/** A workspace with a caller of every kind, and objects for them to read. */
import { buildAuditEntry } from '../answers/audit-entries.js';
import { buildLoggedRequest } from '../answers/logged-requests.js';
import type { Schemas } from '../../../contract/contract.js';
import { canHave, permissions } from '../../../domain/people/policy.js';
import { ApiClient } from '../service/api.js';
import { buildAgreement, openPeriod } from '../builders/agreements.js';
import { requestApproval, march } from '../builders/approvals.js';
import { buildExpense, receiptForm } from '../builders/expenses.js';
import { buildClient, buildContact, buildProject, buildRateCard, uniqueName } from '../builders/factories.js';
import { buildInvoice, buildSentInvoice, pay } from '../builders/invoices.js';
import { addNotification, notifyOn } from '../listening/notifications.js';
import { buildPortalContact } from '../builders/portal.js';
import { buildScheduledReport } from '../builders/reports.js';
import { addTicket, buildTimeEntry } from '../builders/time.js';
import { attachFile } from '../builders/uploads.js';
import { buildUser, buildWorkspace } from '../builders/workspace.js';
import { buildViewFixtures, type ViewFixtures } from './views.js';
import { buildItem } from '../builders/billing/items.js';
import { camt, importStatement } from '../builders/billing/bank.js';
import { buildRecurringInvoice } from '../builders/billing/recurring.js';
import { buildExchangeRate, buildTaxRate } from '../builders/taxes.js';
import { buildReply } from '../builders/tickets.js';

/** The callers in the order of the matrix's columns: in the team, and in the portal. */
const teamNames = [
  'owner',
  'admin',
  'manager',
  'member',
  'viewer',
  'contractor',
  'contractor with all',
  'read-only key',
  'no key',
  'other workspace',
  'other side',
] as const;
const contactNames = ['full access', 'view', 'view and invoices', 'another client', 'a key'] as const;
export const callerNames = { team: teamNames, portal: contactNames } as const;
export type CallerName = (typeof teamNames)[number] | (typeof contactNames)[number];
/** The contractor with every permission that contractors can be given: a caller in a scene of its own. */
export const allowedContractor = 'contractor with all';

/** A client with a project and a ticket. */
export interface Work {
  readonly client_id: string;
  readonly project_id: string;
  readonly ticket_id: string;
}

export interface Scene {
  readonly callers: Readonly<Record<Exclude<CallerName, typeof allowedContractor>, ApiClient>>;
  readonly owner: ApiClient;
  /** In the same department as the manager. */
  readonly member: ApiClient;
  readonly contractor: ApiClient;
  /** A member who is not in the manager's department. */
  readonly outsider: ApiClient;
  /** Its ticket is assigned to the contractor. */
  readonly assigned: Work;
  readonly unassigned: Work;
}

const rates = { cost_rate: 50, bill_rate: 90 };

const possible = Object.fromEntries(
  permissions.filter((name) => canHave('contractor', name)).map((name) => [name, true]),
);

/**
 * Creates a scene. With `withAllowedContractor`, its contractor gets every permission that contractors can be given.
 */
export async function buildScene({ withAllowedContractor = false } = {}): Promise<Scene> {
  const [{ owner, live }, elsewhere] = await Promise.all([buildWorkspace(), buildWorkspace()]);
  const hire = (role: Parameters<typeof buildUser>[1], department?: string): Promise<ApiClient> =>
    buildUser(owner, role, { ...rates, ...(department === undefined ? {} : { department }) });
  const [admin, manager, member, viewer, contractor, outsider] = await Promise.all([
    hire('admin'),
    hire('manager', 'Design'),
    hire('member', 'Design'),
    hire('viewer'),
    hire('contractor'),
    hire('member', 'Engineering'),
  ]);
  if (withAllowedContractor)
    await owner.call('updateUserPermissions', { params: { id: contractor.userId }, body: possible });
  const [assigned, unassigned] = await Promise.all([buildWork(owner, contractor.userId), buildWork(owner)]);
  const callers = {
    owner,
    admin,
    manager,
    member,
    viewer,
    contractor,
    'read-only key': await readOnly(owner),
    'no key': new ApiClient(owner.url, undefined, owner.workspaceId, owner.userId),
    'other workspace': elsewhere.owner,
    'other side': live,
    ...(await buildContacts(owner, assigned, unassigned)),
    'a key': owner,
  };
  return { callers, owner, member, contractor, outsider, assigned, unassigned };
}

/** Contacts in the portal: of the client of the contractor's ticket, and one of another client. */
async function buildContacts(owner: ApiClient, { client_id }: Work, other: Work) {
  return {
    'full access': await buildPortalContact(owner, { client_id }),
    view: await buildPortalContact(owner, { client_id, portal_access: 'view' }),
    'view and invoices': await buildPortalContact(owner, { client_id, portal_access: 'view', is_billing: true }),
    'another client': await buildPortalContact(owner, { client_id: other.client_id, is_billing: true }),
  };
}

async function readOnly(owner: ApiClient): Promise<ApiClient> {
  const { data } = await owner.call('createApiKey', { body: { name: 'Reader', mode: 'test', scope: 'read_only' } });
  return new ApiClient(owner.url, data.key, owner.workspaceId, owner.userId);
}

async function buildWork(owner: ApiClient, assignee_id?: string): Promise<Work> {
  const { id: client_id } = await buildClient(owner, { email: `${uniqueName('pay').replace(' ', '-')}@example.com` });
  const { id: project_id } = await buildProject(owner, { client_id, custom_rate: 120 });
  const ticket = { client_id, project_id, ...(assignee_id === undefined ? {} : { assignee_id }) };
  return { client_id, project_id, ticket_id: await addTicket(owner, ticket) };
}

/** The objects that requests read, in addition to those of every scene. */
export interface Fixtures {
  readonly entries: Readonly<Record<'member' | 'contractor' | 'outsider', Schemas['TimeEntry']>>;
  readonly contacts: Readonly<Record<'assigned' | 'unassigned', Schemas['Contact']>>;
  readonly expenses: Readonly<Record<'member' | 'contractor' | 'outsider', Schemas['Expense']>>;
  readonly agreement: { readonly id: string; readonly period_id: string };
  /**
   * Approvals requested from the client of the contractor's ticket (`project`), and from the other client
   * (`agreement`).
   */
  readonly approvals: Readonly<Record<'project' | 'agreement', Schemas['Approval']>>;
  readonly agreementTypeId: string;
  readonly attachments: Readonly<Record<'assigned' | 'unassigned', Schemas['Attachment']>>;
  readonly invoice: Schemas['Invoice'];
  /** On that invoice. */
  readonly creditNote: Schemas['CreditNote'];
  /** On the contractor's ticket, visible to the client. */
  readonly publicFile: Schemas['Attachment'];
  readonly card: Schemas['RateCard'];
  readonly webhook: Schemas['Webhook'];
  readonly scheduledReport: Schemas['ScheduledReport'];
  readonly event: Schemas['Event'];
  readonly auditEntry: Schemas['AuditEntry'];
  readonly loggedRequest: Schemas['LoggedRequest'];
  readonly views: ViewFixtures;
  readonly reply: Schemas['CannedReply'];
  readonly taxRate: Schemas['TaxRateObject'];
  readonly item: Schemas['Item'];
  readonly recurring: Schemas['RecurringInvoice'];
  readonly bankImport: Schemas['BankImport'];
  readonly exchangeRate: Schemas['ExchangeRateObject'];
}

/** Creates an object of each kind; for a scene in which nothing changes afterwards. */
export async function buildFixtures(scene: Scene): Promise<Fixtures> {
  const { owner, member, contractor, outsider, assigned, unassigned } = scene;
  const work = { description: 'Work' };
  const entries = {
    member: await buildTimeEntry(owner, { ...work, user_id: member.userId, project_id: unassigned.project_id }),
    contractor: await buildTimeEntry(owner, { ...work, user_id: contractor.userId, ticket_id: assigned.ticket_id }),
    outsider: await buildTimeEntry(owner, { ...work, user_id: outsider.userId, project_id: assigned.project_id }),
  };
  const contacts = {
    assigned: await buildContact(owner, { client_id: assigned.client_id }),
    unassigned: await buildContact(owner, { client_id: unassigned.client_id }),
  };
  const expenses = {
    member: await buildReceipted(owner, member, unassigned),
    contractor: await buildReceipted(owner, contractor, assigned),
    outsider: await buildReceipted(owner, outsider, assigned),
  };
  const attachments = {
    assigned: await buildTicketFixtures(owner, assigned.ticket_id),
    unassigned: await buildTicketFixtures(owner, unassigned.ticket_id),
  };
  for (const user of [member, outsider]) await user.call('startTimer', { body: { client_id: unassigned.client_id } });
  await buildInvoice(owner, { client_id: unassigned.client_id });
  const invoice = await buildSentInvoice(owner, { client_id: assigned.client_id });
  await pay(owner, invoice.id, 40);
  const { data: creditNote } = await owner.call('createCreditNote', {
    params: { id: invoice.id },
    body: { amount: 1 },
  });
  await owner.request('uploadWorkspaceLogo', { body: logoForm() });
  const [event] = (await owner.call('listEvents', { query: { type: ['invoice.created'] } })).data;
  if (!event) throw new Error('Nothing happened');
  const agreement = await buildUsedAgreement(owner, unassigned);
  const approvals = {
    project: await requestApproval(owner, { type: 'hours', project_id: assigned.project_id, ...march }),
    agreement: await requestApproval(owner, { type: 'hours', agreement_id: agreement.id, ...march }),
  };
  const fixtures = {
    entries,
    contacts,
    expenses,
    agreement,
    approvals,
    agreementTypeId: await someAgreementType(owner),
    attachments,
    invoice,
    creditNote,
    publicFile: await showFile(owner, assigned.ticket_id),
    card: await buildRateCard(owner),
    webhook: await buildTestedWebhook(owner),
    scheduledReport: await buildScheduledReport(owner),
    event,
    auditEntry: await buildAuditEntry(owner),
    loggedRequest: await buildLoggedRequest(owner),
    views: await buildViewFixtures(scene),
    reply: await buildReply(owner),
    taxRate: await buildTaxRate(owner),
    item: await buildItem(owner),
    recurring: await buildRecurringInvoice(owner),
    bankImport: await importStatement(owner, camt([{ amount: 12, text: 'Fee' }])),
    exchangeRate: await buildExchangeRate(owner),
  };
  // The number of notifications that a caller sees must not depend on the worker.
  await notifyOn(owner);
  for (const user of [owner, member, contractor]) await addNotification(owner, user, assigned.ticket_id);
  await addNotification(owner, contractor, unassigned.ticket_id);
  return fixtures;
}

/** An expense with its receipt. */
async function buildReceipted(owner: ApiClient, spender: ApiClient, { project_id }: Work): Promise<Schemas['Expense']> {
  const expense = await buildExpense(owner, { user_id: spender.userId, project_id });
  const input = { params: { id: expense.id }, body: receiptForm('Train', 'train.txt') };
  await owner.request('uploadExpenseReceipt', input);
  return expense;
}

/** An agreement with an hour logged on it. */
async function buildUsedAgreement(owner: ApiClient, { client_id }: Work): Promise<Fixtures['agreement']> {
  const agreement = await buildAgreement(owner, { client_id });
  await buildTimeEntry(owner, { client_id, agreement_id: agreement.id });
  return { id: agreement.id, period_id: openPeriod(agreement).id };
}

async function someAgreementType(owner: ApiClient): Promise<string> {
  const [type] = (await owner.call('listAgreementTypes', {})).data;
  if (!type) throw new Error('A new workspace has agreement types');
  return type.id;
}

/** A comment, a task and a file on a ticket. */
async function buildTicketFixtures(owner: ApiClient, id: string): Promise<Schemas['Attachment']> {
  await owner.call('createTicketActivity', { params: { id }, body: { content: 'Looking into it' } });
  await owner.call('createTicketTask', { params: { id }, body: { title: 'Call' } });
  return attachFile(owner, id);
}

/** Attaches a file to a ticket, visible to the client. */
async function showFile(owner: ApiClient, id: string): Promise<Schemas['Attachment']> {
  const { id: attachment_id } = await attachFile(owner, id);
  const input = { params: { id, attachment_id }, body: { visibility: 'public' as const } };
  return (await owner.call('updateTicketAttachment', input)).data;
}

/** A minimal logo, as a form. */
export function logoForm(): FormData {
  const form = new FormData();
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  form.append('file', new Blob([gif]), 'logo.gif');
  return form;
}

/** A webhook at a port where nothing listens, with one delivery. */
export async function buildTestedWebhook(owner: ApiClient): Promise<Schemas['Webhook']> {
  const body = { url: 'http://127.0.0.1:9/hooks', events: ['client.deleted' as const] };
  const { data } = await owner.call('createWebhook', { body });
  await owner.call('testWebhook', { params: { id: data.id } });
  return data;
}
