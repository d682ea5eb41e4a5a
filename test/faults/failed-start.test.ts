import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { expect } from 'chai';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import type { EventData } from '../../contract/contract.js';
import { sampleData } from '../../contract/event-samples.js';
import { openDatabase } from '../../database/database.js';
import { emit } from '../../models/events/event.js';
import { addWebhook } from '../../models/events/webhook.js';
import { queueMail } from '../../models/workspace/mail.js';
import { seal } from '../../models/workspace/secret-box.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import type { Settings } from '../../settings/settings.js';
import { testApi } from '../support/service/api.js';
import { freshDatabase } from '../support/service/database.js';
import { noJobs } from '../support/service/no-jobs.js';
import { startReceiver, type Receiver } from '../support/service/receiver.js';
import { startService } from '../support/service/service.js';
import { startSmtpSink, type SmtpSink } from '../support/mails/smtp-sink.js';

describe('a start that fails', function () {
  let databaseUrl: string;
  let other: Server;
  let receiver: Receiver;
  let sink: SmtpSink;

  /** Queues a mail and a webhook message that are due. */
  before(async () => {
    databaseUrl = await freshDatabase('failed_start');
    [receiver, sink] = await Promise.all([startReceiver(), startSmtpSink()]);
    const { settings } = await testApi();
    const db = openDatabase(databaseUrl, 2);
    const { workspace_id: id } = await createWorkspace(db, { name: 'Firm', email: 'owner@example.com' });
    const context = () => systemContext({ db, settings, jobs: noJobs }, id);
    const ctx = await context();
    await queueMail(ctx, {
      kind: 'other',
      resource: null,
      to: ['someone@example.com'],
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    });
    await addWebhook(ctx, {
      url: receiver.url,
      events: ['client.created'],
      secret: seal(settings, 'whsec_of-this-test'),
    });
    await emit(await context(), 'client.created', sampleData('client.created') as EventData<'client.created'>);
    await db.destroy();
    other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
  });
  after(async () => {
    other.close();
    await sink.stop();
  });

  const start = (settings: Partial<Settings>) =>
    startService({ databaseUrl, settings: { SMTP_URL: sink.url, ...settings } });
  const failure = (settings: Partial<Settings>): Promise<unknown> =>
    start(settings).then(
      async (server) => {
        await server.stop();
        return 'none';
      },
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    );
  const sent = () => ({ mails: sink.mailsTo('someone@example.com').length, webhooks: receiver.received.length });

  for (const name of ['PORT', 'METRICS_PORT'] as const)
    it(`because ${name} is taken sends no mail and no webhook`, async () => {
      const { port } = other.address() as AddressInfo;
      expect(await failure({ [name]: port })).to.equal('EADDRINUSE');
      expect(sent()).to.deep.equal({ mails: 0, webhooks: 0 });
    });

  it('leaves them to the next one, which sends each once', async () => {
    const server = await start({});
    await Promise.all([sink.mailTo('someone@example.com'), receiver.waitFor(1)]);
    await server.stop();
    expect(sent()).to.deep.equal({ mails: 1, webhooks: 1 });
  });
});
