/** A response of GET can be sent back with PUT: nothing changes, and no event is emitted. */
import { expect } from 'chai';
import { madeUp } from '../../support/stripe/double-account.js';
import type { OperationId } from '../../../contract/contract.js';
import { operations } from '../../../generated/operations.js';
import { answerOf, bodyOf, operationIds, type Schema } from '../../support/contract/contract.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { externalKinds } from '../../support/builders/external.js';
import { buildContact, buildProject, buildRateCard, buildTag, buildTicket } from '../../support/builders/factories.js';
import { buildInvoice, lineAt } from '../../support/builders/invoices.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../../support/builders/projects.js';
import { buildTask, buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildView, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildItem } from '../../support/builders/billing/items.js';
import { buildRecurringInvoice, hosting } from '../../support/builders/billing/recurring.js';
import { buildExchangeRate, buildTaxRate } from '../../support/builders/taxes.js';
import { buildReply } from '../../support/builders/tickets.js';

type Json = Record<string, unknown>;
/** Creates an object. Returns its path parameters, and the caller who reads and changes it if that is not the owner. */
type Build = (owner: ApiClient) => Promise<{ readonly params: Record<string, string>; readonly caller?: ApiClient }>;

const byId =
  (build: (owner: ApiClient) => Promise<{ readonly id: string }>): Build =>
  async (owner) => ({ params: { id: (await build(owner)).id } });

const createdBy =
  (operation: OperationId, body: Json): Build =>
  async (owner) =>
    byId(() => created(owner, operation, body))(owner);

async function created(owner: ApiClient, operation: OperationId, body: Json): Promise<{ readonly id: string }> {
  const response = await owner.request(operation, { body });
  return ((await response.json()) as { data: { id: string } }).data;
}

const ofProject =
  (name: string, build: (owner: ApiClient, id: string) => Promise<{ readonly id: string }>): Build =>
  async (owner) => {
    const { id } = await buildProject(owner);
    return { params: { id, [name]: (await build(owner, id)).id } };
  };

/** Tested elsewhere: the secret of single sign-on is never returned, and passkeys are changed only with a session. */
const excepted: ReadonlySet<OperationId> = new Set(['updateSingleSignOn', 'updatePasskey']);

const builders: Readonly<Record<string, Build>> = {
  ...Object.fromEntries(
    Object.values(externalKinds).map(({ update, create, body }): [string, Build] => [
      update,
      byId(async (owner) => created(owner, create, { ...(await body(owner)), metadata: { erp: '1' } })),
    ]),
  ),
  updateRateCard: byId(buildRateCard),
  updateTag: byId(buildTag),
  updateUser: async (owner) => ({ params: { id: (await buildUser(owner, 'member')).userId } }),
  updateWorkspace: () => Promise.resolve({ params: {} }),
  updateWebhook: createdBy('createWebhook', { url: 'https://receiver.example/hook', events: ['client.created'] }),
  updateProjectType: createdBy('createProjectType', { name: 'Website' }),
  updateAgreementType: createdBy('createAgreementType', { name: 'Care' }),
  updateTicketStatus: createdBy('createTicketStatus', { name: 'Parked', type: 'open' }),
  updateTicketPriority: createdBy('createTicketPriority', { name: 'Soon' }),
  updateSavedView: byId((owner) => buildView(owner, { columns: [{ id: 'title' }], is_default: true })),
  updateCannedReply: byId(buildReply),
  updateItem: byId(async (owner) =>
    buildItem(owner, { tax_rate_ids: [(await buildTaxRate(owner)).id, (await buildTaxRate(owner)).id] }),
  ),
  updateRecurringInvoice: byId(async (owner) => {
    const [item, { id: tax }] = [await buildItem(owner), await buildTaxRate(owner)];
    const lines = [{ item_id: item.id }, { ...hosting, tax_rate_ids: [tax] }, { ...hosting, tax_rate: 0.07 }];
    return buildRecurringInvoice(owner, { lines, tax_rate_ids: [tax], end_date: '2999-12-31' });
  }),
  updateTaxRate: byId(buildTaxRate),
  updateExchangeRate: byId(buildExchangeRate),
  updateProjectMilestone: ofProject('milestone_id', buildMilestone),
  updateProjectPhase: ofProject('phase_id', buildPhase),
  updateProjectTask: ofProject('task_id', buildProjectTask),
  updateTicketTask: async (owner) => {
    const { id } = await buildTicket(owner);
    return { params: { id, task_id: (await buildTask(owner, id)).id } };
  },
  updateStripeConnection: async (owner) => {
    await owner.call('updateStripeConnection', { body: { secret_key: madeUp('sk_test') } });
    return { params: {} };
  },
  updateMailTemplate: async (owner) => {
    const params = { kind: 'invoice', language: 'en' } as const;
    const body = { subject: 'Invoice {{invoice.number}}', text: 'Hello, here is our invoice.' };
    await owner.call('updateMailTemplate', { params, body });
    return { params };
  },
  updatePortalProfile: async (owner) => {
    const caller = await buildPortalContact(owner, { client_id: (await buildContact(owner)).client_id });
    return { params: {}, caller };
  },
};

/** Operations that change an object, with those on the same path that read it. */
const pairs = operationIds.flatMap((update) => {
  const { path, method } = operations[update];
  const get = operationIds.find((id) => operations[id].path === path && operations[id].method === 'get');
  if (excepted.has(update)) return [];
  return method === 'put' && get !== undefined && answerOf(get)['data'] ? [{ get, update }] : [];
});

/** The fields of a read object that the update takes, from any object within it. */
function writable(update: OperationId, data: Json): Json {
  const nested = Object.values(data).filter(
    (value): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  const all = Object.assign({}, ...nested, data['dates'], data) as Json;
  return within(bodyOf(update)?.schema ?? {}, all) as Json;
}

/** The part of a value that a schema has properties for. */
function within(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => within(schema.items ?? {}, each));
  if (typeof value !== 'object' || value === null || schema.properties === undefined) return value;
  const known = Object.entries(schema.properties).filter(([name]) => name in value);
  return Object.fromEntries(known.map(([name, below]) => [name, within(below, (value as Json)[name])]));
}

async function expectNoChange(get: OperationId, update: OperationId, build: Build): Promise<void> {
  const { owner } = await buildWorkspace();
  const { params, caller = owner } = await build(owner);
  const read = async (): Promise<{ etag: string | null; data: Json }> => {
    const response = await caller.request(get, { params });
    return { etag: response.headers.get('etag'), data: ((await response.json()) as { data: Json }).data };
  };
  const before = await read();
  const named = before.data['id'];
  // The events about settings name the workspace.
  const id = typeof named === 'string' ? named : owner.workspaceId;
  const events = await eventTypesOf(owner, id);
  const body = writable(update, before.data);
  expect(Object.keys(body)).to.have.length.greaterThan(0);
  const response = await caller.request(update, { params, body });
  expect(response.status, await response.text()).to.equal(200);
  expect(await read()).to.deep.equal(before);
  expect(await eventTypesOf(owner, id)).to.deep.equal(events);
}

describe('an object sent back as it was read', () => {
  it('is tried with everything that has both', () => {
    expect(Object.keys(builders)).to.have.members(pairs.map(({ update }) => update));
  });

  for (const { get, update } of pairs) {
    const build = builders[update];
    if (build) it(`changes nothing and emits nothing: ${update}`, () => expectNoChange(get, update, build));
  }

  it('changes nothing of a workspace of whose identity a part is known', () =>
    expectNoChange('getWorkspace', 'updateWorkspace', async (owner) => {
      const address = { line1: 'Harbour Road 1', city: 'Bristol', country: 'GB' };
      const payment = { iban: 'GB33 BUKB 2020 1555 5555 55' };
      await owner.call('updateWorkspace', { body: { business: { legal_name: 'Harbour Ltd', address }, payment } });
      return { params: {} };
    }));

  it('changes nothing of an invoice that bills work and has tax', () =>
    expectNoChange('getInvoice', 'updateInvoice', async (owner) => {
      const { id, client_id } = await buildProject(owner);
      const entry = await buildTimeEntry(owner, { project_id: id });
      const milestone = await buildMilestone(owner, id);
      const line_items = [
        lineAt(100, { time_entry_ids: [entry.id] }),
        { quantity: 1, milestone_id: milestone.id },
        lineAt(3.335, { quantity: 3 }),
      ];
      return { params: { id: (await buildInvoice(owner, { client_id, tax_rate: 0.19, line_items })).id } };
    }));
});
