/** The order in which mails are sent, with a sender and a database of the test's own. */
import { expect } from 'chai';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { recordFailedMail, recordSentMail } from '../../commands/billing/record-failed-mail.js';
import { Undrawable } from '../../documents/undrawable.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { queueMail, type MailAttachment } from '../../models/workspace/mail.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { loadSettings, type Settings } from '../../settings/settings.js';
import { createMailTransport, type MailTransport } from '../../workers/mail-transport.js';
import { createMailSender, maxConnections, type MailSender, type MailSenderDeps } from '../../workers/send-mail.js';
import { freshDatabase } from '../support/service/database.js';
import { noJobs } from '../support/service/no-jobs.js';
import { slowPrefix, startSmtpSink, type SmtpSink } from '../support/mails/smtp-sink.js';
import { until } from '../support/service/waiting.js';

describe('mails of several workspaces', () => {
  let database: Database;
  let db: Knex;
  let sink: SmtpSink;
  let settings: Settings;
  let transport: MailTransport;
  let sender: MailSender;
  let answerAll: () => void;

  before(async () => {
    const url = await freshDatabase('mails');
    database = openDatabase(url, 4);
    db = openSchema(url);
  });
  beforeEach(async () => {
    sink = await startSmtpSink();
    settings = loadSettings({ SECRET_KEY: 'a secret key for the tests, long enough', SMTP_URL: sink.url });
    transport = createMailTransport(settings, maxConnections);
    const drawn = new Promise<{ content: Buffer; content_type: string }>((resolve) => {
      answerAll = () => resolve({ content: Buffer.from('%PDF'), content_type: 'application/pdf' });
    });
    const log = pino({ level: 'silent' });
    sender = createMailSender({
      db: database,
      settings,
      log,
      transport,
      renderAttachment: () => drawn,
      recordFailure,
      recordResult,
      ended: () => undefined,
    });
  });
  afterEach(async () => {
    transport.close();
    answerAll();
    await sender.allEnded();
    await sink.stop();
    await db('mails').delete();
  });
  after(() => Promise.all([database.destroy(), db.destroy()]));

  const recordResult: MailSenderDeps['recordResult'] = (claimed, outcome) =>
    recordSentMail({ db: database, settings, jobs: noJobs }, claimed, outcome);
  const recordFailure: MailSenderDeps['recordFailure'] = (claimed, outcome) =>
    recordFailedMail({ db: database, settings, jobs: noJobs }, claimed, outcome);

  interface Wish {
    readonly isUrgent?: boolean;
    readonly attachments?: readonly MailAttachment[];
  }

  /** Queues a mail to each address. Returns the workspace's id. */
  async function queue(side: 'live' | 'test', addresses: readonly string[], wish: Wish = {}, from?: string) {
    const made = from ?? (await createWorkspace(database, { name: 'Firm', email: 'owner@example.com' }));
    const id = typeof made === 'string' ? made : side === 'live' ? made.workspace_id : made.test_workspace_id;
    const ctx = await systemContext({ db: database, settings, jobs: noJobs }, id);
    for (const to of addresses)
      await queueMail(ctx, { kind: 'other', resource: null, to: [to], subject: 'Hello', text: '', html: '', ...wish });
    return id;
  }

  const addresses = (prefix: string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => `${prefix}${at}@example.com`);

  /** Runs the sender until each of these addresses has got a mail. */
  async function sendUntilCame(wanted: readonly string[]): Promise<void> {
    await until(async () => {
      await sender.begin('live');
      return wanted.every((address) => sink.mailsTo(address).length === 1);
    });
  }

  it('are sent while the server is slow with those of one workspace, whose sign-in mails are sent too', async () => {
    const busy = await queue('live', addresses(slowPrefix, 50));
    await sender.begin('live');
    await until(() => sink.held() > 0);
    const other = addresses('other-', 10);
    await queue('live', other);
    await queue('live', ['sign-in@example.com'], { isUrgent: true }, busy);
    await sendUntilCame([...other, 'sign-in@example.com']);
    expect(sink.held()).to.be.lessThan(6);
    // The server has a mail a moment before the sender records that it was sent.
    await until(async () => (await db('mails').where({ status: 'sent' })).length === 11);
  });

  it("that a person waits for are sent even if all other places are taken, and those of one firm leave room for another's", async () => {
    for (let count = 0; count < 8; count += 1) await queue('live', addresses(`${slowPrefix}${count}-`, 10));
    await queue('live', addresses(`${slowPrefix}invited-`, 10), { isUrgent: true });
    await sender.begin('live');
    await queue('live', ['password@example.com'], { isUrgent: true });
    await sendUntilCame(['password@example.com']);
  });

  it('take turns, however many one of them has queued before', async () => {
    const many = addresses('many-', 300);
    await queue('live', many);
    await queue('live', ['first@example.com', 'second@example.com']);
    await sendUntilCame(['first@example.com', 'second@example.com']);
    expect(many.filter((address) => sink.mailsTo(address).length > 0).length).to.be.lessThan(30);
  });

  it('of the test side are there for a reader, even if a document could not be rendered at first', async () => {
    const outcomes = [() => Promise.reject(new Error('The drawing took too long'))];
    const file = { content: Buffer.from('%PDF'), content_type: 'application/pdf' };
    const renderAttachment = () => outcomes.pop()?.() ?? Promise.resolve(file);
    const log = pino({ level: 'silent' });
    const flaky = createMailSender({
      db: database,
      settings,
      log,
      transport,
      renderAttachment,
      recordFailure,
      recordResult,
      ended: () => undefined,
    });
    const attachments = [{ kind: 'invoice_pdf', invoice_id: 'inv_1', filename: 'invoice.pdf' }] as const;
    await flaky.capture(await queue('test', ['late@example.com'], { attachments }));
    expect(await db('mails').where({ status: 'captured', attempts: 2 })).to.have.length(1);
  });

  /** The state of a mail whose document can never be rendered. */
  async function withoutDocument(side: 'live' | 'test', attachment: MailAttachment): Promise<unknown> {
    const deps = { db: database, settings, log: pino({ level: 'silent' }), transport, ended: () => undefined };
    const renderAttachment = () => Promise.reject(new Undrawable('internal_error', 'The document cannot be rendered'));
    const failing = createMailSender({ ...deps, renderAttachment, recordFailure, recordResult });
    const workspaceId = await queue(side, ['whole@example.com'], { attachments: [attachment] });
    if (side === 'live') await failing.begin('live');
    else await failing.capture(workspaceId);
    await failing.allEnded();
    return (await db('mails').first('status', 'attempts', 'error')) as unknown;
  }

  for (const side of ['live', 'test'] as const) {
    it(`of the ${side} side are sent without an invoice that cannot be rendered`, async () => {
      const attachment = { kind: 'invoice_pdf', invoice_id: 'inv_1', filename: 'invoice.pdf' } as const;
      const mail = await withoutDocument(side, attachment);
      expect(mail).to.deep.equal({ status: side === 'live' ? 'sent' : 'captured', attempts: 1, error: null });
    });

    it(`of the ${side} side that are nothing without their statement fail at once`, async () => {
      const range = { from: '2026-01-01', to: '2026-01-31' };
      const attachment = { kind: 'statement_pdf', client_id: 'cli_1', ...range, filename: 'statement.pdf' } as const;
      const mail = await withoutDocument(side, attachment);
      expect(mail).to.deep.equal({ status: 'failed', attempts: 1, error: 'The document cannot be rendered' });
    });
  }

  it('of the test side take no place from one that is to be sent', async () => {
    const attachments = [{ kind: 'invoice_pdf', invoice_id: 'inv_1', filename: 'invoice.pdf' }] as const;
    await queue('test', addresses('captured-', 50), { attachments });
    await sender.begin('test');
    expect(await sender.begin('test')).to.equal(0);
    await queue('live', ['live@example.com']);
    await sendUntilCame(['live@example.com']);
    expect(await db('mails').where({ status: 'captured' })).to.deep.equal([]);
  });
});
