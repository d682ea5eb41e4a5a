import { expect } from 'chai';
import { operations } from '../../../generated/operations.js';
import type { OperationId } from '../../../contract/contract.js';
import { buildAgreement, openPeriodId } from '../../support/builders/agreements.js';
import { buildApproval } from '../../support/builders/approvals.js';
import { addNotification } from '../../support/listening/notifications.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildContact, buildRateCard, buildTicket } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, inDays } from '../../support/builders/invoices.js';
import { camt, importStatement, linesOf } from '../../support/builders/billing/bank.js';
import { buildRecurringInvoice } from '../../support/builders/billing/recurring.js';
import { buildTask, buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

interface Request {
  readonly params?: Record<string, string>;
  readonly body?: object;
}

interface Case {
  /** Creates the object, in another state than the request sets, and returns the request. */
  readonly begin: (owner: ApiClient) => Promise<Request>;
  /** The operation that shows when the object changed, if the response itself does not. */
  readonly read?: OperationId;
}

/** A request for an object that `build` creates, after the operations in `before`. */
const on =
  (
    build: (owner: ApiClient) => Promise<{ id: string }>,
    before: readonly OperationId[] = [],
    body?: object,
  ): Case['begin'] =>
  async (owner) => {
    const params = { id: (await build(owner)).id };
    for (const operation of before) await perform(owner, operation, { params });
    return { params, ...(body && { body }) };
  };

/** A request for two objects that `build` creates. */
const onSeveral =
  (build: (owner: ApiClient) => Promise<{ id: string }>, body: object = {}): Case['begin'] =>
  async (owner) => ({ body: { ids: [(await build(owner)).id, (await build(owner)).id], ...body } });

async function perform(owner: ApiClient, operation: OperationId, request: Request): Promise<unknown> {
  const response = await owner.request(operation, request);
  const answer: unknown = await response.json();
  expect(response.status, `${operation}: ${JSON.stringify(answer)}`).to.equal(200);
  return answer;
}

const timer = async (owner: ApiClient) => (await owner.call('startTimer', {})).data;
const contact = (owner: ApiClient) => buildContact(owner, { email: 'ana@client.example' });
const ticket = async (owner: ApiClient) => buildTicket(owner, { client_id: (await buildClient(owner)).id });
const draft = (owner: ApiClient) => buildAgreement(owner, { status: 'draft' });
const member = async (owner: ApiClient) => ({ id: (await buildUser(owner, 'member')).userId });
const webhook = async (owner: ApiClient) =>
  (await owner.call('createWebhook', { body: { url: 'https://hooks.example/in', events: ['client.created'] } })).data;

const notification = async (owner: ApiClient) => addNotification(owner, owner, (await ticket(owner)).id);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

/** A bank statement with one line. */
async function bankLine(owner: ApiClient) {
  const { id } = await importStatement(owner, camt([{ amount: 12, text: 'Fee' }]));
  return { params: { id }, line_ids: (await linesOf(owner, id)).map((line) => line.id) };
}

const onLine = ({ params, line_ids: [line_id = ''] }: Awaited<ReturnType<typeof bankLine>>) => ({
  params: { ...params, line_id },
});

/** All operations that set a state. */
const table = {
  watchTicket: { begin: on(ticket) },
  unwatchTicket: { begin: on(ticket, ['watchTicket']) },
  markNotificationRead: { begin: on(notification) },
  markNotificationUnread: { begin: on(notification, ['markNotificationRead']) },
  snoozeNotification: { begin: on(notification, [], { until: tomorrow }) },
  pauseAgreement: { begin: on(buildAgreement) },
  resumeAgreement: { begin: on(buildAgreement, ['pauseAgreement']) },
  activateAgreement: { begin: on(draft) },
  cancelAgreement: { begin: on(buildAgreement, [], { reason: 'Too dear' }) },
  closeAgreementPeriod: {
    begin: async (owner) => {
      const { id } = await buildAgreement(owner);
      return { params: { id, period_id: await openPeriodId(owner, id) } };
    },
  },
  submitInvoice: { begin: on(buildInvoice) },
  approveInvoice: { begin: on(buildInvoice, ['submitInvoice']) },
  rejectInvoiceApproval: { begin: on(buildInvoice, ['submitInvoice']) },
  markInvoiceUncollectible: { begin: on(buildSentInvoice, [], { reason: 'Insolvent' }) },
  pauseRecurringInvoice: { begin: on(buildRecurringInvoice) },
  resumeRecurringInvoice: { begin: on(buildRecurringInvoice, ['pauseRecurringInvoice']) },
  endRecurringInvoice: { begin: on(buildRecurringInvoice) },
  confirmBankImport: {
    begin: async (owner) => {
      const { params, line_ids } = await bankLine(owner);
      const { id: client_id } = await buildClient(owner);
      return { params, body: { lines: [{ line_id: line_ids[0], client_id }] } };
    },
  },
  ignoreBankImportLine: { begin: async (owner) => onLine(await bankLine(owner)) },
  undoBankImportLine: {
    begin: async (owner) => {
      const request = onLine(await bankLine(owner));
      await owner.call('ignoreBankImportLine', request);
      return request;
    },
  },
  voidInvoice: { begin: on(buildSentInvoice, [], { reason: 'Wrong client' }) },
  cancelApproval: { begin: on((owner) => buildApproval(owner)) },
  approveTimeEntry: { begin: on(buildTimeEntry) },
  rejectTimeEntry: { begin: on(buildTimeEntry, [], { reason: 'Which ticket?' }) },
  reopenTimeEntry: { begin: on(buildTimeEntry, ['approveTimeEntry']) },
  excludeTimeEntry: { begin: on(buildTimeEntry, [], { reason: 'goodwill' }) },
  includeTimeEntry: { begin: on(buildTimeEntry) },
  approveTimeEntries: { begin: onSeveral(buildTimeEntry) },
  rejectTimeEntries: { begin: onSeveral(buildTimeEntry, { reason: 'Which ticket?' }) },
  excludeTimeEntries: { begin: onSeveral(buildTimeEntry, { reason: 'goodwill' }) },
  updateTimeEntries: { begin: onSeveral(buildTimeEntry, { updates: { hours: 3, rate_charged: 80 } }) },
  stopTimer: { begin: on(timer) },
  approveExpense: { begin: on(buildExpense) },
  rejectExpense: { begin: on(buildExpense, [], { reason: 'No receipt' }) },
  reopenExpense: { begin: on(buildExpense, ['rejectExpense']) },
  approveExpenses: { begin: onSeveral(buildExpense) },
  rejectExpenses: { begin: onSeveral(buildExpense, { reason: 'No receipt' }) },
  updateExpenses: { begin: onSeveral(buildExpense, { updates: { amount: 500, notes: 'By phone' } }) },
  markExpensesBilled: {
    begin: async (owner) => ({ body: { expense_ids: [(await buildExpense(owner)).id], invoice_reference: 'SAP-7' } }),
  },
  closeTicket: { begin: on(ticket, [], { resolution_summary: 'Reset the password' }) },
  closeTickets: { begin: async (owner) => ({ body: { ids: [(await ticket(owner)).id] } }) },
  reopenTicket: { begin: on(ticket, ['closeTicket'], { reason: 'It came back' }) },
  completeTicketTask: {
    begin: async (owner) => {
      const { id } = await ticket(owner);
      return { params: { id, task_id: (await buildTask(owner, id)).id } };
    },
  },
  deactivateUser: { begin: on(member), read: 'getUser' },
  reactivateUser: { begin: on(member, ['deactivateUser']), read: 'getUser' },
  enableContactPortal: { begin: on(contact, [], { access_level: 'full' }), read: 'getContact' },
  disableContactPortal: { begin: on(contact, ['enableContactPortal']), read: 'getContact' },
  chargeInvoiceInterest: {
    begin: async (owner) => {
      await owner.call('updateWorkspace', { body: { late_interest: { annual_rate: 0.09 } } });
      const { id } = await buildSentInvoice(owner, { invoice_date: inDays(-30), due_date: inDays(-20) });
      return { params: { id } };
    },
  },
  updateWebhook: { begin: on(webhook, [], { status: 'failed', events: ['client.created'] }) },
  updateClient: { begin: on(buildClient, [], { status: 'inactive', tax_rate: 0.19, sla_overrides: [] }) },
  updateRateCard: { begin: on(buildRateCard, [], { is_default: true, standard_rate: 99.5 }) },
  updateWorkspace: {
    begin: () => {
      const weekly = { mon: [['09:00', '17:00']] };
      const sla_business_hours = { weekly, holidays: ['2026-12-25'] };
      return Promise.resolve({ body: { require_time_approval: true, default_tax_rate: 0.2, sla_business_hours } });
    },
  },
} satisfies Partial<Record<OperationId, Case>>;

/** POSTs that return 200 and set no state: they act again each time, or add to what exists. */
const others: readonly OperationId[] = [
  'addClientTags',
  'addContactTags',
  'addProjectTags',
  'addTagsInBulk',
  'addTicketTags',
  'advanceTestClock',
  // Takes more of the credit each time: test/api/billing/payments/client-payments.test.ts.
  'applyCredit',
  // Asks the provider and DNS again: test/api/workspace/single-sign-on.test.ts.
  'checkSingleSignOn',
  // Only with a session, and a code works once: test/server/sign-in/second-factor.test.ts.
  'confirmTotp',
  'deleteExpenses',
  'deleteTimeEntries',
  // Erase what was written since, and say so again.
  'eraseContact',
  'eraseUser',
  // Returns how many were unread.
  'markAllNotificationsRead',
  'mergeContact',
  'previewApprovalReminder',
  'previewApprovalRequest',
  'previewClientStatementMail',
  'previewCreditNoteMail',
  'previewInvoiceFromTime',
  'previewInvoiceMail',
  'previewInvoiceReminder',
  'recoverWebhook',
  'refundInvoicePayment',
  'refundPayment',
  'remindInvoice',
  // Called by contacts: test/api/approvals/portal-approvals.test.ts.
  'approveInPortal',
  'rejectInPortal',
  'remindApproval',
  // Called by contacts: test/api/portal/portal-tickets.test.ts.
  'reopenPortalTicket',
  'resendUserInvitation',
  // `invalid_state` unless it has failed: test/api/workspace/mails.test.ts.
  'retryMail',
  'retryWebhookDeliveries',
  'resetContactPortalPassword',
  'resetTestData',
  // Without a second factor, `invalid_state`: test/server/sign-in/second-factor.test.ts.
  'resetUserFactor',
  // `invalid_state` unless the workspace will be deleted: test/api/workspace/deletion.test.ts.
  'restoreWorkspace',
  'previewMailTemplate',
  'retryWebhookDelivery',
  'rollApiKey',
  'rotateWebhookSecret',
  'sendClientStatement',
  'sendCreditNote',
  'sendInvoice',
  'stopRunningTimer',
  'testWebhook',
  'importExchangeRates',
  'uploadExpenseReceipt',
  'uploadWorkspaceLogo',
];

const countOf = async (owner: ApiClient, list: 'listEvents' | 'listTestMails'): Promise<number> =>
  (await owner.call(list, { query: { per_page: 1 } })).pagination.total;

describe('an operation that sets the current state again', () => {
  const cases: readonly [string, Case][] = Object.entries(table);
  for (const [name, { begin, read }] of cases) {
    it(`returns 200, changes nothing and emits nothing: ${name}`, async () => {
      const { owner } = await buildWorkspace();
      const operation = name as OperationId;
      const request = await begin(owner);
      const look = async (answer: unknown) => ({
        answer: read ? await perform(owner, read, { params: request.params ?? {} }) : answer,
        // First: mails that still wait are captured then, each with an event.
        mails: await countOf(owner, 'listTestMails'),
        events: await countOf(owner, 'listEvents'),
      });
      const first = await look(await perform(owner, operation, request));
      expect(await look(await perform(owner, operation, request))).to.deep.equal(first);
    });
  }

  it('is any that acts on an object, except those that do something each time', () => {
    const acting = (Object.keys(operations) as OperationId[]).filter(
      (id) => operations[id].method === 'post' && operations[id].status === 200,
    );
    const known = new Set<string>([...Object.keys(table), ...others]);
    expect(acting.filter((id) => !known.has(id))).to.deep.equal([]);
  });
});

describe('cancelAgreement', () => {
  it('accepts another last day and another reason while a period is still open, and emits the change', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildAgreement(owner);
    const { data: clock } = await owner.call('getTestClock', {});
    const last = `${Number(clock.now.slice(0, 4)) + 1}-01-15`;
    const params = { id };
    await owner.call('cancelAgreement', { params, body: { reason: 'Too dear' } });
    const { data } = await owner.call('cancelAgreement', { params, body: { effective_date: last } });
    expect(data.cancellation).to.deep.equal({ effective_date: last, reason: 'Too dear' });
    const [event] = (await owner.call('listEvents', { query: { resource_id: id } })).data;
    expect(event?.type).to.equal('agreement.updated');
    expect(event?.context.changes).to.have.property('cancellation.effective_date');
  });
});
