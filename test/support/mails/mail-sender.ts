/** A sender of mails for tests, beside the worker of the service. */
import { pino } from 'pino';
import type { Ctx } from '../../../models/context.js';
import { Mail } from '../../../models/workspace/mail.js';
import { createMailTransport, type MailTransport } from '../../../workers/mail-transport.js';
import { createMailSender } from '../../../workers/send-mail.js';
import { testApi } from '../service/api.js';

export interface TestSender {
  /** Does all that is due on live sides. */
  run(): Promise<void>;
  /** Captures what waits on one test side. */
  capture(workspaceId: string): Promise<void>;
}

let transport: MailTransport | undefined;

/** A sender of mails that carry no files. */
export async function newSender(): Promise<TestSender> {
  const { database: db, settings } = await testApi();
  const renderAttachment = () => Promise.reject(new Error('These mails carry nothing'));
  transport ??= createMailTransport(settings, 4);
  const log = pino({ level: 'silent' });
  const sender = createMailSender({ db, settings, log, renderAttachment, transport, ended: () => undefined });
  return {
    capture: (workspaceId) => sender.capture(workspaceId),
    async run() {
      while ((await sender.begin('live')) > 0) await sender.allEnded();
    },
  };
}

/** Ends the connections of all senders. */
export function endSenders(): void {
  transport?.close();
  transport = undefined;
}

/** The mail once a worker, of the test or of the service itself, has dealt with it. */
export async function settledMail(ctx: Ctx, id: string): Promise<Mail> {
  const until = Date.now() + 10_000;
  for (;;) {
    await (await newSender()).run();
    const mail = await Mail.get(ctx, id);
    const isDealtWith = mail.status !== 'pending' || (mail.attempts > 0 && mail.lease_by === null);
    if (isDealtWith || Date.now() > until) return mail;
  }
}
