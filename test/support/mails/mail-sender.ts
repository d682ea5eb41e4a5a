/** A mail sender of the test, next to that of the service's worker. */
import { pino } from 'pino';
import { recordFailedMail, recordSentMail } from '../../../commands/billing/record-failed-mail.js';
import type { Ctx } from '../../../models/context.js';
import { Mail } from '../../../models/workspace/mail.js';
import { createMailTransport, type MailTransport } from '../../../workers/mail-transport.js';
import { createMailSender, type MailSenderDeps } from '../../../workers/send-mail.js';
import { testApi } from '../service/api.js';
import { noJobs } from '../service/no-jobs.js';

export interface TestSender {
  /** Sends all mails of live sides that are due. */
  run(): Promise<void>;
  /** Captures the pending mails of a test side. */
  capture(workspaceId: string): Promise<void>;
}

let transport: MailTransport | undefined;

/** Creates a sender, for mails without attachments. */
export async function newSender(): Promise<TestSender> {
  const { database: db, settings } = await testApi();
  const renderAttachment = () => Promise.reject(new Error('These mails carry nothing'));
  transport ??= createMailTransport(settings, 4);
  const log = pino({ level: 'silent' });
  const recordFailure: MailSenderDeps['recordFailure'] = (claimed, outcome) =>
    recordFailedMail({ db, settings, jobs: noJobs }, claimed, outcome);
  const recordResult: MailSenderDeps['recordResult'] = (claimed, outcome) =>
    recordSentMail({ db, settings, jobs: noJobs }, claimed, outcome);
  const ended = () => undefined;
  const sender = createMailSender({
    db,
    settings,
    log,
    renderAttachment,
    recordFailure,
    recordResult,
    transport,
    ended,
  });
  return {
    capture: (workspaceId) => sender.capture(workspaceId),
    async run() {
      while ((await sender.begin('live')) > 0) await sender.allEnded();
    },
  };
}

/** Closes the SMTP connections that all senders share. */
export function endSenders(): void {
  transport?.close();
  transport = undefined;
}

/** Runs the sender until a mail has been sent, captured or attempted; gives up after 10 seconds. Returns the mail. */
export async function settledMail(ctx: Ctx, id: string): Promise<Mail> {
  const until = Date.now() + 10_000;
  for (;;) {
    await (await newSender()).run();
    const mail = await Mail.get(ctx, id);
    const isDealtWith = mail.status !== 'pending' || (mail.attempts > 0 && mail.lease_by === null);
    if (isDealtWith || Date.now() > until) return mail;
  }
}
