/** Every operation on many objects reports the errors of all of them at once, and changes nothing. */
import { expect } from 'chai';
import type { OperationId, Schemas } from '../../../contract/contract.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildContact, buildTicket } from '../../support/builders/factories.js';
import { buildTimeEntry, markBilled } from '../../support/builders/time.js';
import { buildWebhook } from '../../support/service/receiver.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { bodyOf, operationIds } from '../../support/contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';

/** An error of one item: its place, or its field, and the code that a single operation would return. */
type ItemError = readonly [field: string, code: Schemas['ErrorCode']];

interface Refused {
  readonly by?: ApiClient;
  readonly body: object;
  readonly told: readonly ItemError[];
}

const nobody = (prefix: string): string => `${prefix}_00000000000000000000000000`;

/** Four entries: a valid one, a billed one, one that does not exist, and another billed one. */
const ofTime =
  (more: object, field = '') =>
  async (owner: ApiClient): Promise<Refused> => {
    const [fine, billed, other] = [
      await buildTimeEntry(owner),
      await buildTimeEntry(owner),
      await buildTimeEntry(owner),
    ];
    for (const { id } of [billed, other]) await markBilled(id);
    return {
      body: { ids: [fine.id, billed.id, nobody('time'), other.id], ...more },
      told: [
        [`ids.1${field}`, 'invalid_state'],
        ['ids.2', 'invalid_request'],
        [`ids.3${field}`, 'invalid_state'],
      ],
    };
  };

const ofExpenses =
  (more: object, field = '') =>
  async (owner: ApiClient): Promise<Refused> => {
    const [fine, billed, other] = [await buildExpense(owner), await buildExpense(owner), await buildExpense(owner)];
    await owner.call('markExpensesBilled', { body: { expense_ids: [billed.id, other.id] } });
    return {
      body: { ids: [billed.id, fine.id, fine.id, other.id], ...more },
      told: [
        [`ids.0${field}`, 'invalid_state'],
        ['ids.2', 'invalid_request'],
        [`ids.3${field}`, 'invalid_state'],
      ],
    };
  };

const cases: Readonly<Partial<Record<OperationId, (owner: ApiClient) => Promise<Refused>>>> = {
  approveTimeEntries: ofTime({}),
  rejectTimeEntries: ofTime({ reason: 'Which ticket?' }),
  excludeTimeEntries: ofTime({ reason: 'goodwill' }),
  updateTimeEntries: ofTime({ updates: { hours: 3 } }),
  deleteTimeEntries: ofTime({}),
  approveExpenses: ofExpenses({}),
  rejectExpenses: ofExpenses({ reason: 'No receipt' }),
  updateExpenses: ofExpenses({ updates: { amount: 3 } }, '.amount'),
  deleteExpenses: ofExpenses({}),

  createTimeEntries: async (owner) => {
    const member = await buildUser(owner, 'member');
    const { id: client_id } = await buildClient(owner);
    await buildTimeEntry(owner, { external_id: 'row-1' });
    await owner.call('updateWorkspace', { body: { lock_time_before: '2026-03-02' } });
    const fine = { date: '2026-03-02', hours: 1, client_id };
    const entries = [
      fine,
      { ...fine, client_id: nobody('cli') },
      { ...fine, date: '2026-03-01' },
      { ...fine, user_id: owner.userId },
      { ...fine, external_id: 'row-1' },
      { ...fine, external_id: 'row-2' },
      { ...fine, external_id: 'row-2' },
    ];
    return {
      by: member,
      body: { entries },
      told: [
        ['entries.1.client_id', 'invalid_request'],
        ['entries.2.date', 'invalid_state'],
        ['entries.3', 'forbidden'],
        ['entries.4.external_id', 'duplicate'],
        ['entries.6.external_id', 'invalid_request'],
      ],
    };
  },

  createContacts: async (owner) => {
    const { client_id } = await buildContact(owner, { external_id: 'crm-1' });
    const fine = { client_id, name: 'Pat' };
    const contacts = [
      { ...fine, external_id: 'crm-1' },
      fine,
      { ...fine, client_id: nobody('cli'), portal_access: 'view' },
      { ...fine, tags: [nobody('tag')] },
      { ...fine, external_id: 'crm-2' },
      { ...fine, external_id: 'crm-2' },
    ];
    return {
      body: { contacts },
      told: [
        ['contacts.0.external_id', 'duplicate'],
        ['contacts.2.client_id', 'invalid_request'],
        ['contacts.2.email', 'invalid_request'],
        ['contacts.3.tags.0', 'invalid_request'],
        ['contacts.5.external_id', 'invalid_request'],
      ],
    };
  },

  updateContacts: async (owner) => {
    const [named, free, other] = [await buildContact(owner), await buildContact(owner), await buildContact(owner)];
    for (const { id: contact_id, client_id } of [named, other]) await buildTicket(owner, { client_id, contact_id });
    return {
      body: {
        ids: [named.id, free.id, nobody('con'), other.id, free.id],
        updates: { client_id: (await buildClient(owner)).id },
      },
      told: [
        ['ids.0.client_id', 'invalid_state'],
        ['ids.2', 'invalid_request'],
        ['ids.3.client_id', 'invalid_state'],
        ['ids.4', 'invalid_request'],
      ],
    };
  },

  updateTickets: async (owner) => {
    const [logged, free, other] = [await buildTicket(owner), await buildTicket(owner), await buildTicket(owner)];
    for (const { id } of [logged, other]) await buildTimeEntry(owner, { ticket_id: id });
    return {
      body: {
        ids: [nobody('tkt'), logged.id, free.id, free.id, other.id],
        updates: { client_id: (await buildClient(owner)).id },
      },
      told: [
        ['ids.0', 'invalid_request'],
        ['ids.1.client_id', 'invalid_state'],
        ['ids.3', 'invalid_request'],
        ['ids.4.client_id', 'invalid_state'],
      ],
    };
  },

  closeTickets: async (owner) => {
    const { id } = await buildTicket(owner);
    return {
      body: { ids: [id, nobody('tkt'), id] },
      told: [
        ['ids.1', 'invalid_request'],
        ['ids.2', 'invalid_request'],
      ],
    };
  },

  updateUsers: async (owner) => {
    const [admin, member] = [await buildUser(owner, 'admin'), await buildUser(owner, 'member')];
    const other = await buildUser(owner, 'owner');
    return {
      by: admin,
      body: {
        ids: [member.userId, owner.userId, nobody('usr'), other.userId],
        updates: { role: 'viewer', department: 'Web' },
      },
      told: [
        ['ids.1', 'forbidden'],
        ['ids.2', 'invalid_request'],
        ['ids.3', 'forbidden'],
      ],
    };
  },

  addTagsInBulk: async (owner) => {
    const tags = Array.from({ length: 100 }, (_, index) => `Tag ${index}`);
    const [full, fine] = [await buildTicket(owner, { tags }), await buildTicket(owner, { tags: ['One more'] })];
    return {
      body: { resource_type: 'tickets', resource_ids: [fine.id, full.id, nobody('tkt'), fine.id], tags: ['one-more'] },
      told: [
        ['resource_ids.1.tags', 'invalid_request'],
        ['resource_ids.2', 'invalid_request'],
        ['resource_ids.3', 'invalid_request'],
      ],
    };
  },

  markExpensesBilled: async (owner) => {
    const [fine, free] = [await buildExpense(owner), await buildExpense(owner, { billable: false })];
    const rejected = await buildExpense(owner);
    await owner.call('rejectExpense', { params: { id: rejected.id } });
    return {
      body: { expense_ids: [fine.id, free.id, nobody('exp'), rejected.id] },
      told: [
        ['expense_ids.1', 'invalid_state'],
        ['expense_ids.2', 'invalid_request'],
        ['expense_ids.3', 'invalid_state'],
      ],
    };
  },
};

/** Concerns one webhook, which its path names; tested separately below. */
const ofOneWebhook = 'retryWebhookDeliveries';
/** Takes the complete list, to order it. */
const orders = 'reorderProjectPhases';

/** Take the columns of one view. */
const ofOneView = ['createSavedView', 'updateSavedView'] as const;

/** Take the allocations of one payment: test/api/billing/payments/client-payments.test.ts. */
const ofOnePayment = ['createPayment', 'updatePaymentAllocations'] as const;

/** Has choices for lines of one statement: test/api/billing/bank/confirm-lines.test.ts. */
const ofOneStatement = 'confirmBankImport';

/** Operations whose body has a list of ids, or of objects to create. */
const bulkOperations = operationIds.filter((id) =>
  Object.entries(bodyOf(id)?.schema.properties ?? {}).some(
    ([name, { items, maxItems }]) => maxItems === 100 && (name.endsWith('ids') || items?.properties !== undefined),
  ),
);

/** The number of events, which any change increases. */
const eventsIn = async (owner: ApiClient): Promise<number> => (await owner.call('listEvents', {})).pagination.total;

describe('an operation on many objects', () => {
  it('has a case in this file', () => {
    expect(bulkOperations).to.have.members([
      ...Object.keys(cases),
      ofOneWebhook,
      orders,
      ...ofOneView,
      ...ofOnePayment,
      ofOneStatement,
    ]);
  });

  for (const [id, begin] of Object.entries(cases) as [OperationId, (owner: ApiClient) => Promise<Refused>][])
    it(`reports an error for each item that cannot be changed, and changes nothing: ${id}`, async () => {
      const { owner } = await buildWorkspace();
      const { by = owner, body, told } = await begin(owner);
      const before = await eventsIn(owner);
      const { error } = await by.fail(id, { body });
      expect(error.details?.map(({ field, code }) => [field, code])).to.deep.equal(told);
      const [first] = error.details ?? [];
      expect([error.field, error.code]).to.deep.equal(told[0]);
      const sentence = error.code === 'invalid_request' ? `${first?.field} ${first?.message}` : first?.message;
      expect(error.message).to.equal(sentence);
      expect(await eventsIn(owner)).to.equal(before);
    });

  it('names deliveries that do not exist or are given twice', async () => {
    const { owner } = await buildWorkspace();
    const { webhook } = await buildWebhook(owner);
    const params = { id: webhook.id };
    await owner.call('testWebhook', { params, body: {} });
    const [delivery] = (await owner.call('listWebhookDeliveries', { params })).data;
    const delivery_ids = [delivery?.id ?? '', nobody('del'), delivery?.id ?? ''];
    const { error } = await owner.fail('retryWebhookDeliveries', { params, body: { delivery_ids } });
    expect(error.details?.map(({ field, code }) => [field, code])).to.deep.equal([
      ['delivery_ids.1', 'invalid_request'],
      ['delivery_ids.2', 'invalid_request'],
    ]);
  });

  it('names a field once if it is invalid for all tickets, and per ticket if it is invalid for some', async () => {
    const { owner } = await buildWorkspace();
    const [one, other] = [await buildTicket(owner), await buildTicket(owner)];
    const ids = [one.id, other.id];
    const fieldsOf = async (updates: object) =>
      (await owner.fail('updateTickets', { body: { ids, updates } })).error.details?.map(({ field }) => field);
    expect(await fieldsOf({ priority_id: nobody('pri') })).to.deep.equal(['updates.priority_id']);
    const { id: contact_id } = await buildContact(owner, { client_id: one.client_id });
    expect(await fieldsOf({ contact_id })).to.deep.equal(['ids.1.contact_id']);
  });
});
