/**
 * The database is unreachable for a while, during requests, and while jobs, mails and webhooks are in progress and due.
 * OUTAGE_SECONDS=60 makes it longer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace, type CreatedWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { queueMail } from '../../models/workspace/mail.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { ApiClient, testApi } from '../support/service/api.js';
import { freshDatabase } from '../support/service/database.js';
import { openDatabaseLink, type DatabaseLink } from '../support/service/database-link.js';
import { noJobs } from '../support/service/no-jobs.js';
import { buildWebhook, type Receiver } from '../support/service/receiver.js';
import { startService, type TestService } from '../support/service/service.js';
import { slowPrefix, startSmtpSink, type SmtpSink } from '../support/mails/smtp-sink.js';
import { until } from '../support/service/waiting.js';
import { startTestWorker, type TestWorker } from '../support/service/worker.js';

const outageMs = Number(process.env['OUTAGE_SECONDS'] ?? 3) * 1000;

describe('an outage of the database', function () {
  let database: Database;
  let db: Knex;
  let link: DatabaseLink;
  /** `cut` reaches the database through the link, `near` directly. */
  let services: { cut: TestService; near: TestService };
  let worker: TestWorker;
  let workspace: CreatedWorkspace;
  let receiver: Receiver;
  let sink: SmtpSink;
  let letEnd = (): void => undefined;
  const mayEnd = new Promise<void>((resolve) => (letEnd = resolve));
  const runs: string[] = [];
  const refused: unknown[] = [];

  const apiAt = ({ url }: TestService): ApiClient =>
    new ApiClient(url, workspace.test_key, workspace.test_workspace_id, workspace.test_user_id);

  const mailTo = async (address: string): Promise<void> => {
    const { settings } = await testApi();
    const ctx = await systemContext({ db: database, settings, jobs: noJobs }, workspace.workspace_id);
    await queueMail(ctx, {
      kind: 'other',
      resource: null,
      to: [address],
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    });
  };

  const jobIsDue = (kind: string) =>
    db('jobs')
      .insert({ workspace_id: workspace.workspace_id, kind, due_at: new Date(0), timezone: 'UTC' })
      .onConflict()
      .merge(['due_at']);

  before(async () => {
    const databaseUrl = await freshDatabase('outage');
    database = openDatabase(databaseUrl, 2);
    db = openSchema(databaseUrl);
    workspace = await createWorkspace(database, { name: 'Outage', email: 'owner@example.com' });
    link = await openDatabaseLink(databaseUrl);
    sink = await startSmtpSink();
    const settings = { WORKER: 'off' } as const;
    services = {
      cut: await startService({ databaseUrl: link.url, settings }),
      near: await startService({ databaseUrl, settings }),
    };
    const run = (ctx: { workspace: { id: string } }, kind: string): Promise<void> =>
      Promise.resolve(void runs.push(`${kind} ${ctx.workspace.id}`));
    const registry = {
      under_way: async (ctx: { workspace: { id: string } }) => run(ctx, 'under_way').then(() => mayEnd),
      waiting: (ctx: { workspace: { id: string } }) => run(ctx, 'waiting'),
    };
    worker = await startTestWorker('on', registry, {
      databaseUrl: link.url,
      settings: { SMTP_URL: sink.url },
    });
    receiver = (await buildWebhook(apiAt(services.near))).receiver;
    receiver.answer = () => mayEnd.then(() => 200);

    // A mail, a job and a webhook message are in progress when the database becomes unreachable.
    await Promise.all([mailTo(`${slowPrefix}one@example.com`), jobIsDue('under_way')]);
    await apiAt(services.cut).call('createClient', { body: { name: 'Before' } });
    await until(() => receiver.received.length === 1 && sink.held() === 1 && runs.length === 1);

    await link.cut();
    // The mail and the job finish now, but cannot record it. The other service creates more work.
    sink.release();
    letEnd();
    await Promise.all([mailTo('two@example.com'), jobIsDue('waiting')]);
    await apiAt(services.near).call('createClient', { body: { name: 'Meanwhile' } });
    for (const end = performance.now() + outageMs; performance.now() < end; await pause(100)) {
      const headers = { 'Idempotency-Key': 'during' };
      const {
        status,
        error,
        headers: told,
      } = await apiAt(services.cut).fail('createClient', {
        body: { name: 'Once' },
        headers,
      });
      refused.push({ status, code: error.code, retryAfter: told.get('retry-after') });
    }
    await link.restore();
  });
  after(async () => {
    await worker.stop();
    await Promise.all([services.cut.stop(), services.near.stop()]);
    await Promise.all([link.cut(), sink.stop(), database.destroy(), db.destroy()]);
  });

  it('returns 503 with Retry-After all the time', () => {
    expect(refused).to.not.have.lengthOf(0);
    for (const answer of refused) expect(answer).to.deep.equal({ status: 503, code: 'unavailable', retryAfter: '1' });
  });

  it('is over as soon as the database is back, without a restart', async () => {
    const headers = { 'Idempotency-Key': 'during' };
    await apiAt(services.cut).call('createClient', { body: { name: 'Once' }, headers });
    const names: unknown = await db('clients').where({ workspace_id: workspace.test_workspace_id }).pluck('name');
    expect(names).to.have.members(['Before', 'Meanwhile', 'Once']);
  });

  it('loses no mail, webhook or job, and does none of them twice', async () => {
    const rows = async () => ({
      mails: (await db('mails')
        .where({ workspace_id: workspace.workspace_id })
        .select('status', 'attempts')) as unknown[],
      messages: (await db('webhook_messages')
        .where({ workspace_id: workspace.test_workspace_id })
        .select('state', 'attempts')) as unknown[],
      jobs: (await db('jobs')
        .where({ workspace_id: workspace.workspace_id })
        .whereIn('kind', ['under_way', 'waiting'])
        .select('attempts', 'last_error')) as unknown[],
    });
    const open = (): Promise<unknown[]> =>
      Promise.all([
        db('mails').where({ workspace_id: workspace.workspace_id, status: 'pending' }),
        db('webhook_messages').where({ workspace_id: workspace.test_workspace_id, state: 'pending' }),
        db('jobs').where({ workspace_id: workspace.workspace_id }).where('due_at', '<', new Date()),
      ]).then((found) => (found as unknown[][]).flat());
    await until(async () => (await open()).length === 0, 100);
    const { mails, messages, jobs } = await rows();
    expect(mails).to.deep.equal(Array.from({ length: 2 }, () => ({ status: 'sent', attempts: 1 })));
    for (const message of messages) expect(message).to.deep.equal({ state: 'delivered', attempts: 1 });
    expect(jobs).to.deep.equal(Array.from({ length: 2 }, () => ({ attempts: 0, last_error: null })));
    expect([`${slowPrefix}one@example.com`, 'two@example.com'].map((to) => sink.mailsTo(to).length)).to.deep.equal([
      1, 1,
    ]);
    expect(receiver.received.map(({ event }) => event.data['name'])).to.have.members(['Before', 'Meanwhile', 'Once']);
    expect(runs.filter((run) => run.endsWith(workspace.workspace_id)).map((run) => run.split(' ')[0])).to.have.members([
      'under_way',
      'waiting',
    ]);
  });
});
