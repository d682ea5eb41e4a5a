/** Requests about the workspace, its webhooks and events, rate cards and project types, and its test side. */
import { newId } from '../../../models/ids.js';
import { testApi, type ApiClient } from '../service/api.js';
import { buildSentInvoice } from '../builders/invoices.js';
import { buildRateCard, uniqueName } from '../builders/factories.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import { buildTestedWebhook, logoForm, type Scene } from './scene.js';

const provider = {
  issuer: 'https://login.example',
  client_id: 'docket',
  client_secret: 'secret',
  domains: ['firm.example'],
};
const newWebhook = { url: 'https://hooks.example/docket', events: ['client.deleted' as const] };
const deliveryOf = async (owner: ApiClient, { id }: { id: string }) => {
  const [delivery] = (await owner.call('listWebhookDeliveries', { params: { id } })).data;
  return { id, delivery_id: delivery?.id ?? '' };
};
const freshWebhook = async ({ owner }: Scene) => ({ id: (await buildTestedWebhook(owner)).id });
const freshCard = async ({ owner }: Scene) => ({ id: (await buildRateCard(owner)).id });
const freshType = async ({ owner }: Scene) => {
  const { data } = await owner.call('createProjectType', { body: { name: uniqueName('Type') } });
  return { id: data.id };
};

/** The oldest mail about an object. */
async function someMail(owner: ApiClient): Promise<{ readonly id: string; readonly resource: string }> {
  await owner.call('listTestMails', {});
  const { data } = await owner.call('listMails', { query: { per_page: 100 } });
  const mail = data.findLast(({ resource }) => resource !== null);
  return { id: mail?.id ?? '', resource: mail?.resource?.id ?? '' };
}

/** A template of mails that requests are about. */
const template = { kind: 'invoice', language: 'de' } as const;

/** A new mail that has failed. */
async function failedMail(owner: ApiClient): Promise<string> {
  const { id } = await buildSentInvoice(owner);
  await owner.call('listTestMails', {});
  const [mail] = (await owner.call('listMails', { query: { resource_id: [id] } })).data;
  const { db } = await testApi();
  await db('mails').where({ id: mail?.id }).update({ status: 'failed' });
  return mail?.id ?? '';
}

/** An export that a worker can have no time to write. */
async function exportOf({ workspaceId, userId }: ApiClient) {
  const { db } = await testApi();
  const id = newId('wex');
  const now = new Date();
  const row = { id, workspace_id: workspaceId, user_id: userId, created_at: now, updated_at: now };
  await db('workspace_exports').insert({ ...row, status: 'failed' });
  return { params: { id } };
}

export const setup = {
  listWorkspaceExports: {
    '': {
      find: async ({ owner }) => {
        await exportOf(owner);
        return {};
      },
    },
  },
  createWorkspaceExport: {
    '': {
      make: async ({ owner }) => {
        const { db } = await testApi();
        await db('workspace_exports').where({ workspace_id: owner.workspaceId }).delete();
        return {};
      },
    },
  },
  getWorkspaceExport: { '': { find: ({ owner }) => exportOf(owner) } },
  getWorkspaceExportFile: { '': { find: ({ owner }) => exportOf(owner) } },
  getWorkspace: { '': plain },
  getWorkspaceUsage: { '': plain },
  getReminderTexts: { '': { find: () => ({ query: { locale: 'de' } }) } },
  updateWorkspace: { '': { make: () => ({ body: { payment_terms_days: 14 } }) } },
  // Nobody may do these on a test side, which is where the callers are; on the other side, the name is wrong.
  deleteWorkspace: { '': { make: () => ({ body: { name: 'Another Firm' } }) } },
  restoreWorkspace: { '': { make: () => ({}) } },
  getWorkspaceLogo: { '': plain },
  uploadWorkspaceLogo: { '': { make: () => ({ body: logoForm() }) } },
  deleteWorkspaceLogo: {
    '': {
      makeFor: async (caller, { owner }) => {
        for (const by of [owner, caller]) await by.request('uploadWorkspaceLogo', { body: logoForm() });
        return {};
      },
    },
  },
  getSingleSignOn: { '': plain },
  updateSingleSignOn: { '': { make: () => ({ body: provider }) } },
  deleteSingleSignOn: {
    '': {
      makeFor: async (caller) => {
        await caller.request('updateSingleSignOn', { body: provider });
        return {};
      },
    },
  },
  getStripeConnection: { '': plain },
  updateStripeConnection: { '': { make: () => ({ body: { secret_key: 'sk_test_matrix0000' } }) } },
  deleteStripeConnection: {
    '': {
      makeFor: async (caller) => {
        await caller.request('updateStripeConnection', { body: { secret_key: 'sk_test_matrix0000' } });
        return {};
      },
    },
  },
  checkSingleSignOn: { '': { make: () => ({}) } },
  listEvents: { '': { find: () => ({ query: { type: ['client.created'] } }) } },
  getEvent: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.event.id } }) } },
  listLoggedRequests: {
    '': { find: ({ fixtures }) => ({ query: { request_id: fixtures.loggedRequest.request_id } }) },
  },
  getLoggedRequest: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.loggedRequest.id } }) } },
  streamChanges: { '': plain },
  listWebhooks: { '': plain },
  createWebhook: { '': { make: () => ({ body: newWebhook }) } },
  getWebhook: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.webhook.id } }) } },
  updateWebhook: {
    '': { make: async (scene) => ({ params: await freshWebhook(scene), body: { events: ['client.updated'] } }) },
  },
  deleteWebhook: { '': { make: async (scene) => ({ params: await freshWebhook(scene) }) } },
  listWebhookDeliveries: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.webhook.id } }) } },
  getWebhookDelivery: {
    '': { find: async ({ owner, fixtures }) => ({ params: await deliveryOf(owner, fixtures.webhook) }) },
  },
  retryWebhookDeliveries: {
    '': {
      make: async ({ owner }) => {
        const { id, delivery_id } = await deliveryOf(owner, await buildTestedWebhook(owner));
        return { params: { id }, body: { delivery_ids: [delivery_id] } };
      },
    },
  },
  retryWebhookDelivery: {
    '': { make: async ({ owner }) => ({ params: await deliveryOf(owner, await buildTestedWebhook(owner)) }) },
  },
  recoverWebhook: {
    '': { make: async (scene) => ({ params: await freshWebhook(scene), body: { since: new Date().toISOString() } }) },
  },
  rotateWebhookSecret: { '': { make: async (scene) => ({ params: await freshWebhook(scene) }) } },
  testWebhook: { '': { make: async (scene) => ({ params: await freshWebhook(scene) }) } },
  listRateCards: { '': plain },
  createRateCard: { '': { make: () => ({ body: { name: uniqueName('Rates'), standard_rate: 100 } }) } },
  getRateCard: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.card.id } }) } },
  updateRateCard: { '': { make: async (scene) => ({ params: await freshCard(scene), body: { standard_rate: 90 } }) } },
  deleteRateCard: { '': { make: async (scene) => ({ params: await freshCard(scene) }) } },
  listProjectTypes: { '': plain },
  createProjectType: { '': { make: () => ({ body: { name: uniqueName('Type') } }) } },
  getProjectType: {
    '': {
      find: async ({ owner }) => ({ params: { id: (await owner.call('listProjectTypes', {})).data[0]?.id ?? '' } }),
    },
  },
  updateProjectType: {
    '': { make: async (scene) => ({ params: await freshType(scene), body: { name: uniqueName('Type') } }) },
  },
  deleteProjectType: { '': { make: async (scene) => ({ params: await freshType(scene) }) } },
  listAuditEntries: {
    '': {
      find: ({ fixtures: { auditEntry } }) => ({
        query: { action: [auditEntry.action], resource_id: [auditEntry.resource.id ?? ''] },
      }),
    },
  },
  getAuditEntry: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.auditEntry.id } }) } },
  listMails: { '': { find: async ({ owner }) => ({ query: { resource_id: [(await someMail(owner)).resource] } }) } },
  getMail: { '': { find: async ({ owner }) => ({ params: { id: (await someMail(owner)).id } }) } },
  retryMail: { '': { make: async ({ owner }) => ({ params: { id: await failedMail(owner) } }) } },
  getAllMailTemplates: { '': plain },
  getMailTemplate: { '': { find: () => ({ params: template }) } },
  updateMailTemplate: { '': { make: () => ({ params: template, body: { subject: 'Rechnung {{invoice.number}}' } }) } },
  deleteMailTemplate: { '': { make: () => ({ params: template }) } },
  previewMailTemplate: { '': { find: () => ({ params: template, body: { subject: 'Rechnung {{invoice.number}}' } }) } },
  listTestMails: { '': plain },
  getTestClock: { '': plain },
  advanceTestClock: { '': { make: () => ({ body: { to: new Date(Date.now() + 60_000).toISOString() } }) } },
  resetTestData: { '': { make: () => ({}) } },
} satisfies CasesOf<
  | 'workspace'
  | 'events'
  | 'audit-log'
  | 'mails'
  | 'mail-templates'
  | 'request-log'
  | 'webhooks'
  | 'rate-cards'
  | 'project-types'
  | 'test-mode'
>;
