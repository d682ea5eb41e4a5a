/** Deletion races: deletions of webhooks, scheduled reports and the workspace's logo, and operations on them. */
import { testApi, type ApiClient } from '../service/api.js';
import { buildClient } from '../builders/factories.js';
import { png } from '../builders/images.js';
import { uploadForm } from '../builders/uploads.js';
import { until } from '../service/waiting.js';
import { byId, plain, type Area, type Params } from './race.js';

const logo = Uint8Array.from(png(2, 2));
/** A port where nothing listens, so that each delivery attempt fails immediately. */
const deaf = 'http://127.0.0.1:1/hooks';

/** Triggers a delivery attempt to a webhook for `client.created`, and waits until its row exists. */
async function attemptAt(owner: ApiClient, { id = '' }: Params): Promise<Params> {
  await buildClient(owner);
  const { db } = await testApi();
  const found: { id?: string } = {};
  await until(async () => {
    const attempt = (await db('webhook_deliveries').where({ webhook_id: id }).first('id')) as
      | { id: string }
      | undefined;
    if (attempt) found.id = attempt.id;
    return attempt !== undefined;
  });
  return { delivery_id: found.id ?? '' };
}

export const workspace = {
  deletions: {
    deleteWebhook: {
      operation: 'deleteWebhook',
      fields: ['webhook_id'],
      isLeftOut: true,
      isOnTestSide: true,
      async make(owner) {
        const { id } = (await owner.call('createWebhook', { body: { url: deaf, events: ['client.created'] } })).data;
        return { params: byId(id), refs: { webhook_id: id } };
      },
    },
    deleteScheduledReport: {
      operation: 'deleteScheduledReport',
      async make(owner) {
        const { id } = (
          await owner.call('createScheduledReport', {
            body: { report_type: 'time', schedule: 'daily', recipients: ['pat@example.com'] },
          })
        ).data;
        return { params: byId(id) };
      },
    },
    deleteWorkspaceLogo: {
      operation: 'deleteWorkspaceLogo',
      isLeftOut: true,
      async make(owner) {
        await (await owner.request('uploadWorkspaceLogo', { body: uploadForm(logo, 'logo.png') })).arrayBuffer();
        return {};
      },
    },
  },
  onPath: {
    updateWebhook: plain({ description: 'Keeps the warehouse in step' }),
    retryWebhookDelivery: async (owner, params) => ({ params: await attemptAt(owner, params) }),
    retryWebhookDeliveries: plain({ status: 'failed' }),
    recoverWebhook: plain({ since: '2026-01-01T00:00:00.000Z' }),
    rotateWebhookSecret: plain({ grace_hours: 0 }),
    testWebhook: plain({}),
    uploadWorkspaceLogo: () => ({
      form: uploadForm(logo, 'logo.png'),
      body: { filename: 'logo.png', bytes: Buffer.from(logo) },
    }),
  },
} satisfies Area;
